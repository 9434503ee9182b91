import Foundation

/// A type that is made up for a tag, and is fully described by its identifier.
///
/// The identifier is `dyn.a` and a text such as `?0=public.data:1=xyz` in base 32, five bits a letter. In that text numbers
/// stand for the tag's family and for common types.
struct DynamicType {
  static let prefix = "dyn.a"

  let supertype: UTType
  let tagClass: UTTagClass
  let tag: String

  init(supertype: UTType, _ tagClass: UTTagClass, _ tag: String) {
    self.supertype = supertype
    self.tagClass = tagClass
    self.tag = tag
  }

  /// Reads an identifier; nil if it is not that of a made-up type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix), identifier.utf8.count < 10_000,
      let text = Self.decode(identifier.dropFirst(Self.prefix.count)), text.hasPrefix("?0=")
    else { return nil }
    let parts = text.dropFirst(3).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let tag = parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard tag.count == 2, !tag[1].isEmpty else { return nil }
    let parent = Self.types[String(parts[0])] ?? String(parts[0])
    // Made-up types inside made-up types would go on without end.
    guard !parent.hasPrefix("dyn.") else { return nil }
    supertype = UTType(known: parent)
    tagClass = UTTagClass(rawValue: Self.classes[String(tag[0])] ?? String(tag[0]))
    self.tag = String(tag[1])
  }

  var identifier: String {
    let parent = supertype.isDynamic ? UTType.data.identifier : supertype.identifier
    let type = Self.types.first { $0.value == parent }?.key ?? parent
    let family = Self.classes.first { $0.value == tagClass.rawValue }?.key ?? tagClass.rawValue
    return Self.prefix + Self.encode("?0=\(type):\(family)=\(tag)")
  }

  private static let classes = [
    "1": "public.filename-extension", "2": "com.apple.ostype", "3": "public.mime-type",
    "4": "com.apple.nspboard-type", "5": "public.url-scheme",
  ]

  private static let types = [
    "6": "public.data", "7": "public.text", "8": "public.plain-text",
    "9": "public.utf16-plain-text", "B": "public.image", "C": "public.video",
    "D": "public.audio", "E": "public.directory", "F": "public.folder",
  ]

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// The number that each byte stands for; nil for bytes that are not in the alphabet.
  private static let values: [Int?] = {
    var values = [Int?](repeating: nil, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = value }
    return values
  }()

  private static func encode(_ text: String) -> String {
    var letters: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in text.utf8 {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 5 {
        count -= 5
        letters.append(alphabet[bits >> count & 31])
      }
      bits &= 1 << count - 1
    }
    if count > 0 { letters.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decode(_ letters: Substring) -> String? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in letters.utf8 {
      guard let value = values[Int(letter)] else { return nil }
      (bits, count) = (bits << 5 | value, count + 5)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
      bits &= 1 << count - 1
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UTType {
  init(dynamic type: DynamicType) { self.init(known: type.identifier) }
}
