import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// A picker as a bar of segments beside its label.
struct SegmentedRow {
  let configuration: _PickerStyleConfiguration
  /// True if icons stand for the options that have some.
  let isPalette: Bool
}

@MainActor extension SegmentedRow: View {
  var body: some View {
    ControlRow(.segmentedPickers) {
      SegmentedPicker(
        choice: configuration.choice, isPalette: isPalette, content: configuration.content)
    } label: {
      // The segments keep their width: a label that has less room than it needs is shortened, not broken into pieces.
      configuration.label.lineLimit(1)
    }
  }
}

/// The options of a picker side by side in a bar, all of one width.
struct SegmentedPicker<Content: View> {
  let choice: PickerChoice
  /// True if icons stand for the options that have some.
  let isPalette: Bool
  let content: Content
  @State private var pressed: Subview.ID?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.controls) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonSizing) private var sizing
}

@MainActor extension SegmentedPicker: View {
  var body: some View {
    let shape = ButtonBorderShape.automatic.resolved(metrics)
    PickerOptions(content: labels) { options in
      let selected = options.firstIndex { choice.isSelected($0) }
      SegmentLayout(fills: sizing.fills(else: look.segmentsFill), selected: selected) {
        SegmentThumb(shape: shape)
          .controlAnimation(value: choice.value)
        ForEach(options) { segment($0, shape) }
      }
      .background { SegmentLines(count: options.count, selected: selected) }
      .background(.fill.secondary, in: shape)
      .contentShape(.focusEffect, shape)
      .controlSpacing()
      .onArrowKeys(isList: true) { isForward in
        choice.move(forward: isForward, in: options)
        return true
      }
      .controlGroup(.picker)
      .startsSeparatorAtControl()
      .diagnosing(choice, options)
    }
  }

  private func segment(_ option: PickerOption, _ shape: ButtonBorderShape) -> some View {
    let isSelected = choice.isSelected(option)
    return option.view
      // The thumb has a face of its own, also in a selected row.
      .transformEnvironment(\.backgroundProminence) { if isSelected { $0 = .standard } }
      .padding(.horizontal, metrics.segmentPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.segmentedHeight)
      .background {
        PressShade(
          shape.inset(by: metrics.segmentInset), .fill.tertiary,
          isPressed: pressed == option.id && !isSelected)
      }
      .overlay {
        Color.clear
          .contentShape(Rectangle())
          ._onButtonGesture { pressing in
            pressed = pressing && isEnabled ? option.id : nil
          } perform: {
            choice.select(option)
          }
      }
      .describedOption(.radioButton, isSelected: isSelected) { choice.select(option) }
  }

  private var labels: some View {
    titles
      .foregroundStyle(isEnabled ? .primary : .tertiary)
      .font(metrics.segmentFont)
      .lineLimit(1)
  }

  @ViewBuilder private var titles: some View {
    if isPalette { content.labelStyle(.iconOnly) } else { content.labelStyle(.titleAndIcon) }
  }
}

/// Segments side by side, all as wide as the widest, or sharing the whole width.
///
/// The first child is the thumb: it takes the place of the selected segment, behind it.
private struct SegmentLayout: Layout {
  let fills: Bool
  /// The place of the selected segment; nil where none is selected.
  let selected: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
    let ideal = Self.widest(sizes) * CGFloat(sizes.count)
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
    let segments = subviews.dropFirst()
    guard let thumb = subviews.first, !segments.isEmpty else { return }
    let widest = Self.widest(segments.map { $0.sizeThatFits(.unspecified) })
    let share = bounds.width / CGFloat(segments.count)
    thumb.place(
      at: CGPoint(x: bounds.minX + CGFloat(selected ?? 0) * share, y: bounds.minY),
      proposal: ProposedViewSize(
        width: selected == nil ? 0 : share, height: selected == nil ? 0 : bounds.height))
    // A share of the ideal width may be slightly too narrow because of rounding.
    let width = share > widest - 0.01 ? max(share, widest) : share
    let childProposal = ProposedViewSize(width: width, height: bounds.height)
    for (index, subview) in segments.enumerated() {
      let middle = bounds.minX + (CGFloat(index) + 0.5) * share
      subview.place(
        at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: childProposal)
    }
  }
}
