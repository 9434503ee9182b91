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

/// The days of a month; arrow keys move from day to day, and buttons from month to month.
private struct MonthView {
  let choice: DateChoice
  /// The month that is shown, as a number of months from that of the selected date.
  @State private var shift = 0
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.calendar) private var look
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension MonthView: View {
  var body: some View {
    let month = CalendarMonth(
      containing: choice.date, shift: shift, minimumWeeks: look.minimumWeeks, calendar)
    VStack(spacing: look.spacing) {
      header(month)
      VStack(spacing: 0) {
        weekdays(month)
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) { ForEach(week) { cell($0) } }
        }
      }
    }
    .padding(look.padding)
    .frame(minWidth: look.minimumWidth, idealWidth: look.idealWidth)
    .fixedSize(horizontal: look.cellWidth != nil, vertical: true)
    .background { if look.isFramed { frame } }
    .focusable(interactions: .activate)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      MainActor.assumeIsolated { move(press.key) } ? .handled : .ignored
    }
    .controlGroup(.picker)
  }

  private var frame: some View {
    let shape = RoundedRectangle(cornerRadius: 3)
    return shape.fill(.background).overlay { shape.strokeBorder(.separator, lineWidth: 1) }
  }

  private func header(_ month: CalendarMonth) -> some View {
    HStack(spacing: look.headerSpacing) {
      Text(month.start, format: .dateTime.month(look.month).year())
        .font(look.title)
        .foregroundStyle(isEnabled ? .primary : .tertiary)
      Spacer(minLength: 0)
      arrow("chevron.backward", -1, "Previous Month", isPossible: allows(before: month.start))
      if look.leadsToToday {
        Pressable(action: { show(Date.now) }) { _ in
          Circle().fill(.secondary).frame(width: 7, height: 7)
        }
        .accessibilityLabel("Today")
      }
      arrow("chevron.forward", 1, "Next Month", isPossible: allows(from: month.end))
    }
    .padding(.horizontal, look.headerPadding)
    .frame(height: look.headerHeight)
  }

  private func arrow(
    _ symbol: String, _ months: Int, _ name: LocalizedStringKey, isPossible: Bool
  ) -> some View {
    Pressable(action: { shift += months }) { isPressed in
      Image(systemName: symbol)
        .font(look.arrow)
        .foregroundStyle(look.tintsArrows ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .faint(0.3, isPressed: isPressed && isPossible)
        .opacity(isPossible ? 1 : 0.3)
        .contentShape(Rectangle().inset(by: -look.arrowReach))
    }
    .accessibilityLabel(name)
    .disabled(!isPossible)
  }

  private func weekdays(_ month: CalendarMonth) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name)
          .font(look.weekday)
          .foregroundStyle(.tertiary)
          .frame(width: look.cellWidth)
          .frame(maxWidth: look.cellWidth == nil ? .infinity : nil)
          .frame(height: look.weekdayHeight)
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private func cell(_ day: CalendarMonth.Day) -> some View {
    let isSelected = calendar.isDate(day.start, inSameDayAs: choice.date)
    let isAllowed = choice.allows(dayFrom: day.start, to: day.end)
    if day.isInside || look.showsDaysAround {
      DayCell(
        number: Text(day.number, format: .number.grouping(.never)), isSelected: isSelected,
        isToday: calendar.isDateInToday(day.start),
        isFaint: !day.isInside || !isAllowed || !isEnabled, look: look
      )
      ._onButtonGesture(pressing: nil) { if isAllowed { show(day.start) } }
      .accessibilityElement(children: .ignore)
      .control(.radioButton) { if isAllowed { show(day.start) } }
      .accessibilityLabel(Text(day.start, format: .dateTime.weekday(.wide).day().month(.wide)))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: look.cellHeight)
    }
  }

  // MARK: Choosing

  /// Another day at the same time.
  private func show(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    choice.choose(date ?? day)
    shift = 0
  }

  private func move(_ key: KeyEquivalent) -> Bool {
    let week = calendar.veryShortStandaloneWeekdaySymbols.count
    let forward = direction == .leftToRight ? 1 : -1
    let days =
      switch key {
      case .leftArrow: -forward
      case .rightArrow: forward
      case .upArrow: -week
      default: week
      }
    if let date = calendar.date(byAdding: .day, value: days, to: choice.date) { show(date) }
    return true
  }

  private func allows(before date: Date) -> Bool { choice.lower.map { $0 < date } ?? true }

  private func allows(from date: Date) -> Bool { choice.upper.map { $0 >= date } ?? true }
}

/// The number of a day.
private struct DayCell {
  let number: Text
  let isSelected: Bool
  let isToday: Bool
  let isFaint: Bool
  let look: CalendarLook
}

@MainActor extension DayCell: View {
  var body: some View {
    switch look.selection {
    case .box:
      number
        .font(look.day)
        .foregroundStyle(style)
        .padding(.trailing, 2)
        .frame(width: look.cellWidth, height: look.cellHeight, alignment: .trailing)
        .background {
          if isSelected { RoundedRectangle(cornerRadius: 4).fill(.tint).frame(height: 16) }
        }
        .contentShape(Rectangle())
    case .disc:
      number
        .font(look.day)
        .fontWeight(isSelected ? .semibold : .regular)
        .foregroundStyle(style)
        .frame(maxWidth: .infinity)
        .frame(height: look.cellHeight)
        .background {
          if isSelected {
            Circle().fill(isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15)))
          }
        }
        .contentShape(Rectangle())
    }
  }

  private var style: AnyShapeStyle {
    if isSelected && (look.selection == .box || isToday) { return AnyShapeStyle(Color.white) }
    if isFaint { return AnyShapeStyle(.tertiary) }
    return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
