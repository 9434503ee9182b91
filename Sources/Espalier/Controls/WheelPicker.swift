import Foundation
import LayoutEngine

/// The options of a picker on a wheel: dragging turns it, and the option in the middle is selected.
struct WheelPicker<Value: Hashable, Label: View, Content: View> {
  let choice: PickerChoice<Value>
  let label: Label
  let content: Content
  @State private var options = PickerOptions()
  @State private var drag: CGFloat = 0
  @State private var start: Int?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  private var rowHeight: CGFloat { metrics.isMac ? 22 : 32 }
}

@MainActor extension WheelPicker: View {
  var body: some View {
    HStack {
      if !labelsHidden && metrics.isMac { label.controlFont().accessibilityHidden(true) }
      wheel
    }
    .controlSpacing()
  }

  private var wheel: some View {
    WheelLayout(
      list: options, selection: choice.value.map { AnyHashable($0) },
      isSelected: { choice.isSelected($0) }, shift: drag, rowHeight: rowHeight,
      content:
        content
        .foregroundStyle(isEnabled ? .primary : .tertiary)
        .font(metrics.isMac ? nil : .title3)
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: rowHeight)
        .options(in: options) { option in
          Color.clear
            .contentShape(Rectangle())
            ._onButtonGesture(pressing: nil) { choice.select(option) }
        }
        .describingOptions { option in
          ControlDescription(
            .radioButton, isSelected: choice.isSelected(option), press: { choice.select(option) })
        }
    )
    .frame(idealWidth: metrics.isMac ? 120 : 320)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(.fill.tertiary).frame(height: rowHeight)
    }
    .mask {
      LinearGradient(
        colors: [.clear, .black, .black, .clear], startPoint: .top, endPoint: .bottom)
    }
    .contentShape(Rectangle())
    .simultaneousGesture(turn)
    .modifier(WheelTurnModifier(rowHeight: rowHeight, isEnabled: isEnabled) { move(by: $0) })
    .onArrowKeys(.vertical, isList: true) { isForward in
      choice.move(forward: isForward, in: options)
      return true
    }
    .controlGroup(.picker)
    .accessibilityNamed(by: label)
    .diagnosing(choice, options)
  }

  /// Each row that the wheel is turned selects the next option.
  private var turn: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { gesture in
        guard isEnabled else { return }
        let all = options.all
        let first = start ?? all.firstIndex { choice.isSelected($0) } ?? 0
        start = first
        guard !all.isEmpty, gesture.translation.height.isFinite else { return }
        let rows = (-gesture.translation.height / rowHeight).rounded()
        let target = min(max(CGFloat(first) + rows, 0), CGFloat(all.count - 1))
        drag = gesture.translation.height + (target - CGFloat(first)) * rowHeight
        choice.select(all[Int(target)])
      }
      .onEnded { _ in
        drag = 0
        start = nil
      }
  }

  /// Selects an option further down, or up.
  private func move(by rows: Int) {
    let all = options.all
    guard let selected = all.firstIndex(where: { choice.isSelected($0) }) else { return }
    let target = min(max(selected + rows, 0), all.count - 1)
    if target != selected { choice.select(all[target]) }
  }
}

/// Rows one below the other with the selected one in the middle.
///
/// - Child sizing: the width, and the height of a row.
/// - Preferred size: the proposed width, or the widest row; as high as on the phone, where it is recorded, or seven rows.
private struct WheelLayout<Content: View> {
  /// Told the options of the content, in order.
  let list: PickerOptions
  /// Changes with what is selected.
  let selection: AnyHashable?
  let isSelected: @MainActor (PickerOption) -> Bool
  /// How far the wheel is turned away from the selected row.
  let shift: CGFloat
  let rowHeight: CGFloat
  let content: Content
}

extension WheelLayout: ContainerView {
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule {
    WheelRule(
      list: list, selection: selection, isSelected: isSelected, shift: shift, rowHeight: rowHeight)
  }
}

private struct WheelRule: LayoutRule {
  let list: PickerOptions
  let selection: AnyHashable?
  let isSelected: @MainActor (PickerOption) -> Bool
  let shift: CGFloat
  let rowHeight: CGFloat

  private static let visibleRows: CGFloat = 7
  private static let height: CGFloat = 216

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let widest = node.children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
    return CGSize(width: width, height: min(Self.height, rowHeight * Self.visibleRows))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(width: size.width, height: rowHeight)
    // Layout runs on the main actor.
    nonisolated(unsafe) let rule = self
    let selected = MainActor.assumeIsolated {
      rule.list.all.firstIndex { rule.isSelected($0) } ?? 0
    }
    let middle = (size.height - rowHeight) / 2 + shift
    for (index, child) in node.children.enumerated() {
      let y = middle + CGFloat(index - selected) * rowHeight
      if y + rowHeight < 0 || y > size.height {
        child.leaveOut()
      } else {
        child.place(at: CGPoint(x: 0, y: y), proposal: offer)
      }
    }
  }
}
