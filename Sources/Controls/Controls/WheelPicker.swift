@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The options of a picker on a wheel: dragging turns it, and the option in the middle is selected.
struct WheelPicker<Label: View, Content: View> {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @State private var drag: CGFloat = 0
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.controls) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.wheelsShareBand) private var sharesBand
  @Environment(\.wheelTurnsRound) private var turnsRound

  private var rowHeight: CGFloat { metrics.wheelRowHeight }
}

@MainActor extension WheelPicker: View {
  var body: some View {
    ControlRow(.wheelPickers) { name in
      options(name)
    } label: {
      label
    } row: { title in
      HStack {
        if let title { label.controlFont().accessibilityName(title.name) }
        options(title?.name)
      }
      .controlSpacing()
    }
  }

  /// - Parameter name: the name that the label has where it is shown.
  private func options(_ name: Namespace.ID?) -> some View {
    PickerOptions(content: titles) { wheel($0, name) }
  }

  private var titles: some View {
    content
      .foregroundStyle(isEnabled ? .primary : .tertiary)
      .font(look.wheelFont)
      // The rows of a wheel keep their height.
      .dynamicTypeSize(...DynamicTypeSize.large)
      .lineLimit(1)
  }

  private func wheel(_ options: [PickerOption], _ name: Namespace.ID?) -> some View {
    WheelLayout(
      selected: place(in: options), shift: drag, rowHeight: rowHeight,
      isRound: isRound(options), content: ForEach(options) { row($0) }
    )
    .frame(idealWidth: metrics.wheelWidth)
    .background { if !sharesBand { WheelBand() } }
    .mask {
      LinearGradient(
        colors: [.clear, .black, .black, .clear], startPoint: .top, endPoint: .bottom)
    }
    .contentShape(Rectangle())
    .startsSeparatorAtControl()
    .modifier(GestureModifier(gesture: turn(options), placement: .besideContentUntilBegun))
    .modifier(
      WheelTurnModifier(rowHeight: rowHeight, isEnabled: isEnabled) { move(by: $0, in: options) }
    )
    .onArrowKeys(.vertical, isList: true) { isForward in
      if isRound(options) {
        move(by: isForward ? 1 : -1, in: options)
      } else {
        choice.move(forward: isForward, in: options)
      }
      return true
    }
    .controlGroup(.picker)
    .accessibilityNamed(by: label, shownAs: name)
    .diagnosing(choice, options)
  }

  private func row(_ option: PickerOption) -> some View {
    option.view
      .frame(maxWidth: .infinity, minHeight: rowHeight)
      .overlay {
        Color.clear
          .contentShape(Rectangle())
          ._onButtonGesture(pressing: nil) { choice.select(option) }
      }
      .describedOption(.radioButton, isSelected: choice.isSelected(option)) {
        choice.select(option)
      }
  }

  /// The wheel follows the finger, and selects the row in the middle of which it comes to rest.
  private func turn(_ all: [PickerOption]) -> some Gesture {
    AxisDragGesture(.vertical, minimumDistance: 4)
      .onChanged { drag = limited($0.translation.height, all) }
      .onOver { value in
        guard let value else { return release() }
        settle(after: value.predictedEndTranslation.height, in: all)
      }
  }

  private func place(in all: [PickerOption]) -> Int {
    all.firstIndex { choice.isSelected($0) } ?? 0
  }

  /// The turn by which the wheel follows a finger: beyond its ends, by a third of its way.
  private func limited(_ distance: CGFloat, _ all: [PickerOption]) -> CGFloat {
    if isRound(all) { return distance }
    let place = place(in: all)
    let (up, down) = (CGFloat(place), CGFloat(all.count - 1 - place))
    let range = -max(down, 0) * rowHeight...up * rowHeight
    let kept = min(max(distance, range.lowerBound), range.upperBound)
    return kept + (distance - kept) / 3
  }

