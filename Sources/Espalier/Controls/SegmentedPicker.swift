import Foundation
import LayoutEngine

/// The options of a picker side by side in a bar, all of one width.
struct SegmentedPicker<Value: Hashable, Content: View> {
  let choice: PickerChoice<Value>
  let content: Content
  @State private var options = PickerOptions()
  @State private var pressed: ObjectIdentifier?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension SegmentedPicker: View {
  var body: some View {
    let shape = ButtonBorderShape.automatic.resolved(metrics)
    SegmentLayout(fills: !metrics.isMac) {
      content
        .labelStyle(.titleAndIcon)
        .foregroundStyle(isEnabled ? .primary : .tertiary)
        .font(metrics.isMac ? metrics.font : .subheadline)
        .lineLimit(1)
        .padding(.horizontal, metrics.isMac ? metrics.horizontalPadding : 8)
        .frame(maxWidth: .infinity, minHeight: metrics.height - 4)
        .options(isBackground: true) { option in
          SegmentBackground(
            isSelected: choice.isSelected(option), isPressed: pressed == option.id,
            shape: shape.segment)
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
    .padding(2)
    .background(.fill.secondary, in: shape)
    .controlSpacing()
    .onArrowKeys { isForward in
      choice.move(forward: isForward, in: options)
      return true
    }
    .controlGroup(.picker)
  }
}

extension ButtonBorderShape {
  /// The outline of a part inside, 2 points from the border.
  fileprivate var segment: AnyShape { AnyShape(Inset(base: self, amount: 0)) }
}

private struct SegmentBackground {
  let isSelected: Bool
  let isPressed: Bool
  let shape: AnyShape
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension SegmentBackground: View {
  var body: some View {
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
}

/// Children side by side, all as wide as the widest; on the phone they share the whole width.
private struct SegmentLayout: Layout {
  let fills: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.reduce(0) { max($0, $1.width) }
    let ideal = widest * CGFloat(subviews.count)
    var width = proposal.width.map { fills ? $0 : min($0, ideal) } ?? ideal
    if !width.isFinite { width = ideal }
    return CGSize(width: width, height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    let offer = ProposedViewSize(width: width, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let middle = bounds.minX + (CGFloat(index) + 0.5) * width
      subview.place(at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: offer)
    }
  }
}
