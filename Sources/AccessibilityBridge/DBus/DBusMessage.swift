/// A call, an answer or a signal.
struct DBusMessage: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case call = 1
    case answer, failure, signal
  }

  var kind: Kind
  var serial: UInt32 = 0
  var expectsAnswer = true
  var path: String?
  var interface: String?
  var member: String?
  var failureName: String?
  /// The serial of the call that this answers.
  var answeredSerial: UInt32?
  var destination: String?
  var sender: String?
  var body: [DBusValue] = []

  init(_ kind: Kind) { self.kind = kind }

  static func call(
    to destination: String, _ path: String, _ interface: String, _ member: String,
    _ body: [DBusValue] = []
  ) -> DBusMessage {
    var message = DBusMessage(.call)
    (message.destination, message.path) = (destination, path)
    (message.interface, message.member, message.body) = (interface, member, body)
    return message
  }

  static func signal(
    _ path: String, _ interface: String, _ member: String, _ body: [DBusValue]
  ) -> DBusMessage {
    var message = DBusMessage(.signal)
    (message.path, message.interface) = (path, interface)
    (message.member, message.body) = (member, body)
    return message
  }

  /// The message that answers this one, to its sender.
  func answer(_ body: [DBusValue]) -> DBusMessage {
    var message = DBusMessage(.answer)
    (message.destination, message.answeredSerial, message.body) = (sender, serial, body)
    return message
  }

  /// The message that informs the sender of this one why there is no answer.
  func failure(_ name: String, _ reason: String) -> DBusMessage {
    var message = answer([.string(reason)])
    message.kind = .failure
    message.failureName = name
    return message
  }

  // MARK: Bytes

  /// The numbers of the header's fields.
  private enum Field: UInt8 {
    case path = 1
    case interface, member, failureName, answeredSerial, destination, sender, signature
  }

  /// The limit for the length of messages: no question to a bridge comes near it.
  static let lengthLimit = 16 << 20
  private static let noAnswerFlag: UInt8 = 1
  private static let protocolVersion: UInt8 = 1
  private static let fixedHeaderLength = 16

  var bytes: [UInt8] {
    var body = DBusWriter()
    body.write(self.body)
    var header = DBusWriter()
    let flags = expectsAnswer ? 0 : Self.noAnswerFlag
    header.write(
      [UInt8(ascii: "l"), kind.rawValue, flags, Self.protocolVersion].map { .byte($0) })
    header.write([.uint32(UInt32(clamping: body.bytes.count)), .uint32(serial)])
    header.write(.array(of: "(yv)", fields))
    header.align(to: 8)
    header.write(raw: body.bytes)
    return header.bytes
  }

  private var fields: [DBusValue] {
    var fields: [DBusValue] = []
    func add(_ field: Field, _ value: DBusValue?) {
      if let value { fields.append(.structure([.byte(field.rawValue), .variant(value)])) }
    }
    add(.path, path.map { .path($0) })
    add(.interface, interface.map { .string($0) })
    add(.member, member.map { .string($0) })
    add(.failureName, failureName.map { .string($0) })
    add(.answeredSerial, answeredSerial.map { .uint32($0) })
    add(.destination, destination.map { .string($0) })
    if !body.isEmpty { add(.signature, .signature(body.map(\.typeSignature).joined())) }
    return fields
  }

  /// Takes the first message off `bytes`; nil while it has not arrived as a whole.
  static func take(_ bytes: inout ArraySlice<UInt8>) throws(DBusReader.Malformed) -> DBusMessage? {
    guard let order = bytes.first else { return nil }
    guard order == UInt8(ascii: "l") || order == UInt8(ascii: "B") else {
      throw DBusReader.Malformed()
    }
    guard bytes.count >= fixedHeaderLength else { return nil }
    var reader = DBusReader(bytes, isBigEndian: order == UInt8(ascii: "B"))
    let start = try reader.values("yyyyuu")
    let lengths = (body: start[4].number ?? 0, fields: Int(try reader.number(UInt32.self)))
    let bodyStart = (fixedHeaderLength + lengths.fields + 7) / 8 * 8
    if lengths.body + bodyStart > lengthLimit { throw DBusReader.Malformed() }
    guard bytes.count >= bodyStart + lengths.body else { return nil }
    let message = try message(
      bytes.prefix(bodyStart + lengths.body), bodyStart, isBigEndian: order == UInt8(ascii: "B"))
    bytes = bytes.dropFirst(bodyStart + lengths.body)
    return message
  }

  private static func message(
    _ bytes: ArraySlice<UInt8>, _ bodyStart: Int, isBigEndian: Bool
  ) throws(DBusReader.Malformed) -> DBusMessage {
    var reader = DBusReader(bytes, isBigEndian: isBigEndian)
    let header = try reader.values("yyyyuua(yv)")
    guard let kind = header[1].number.flatMap({ Kind(rawValue: UInt8(clamping: $0)) }) else {
      throw DBusReader.Malformed()
    }
    var message = DBusMessage(kind)
    message.expectsAnswer = (header[2].number ?? 0) & Int(noAnswerFlag) == 0
    message.serial = UInt32(clamping: header[5].number ?? 0)
    var signature = ""
    for field in header[6].elements where field.elements.count == 2 {
      let value = field.elements[1]
      switch field.elements[0].number.flatMap({ Field(rawValue: UInt8(clamping: $0)) }) {
      case .path: message.path = value.text
      case .interface: message.interface = value.text
      case .member: message.member = value.text
      case .failureName: message.failureName = value.text
      case .answeredSerial: message.answeredSerial = value.number.map { UInt32(clamping: $0) }
      case .destination: message.destination = value.text
      case .sender: message.sender = value.text
      case .signature: signature = value.text ?? ""
      case nil: break
      }
    }
    try reader.align(to: 8)
    message.body = try reader.values(signature)
    return message
  }
}
