import os

// The code of Docs/Shipping.md for files that write messages.

private let logger = Logger(subsystem: "com.example.badge", category: "files")

func tell(_ name: String, count: Int) {
  logger.info("Read \(count) lines of \(name, privacy: .public)")
  os_log("%{public}@ has %d lines", log: .default, type: .debug, name, count)
}
