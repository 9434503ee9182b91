import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A calendar of a month with a clock beside it on the Mac, or with the time below it on the phone.
struct GraphicalDatePicker {
  let choice: DateChoice
  @Environment(\.look.calendar) private var look
}

@MainActor extension GraphicalDatePicker: View {
  var body: some View {
    switch look.time {
    case .clock: HStack(alignment: .top, spacing: 15) { parts }
    case .button: VStack(spacing: 8) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    if choice.components.contains(.date) {
      MonthView(choice: choice)
    }
    if choice.components.contains(.hourAndMinute) {
      switch look.time {
      case .clock: ClockFace(choice: choice)
      case .button:
        HStack {
          Text("Time")
          Spacer()
          DatePill(choice: choice.showing(.hourAndMinute)) { DateWheels(choice: $0) }
        }
      }
    }
  }
}
