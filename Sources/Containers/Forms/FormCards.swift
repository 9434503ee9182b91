import EspalierControls
import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
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
  /// The margin around the boxes.
  static let margin: CGFloat = 20
  /// The padding on all sides of a row in a box.
  static let padding: CGFloat = 10
  /// The spacing between a box and its header, its footer, or the next box.
  static let spacing: CGFloat = 10
  /// The spacing above a header that is not the first.
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
          .defaultForegroundStyle(.secondary)
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
    .buttonStyle(FormCardButtonStyle())
    .controlRowStyle(FormRowStyle())
    .labeledContentStyle(FormLabeledContentStyle())
    .textFieldStyle(FormCardTextFieldStyle())
    .groupBoxStyle(FormGroupBoxStyle())
    .disclosureGroupStyle(FormDisclosureGroupStyle())
}

/// Shows the content at the end of the row, less prominent than its label.
private struct FormLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelPlacement) private var placement

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if placement.hides(.labeledContent) {
      configuration.contentWithHiddenLabel
    } else {
      FormRow(kind: .labeledContent, overflows: false) {
        VStack(alignment: .leading, spacing: 2) {
          TitleAndSubtitles(label: configuration.label)
        }
        .controlLabelFont()
        VStack(alignment: .trailing) { configuration.content }
          .defaultForegroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

/// Shows a link to a screen as a row that ends with a mark, and is pressed anywhere.
private struct FormCardButtonStyle: PrimitiveButtonStyle {
  @Environment(\.leadsToScreen) private var isLink
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isLink {
      Pressable(action: configuration.action) { _ in
        HStack(spacing: 8) {
          configuration.label
            .environment(\.leadsToScreen, false)
            .frame(maxWidth: .infinity, alignment: .leading)
          if indicator != .hidden { FormLinkMark() }
        }
        .defaultForegroundStyle(isEnabled ? .primary : .secondary)
        .contentShape(Rectangle().inset(by: -FormCardMetrics.padding))
      }
    } else {
      Button(configuration)
    }
  }
}

/// The mark of a row that leads to another screen.
private struct FormLinkMark: View {
  @ScaledMetric private var size: CGFloat = 11

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
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

/// Shows the label and each view of the content as rows of their own.
private struct FormDisclosureGroupStyle: DisclosureGroupStyle {
  private static let (spacing, markWidth): (CGFloat, CGFloat) = (5, 6.5)

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    DisclosureHeader(
      configuration: configuration, spacing: Self.spacing, markSize: 9, markWidth: Self.markWidth,
      isTinted: false)
    if configuration.isExpanded {
      configuration.content.padding(.leading, Self.markWidth + Self.spacing)
    }
  }
}
