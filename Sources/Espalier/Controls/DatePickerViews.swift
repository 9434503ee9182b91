import Foundation

/// A date as a button that opens a calendar.
struct CompactDatePicker {
  let choice: DateChoice
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
}

@MainActor extension CompactDatePicker: View {
  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(choice.date, format: choice.format)
    }
    .buttonStyle(.bordered)
    .popover(isPresented: $isOpen) { GraphicalDatePicker(choice: choice).padding() }
  }
}

/// A date as a field in which it can be written.
struct DateField {
  let choice: DateChoice
}

@MainActor extension DateField: View {
  var body: some View {
    let date = Binding(get: { choice.date }, set: { choice.choose($0) })
    TextField("", value: date, format: choice.format)
      .frame(minWidth: 90)
      .fixedSize(horizontal: true, vertical: false)
  }
}

/// A date as a field with a stepper, by days or, where only the time can be chosen, by minutes.
struct DateStepperField {
  let choice: DateChoice
  @Environment(\.calendar) private var calendar
}

@MainActor extension DateStepperField: View {
  var body: some View {
    HStack(spacing: 4) {
      DateField(choice: choice)
      StepperFace(increment: { step(1) }, decrement: { step(-1) }, onEditingChanged: { _ in })
    }
  }

  private func step(_ count: Int) {
    let unit: Calendar.Component = choice.components.contains(.date) ? .day : .minute
    if let date = calendar.date(byAdding: unit, value: count, to: choice.date) {
      choice.choose(date)
    }
  }
}

/// A calendar of a month, and the time below it.
struct GraphicalDatePicker {
  let choice: DateChoice
  /// The month that is shown, as a number of months from that of the selected date.
  @State private var shift = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension GraphicalDatePicker: View {
  var body: some View {
    VStack(spacing: 8) {
      if choice.components.contains(.date) { month }
      if choice.components.contains(.hourAndMinute) { time }
    }
    .fixedSize()
  }

  private var month: some View {
    let month = CalendarMonth(containing: choice.date, shift: shift, calendar)
    return VStack(spacing: 6) {
      HStack {
        Text(month.start, format: .dateTime.month(.wide).year()).fontWeight(.semibold)
        Spacer()
        arrow("chevron.backward", -1)
        arrow("chevron.forward", 1)
      }
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
            Text(name).font(.caption).foregroundStyle(.secondary)
          }
        }
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              if let day { button(day) } else { Color.clear.frame(width: 24, height: 24) }
            }
          }
        }
      }
    }
  }

  private func arrow(_ symbol: String, _ months: Int) -> some View {
    Button {
      shift += months
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless)
  }

  private func button(_ day: CalendarMonth.Day) -> some View {
    let isSelected = calendar.isDate(day.start, inSameDayAs: choice.date)
    let isAllowed = choice.allows(dayFrom: day.start, to: day.end)
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(day.number)")
        .foregroundStyle(isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
        .frame(width: 24, height: 24)
        .background { if isSelected { Circle().fill(.tint) } }
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
  }

  /// Another day at the same time.
  private func choose(_ day: CalendarMonth.Day) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
      of: day.start)
    choice.choose(date ?? day.start)
    shift = 0
  }

  private var time: some View {
    HStack {
      Text(choice.date, format: .dateTime.hour().minute()).monospacedDigit()
      StepperFace(
        increment: { step(60) }, decrement: { step(-60) }, onEditingChanged: { _ in })
    }
  }

  private func step(_ seconds: TimeInterval) {
    choice.choose(choice.date.addingTimeInterval(seconds))
  }
}

/// The days of a month in rows of weeks.
struct CalendarMonth {
  struct Day {
    let number: Int
    let start: Date
    let end: Date
  }

  let start: Date
  /// The shortest names of the days of the week, in the calendar's order.
  let weekdays: [String]
  /// Nil before the first day and after the last one.
  private(set) var weeks: [[Day?]] = []

  init(containing date: Date, shift: Int, _ calendar: Calendar) {
    let shifted = calendar.date(byAdding: .month, value: shift, to: date) ?? date
    start = calendar.dateInterval(of: .month, for: shifted)?.start ?? shifted
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    weekdays = Array(names[first...] + names[..<first])
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let length = max(1, weekdays.count)
    let blanks = (calendar.component(.weekday, from: start) - 1 - first + length) % length
    var days: [Day?] = Array(repeating: nil, count: blanks)
    for index in 0..<count {
      guard let day = calendar.date(byAdding: .day, value: index, to: start),
        let next = calendar.date(byAdding: .day, value: index + 1, to: start)
      else { continue }
      days.append(Day(number: index + 1, start: day, end: next))
    }
    while days.count % length != 0 { days.append(nil) }
    weeks = stride(from: 0, to: days.count, by: length).map { Array(days[$0..<$0 + length]) }
  }
}
