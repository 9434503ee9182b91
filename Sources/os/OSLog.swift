import Foundation

/// A place for messages, by the names of a program's part and of a subject.
///
/// Messages go to the standard error stream, one to a line, from the level ``OSLogType/default`` on; the environment variable
/// `OS_ACTIVITY_MODE` with the value `debug` shows all of them, `disable` none.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that shows nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns true if messages of a level are shown.
  public func isEnabled(type: OSLogType) -> Bool {
    self !== Self.disabled && type.rank >= Self.least
  }

  /// The lowest rank of the messages that are shown.
  private static let least =
    switch ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] {
    case "debug": 0
    case "disable": Int.max
    default: OSLogType.default.rank
    }

  /// A line such as `2026-11-22 17:05:12.345 error [com.example.app:network] The message`.
  func line(_ type: OSLogType, _ message: String, at date: Date = Date()) -> String {
    let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    return "\(Self.time(date)) \(type) \(place)\(message)\n"
  }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data(line(type, message()).utf8))
  }

  private static func time(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(
        dateTimeSeparator: .space, includingFractionalSeconds: true, timeZone: .current
      )
      .year().month().day().time(includingFractionalSeconds: true))
  }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  // The numbers of Apple's headers, which do not go by how much messages matter.
  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}

extension OSLogType: CustomStringConvertible {
  public var description: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
