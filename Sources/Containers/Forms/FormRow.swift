import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

extension ControlContext {
  /// The rows of a form of the phone, which are rows of a list.
  @MainActor static let formList = ControlContext("form list")
    // As recorded, a button is as wide as its label; those in pickers stand at the end of the row.
    .buttonStyle(.borderless)
    .labels(
      LabelPlacement(hidden: [.textFields, .segmentedPickers, .wheelPickers, .sliders, .calendars])
    )
    .controlRowStyle(FormRowStyle())
}

/// Shows the label at the beginning of the row and the control at its end.
struct FormRowStyle: ControlRowStyle {
  @Environment(\.look.forms) private var look
  @Environment(\.look.menus) private var menus

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if configuration.kind == .inlinePickers {
      // Each option is a row.
      configuration.label.font(.subheadline).defaultForegroundStyle(.secondary)
      configuration.control
    } else if let label = configuration.label {
      FormRow(
        kind: configuration.kind, overflows: look.overflowing.contains(configuration.kind),
        outset: configuration.kind == .menuPickers ? max(menus.picker.insets.trailing, 0) : 0
      ) {
        VStack(alignment: .leading, spacing: 2) { label }
        configuration.control
          .controlSize(configuration.kind == .switches ? look.switchSize : nil)
      }
    } else {
      configuration.control
    }
  }
}

extension View {
  /// Sets the size of controls, if there is one to set.
  fileprivate func controlSize(_ size: ControlSize?) -> some View {
    transformEnvironment(\.controlSize) { if let size { $0 = size } }
  }
}

/// Lays out a label and its control at both ends of a row.
///
/// As recorded, a row with a control that sticks to the line of its label is as high as that line,
/// and the control reaches over it.
///
/// - Child sizing: the proposal for the label is the width, that for the control the rest.
/// - Preferred size: the proposed width, and the height of the label, or of the control where that
///   is part of the row.
struct FormRow: Layout {
  let kind: ControlKinds
  /// True if the control does not count for the height of the row.
  let overflows: Bool
  /// The empty room at the end of the control, which stands beyond the end of the row.
  var outset: CGFloat = 0

  /// Between a label and its control.
  private static let spacing: CGFloat = 8

  private func sizes(_ width: CGFloat?, _ subviews: Subviews) -> (label: CGSize, control: CGSize) {
    guard let label = subviews.first, let control = subviews.dropFirst().first else {
      return (.zero, .zero)
    }
    // The label of a control wraps before the control is cut off.
    let minimum = control.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    let labelWidth = width.map { max(0, $0 + outset - Self.spacing - minimum) }
    let size = label.sizeThatFits(ProposedViewSize(width: labelWidth, height: nil))
    let left = width.map { max(0, $0 + outset - Self.spacing - size.width) }
    return (size, control.sizeThatFits(ProposedViewSize(width: left, height: nil)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let (label, control) = sizes(width, subviews)
    return CGSize(
      width: width ?? label.width + Self.spacing + control.width - outset,
      height: overflows ? label.height : max(label.height, control.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let label = subviews.first, let control = subviews.dropFirst().first else { return }
    let sizes = sizes(bounds.width, subviews)
    let isList = kind == .radioGroups
    label.place(
      at: CGPoint(x: bounds.minX, y: isList ? bounds.minY : bounds.midY),
      anchor: UnitPoint(x: 0, y: isList ? 0 : 0.5), proposal: ProposedViewSize(sizes.label))
    control.place(
      at: CGPoint(x: bounds.maxX + outset, y: bounds.midY), anchor: UnitPoint(x: 1, y: 0.5),
      proposal: ProposedViewSize(
        width: max(0, bounds.width + outset - Self.spacing - sizes.label.width), height: nil))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let label = subviews.first else { return nil }
    return label.dimensions(in: ProposedViewSize(sizes(bounds.width, subviews).label))[guide]
  }
}
