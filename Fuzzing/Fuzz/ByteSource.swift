import EspalierDrawing
import Foundation

/// Bytes that stand for choices; after their end every choice is the first.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ data: Data) { bytes = Array(data)[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number below `count`.
  mutating func choice(_ count: Int) -> Int { count > 0 ? Int(byte()) % count : 0 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[choice(elements.count)]
  }

  /// A length as programs have them, and now and then one that none should have.
  mutating func number() -> CGFloat {
    let byte = byte()
    switch byte {
    case 0..<200: return CGFloat(byte) - 40
    case 200..<232: return (CGFloat(byte) - 200) / 16
    case 232: return .nan
    case 233: return .infinity
    case 234: return -.infinity
    case 235: return .greatestFiniteMagnitude
    case 236: return -.greatestFiniteMagnitude
    case 237: return .leastNonzeroMagnitude
    case 238: return 1e15
    case 239: return -1e7
    default: return CGFloat(Int16(truncatingIfNeeded: Int(self.byte()) << 8 | Int(self.byte())))
    }
  }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func text() -> String {
    let count = min(choice(40), bytes.count)
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The rest of the bytes, up to a number of them.
  mutating func data(_ count: Int = .max) -> Data {
    let count = min(count, bytes.count)
    defer { bytes = bytes.dropFirst(count) }
    return Data(bytes.prefix(count))
  }
}
