import EspalierCore
import Foundation

// The defaults do not come from the process: the same view gives the same picture on every machine.
// Hosts that serve a person set the values of that person.

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }

  private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = LocaleKey.defaultValue
      calendar.timeZone = TimeZoneKey.defaultValue
      return calendar
    }()
  }

  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
  }

  /// The language and region for which values are formatted and text is shaped; `en_US` unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are formatted; Gregorian unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which dates are formatted; GMT unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
