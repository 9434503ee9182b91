import EspalierControls
import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// A form of the Mac: controls below each other at a guide, before which their labels end.
struct FormColumns<Content: View> {
  let content: Content
}

@MainActor extension FormColumns: View {
  var body: some View {
    Group(sections: content) { sections in
      FormColumnsLayout {
        ForEach(sections) { section in
          let startsGroup = section.id != sections.first?.id
          FormSectionLine(views: section.header, isHeader: true)
            .layoutValue(key: StartsFormSection.self, value: startsGroup)
          ForEach(section.content) { row in
            row.layoutValue(
              key: StartsFormSection.self,
              value: startsGroup && section.header.isEmpty && row.id == section.content.first?.id)
          }
          FormSectionLine(views: section.footer, isHeader: false)
        }
      }
    }
    .controlContext(.formColumns)
  }
}

/// The header or the footer of a section in columns.
private struct FormSectionLine: View {
  let views: SubviewsCollection
  let isHeader: Bool

  var body: some View {
    ForEach(views) { view in
      if isHeader {
        view.font(.headline).accessibilityAddTraits(.isHeader)
      } else {
        view.font(.subheadline).defaultForegroundStyle(.secondary)
      }
    }
  }
}

/// A mark of rows that begin a section.
private enum StartsFormSection: LayoutValueKey {
  static let defaultValue = false
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The line at which the controls of a form's rows begin.
  static let formControls = HorizontalAlignment(FormControls.self)
}

/// Rows one below the other, with a common line at which their controls begin.
///
/// 1. The line is as far in as the widest label needs; a row without a label begins at it.
/// 2. The proposal for each row is the width from the beginning of its label to the edge.
///
/// - Child sizing: the proposal is the width less the room before it, and its own height.
/// - Preferred size: the width to the farthest end of a row, the heights and the spacing of the
///   rows.
private struct FormColumnsLayout: Layout {
  /// The space between sections in addition to the spacing of their rows.
  private static let sectionSpacing: CGFloat = 12

  private struct Row {
    let subview: LayoutSubview
    let x: CGFloat
    let y: CGFloat
    let size: CGSize
    let proposal: ProposedViewSize
  }

  private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
    let guides = subviews.map {
      $0.dimensions(in: ProposedViewSize(width: width, height: nil))[explicit: .formControls] ?? 0
    }
    let line = guides.max() ?? 0
    var rows: [Row] = []
    var y: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if index > 0 {
        y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
        if subview[StartsFormSection.self] { y += Self.sectionSpacing }
      }
      let x = line - guides[index]
      let proposal = ProposedViewSize(width: width.map { max(0, $0 - x) }, height: nil)
      let size = subview.sizeThatFits(proposal)
      rows.append(Row(subview: subview, x: x, y: y, size: size, proposal: proposal))
      y += size.height
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(proposal.width, subviews)
    return CGSize(
      width: rows.reduce(0) { max($0, $1.x + $1.size.width) },
      height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for row in rows(bounds.width, subviews) {
      row.subview.place(
        at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y), proposal: row.proposal)
    }
  }
}

// MARK: - Controls

extension ControlContext {
  /// The rows of a form in columns.
  @MainActor static let formColumns = ControlContext("form columns")
    // All labels are in the column, those of controls that show none elsewhere on the phone, too.
    .labels(LabelPlacement())
    .controlRowStyle(FormColumnsRowStyle())
    .labeledContentStyle(FormColumnsLabeledContentStyle())
}

/// A label that ends at the form's guide, and the control that begins there.
private struct FormColumnsRowStyle: ControlRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    FormColumnsRow(kind: configuration.kind, label: configuration.label) { configuration.control }
  }
}

private struct FormColumnsRow<Label: View, Control: View> {
  let kind: ControlKinds
  let label: Label?
  @ViewBuilder let control: Control

  /// Controls that fill the width keep their labels' distances from their neighbors; a slider's row
  /// is as recorded.
  private var fills: Bool { kind == .sliders || kind == .textFields }
  private static var sliderHeight: CGFloat { 23 }
}

@MainActor extension FormColumnsRow: View {
  @ViewBuilder var body: some View {
    if fills {
      row.controlSpacing()
    } else {
      row
    }
  }

  private var row: some View {
    HStack(alignment: isList ? .firstTextBaseline : .center, spacing: 0) {
      if let label {
        // A control that cannot shrink reaches past the edge of the form, not over its label.
        LabelColumn(spacing: 8, staysWhole: true) { label }
          .modifier(FormLabelFont())
          .layoutPriority(1)
          .alignmentGuide(.formControls) { $0.width }
      }
      arrangedControl.frame(minHeight: kind == .sliders ? Self.sliderHeight : nil)
    }
  }

  /// On the phone, each option of an inline picker is a view of its own.
  @ViewBuilder private var arrangedControl: some View {
    if kind == .inlinePickers { VStack(alignment: .leading) { control } } else { control }
  }

  private var isList: Bool { kind == .radioGroups || kind == .inlinePickers }
}

/// Labels in columns have the lines of the default font, those of other places that of the body
/// style.
private struct FormLabelFont: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWriter { environment in
        if environment.font == nil {
          environment.font = .system(size: environment.controlMetrics.labelFontSize)
        }
      })
  }
}

private struct FormColumnsLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelPlacement) private var placement

  func makeBody(configuration: Configuration) -> some View {
    FormColumnsRow(
      kind: .labeledContent,
      label: placement.hides(.labeledContent) ? nil : TitleAndSubtitles(label: configuration.label)
    ) {
      if placement.hides(.labeledContent) {
        configuration.contentWithHiddenLabel
      } else {
        configuration.content
      }
    }
  }
}
