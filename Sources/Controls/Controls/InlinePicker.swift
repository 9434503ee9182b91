import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Shows the options of a picker one below the other, with a check mark at the selected one.
struct InlineOptionsPickerStyle: PickerStyle {
  func _body(configuration: _PickerStyleConfiguration) -> some View {
    InlinePicker(
      choice: configuration.choice, label: configuration.label, content: configuration.content)
  }
}

/// The options of a picker one below the other, with a check mark at the selected one.
struct InlinePicker<Label: View, Content: View> {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelPlacement) private var placement
  @Namespace private var name
}

@MainActor extension InlinePicker: View {
  var body: some View {
    PickerSections(content: content.defaultForegroundStyle(isEnabled ? .primary : .tertiary)) {
      sections in
      ControlRow(.inlinePickers, name: name) { _ in
        // A container that knows rows makes each line one of them.
        ForEach(sections) { section in
          PickerTitle(header: section.header)
          ForEach(section.options) { line($0) }
        }
      } label: {
        label
      } row: { title in
        VStack(alignment: .leading, spacing: 0) {
          if let title {
            label.foregroundStyle(.secondary).font(.subheadline).accessibilityName(title.name)
          }
          ForEach(sections) { section in
            PickerTitle(header: section.header).padding(.vertical, 8)
            ForEach(section.options) { line($0).padding(.vertical, 8) }
          }
        }
      }
      .controlGroup(.picker)
      .accessibilityNamed(
        by: label, shownAs: label.sharesName && !placement.hides(.inlinePickers) ? name : nil
      )
      .diagnosing(choice, sections.flatMap(\.options))
    }
  }

  private func line(_ option: PickerOption) -> some View {
    let isSelected = choice.isSelected(option)
    return option.view
      .padding(.trailing, 2 * metrics.markSide)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay {
        HStack {
          Spacer(minLength: 0)
          if isSelected {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
              .accessibilityHidden(true)
          }
        }
        // Without a mark the line would have no height.
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        ._onButtonGesture(pressing: nil) { choice.select(option) }
      }
      // Lines that are rows of a list have no common element that keys could reach.
      .focusable(isEnabled, interactions: .activate)
      .onKeyPress(.space) {
        choice.select(option)
        return .handled
      }
      .describedOption(.radioButton, isSelected: isSelected) { choice.select(option) }
  }
}
