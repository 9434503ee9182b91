import EspalierDrawing
import Foundation
import LayoutEngine

/// A grouped form of the Mac: a box for each section, and lines between its rows.
///
/// The lengths are as recorded on macOS 26.
struct FormCards<Content: View> {
  let content: Content
}

/// The lengths of a grouped form.
private enum FormCardMetrics {
  /// Around the boxes.
  static let margin: CGFloat = 20
  /// Inside a box, on all sides of a row.
  static let padding: CGFloat = 10
  /// Between a box and its header, its footer, or the next box.
  static let spacing: CGFloat = 10
  /// Above a header that is not the first.
  static let headerSpacing: CGFloat = 30
  static let cornerRadius: CGFloat = 10
}

@MainActor extension FormCards: View {
  var body: some View {
    ScrollView {
      Group(sections: content) { sections in
        LazyVStack(spacing: 0) {
          ForEach(sections) { section in
            FormCard(section: section, isFirst: section.id == sections.first?.id)
          }
        }
      }
      .padding(FormCardMetrics.margin)
    }
    .controlContext(.formCards)
  }
}

/// A section in its box, with its header above and its footer below.
private struct FormCard {
  let section: SectionConfiguration
  let isFirst: Bool
}

@MainActor extension FormCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        HStack(spacing: 0) { ForEach(section.header) { $0 } }
          .font(.body.weight(.semibold))
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, FormCardMetrics.padding)
          .padding(.bottom, FormCardMetrics.spacing)
      }
      if !section.content.isEmpty {
        rows
      }
      if !section.footer.isEmpty {
        HStack(spacing: 0) { ForEach(section.footer) { $0 } }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .padding(.horizontal, FormCardMetrics.padding)
          .padding(.top, FormCardMetrics.spacing)
      }
    }
    .padding(
      .top,
      isFirst
        ? 0 : section.header.isEmpty ? FormCardMetrics.spacing : FormCardMetrics.headerSpacing)
  }

  private var rows: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(section.content) { row in
        VStack(alignment: .leading, spacing: 0) {
          row
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, FormCardMetrics.padding)
          if row.id != section.content.last?.id {
            Rectangle().fill(.separator).frame(height: 1).accessibilityHidden(true)
          }
        }
      }
    }
    .padding(.horizontal, FormCardMetrics.padding)
    .background { FormCardFace(cornerRadius: FormCardMetrics.cornerRadius) }
  }
}

/// A box of a grouped form.
private struct FormCardFace: View {
  let cornerRadius: CGFloat

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    ZStack {
      shape.fill(.fill.quaternary)
      shape.strokeBorder(.primary.opacity(0.06), lineWidth: 1)
    }
    .accessibilityHidden(true)
  }
}

// MARK: - Controls

extension ControlContext {
  /// The rows of a grouped form of the Mac.
  @MainActor static let formCards = ControlContext("form cards")
    .toggleStyle(.switch)
    .controlRowStyle(FormRowStyle())
    .labeledContentStyle(FormLabeledContentStyle())
    .textFieldStyle(FormCardTextFieldStyle())
    .groupBoxStyle(FormGroupBoxStyle())

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
private struct FormRowStyle: ControlRowStyle {
  @Environment(\.look.forms) private var look

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if configuration.kind == .inlinePickers {
      // Each option is a row.
      configuration.label.font(.subheadline).foregroundStyle(.secondary)
      configuration.control
    } else if let label = configuration.label {
      FormRow(kind: configuration.kind, overflows: look.overflowing.contains(configuration.kind)) {
        VStack(alignment: .leading, spacing: 0) { label }
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
private struct FormRow: Layout {
  let kind: ControlKinds
  /// True if the control does not count for the height of the row.
  let overflows: Bool

  /// Between a label and its control.
  private static let spacing: CGFloat = 8

  private func sizes(_ width: CGFloat?, _ subviews: Subviews) -> (label: CGSize, control: CGSize) {
    guard let label = subviews.first, let control = subviews.dropFirst().first else {
      return (.zero, .zero)
    }
    // The label of a control wraps before the control is cut off.
    let minimum = control.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    let labelWidth = width.map { max(0, $0 - Self.spacing - minimum) }
    let size = label.sizeThatFits(ProposedViewSize(width: labelWidth, height: nil))
    let left = width.map { max(0, $0 - Self.spacing - size.width) }
    return (size, control.sizeThatFits(ProposedViewSize(width: left, height: nil)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let (label, control) = sizes(width, subviews)
    return CGSize(
      width: width ?? label.width + Self.spacing + control.width,
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
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: UnitPoint(x: 1, y: 0.5),
      proposal: ProposedViewSize(
        width: max(0, bounds.width - Self.spacing - sizes.label.width), height: nil))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let label = subviews.first else { return nil }
    return label.dimensions(in: ProposedViewSize(sizes(bounds.width, subviews).label))[guide]
  }
}

/// Shows the content at the end of the row, less prominent than its label.
private struct FormLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelPlacement) private var placement

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if placement.hides(.labeledContent) {
      configuration.content
    } else {
      FormRow(kind: .labeledContent, overflows: false) {
        VStack(alignment: .leading, spacing: 2) {
          TitleAndSubtitles(label: configuration.label)
        }
        .controlLabelFont()
        VStack(alignment: .trailing) { configuration.content }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

/// A field without a border that ends where the row does.
private struct FormCardTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    TextFieldRow(parts: configuration.parts, form: .plain)
      .multilineTextAlignment(.trailing)
  }
}

/// A box in a box has no border.
private struct FormGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      if !configuration.label.isEmpty { configuration.label.font(.subheadline) }
      VStack { configuration.content }
    }
  }
}
