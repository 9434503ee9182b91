import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A date and a time as two buttons: one opens a calendar, the other one wheels.
///
/// On the Mac it is a field with a stepper.
struct CompactDatePicker {
  let choice: DateChoice
  @Environment(\.look.controls) private var look
  @Environment(\.dynamicTypeSize) private var typeSize
}

@MainActor extension CompactDatePicker: View {
  var body: some View {
    switch look.compactDate {
    case .field: DateStepperField(choice: choice)
    case .buttons: buttons
    }
  }

  private var buttons: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
      : AnyLayout(HStackLayout(spacing: 5))
    return layout {
      if choice.components.contains(.date) {
        DatePill(choice: choice.showing(.date)) {
          // As wide as the wheels beside it, within the padding.
          GraphicalDatePicker(choice: $0).frame(idealWidth: 320).padding()
        }
      }
      if choice.components.contains(.hourAndMinute) {
        DatePill(choice: choice.showing(.hourAndMinute)) { DateWheels(choice: $0) }
      }
    }
  }
}

/// A part of a date as a button that opens a panel to choose another.
struct DatePill<Panel: View> {
  let choice: DateChoice
  @ViewBuilder let panel: (DateChoice) -> Panel
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension DatePill: View {
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    return Pressable(action: { isOpen = true }) { isPressed in
      Text(choice.date, format: choice.format)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(style)
        .padding(.horizontal, 13.5)
        // As recorded: a time stands a little higher.
        .padding(.vertical, choice.components.contains(.hourAndMinute) ? 7.75 : 7)
        .background(.fill.tertiary, in: shape)
        .contentShape(.focusEffect, shape)
        .faint(0.6, isPressed: isPressed)
    }
    .accessibilityAttachment { $0.showsNameAsValue = true }
    .popover(isPresented: $isOpen) {
      // On a phone too it stands beside the button, and is no sheet.
      panel(choice).systemPanelEnvironment().presentationCompactAdaptation(.popover)
    }
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