  private func settle(after distance: CGFloat, in all: [PickerOption]) {
    let place = place(in: all)
    let rows = (-distance / rowHeight).rounded()
    guard rows.isFinite, !all.isEmpty else { return release() }
    // A wheel that turns round comes to rest within one turn.
    let reach =
      isRound(all)
      ? -CGFloat(all.count)...CGFloat(all.count) : -CGFloat(place)...CGFloat(all.count - 1 - place)
    let target = place + Int(min(max(rows, reach.lowerBound), reach.upperBound))
    let row = target.remainder(in: all.count)
    if row != place { choice.select(all[row]) }
    // The rows stay where they are seen, and glide from there.
    drag += CGFloat(target - place) * rowHeight
    release()
  }

  private func release() { withAnimation(.easeOut(duration: 0.35)) { drag = 0 } }

  /// Selects an option further down, or up.
  private func move(by rows: Int, in all: [PickerOption]) {
    guard let selected = all.firstIndex(where: { choice.isSelected($0) }) else { return }
    let place = selected + rows
    let target = isRound(all) ? place.remainder(in: all.count) : min(max(place, 0), all.count - 1)
    if target != selected { choice.select(all[target]) }
  }
}

extension WheelPicker {
  /// True if the first row follows the last one: on wheels that turn round, if they have more rows than can be seen.
  private func isRound(_ all: [PickerOption]) -> Bool {
    turnsRound && CGFloat(all.count - 1) * rowHeight >= WheelRule.height(rowHeight)
  }
}

extension Int {
  /// The number from zero to `count` less one that differs from this one by a multiple of `count`.
  fileprivate func remainder(in count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}

/// The band behind the selected rows of a wheel, or of wheels side by side.
struct WheelBand: View {
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(.fill.tertiary).frame(height: metrics.wheelRowHeight)
  }
}

extension EnvironmentValues {
  private enum WheelsShareBandKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True if wheels side by side have one band behind their selected rows.
  var wheelsShareBand: Bool {
    get { self[WheelsShareBandKey.self] }
    set { self[WheelsShareBandKey.self] = newValue }
  }

  private enum WheelTurnsRoundKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True if the first row of a wheel follows its last one.
  var wheelTurnsRound: Bool {
    get { self[WheelTurnsRoundKey.self] }
    set { self[WheelTurnsRoundKey.self] = newValue }
  }
}

/// Rows one below the other with the selected one in the middle.
///
/// On a wheel that turns round, each row stands on the side on which it is nearer to the middle.
///
/// - Child sizing: the width, and the height of a row.
/// - Preferred size: the proposed width, or the widest row; as high as on the phone, where it is
///   recorded, or seven rows.
private struct WheelLayout<Content: View> {
  let selected: Int
  /// The distance by which the wheel is turned away from the selected row.
  let shift: CGFloat
  let rowHeight: CGFloat
  /// True if the first row follows the last one.
  let isRound: Bool
  let content: Content
}

extension WheelLayout: ContainerView {
  var arrangement: WheelRule {
    WheelRule(selected: selected, shift: shift, rowHeight: rowHeight, isRound: isRound)
  }
}

// Each row goes the way of the wheel, also where it leaves at one end to come back at the other.
extension WheelRule: ContainerArrangement, Animatable {
  nonisolated var animatableData: CGFloat {
    get { shift }
    set { shift = newValue }
  }
}

private struct WheelRule: LayoutRule {
  let selected: Int
  var shift: CGFloat
  let rowHeight: CGFloat
  let isRound: Bool

  /// The height of a wheel.
  static func height(_ rowHeight: CGFloat) -> CGFloat { min(216, rowHeight * 7) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let widest = node.children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
    return CGSize(width: width, height: Self.height(rowHeight))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let childProposal = ProposedViewSize(width: size.width, height: rowHeight)
    let middle = (size.height - rowHeight) / 2
    let length = CGFloat(node.children.count) * rowHeight
    for (index, child) in node.children.enumerated() {
      var distance = CGFloat(index - selected) * rowHeight + shift
      if isRound { distance -= length * (distance / length).rounded() }
      let y = middle + distance
      if y + rowHeight < 0 || y > size.height {
        child.leaveOut()
      } else {
        child.place(at: CGPoint(x: 0, y: y), proposal: childProposal)
      }
    }
  }
}
