import Foundation

/// Writes the messages of one part of a program about one subject.
///
///     let logger = Logger(subsystem: "com.example.app", category: "network")
///     logger.error("Loading \(url) failed: \(error)")
public struct Logger: Sendable {
  private let log: OSLog

  public init() { self.init(.default) }

  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the level `default`.
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.default, message().text)
  }

  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message().text)
  }

  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.debug, message().text)
  }

  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.debug, message().text)
  }

  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message().text) }

  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.default, message().text)
  }

  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.error, message().text)
  }

  public func error(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.error, message().text)
  }

  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.fault, message().text)
  }

  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.fault, message().text)
  }
}

/// Writes a message whose values stand where `%@`, `%d` and so on do, with or without `{public}`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type, formatted("\(message)", arguments))
}

/// Writes a message whose values stand where `%@`, `%d` and so on do.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type, formatted("\(message)", arguments))
}

/// Writes a message.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default
) {
  log.write(type, message.text)
}

/// - Parameter message: a format whose specifiers may name a privacy, as in `%{public}@`; all values are shown.
func formatted(_ message: String, _ arguments: [any CVarArg]) -> String {
  let plain = message.replacing(/%\{[^}]*\}/, with: "%")
  return arguments.isEmpty
    ? plain.replacing("%%", with: "%") : String(format: plain, arguments: arguments)
}
