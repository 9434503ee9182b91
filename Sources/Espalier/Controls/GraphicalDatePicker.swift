import EspalierDrawing
import Foundation

/// A calendar of a month with a clock beside it on the Mac, or with the time below it on the phone.
struct GraphicalDatePicker {
  let choice: DateChoice
  @Environment(\.platformStyle) private var platform
}

@MainActor extension GraphicalDatePicker: View {
  var body: some View {
    if platform == .mac {
      HStack(alignment: .top, spacing: 15) { parts }
    } else {
      VStack(spacing: 8) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    if choice.components.contains(.date) {
      MonthView(choice: choice)
    }
    if choice.components.contains(.hourAndMinute) {
      if platform == .mac {
        ClockFace(choice: choice)
      } else {
        HStack {
          Text("Time")
          Spacer()
          DatePill(choice: choice.showing(.hourAndMinute)) { DateWheels(choice: $0) }
        }
      }
    }
  }
}

/// The lengths of a calendar in points.
private struct MonthMetrics {
  let isMac: Bool

  /// Nil shares the whole width.
  var cellWidth: CGFloat? { isMac ? 18.5 : nil }
  var cellHeight: CGFloat { isMac ? 18 : 44 }
  var title: Font { isMac ? .system(size: 13, weight: .bold) : .headline }
  var weekday: Font { .system(size: isMac ? 10 : 13, weight: isMac ? .bold : .semibold) }
  var day: Font { isMac ? .system(size: 11) : .title3 }
  var padding: CGFloat { isMac ? 4 : 0 }
}

/// The days of a month; arrow keys move from day to day, and buttons from month to month.
private struct MonthView {
  let choice: DateChoice
  /// The month that is shown, as a number of months from that of the selected date.
  @State private var shift = 0
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformStyle) private var platform
  @Environment(\.layoutDirection) private var direction

  private var metrics: MonthMetrics { MonthMetrics(isMac: platform == .mac) }
}

@MainActor extension MonthView: View {
  var body: some View {
    let month = CalendarMonth(containing: choice.date, shift: shift, calendar)
    VStack(spacing: metrics.isMac ? 3 : 6) {
      header(month)
      VStack(spacing: 0) {
        weekdays(month)
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) { ForEach(week) { cell($0) } }
        }
      }
    }
    .padding(metrics.padding)
    .frame(minWidth: metrics.isMac ? nil : 280, idealWidth: metrics.isMac ? nil : 320)
    .fixedSize(horizontal: metrics.isMac, vertical: true)
    .background { if metrics.isMac { frame } }
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
    HStack(spacing: metrics.isMac ? 8 : 24) {
      Text(month.start, format: .dateTime.month(metrics.isMac ? .abbreviated : .wide).year())
        .font(metrics.title)
        .foregroundStyle(isEnabled ? .primary : .tertiary)
      Spacer(minLength: 0)
      arrow("chevron.backward", -1, "Previous Month", isPossible: allows(before: month.start))
      if metrics.isMac {
        Pressable(action: { show(Date.now) }) { _ in
          Circle().fill(.secondary).frame(width: 7, height: 7)
        }
        .accessibilityLabel("Today")
      }
      arrow("chevron.forward", 1, "Next Month", isPossible: allows(from: month.end))
    }
    .padding(.horizontal, metrics.isMac ? 2 : 8)
    .frame(height: metrics.isMac ? 16 : 44)
  }

  private func arrow(
    _ symbol: String, _ months: Int, _ name: LocalizedStringKey, isPossible: Bool
  ) -> some View {
    Pressable(action: { shift += months }) { isPressed in
      Image(systemName: symbol)
        .font(.system(size: metrics.isMac ? 9 : 20, weight: metrics.isMac ? .bold : .medium))
        .foregroundStyle(metrics.isMac ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
        .faint(0.3, isPressed: isPressed && isPossible)
        .opacity(isPossible ? 1 : 0.3)
        .contentShape(Rectangle().inset(by: metrics.isMac ? -3 : -8))
    }
    .accessibilityLabel(name)
    .disabled(!isPossible)
  }

  private func weekdays(_ month: CalendarMonth) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name)
          .font(metrics.weekday)
          .foregroundStyle(.tertiary)
          .frame(width: metrics.cellWidth)
          .frame(maxWidth: metrics.isMac ? nil : .infinity)
          .frame(height: metrics.isMac ? metrics.cellHeight : 24)
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private func cell(_ day: CalendarMonth.Day) -> some View {
    let isSelected = calendar.isDate(day.start, inSameDayAs: choice.date)
    let isAllowed = choice.allows(dayFrom: day.start, to: day.end)
    // The phone leaves out the days of other months.
    if day.isInside || metrics.isMac {
      DayCell(
        number: Text(day.number, format: .number.grouping(.never)), isSelected: isSelected,
        isToday: calendar.isDateInToday(day.start),
        isFaint: !day.isInside || !isAllowed || !isEnabled, metrics: metrics
      )
      ._onButtonGesture(pressing: nil) { if isAllowed { show(day.start) } }
      .accessibilityElement(children: .ignore)
      .control(.radioButton) { if isAllowed { show(day.start) } }
      .accessibilityLabel(Text(day.start, format: .dateTime.weekday(.wide).day().month(.wide)))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: metrics.cellHeight)
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
  let metrics: MonthMetrics
}

@MainActor extension DayCell: View {
  var body: some View {
    if metrics.isMac {
      number
        .font(metrics.day)
        .foregroundStyle(style)
        .padding(.trailing, 2)
        .frame(width: 18.5, height: metrics.cellHeight, alignment: .trailing)
        .background {
          if isSelected { RoundedRectangle(cornerRadius: 4).fill(.tint).frame(height: 16) }
        }
        .contentShape(Rectangle())
    } else {
      number
        .font(metrics.day)
        .fontWeight(isSelected ? .semibold : .regular)
        .foregroundStyle(style)
        .frame(maxWidth: .infinity)
        .frame(height: metrics.cellHeight)
        .background {
          if isSelected {
            Circle().fill(isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15)))
          }
        }
        .contentShape(Rectangle())
    }
  }

  private var style: AnyShapeStyle {
    if isSelected && (metrics.isMac || isToday) { return AnyShapeStyle(Color.white) }
    if isFaint { return AnyShapeStyle(.tertiary) }
    return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
