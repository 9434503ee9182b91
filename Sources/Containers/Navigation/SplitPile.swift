@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The places of columns: side by side, or above each other.
struct SplitArrangement {
  /// The columns that exist.
  let present: [Int]
  /// The widths of all columns but the last, unless their content has to be wider.
  let widths: [CGFloat]
  /// The number of columns that are put away, from the first one on; between two whole numbers, one is on its way.
  var hidden: CGFloat
  /// True if the last column takes all the space behind the others.
  let covers: Bool
  /// The height of the window's bar, below which all columns but the sidebar begin.
  let bar: CGFloat
  /// The column that covers the others; between two whole numbers, it slides over the one before.
  ///
  /// Nil where columns stand side by side.
  var position: CGFloat?
  /// The column that covers the others when nothing moves.
  let current: Int
}

/// The columns of a split view that exist, and where they stand side by side the handles and the lines between them.
struct SplitPile<Content: View> {
  let columns: SplitArrangement
  @ViewBuilder let content: Content
}

extension SplitPile: ContainerView {
  var arrangement: SplitColumnsRule { SplitColumnsRule(arrangement: columns) }
}

extension SplitColumnsRule: ContainerArrangement, Animatable {
  nonisolated var animatableData: CGFloat {
    get { arrangement.position ?? arrangement.hidden }
    set {
      if arrangement.position == nil {
        arrangement.hidden = newValue
      } else {
        arrangement.position = newValue
      }
    }
  }
}

/// Columns side by side, or one that is as large as the container.
///
/// Side by side they are a panel 8 points inside of the leading edge, columns of the height of the container, and the last
/// in the remaining space; a divider of one point is before the last, unless that follows the panel.
///
/// - Child sizing: each is proposed its place.
/// - Preferred size: the proposal. Without a proposed width it is as wide as its columns, with 300 points for the last;
///   without a proposed height, 300 points high.
struct SplitColumnsRule: LayoutRule {
  var arrangement: SplitArrangement

  static var inset: CGFloat { 8 }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: arrangement.widths.reduce(300, +), height: 300))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    if let position = arrangement.position { return placeScreens(node, size, position) }
    let hidden = max(0, arrangement.hidden)
    let widths = widths(node)
    let columns = zip(
      frames(widths, in: size, first: Int(hidden)),
      frames(widths, in: size, first: Int(hidden.rounded(.up)))
    ).map { $0.between($1, at: hidden - hidden.rounded(.down)) }
    let handles = columns.dropLast().map { frame in
      CGRect(x: frame.maxX - 4, y: frame.minY, width: 8, height: frame.height)
    }
    let lines = columns.dropFirst().dropLast().map { frame in
      CGRect(x: frame.maxX, y: frame.minY, width: 1, height: frame.height)
    }
    let places = arrangement.present.map { columns[$0] } + handles + lines
    for (index, (child, place)) in zip(node.children, places).enumerated() {
      if index < arrangement.present.count, place.maxX <= 0, place.width > 0 {
        child.leaveOut()
        continue
      }
      child.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
  }

  /// The widths of all columns but the last.
  private func widths(_ node: LayoutNode) -> [CGFloat] {
    var widths = arrangement.widths
    for (index, child) in zip(arrangement.present, node.children) where index < widths.count {
      let least = child.minimumLength(.horizontal)
      if least.isFinite { widths[index] = max(widths[index], least) }
    }
    return widths
  }

  /// The columns side by side; those before `first` are before the leading edge.
  private func frames(_ widths: [CGFloat], in size: CGSize, first: Int) -> [CGRect] {
    let (inset, bar) = (Self.inset, arrangement.bar)
    let height = max(0, size.height - bar)
    var frames: [CGRect] = []
    var x: CGFloat = 0
    for (index, wanted) in widths.enumerated() {
      let width = max(0, min(wanted, size.width - x - inset))
      if index < first {
        // As high as it was: only the place changes.
        let (y, height) = index == 0 ? (inset, max(0, size.height - 2 * inset)) : (bar, height)
        frames.append(CGRect(x: -width - inset, y: y, width: width, height: height))
      } else if index == 0 {
        frames.append(
          CGRect(x: inset, y: inset, width: width, height: max(0, size.height - 2 * inset)))
        x = inset + width
      } else {
        frames.append(CGRect(x: x, y: bar, width: width, height: height))
        x += width + 1
      }
    }
    let rest = arrangement.covers ? 0 : x
    return frames + [CGRect(x: rest, y: bar, width: max(0, size.width - rest), height: height)]
  }

  /// One column above the others: those below move by less, as below a screen that is pushed.
  private func placeScreens(_ node: LayoutNode, _ size: CGSize, _ position: CGFloat) {
    for (index, child) in zip(arrangement.present, node.children) {
      let distance = CGFloat(index) - position
      guard index == arrangement.current || abs(distance) < 0.999 else {
        child.leaveOut()
        continue
      }
      // Zero times an infinite width is not a number.
      let x = distance == 0 ? 0 : (distance > 0 ? distance : 0.3 * distance) * size.width
      child.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(size))
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension CGRect {
  /// The rectangle on the way to another one.
  fileprivate func between(_ other: CGRect, at share: CGFloat) -> CGRect {
    if share == 0 { return self }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
