import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

extension ControlContext {
  /// The controls in rows of a list of the phone, which a form is.
  @MainActor static let formList = ControlContext("form list")
    .labels(
      LabelPlacement(hidden: [.textFields, .segmentedPickers, .wheelPickers, .sliders, .calendars])
    )
    .controlRowStyle(FormRowStyle())
}

/// Shows the label at the beginning of the row and the control at its end.
struct FormRowStyle: ControlRowStyle {
  @Environment(\.look.forms) private var look
  @Environment(\.look.menus) private var menus
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.hasTint) private var hasTint

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if configuration.kind == .inlinePickers {
      // Each option is a row.
      configuration.label.font(.subheadline).defaultForegroundStyle(.secondary)
      configuration.control
    } else if let label = configuration.label {
      FormRow(
        kind: configuration.kind, overflows: look.overflowing.contains(configuration.kind),
        outset: configuration.kind == .menuPickers ? max(menus.picker.insets.trailing, 0) : 0,
        isStacked: typeSize.isAccessibilitySize && look.stacking.contains(configuration.kind)
      ) {
        VStack(alignment: .leading, spacing: 2) { label }
        control(configuration)
      }
    } else {
      configuration.control.standardForegroundStyle()
    }
  }
}

extension FormRowStyle {
  @ViewBuilder private func control(_ configuration: Configuration) -> some View {
    if configuration.kind == .menuPickers, look.fadesValues, !hasTint {
      // The chosen option is a value like those of labeled content, unless a program gives it a
      // color.
      configuration.control.tint(Color.secondary)
    } else {
      configuration.control.standardForegroundStyle()
        .controlSize(configuration.kind == .switches ? look.switchSize : nil)
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
/// and the control reaches over it. Stacked, the control stands below the label; so does a control
/// that would leave less than a third of the row to a label that needs more, and a picker's value
/// that would wrap beside the label, or be cut off there with less than half of the row.
///
/// - Child sizing: the proposal for the label is the width, that for the control the rest; stacked,
///   both are proposed the width.
/// - Preferred size: the proposed width, and the height of the label, or of the control where that
///   is part of the row; stacked, of both.
struct FormRow: Layout {
  let kind: ControlKinds
  /// True if the control does not count for the height of the row.
  let overflows: Bool
  /// The empty room at the end of the control, which stands beyond the end of the row.
  var outset: CGFloat = 0
  /// True if the control stands below the label at any width.
  var isStacked = false

  /// The spacing between a label and its control.
  private static let spacing: CGFloat = 8

  /// The spacing between a label and its control below; a control that reaches out of the row has room of its
  /// own.
  private var stackSpacing: CGFloat { outset > 0 ? 0 : 4 }

  /// The label and the control of a row of one width.
  private struct Parts {
    let label: CGSize
    let control: CGSize
    let controlProposal: ProposedViewSize
    let isStacked: Bool
  }

  private func parts(_ width: CGFloat?, _ subviews: Subviews) -> Parts {
    guard let label = subviews.first, let control = subviews.dropFirst().first else {
      return Parts(
        label: .zero, control: .zero, controlProposal: .unspecified, isStacked: isStacked)
    }
    // The label of a control wraps before the control is cut off.
    let minimum = control.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    let labelWidth = width.map { max(0, $0 + outset - Self.spacing - minimum) }
    let isStacked =
      isStacked || isCrowded(label, labelWidth, of: width)
      || isSqueezed(control, beside: label, labelWidth, of: width)
    let size = label.sizeThatFits(
      ProposedViewSize(width: isStacked ? width : labelWidth, height: nil))
    let taken = isStacked ? 0 : Self.spacing + size.width
    let proposal = ProposedViewSize(width: width.map { max(0, $0 + outset - taken) }, height: nil)
    return Parts(
      label: size, control: control.sizeThatFits(proposal), controlProposal: proposal,
      isStacked: isStacked)
  }

  /// Returns true if a label has so little room beside its control that it could not be read.
  private func isCrowded(_ label: LayoutSubview, _ room: CGFloat?, of width: CGFloat?) -> Bool {
    guard let room, let width, width > 0, room < width / 3 else { return false }
    return label.sizeThatFits(.unspecified).width > room
  }

  /// Returns true if the value of a picker has so little room beside its label that it could not be
  /// read: it would wrap, or be cut off with less than half of the row or beside a label that wraps.
  private func isSqueezed(
    _ control: LayoutSubview, beside label: LayoutSubview, _ labelWidth: CGFloat?,
    of width: CGFloat?
  ) -> Bool {
    guard kind == .menuPickers, let width, width > 0 else { return false }
    let taken = label.sizeThatFits(ProposedViewSize(width: labelWidth, height: nil)).width
    let room = width + outset - Self.spacing - taken
    let whole = control.sizeThatFits(.unspecified)
    if room >= whole.width { return false }
    return room < width / 2 || taken < label.sizeThatFits(.unspecified).width
      || control.sizeThatFits(ProposedViewSize(width: room, height: nil)).height > whole.height
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let parts = parts(width, subviews)
    let (label, control) = (parts.label, parts.control)
    if parts.isStacked {
      return CGSize(
        width: width ?? max(label.width, control.width - 2 * outset),
        height: label.height + stackSpacing + control.height)
    }
    return CGSize(
      width: width ?? label.width + Self.spacing + control.width - outset,
      height: overflows ? label.height : max(label.height, control.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let label = subviews.first, let control = subviews.dropFirst().first else { return }
    let parts = parts(bounds.width, subviews)
    if parts.isStacked {
      label.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(parts.label))
      control.place(
        at: CGPoint(
          x: bounds.minX - outset, y: bounds.minY + parts.label.height + stackSpacing),
        proposal: parts.controlProposal)
      return
    }
    let isList = kind == .radioGroups
    label.place(
      at: CGPoint(x: bounds.minX, y: isList ? bounds.minY : bounds.midY),
      anchor: UnitPoint(x: 0, y: isList ? 0 : 0.5), proposal: ProposedViewSize(parts.label))
    control.place(
      at: CGPoint(x: bounds.maxX + outset, y: bounds.midY), anchor: UnitPoint(x: 1, y: 0.5),
      proposal: parts.controlProposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let label = subviews.first else { return nil }
    return label.dimensions(in: ProposedViewSize(parts(bounds.width, subviews).label))[guide]
  }
}
