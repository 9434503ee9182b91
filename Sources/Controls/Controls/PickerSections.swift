import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// Options of a picker that belong together.
package struct PickerSection: Identifiable {
  package let id: SectionConfiguration.ID
  /// The title, which cannot be chosen.
  package let header: [Subview]
  package let options: [PickerOption]
}

extension [PickerSection] {
  /// True if the sections show: one without a title is like the options alone.
  fileprivate var hasTitlesOrGroups: Bool { count > 1 || contains { !$0.header.isEmpty } }
}

/// The view that a style makes of the options of a picker, section by section.
///
/// Headers and footers of the sections are not options, though a `ForEach` gives them identities.
package struct PickerSections<Content: View, Result: View>: View {
  let content: Content
  @ViewBuilder let result: @MainActor ([PickerSection]) -> Result

  package init(
    content: Content, @ViewBuilder result: @escaping @MainActor ([PickerSection]) -> Result
  ) {
    self.content = content
    self.result = result
  }

  package var body: some View {
    let result = result
    Group(sections: content) { sections in
      result(
        sections.map { section in
          PickerSection(
            id: section.id, header: Array(section.header),
            options: section.content.map { PickerOption(view: $0) })
        })
    }
  }
}

/// The view that a style makes of the options of a picker.
package struct PickerOptions<Content: View, Result: View>: View {
  let content: Content
  @ViewBuilder let result: @MainActor ([PickerOption]) -> Result

  package init(
    content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOption]) -> Result
  ) {
    self.content = content
    self.result = result
  }

  package var body: some View {
    let result = result
    PickerSections(content: content) { result($0.flatMap(\.options)) }
  }
}

/// The options of a picker as rows of a list or a menu, in sections where those show.
package struct PickerRows<Content: View, Row: View>: View {
  private let content: Content
  private let row: @MainActor (PickerOption) -> Row

  package init(
    content: Content, @ViewBuilder row: @escaping @MainActor (PickerOption) -> Row
  ) {
    self.content = content
    self.row = row
  }

  package var body: some View {
    let row = row
    PickerSections(content: content) { sections in
      if sections.hasTitlesOrGroups {
        ForEach(sections) { section in
          Section {
            ForEach(section.options) { row($0) }
          } header: {
            ForEach(section.header) { $0 }
          }
        }
      } else {
        ForEach(sections.flatMap(\.options)) { row($0) }
      }
    }
  }
}

/// The title of a section among the options of a picker.
struct PickerTitle: View {
  let header: [Subview]

  var body: some View {
    ForEach(header) {
      $0.font(.subheadline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
    }
  }
}
