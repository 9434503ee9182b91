import EspalierDrawing
import Foundation
import LayoutEngine

/// The options of a picker side by side in a bar, all of one width.
struct SegmentedPicker<Value: Hashable, Content: View> {
  let choice: PickerChoice<Value>
  /// Whether icons stand for the options that have some.
  let isPalette: Bool
  let content: Content
  @State private var options = PickerOptions()
  @State private var pressed: ObjectIdentifier?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  /// Beside a title, as recorded on macOS.
  private var padding: CGFloat { metrics.isMac ? 10.5 : 8 }
}

@MainActor extension SegmentedPicker: View {
  var body: some View {
    let shape = ButtonBorderShape.automatic.resolved(metrics)
    SegmentLayout(fills: !metrics.isMac) {
      labels
        .foregroundStyle(isEnabled ? .primary : .tertiary)
        .font(metrics.isMac ? metrics.font : .system(size: 13, weight: .medium))
        .lineLimit(1)
        .padding(.horizontal, padding)
        .frame(maxWidth: .infinity, minHeight: metrics.segmentedHeight)
        .options(isBackground: true) { option in
          SegmentBackground(
            isSelected: choice.isSelected(option), isPressed: pressed == option.id,
            shape: AnyShape(shape), isMac: metrics.isMac)
        }
        .options(isBackground: true) { option in
          SegmentDivider(
            list: options, option: option, selection: choice.value.map { AnyHashable($0) },
            isSelected: { choice.isSelected($0) })
        }
        .options(in: options) { option in
          Color.clear
            .contentShape(Rectangle())
            ._onButtonGesture { pressing in
              pressed = pressing && isEnabled ? option.id : nil
            } perform: {
              choice.select(option)
            }
        }
        .describingOptions { option in
          ControlDescription(
            .radioButton, isSelected: choice.isSelected(option), press: { choice.select(option) })
        }
    }
    .background(.fill.secondary, in: shape)
    .contentShape(.focusEffect, shape)
    .controlSpacing()
    .onArrowKeys(isList: true) { isForward in
      choice.move(forward: isForward, in: options)
      return true
    }
    .controlGroup(.picker)
    .diagnosing(choice, options)
  }

  @ViewBuilder private var labels: some View {
    if isPalette { content.labelStyle(.iconOnly) } else { content.labelStyle(.titleAndIcon) }
  }
}

private struct SegmentBackground {
  let isSelected: Bool
  let isPressed: Bool
  let shape: AnyShape
  let isMac: Bool
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension SegmentBackground: View {
  var body: some View {
    Group {
      if isSelected {
        shape
          .fill(colorScheme == .dark ? Color.white.opacity(0.25) : .white)
          .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
      } else if isPressed {
        shape.fill(.fill.tertiary)
      } else {
        Color.clear
      }
    }
    .padding(isMac ? 1 : 2)
  }
}

/// A line before a segment, where neither it nor the one before is selected.
private struct SegmentDivider {
  let list: PickerOptions
  let option: PickerOption
  /// Changes with what is selected.
  let selection: AnyHashable?
  let isSelected: @MainActor (PickerOption) -> Bool
}

extension SegmentDivider: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { LeafRule(.unbounded) }

  /// The options are known when the segments are drawn, not when they are made.
  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    let all = list.all
    guard let index = all.firstIndex(where: { $0.id == option.id }), index > 0,
      !isSelected(all[index]), !isSelected(all[index - 1])
    else { return [] }
    let frame = context.frame
    let isReversed = context.environment.layoutDirection == .rightToLeft
    let line = CGRect(
      x: (isReversed ? frame.maxX : frame.minX) - 0.5, y: frame.minY + frame.height / 4, width: 1,
      height: frame.height / 2)
    return context.environment.items(AnyShapeStyle(.separator), in: line) { paint in
      [.fill(Path(context.pass.aligned(line)), paint, FillStyle())]
    }
  }
}

/// Children side by side, all as wide as the widest; on the phone they share the whole width.
private struct SegmentLayout: Layout {
  let fills: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = Self.widest(sizes) * CGFloat(subviews.count)
    var width = fills ? proposal.width ?? ideal : ideal
    if !width.isFinite { width = ideal }
    return CGSize(width: width, height: sizes.reduce(0) { max($0, $1.height) })
  }

  private static func widest(_ sizes: [CGSize]) -> CGFloat {
    sizes.reduce(0) { max($0, $1.width) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let widest = Self.widest(subviews.map { $0.sizeThatFits(.unspecified) })
    let share = bounds.width / CGFloat(subviews.count)
    // A share of the ideal width may be a hair narrower than what it is a share of.
    let width = share > widest - 0.01 ? max(share, widest) : share
    let offer = ProposedViewSize(width: width, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let middle = bounds.minX + (CGFloat(index) + 0.5) * share
      subview.place(at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: offer)
    }
  }
}
