import Foundation

/// The options of a picker one below the other, with a check mark at the selected one.
struct InlinePicker<Value: Hashable, Label: View, Content: View> {
  let choice: PickerChoice<Value>
  let label: Label
  let content: Content
  @State private var options = PickerOptions()
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension InlinePicker: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !labelsHidden {
        label.foregroundStyle(.secondary).font(.subheadline).accessibilityHidden(true)
      }
      content
        .foregroundStyle(isEnabled ? .primary : .tertiary)
        .padding(.vertical, 8)
        .padding(.trailing, 2 * metrics.markSide)
        .frame(maxWidth: .infinity, alignment: .leading)
        .options(in: options) { option in
          HStack {
            Spacer(minLength: 0)
            if choice.isSelected(option) {
              Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                .accessibilityHidden(true)
            }
          }
          .contentShape(Rectangle())
          ._onButtonGesture(pressing: nil) { choice.select(option) }
        }
        .describingOptions { option in
          ControlDescription(
            .radioButton, isSelected: choice.isSelected(option), press: { choice.select(option) })
        }
    }
    .controlGroup(.picker)
    .accessibilityNamed(by: label)
    .diagnosing(choice, options)
  }
}
