import Foundation

/// Puts messages together from the bytes that a browser sends (RFC 6455).
///
/// Announced lengths are accepted only up to a limit, and no memory is reserved for them in
/// advance.
struct WebSocketReader {
  enum Message: Equatable, Sendable {
    case text(String)
    case binary([UInt8])
    case ping([UInt8])
    case close
  }

  /// The reason why a connection ends.
  struct Failure: Error, Equatable {
    let code: CloseCode
    let reason: String
  }

  enum CloseCode: UInt16, Sendable {
    case goingAway = 1001
    case protocolError = 1002
    case notText = 1007
    case unwelcome = 1008
    case tooLarge = 1009
  }

  private enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The largest message, in bytes.
  let limit: Int
  /// The first bytes of a message that says how something is now; of several such messages in a row, only the last counts.
  let stateStart: [UInt8]
  /// The number of messages that were passed over because the one after them says the same.
  private(set) var skippedCount = 0
  private var buffer: [UInt8] = []
  private var consumed = 0
  /// The parts of a message of several frames so far.
  private var opcode: Opcode?
  private var payload: [UInt8] = []

  init(limit: Int, stateStart: [UInt8] = []) {
    self.limit = limit
    self.stateStart = stateStart
  }

  mutating func append(_ bytes: [UInt8]) {
    if consumed > 0 {
      buffer.removeFirst(consumed)
      consumed = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message; nil if more bytes are needed.
  mutating func next() throws(Failure) -> Message? {
    while let frame = try nextFrame() {
      switch frame.opcode {
      case .close: return .close
      case .ping: return .ping(frame.payload)
      case .pong: continue
      case .text, .binary:
        if opcode != nil { throw broken("A message began within another.") }
        opcode = frame.opcode
        payload = frame.payload
      case .continuation:
        if opcode == nil { throw broken("A message went on that had not begun.") }
        if payload.count + frame.payload.count > limit { throw tooLarge }
        payload += frame.payload
      }
      guard frame.isLast, let opcode else { continue }
      defer {
        self.opcode = nil
        payload = []
      }
      if opcode == .binary { return .binary(payload) }
      guard let text = String(validating: payload, as: UTF8.self) else {
        throw Failure(code: .notText, reason: "A message of text is not UTF-8.")
      }
      return .text(text)
    }
    return nil
  }

  private struct Frame {
    var opcode: Opcode
    var isLast: Bool
    var payload: [UInt8]
  }

  /// The kind of a frame, and the places of its parts in the buffer.
  private struct Header {
    var opcode: Opcode
    var isLast: Bool
    var mask: Int
    var start: Int
    var end: Int
  }

  private mutating func nextFrame() throws(Failure) -> Frame? {
    guard var header = try header(at: consumed) else { return nil }
    // Messages that need not be read are not even unmasked.
    var isState = isState(header)
    while isState, let next = try? self.header(at: header.end) {
      isState = self.isState(next)
      guard isState else { break }
      (header, skippedCount) = (next, skippedCount + 1)
    }
    var payload = Array(buffer[header.start..<header.end])
    for index in payload.indices { payload[index] ^= buffer[header.mask + (index & 3)] }
    consumed = header.end
    return Frame(opcode: header.opcode, isLast: header.isLast, payload: payload)
  }

  /// The header of the frame at a place; nil if the frame is not whole yet.
  private func header(at place: Int) throws(Failure) -> Header? {
    guard buffer.count >= place + 2 else { return nil }
    let (first, second) = (buffer[place], buffer[place + 1])
    guard first & 0x70 == 0, let opcode = Opcode(rawValue: first & 0x0F) else {
      throw broken("A frame is of an unknown kind.")
    }
    guard second & 0x80 != 0 else { throw broken("A frame is not masked.") }
    let isLast = first & 0x80 != 0
    var length = UInt64(second & 0x7F)
    let lengthCount = length == 126 ? 2 : length == 127 ? 8 : 0
    if opcode.rawValue >= 8 && (lengthCount > 0 || !isLast) {
      throw broken("A control frame is too long.")
    }
    let mask = place + 2 + lengthCount
    guard buffer.count >= mask else { return nil }
    if lengthCount > 0 {
      length = buffer[(place + 2)..<mask].reduce(0) { $0 << 8 | UInt64($1) }
    }
    if length > UInt64(limit) { throw tooLarge }
    let end = mask + 4 + Int(length)
    guard buffer.count >= end else { return nil }
    return Header(opcode: opcode, isLast: isLast, mask: mask, start: mask + 4, end: end)
  }

  /// Returns whether a frame is a whole message that says how something is now.
  private func isState(_ header: Header) -> Bool {
    guard opcode == nil, header.opcode == .text, header.isLast, !stateStart.isEmpty,
      header.end - header.start >= stateStart.count
    else { return false }
    return buffer.withUnsafeBytes { bytes in
      var index = 0
      while index < stateStart.count {
        let byte = bytes[header.start + index] ^ bytes[header.mask + (index & 3)]
        if byte != stateStart[index] { return false }
        index += 1
      }
      return true
    }
  }

  private func broken(_ reason: String) -> Failure { Failure(code: .protocolError, reason: reason) }

  private var tooLarge: Failure {
    Failure(code: .tooLarge, reason: "A message is larger than \(limit) bytes.")
  }
}

/// Frames that a server sends: never masked, never in parts.
enum WebSocketFrame {
  static func text(_ text: String) -> Data { frame(0x81, Array(text.utf8)) }

  static func binary(_ bytes: [UInt8]) -> Data { frame(0x82, bytes) }

  static var ping: Data { frame(0x89, []) }

  static func pong(_ bytes: [UInt8]) -> Data { frame(0x8A, bytes) }

  static func close(_ failure: WebSocketReader.Failure?) -> Data {
    guard let failure else { return frame(0x88, []) }
    let code = failure.code.rawValue
    return frame(
      0x88, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(failure.reason.utf8.prefix(120)))
  }

  private static func frame(_ first: UInt8, _ payload: [UInt8]) -> Data {
    var data = Data([first])
    let count = UInt64(payload.count)
    let lengthCount = count < 126 ? 0 : count <= UInt64(UInt16.max) ? 2 : 8
    data.append(lengthCount == 0 ? UInt8(count) : lengthCount == 2 ? 126 : 127)
    for index in (0..<lengthCount).reversed() {
      data.append(UInt8(truncatingIfNeeded: count >> UInt64(8 * index)))
    }
    data.append(contentsOf: payload)
    return data
  }

  /// The proof that a server understood the handshake with `key`; nil if `key` is not a valid key.
  static func acceptance(of key: String) -> String? {
    guard Data(base64Encoded: key)?.count == 16 else { return nil }
    let magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(SHA1.hash(Array((key + magic).utf8))).base64EncodedString()
  }
}
