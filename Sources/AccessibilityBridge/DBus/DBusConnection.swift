import Dispatch
import Foundation

/// A connection to a bus: sends messages, and hands on those that arrive, on the main queue and
/// without ever blocking.
@MainActor final class DBusConnection {
  /// Answers calls of other programs.
  var onCall: (@MainActor (DBusMessage) -> Void)?
  var onSignal: (@MainActor (DBusMessage) -> Void)?
  /// Called once when the connection has ended, or when the bus sends malformed messages.
  var onEnd: (@MainActor () -> Void)?
  /// The name that the bus knows this program by; empty until the bus has sent it.
  private(set) var name = ""

  private let descriptor: Int32
  private let reading: any DispatchSourceRead
  private let writing: any DispatchSourceWrite
  private var isWritingActive = false
  private var isOpen = true
  private var isFlushScheduled = false
  /// True if the bus has let the program in.
  private var isAuthenticated = false
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  /// The bytes that wait until the bus has let the program in.
  private var early: [UInt8] = []
  private var lastSerial: UInt32 = 0
  private var waiting: [UInt32: Answer] = [:]

  typealias Answer = @MainActor ([DBusValue]?) -> Void

  /// The number of unsent bytes beyond which a bus that reads nothing is given up.
  private static let outputLimit = 64 << 20
  private static let readLength = 64 << 10

  static let bus = "org.freedesktop.DBus"
  static let busPath = "/org/freedesktop/DBus"

  /// Nil if no bus listens at the address.
  init?(_ address: DBusAddress) {
    guard let descriptor = address.connectedSocket() else { return nil }
    self.descriptor = descriptor
    reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    writing = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    writing.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    // Both sources must be done with the socket before its number goes to another.
    let pending = DispatchGroup()
    pending.enter()
    pending.enter()
    reading.setCancelHandler { pending.leave() }
    writing.setCancelHandler { pending.leave() }
    pending.notify(queue: .main) { Foundation.close(descriptor) }
    reading.activate()
    // The user's number in digits, and these in hexadecimal.
    let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
    output = [0] + Array("AUTH EXTERNAL \(user)\r\n".utf8)
    scheduleFlush()
    call(.call(to: Self.bus, Self.busPath, Self.bus, "Hello")) { [weak self] answer in
      self?.name = answer?.first?.text ?? ""
    }
  }

  isolated deinit { end() }

  /// Ends the connection.
  func close() {
    onEnd = nil
    end()
  }

  private func end() {
    if !isOpen { return }
    isOpen = false
    reading.cancel()
    // A suspended source is not informed that it was cancelled.
    if !isWritingActive { writing.resume() }
    writing.cancel()
    let answers = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, answer) in answers { answer(nil) }
    (onCall, onSignal) = (nil, nil)
    onEnd?()
    onEnd = nil
  }

  // MARK: Sending

  /// Sends a call; `answer` gets the message that comes back, nil for a failure.
  func call(_ message: DBusMessage, answer: @escaping Answer) {
    let serial = send(message)
    if serial == 0 { return answer(nil) }
    waiting[serial] = answer
  }

  /// Has the bus pass on signals.
  func listen(_ rule: String) {
    var message = DBusMessage.call(
      to: Self.bus, Self.busPath, Self.bus, "AddMatch", [.string(rule)])
    message.expectsAnswer = false
    send(message)
  }

  /// Sends a message, and returns its serial; 0 if the connection has ended.
  @discardableResult func send(_ message: DBusMessage) -> UInt32 {
    if !isOpen { return 0 }
    lastSerial = lastSerial == .max ? 1 : lastSerial + 1
    var message = message
    message.serial = lastSerial
    if isAuthenticated { output += message.bytes } else { early += message.bytes }
    scheduleFlush()
    return lastSerial
  }

  /// Writes at the end of this turn of the main queue, so that many messages are written at once.
  private func scheduleFlush() {
    if isFlushScheduled { return }
    isFlushScheduled = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.flush() } }
  }

  private func flush() {
    isFlushScheduled = false
    guard isOpen else { return }
    var sent = 0
    while sent < output.count {
      let count = output[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        break
      } else if errno != EINTR {
        return end()
      }
    }
    output.removeFirst(sent)
    if output.count > Self.outputLimit { return end() }
    setWriting(!output.isEmpty)
  }

  private func setWriting(_ isNeeded: Bool) {
    if isNeeded == isWritingActive { return }
    isWritingActive = isNeeded
    if isNeeded { writing.resume() } else { writing.suspend() }
  }

  // MARK: Receiving

  private func read() {
    var buffer = [UInt8](repeating: 0, count: Self.readLength)
    while isOpen {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        input += buffer.prefix(count)
        if count < buffer.count { break }
      } else if count < 0 && errno == EINTR {
        continue
      } else if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        break
      } else {
        return end()
      }
    }
    if !isAuthenticated { authenticate() }
    if isAuthenticated { takeMessages() }
  }

  /// Reads the line with which the bus lets the program in.
  private func authenticate() {
    guard let end = input.firstIndex(of: UInt8(ascii: "\n")) else {
      if input.count > Self.readLength { self.end() }
      return
    }
    guard input.starts(with: "OK ".utf8) else { return self.end() }
    input.removeFirst(end + 1)
    isAuthenticated = true
    output += Array("BEGIN\r\n".utf8) + early
    early = []
    scheduleFlush()
  }

  private func takeMessages() {
    var rest = input[...]
    var messages: [DBusMessage] = []
    do {
      while let message = try DBusMessage.take(&rest) { messages.append(message) }
      input = Array(rest)
    } catch {
      return end()
    }
    for message in messages where isOpen { take(message) }
  }

  private func take(_ message: DBusMessage) {
    switch message.kind {
    case .call: onCall?(message)
    case .signal: onSignal?(message)
    case .answer, .failure:
      guard let serial = message.answeredSerial, let answer = waiting.removeValue(forKey: serial)
      else { return }
      answer(message.kind == .answer ? message.body : nil)
    }
  }
}
