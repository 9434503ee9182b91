/// Writes values as messages carry them: least significant byte first, each at a multiple of its type's alignment.
struct DBusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(to alignment: Int) {
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
  }

  mutating func write(_ values: [DBusValue]) { for value in values { write(value) } }

  mutating func write(_ value: DBusValue) {
    switch value {
    case .byte(let number): bytes.append(number)
    case .bool(let isTrue): write(number: UInt32(isTrue ? 1 : 0))
    case .int16(let number): write(number: number)
    case .uint16(let number): write(number: number)
    case .int32(let number): write(number: number)
    case .uint32(let number): write(number: number)
    case .int64(let number): write(number: number)
    case .uint64(let number): write(number: number)
    case .double(let number): write(number: number.bitPattern)
    case .string(let text), .path(let text): write(text: text)
    case .signature(let text): write(signature: text)
    case .array(let element, let values): write(array: values, of: element)
    case .structure(let fields):
      align(to: 8)
      write(fields)
    case .entry(let key, let value):
      align(to: 8)
      write([key, value])
    case .variant(let value):
      write(signature: value.typeSignature)
      write(value)
    }
  }

  mutating func write(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }

  private mutating func write<Number: FixedWidthInteger>(number: Number) {
    align(to: MemoryLayout<Number>.size)
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func write(text: String) {
    // A zero would end the text for its reader, which closes the connection after such messages.
    let clean = text.utf8.filter { $0 != 0 }
    write(number: UInt32(clean.count))
    bytes.append(contentsOf: clean)
    bytes.append(0)
  }

  private mutating func write(signature: String) {
    bytes.append(UInt8(clamping: signature.utf8.count))
    bytes.append(contentsOf: signature.utf8)
    bytes.append(0)
  }

  private mutating func write(array values: [DBusValue], of element: String) {
    write(number: UInt32(0))
    let lengthPlace = bytes.count - 4
    align(to: DBusReader.alignment(of: element.utf8.first ?? 0))
    let start = bytes.count
    write(values)
    // The padding before the first value does not count.
    withUnsafeBytes(of: UInt32(clamping: bytes.count - start).littleEndian) {
      bytes.replaceSubrange(lengthPlace..<lengthPlace + 4, with: $0)
    }
  }
}
