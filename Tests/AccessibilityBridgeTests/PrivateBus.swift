import Foundation
import Testing

@testable import EspalierAccessibility

/// A bus of D-Bus for one test, and stand-ins for services of the desktop on it.
@MainActor final class PrivateBus {
  let environment: [String: String]
  private let daemon = Process()

  nonisolated static let program = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  nonisolated static let comment: Comment = "needs dbus-daemon: Scripts/setup --tests installs it"

  init() throws {
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: try #require(Self.program))
    daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var address = ""
    while !address.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "dbus-daemon has ended")
      address += String(decoding: data, as: UTF8.self)
    }
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": address.trimmingCharacters(in: .whitespacesAndNewlines)
    ]
  }

  // A program that a test starts may inherit a mask that blocks SIGTERM, and waiting for its end takes a run loop,
  // which the threads of tests do not have.
  isolated deinit { kill(daemon.processIdentifier, SIGKILL) }

  /// A connection that has a name of its own on the bus.
  func service(
    _ name: String, onCall: @escaping @MainActor (DBusConnection, DBusMessage) -> Void
  ) async throws -> DBusConnection {
    let address = try #require(DBusAddress.session(environment))
    let connection = try #require(DBusConnection(address))
    connection.onCall = { [weak connection] in if let connection { onCall(connection, $0) } }
    var isOwner = false
    connection.call(
      .call(
        to: DBusConnection.bus, DBusConnection.busPath, DBusConnection.bus, "RequestName",
        [.string(name), .uint32(0)])
    ) { isOwner = $0?.first?.number == 1 }
    try #require(await eventually { isOwner }, "the bus gives nobody the name \(name)")
    return connection
  }

  /// Waits for ten minutes until a condition is true, while messages come and go.
  func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<60_000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }
}
