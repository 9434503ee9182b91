import EspalierCore
import EspalierGraphics
import Foundation

/// The calendars of a platform's look; lengths are in points.
struct CalendarLook: LookPart {
  /// The time of the day: a clock beside the calendar, or a button below it.
  var time: TimeForm
  /// The mark of the selected day: a box behind its number, or a disc.
  var selection: SelectionForm
  /// The width of a day; nil shares the whole width.
  var cellWidth: CGFloat?
  var cellHeight: CGFloat
  var weekdayHeight: CGFloat
  var title: Font
  var weekday: Font
  var day: Font
  var padding: CGFloat
  /// The fewest weeks that are shown.
  var minimumWeeks: Int
  /// The spacing between the title and the days.
  var spacing: CGFloat
  /// The minimum width; nil stands for the size that the cells need.
  var minimumWidth: CGFloat?
  var idealWidth: CGFloat?
  /// True if a frame is around the calendar.
  var isFramed: Bool
  /// True if the days of other months are shown that fill the first and last week.
  var showsDaysAround: Bool

  var headerHeight: CGFloat
  var headerPadding: CGFloat
  var headerSpacing: CGFloat
  var month: Date.FormatStyle.Symbol.Month
  /// True if a button leads to the present day.
  var leadsToToday: Bool
  var arrow: Font
  var tintsArrows: Bool
  /// The distance around an arrow at which a press still counts.
  var arrowReach: CGFloat

  enum TimeForm { case clock, button }

  enum SelectionForm { case box, disc }

  static let mac = CalendarLook(
    time: .clock, selection: .box, cellWidth: 18.5, cellHeight: 18, weekdayHeight: 13,
    title: .system(size: 13, weight: .bold), weekday: .system(size: 10, weight: .bold),
    day: .system(size: 11), padding: 4, minimumWeeks: 6, spacing: 3, minimumWidth: nil,
    idealWidth: nil, isFramed: true, showsDaysAround: true, headerHeight: 16, headerPadding: 2,
    headerSpacing: 8, month: .abbreviated, leadsToToday: true,
    arrow: .system(size: 9, weight: .bold), tintsArrows: false, arrowReach: 3)

  static let phone = CalendarLook(
    time: .button, selection: .disc, cellWidth: nil, cellHeight: 44, weekdayHeight: 24,
    title: .headline, weekday: .system(size: 13, weight: .semibold), day: .title3, padding: 0,
    minimumWeeks: 0, spacing: 6, minimumWidth: 280, idealWidth: 320, isFramed: false,
    showsDaysAround: false,
    headerHeight: 44, headerPadding: 8, headerSpacing: 24, month: .wide, leadsToToday: false,
    arrow: .system(size: 20, weight: .medium), tintsArrows: true, arrowReach: 8)
}

extension Look {
  var calendar: CalendarLook { self[CalendarLook.self] }
}
