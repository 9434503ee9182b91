import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The days that a calendar shows as chosen, and those that can be.
@MainActor protocol DayChoice {
  /// The date whose month is shown first, and from which keys move.
  func shown(_ calendar: Calendar) -> Date
  /// The ends of the dates that can be chosen; nil has no end.
  var lower: Date? { get }
  var upper: Date? { get }
  /// True if keys choose the day to which they move; otherwise the space bar does.
  static var followsKeys: Bool { get }

  /// Returns the beginnings of the chosen days between two dates.
  func chosenDays(from start: Date, to end: Date, _ calendar: Calendar) -> Set<Date>
  /// Returns true if some time of the day that begins at `day` can be chosen.
  func allows(dayFrom day: Date, to next: Date) -> Bool
  /// Takes a day that was pressed.
  func press(_ day: Date, _ calendar: Calendar)
}

/// The days of a month; arrow keys move from day to day, and buttons from month to month.
struct MonthView<Choice: DayChoice> {
  let choice: Choice
  /// The month that is shown, as a number of months from that of the day from which keys move.
  @State private var shift = 0
  /// The day from which keys move, where they do not choose it; nil is that of the choice.
  @State private var cursor: Date?
  @State private var showsCursor = false
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.calendar) private var look
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension MonthView: View {
  var body: some View {
    let month = CalendarMonth(
      containing: place, shift: shift, minimumWeeks: look.minimumWeeks, calendar)
    let days = month.weeks.joined()
    let chosen = choice.chosenDays(
      from: days.first?.start ?? month.start, to: days.last?.end ?? month.end, calendar)
    VStack(spacing: look.spacing) {
      header(month)
      VStack(spacing: 0) {
        weekdays(month)
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) {
            ForEach(week) { day in
              cell(day, isChosen: chosen.contains(calendar.startOfDay(for: day.start)))
            }
          }
        }
      }
    }
    // Seven days of larger type have no room side by side.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .padding(look.padding)
    .frame(minWidth: look.minimumWidth, idealWidth: look.idealWidth)
    .fixedSize(horizontal: look.cellWidth != nil, vertical: true)
    .background { if look.isFramed { frame } }
    .focusable(interactions: .activate)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      MainActor.assumeIsolated { move(press.key) } ? .handled : .ignored
    }
    .onKeyPress(.space) { MainActor.assumeIsolated { pressCursor() } ? .handled : .ignored }
    .controlGroup(.picker)
    .startsSeparatorAtControl()
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
        Pressable(action: { press(Date.now) }) { _ in
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

  @ViewBuilder private func cell(_ day: CalendarMonth.Day, isChosen: Bool) -> some View {
    let isAllowed = choice.allows(dayFrom: day.start, to: day.end)
    if day.isInside || look.showsDaysAround {
      DayCell(
        number: Text(day.number, format: .number.grouping(.never)), isSelected: isChosen,
        isToday: calendar.isDateInToday(day.start),
        isFaint: !day.isInside || !isAllowed || !isEnabled,
        hasCursor: showsCursor && calendar.isDate(place, inSameDayAs: day.start), look: look
      )
      ._onButtonGesture(pressing: nil) { if isAllowed { press(day.start) } }
      .accessibilityElement(children: .ignore)
      .control(Choice.followsKeys ? .radioButton : .checkbox) { if isAllowed { press(day.start) } }
      .accessibilityLabel(Text(day.start, format: .dateTime.weekday(.wide).day().month(.wide)))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: look.cellHeight)
    }
  }

  // MARK: Choosing

  /// The day from which keys move.
  private var place: Date { cursor ?? choice.shown(calendar) }

  private func press(_ day: Date) {
    if !Choice.followsKeys { cursor = day }
    showsCursor = false
    choice.press(day, calendar)
    shift = 0
  }

  private func pressCursor() -> Bool {
    guard !Choice.followsKeys, isEnabled, let day = calendar.dateInterval(of: .day, for: place)
    else { return false }
    if choice.allows(dayFrom: day.start, to: day.end) { choice.press(day.start, calendar) }
    cursor = place
    showsCursor = true
    return true
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
    guard let date = calendar.date(byAdding: .day, value: days, to: place) else { return true }
    if Choice.followsKeys {
      press(date)
    } else {
      (cursor, shift, showsCursor) = (date, 0, true)
    }
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
  /// True if keys move from here, where they do not choose days.
  let hasCursor: Bool
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
        .overlay { if hasCursor { RoundedRectangle(cornerRadius: 4).strokeBorder(.tint) } }
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
        .overlay { if hasCursor { Circle().strokeBorder(.tint) } }
        .contentShape(Rectangle())
    }
  }

  private var style: AnyShapeStyle {
    if isSelected && (look.selection == .box || isToday) { return AnyShapeStyle(Color.white) }
    if isFaint { return AnyShapeStyle(.tertiary) }
    return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
