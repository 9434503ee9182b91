import Foundation
import Testing

@testable import os

struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `values of all kinds appear in a message, except private ones`() {
    let (name, count, error): (String, Int, any Error) = ("a.txt", 255, CocoaError(.fileNoSuchFile))
    #expect(text("\(name) has \(count)") == "a.txt has 255")
    #expect(text("\(name, privacy: .public) \(name, privacy: .private)") == "a.txt <private>")
    #expect(text("\(count, format: .hex) \(-7, format: .decimal(minDigits: 3))") == "ff -007")
    #expect(text("\(1.5, format: .fixed(precision: 2)) \(true)") == "1.50 true")
    #expect(text("[\(name, align: .right(columns: 7))]") == "[  a.txt]")
    #expect(text("\([1, 2]) \(Optional(1) as Any)") == "[1, 2] Optional(1)")
    #expect(text("\(error.localizedDescription)") == error.localizedDescription)
  }

  @Test func `a line names the level, the subsystem and the category`() {
    let log = OSLog(subsystem: "com.example.app", category: "network")
    let line = log.line(.error, "It failed", at: Date(timeIntervalSince1970: 0))
    #expect(line.hasSuffix(" error [com.example.app:network] It failed\n"))
    #expect(line.hasPrefix("19"))
    #expect(OSLog.default.line(.info, "hello").hasSuffix(" info hello\n"))
  }

  @Test func `messages below the usual level are neither shown nor computed`() {
    var count = 0
    func costly() -> String {
      count += 1
      return "costly"
    }
    let logger = Logger(subsystem: "com.example.app", category: "test")
    logger.debug("\(costly())")
    logger.info("\(costly())")
    Logger(.disabled).error("\(costly())")
    #expect(count == 0)
    #expect(OSLog.default.isEnabled(type: .error) && !OSLog.default.isEnabled(type: .debug))
  }

  @Test func `old messages have their values in the places of a format`() {
    #expect(formatted("%{public}d of %.1f", [3, 2.5]) == "3 of 2.5")
    #expect(formatted("100 %%", []) == "100 %")
  }
}
