@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// The label of a button in the room of its border.
struct ButtonBox {
  let style: AnyShapeStyle
  /// The space at each side of the label.
  let padding: CGSize
  let minimum: CGSize
  let shape: ButtonBorderShape
  /// True if it is as wide as it is proposed.
  let fills: Bool
}

extension ButtonBox: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    ControlBoxRule(padding: padding, minimum: minimum, fills: fills)
  }

  static var writesEnvironment: Bool { true }

  func environment(inside environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    inside.limitLinesInControl()
    inside.setControlFont()
    inside.pushForeground([style])
    inside.isInButtonBorder = true
    return inside
  }

  func configure(_ element: LayoutElement) { element.setContentShape(.focusEffect, shape) }
}

private enum InButtonBorderKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True for the label of a button that has a border of the platform.
  var isInButtonBorder: Bool {
    get { self[InButtonBorderKey.self] }
    set { self[InButtonBorderKey.self] = newValue }
  }
}

/// A child in the middle of the room of a control's border, with the spacing of a control: that of
/// its label does not count.
///
/// - Child sizing: the proposal less the padding, never below zero.
/// - Preferred size: the child's size plus the padding, or the minimum lengths where those are larger;
///   as wide as proposed if it fills and that is larger.
private struct ControlBoxRule: UnaryRule {
  let padding: CGSize
  let minimum: CGSize
  let fills: Bool

  private func boxed(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    max(length + 2 * padding[axis], minimum[axis])
  }

  func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.children.first?.clampedSize else { return nil }
    func boxed(_ range: LengthRange, _ axis: Axis) -> LengthRange {
      LengthRange(
        min: self.boxed(range.min, axis), exactIdeal: self.boxed(range.ideal, axis),
        max: self.boxed(range.max, axis))
    }
    var width = boxed(child.width, .horizontal)
    if fills { width.max = .infinity }
    return ClampedSize(width: width, height: boxed(child.height, .vertical))
  }

  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * padding.width, 0) },
      height: proposal.height.map { max($0 - 2 * padding.height, 0) })
  }

  func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let width = boxed(childSize.width, .horizontal)
    return CGSize(
      width: fills ? max(width, proposal.width ?? 0) : width,
      height: boxed(childSize.height, .vertical))
  }

  func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    func origin(_ axis: Axis) -> CGFloat {
      let origin = (size[axis] - child.size[axis]) / 2
      return origin.isNaN ? padding[axis] : origin
    }
    return CGPoint(x: origin(.horizontal), y: origin(.vertical))
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
