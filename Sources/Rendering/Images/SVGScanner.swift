import Foundation

/// Goes through the markup of an SVG file once.
struct SVGScanner {
  private(set) var graph = SVGGraph()
  private(set) var selectorCount = 0
  private let nesting: Int
  private var entities: [String: [UInt8]] = [:]
  /// The elements around, from the root.
  private var path: [(element: Int, isStyle: Bool)] = []
  private var style: [UInt8] = []
  private var entityDepth = 0
  private var expandedSize = 0

  private static let mostElements = 1_000_000
  private static let largestExpansion = 4 << 20

  init(nesting: Int) { self.nesting = nesting }

  /// 1. The text between tags: that of style sheets, or entities that stand for markup.
  /// 2. Comments and instructions, which are passed over; the document type, which defines entities.
  /// 3. Tags.
  mutating func scan(_ bytes: ArraySlice<UInt8>) throws(SVGRefusal) {
    var rest = bytes
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      try takeText(rest[..<bracket])
      rest = rest[bracket...]
      if rest.starts(with: "<!--".utf8) {
        rest = rest.after("-->", from: 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        let content = rest.before("]]>", from: 9)
        if path.last?.isStyle == true { style += content }
        rest = rest.after("]]>", from: 9)
      } else if rest.starts(with: "<?".utf8) {
        try check(instruction: rest.before("?>", from: 2))
        rest = rest.after("?>", from: 2)
      } else if rest.starts(with: "<!".utf8) {
        rest = takeDocumentType(rest)
      } else if rest.starts(with: "</".utf8) {
        if path.popLast()?.isStyle == true { try takeStyle() }
        rest = rest.after(">", from: 2)
      } else {
        rest = try takeTag(rest.dropFirst())
      }
    }
    try takeText(rest)
  }

  private mutating func takeText(_ text: ArraySlice<UInt8>) throws(SVGRefusal) {
    if path.last?.isStyle == true { style += try decoded(text) }
    if entities.isEmpty { return }
    var rest = text
    while let (name, after) = rest.nextEntity {
      rest = after
      guard let content = entities[name], content.contains(UInt8(ascii: "<")) else { continue }
      try expand(content.count) { scanner throws(SVGRefusal) in try scanner.scan(content[...]) }
    }
  }

  /// Entities inside of entities could grow without end.
  private mutating func expand(
    _ size: Int, _ body: (inout SVGScanner) throws(SVGRefusal) -> Void
  ) throws(SVGRefusal) {
    expandedSize += size
    entityDepth += 1
    defer { entityDepth -= 1 }
    guard entityDepth <= 40, expandedSize <= Self.largestExpansion else {
      throw SVGRefusal(reason: "its entities stand for too much")
    }
    try body(&self)
  }

  private func check(instruction: ArraySlice<UInt8>) throws(SVGRefusal) {
    let text = String(decoding: instruction, as: UTF8.self).lowercased()
    if text.hasPrefix("xml-stylesheet"), text.contains("data:") {
      throw SVGRefusal(reason: "its style sheet is a data address; put it into a style element")
    }
    guard text.hasPrefix("xml"), let found = text.range(of: "encoding") else { return }
    let name = text[found.upperBound...].drop { "= \t\r\n\"'".contains($0) }
    let known = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125", "latin"]
    guard known.contains(where: name.hasPrefix) else {
      throw SVGRefusal(
        reason: "its encoding is \(name.prefix { !"\"' ?".contains($0) }); store it as UTF-8")
    }
  }

  // MARK: Document types

  private mutating func takeDocumentType(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (index, isInside) = (bytes.startIndex + 2, false)
    while index < bytes.endIndex {
      let rest = bytes[index...]
      switch bytes[index] {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return bytes[(index + 1)...]
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = rest.dropFirst().firstIndex(of: bytes[index]) else { return [] }
        index = end
      case UInt8(ascii: "<") where rest.starts(with: "<!--".utf8):
        index = rest.after("-->", from: 4).startIndex - 1
      case UInt8(ascii: "<") where rest.starts(with: "<?".utf8):
        index = rest.after("?>", from: 2).startIndex - 1
      case UInt8(ascii: "<") where rest.starts(with: "<!ENTITY".utf8):
        index = takeEntity(rest.dropFirst(8)).startIndex - 1
      default: break
      }
      index += 1
    }
    return []
  }

  /// The first definition counts, as in XML.
  private mutating func takeEntity(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let named = bytes.drop { $0.isXMLSpace }
    let name = String(decoding: named.prefix { !$0.isXMLSpace }, as: UTF8.self)
    let rest = named.drop { !$0.isXMLSpace }.drop { $0.isXMLSpace }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return rest }
    let value = Array(rest[(rest.startIndex + 1)..<end])
    // Characters by their number are read where the entity is defined, which may make them markup.
    if entities[name] == nil { entities[name] = value.withCharacterReferences }
    return rest[(end + 1)...]
  }

  // MARK: Tags

  private static let inertNames: Set<String> = [
    "linearGradient", "radialGradient", "stop", "style", "title", "desc", "metadata", "script",
  ]

  private mutating func takeTag(_ bytes: ArraySlice<UInt8>) throws(SVGRefusal) -> ArraySlice<UInt8>
  {
    let name = bytes.prefix { !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let local = String(decoding: name, as: UTF8.self).afterColon
    let element = graph.add(
      parent: path.last?.element ?? -1, isInert: Self.inertNames.contains(local))
    guard graph.count <= Self.mostElements else {
      throw SVGRefusal(reason: "it has more than \(Self.mostElements) elements")
    }
    var rest = bytes[name.endIndex...]
    while let first = rest.first {
      if first == UInt8(ascii: ">") {
        path.append((element, local == "style"))
        return rest.dropFirst()
      }
      if rest.starts(with: "/>".utf8) { return rest.dropFirst(2) }
      if first.isXMLSpace || first == UInt8(ascii: "/") {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix {
        !$0.isXMLSpace && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0)
      }
      rest = rest[name.endIndex...].drop { $0.isXMLSpace }
      guard rest.first == UInt8(ascii: "=") else {
        // No attribute, and no XML either.
        rest = name.isEmpty ? rest.dropFirst() : rest
        continue
      }
      rest = rest.dropFirst().drop { $0.isXMLSpace }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { continue }
      let value = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...]
      try take(String(decoding: name, as: UTF8.self), value, of: element, local)
    }
    return []
  }

  private static let layerNames: Set<String> = [
    "opacity", "mask", "filter", "mix-blend-mode", "isolation", "clip-path",
  ]

  private mutating func take(
    _ name: String, _ raw: ArraySlice<UInt8>, of element: Int, _ elementName: String
  ) throws(SVGRefusal) {
    let local = name.afterColon
    if Self.layerNames.contains(local) { graph.makeLayer(element) }
    let mayMatter =
      local == "id" || local == "style"
      || raw.contains {
        $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "&")
          || $0 == UInt8(ascii: "\\")
      }
    guard mayMatter else { return }
    let value = try decoded(raw)
    let text = String(decoding: value, as: UTF8.self).withoutStyleEscapes
    if local == "id" { graph.name(element, String(decoding: value, as: UTF8.self)) }
    if local == "style", Self.layerNames.contains(where: text.contains) { graph.makeLayer(element) }
    graph.refer(element, to: text.possibleReferences)
    guard let data = text.range(of: "data:", options: .caseInsensitive) else { return }
    if elementName == "include" {
      throw SVGRefusal(reason: "it includes a data address; put what that holds in its place")
    }
    // Any attribute that refers to a picture draws it: its address is the whole value, or stands in
    // parentheses.
    let isWhole = text[..<data.lowerBound].allSatisfy(\.isWhitespace)
    let address = isWhole ? text[data.lowerBound...] : text[data.lowerBound...].prefix { $0 != ")" }
    if let inner = try SVGInnerPicture.structure(of: String(address), nesting: nesting) {
      graph.put(inner, in: element)
    }
  }

  /// The value of an attribute or a text, with its entities replaced.
  private mutating func decoded(_ raw: ArraySlice<UInt8>) throws(SVGRefusal) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "&")) else { return Array(raw) }
    var result: [UInt8] = []
    var rest = raw
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<sign]
      guard let (name, after) = rest[sign...].nextEntity else { break }
      rest = after
      if let character = name.xmlCharacter {
        result += Array(String(character).utf8)
      } else if let content = entities[name] {
        var inner: [UInt8] = []
        try expand(content.count) { scanner throws(SVGRefusal) in
          inner = try scanner.decoded(content[...])
        }
        result += inner
      }
    }
    return result + rest
  }

  // MARK: Style sheets

  private mutating func takeStyle() throws(SVGRefusal) {
    let text = String(decoding: style, as: UTF8.self).withoutStyleEscapes.lowercased()
    let cased = String(decoding: style, as: UTF8.self).withoutStyleEscapes
    style = []
    if text.contains("@import") || text.contains("data:image/svg") || text.contains("data:text") {
      throw SVGRefusal(reason: "its style sheet loads others; put them into style elements")
    }
    if Self.layerNames.contains(where: text.contains) { graph.styleMakesLayers = true }
    for part in cased.split(separator: "(").dropFirst() where part.prefix(64).contains("#") {
      graph.styleReferences.formUnion(
        String(part.prefix { $0 != ";" && $0 != "}" }).possibleReferences)
    }
    for name in [":not(", ":is(", ":where(", ":has(", ":matches(", ":any(", "nth-child("] {
      selectorCount += text.components(separatedBy: name).count - 1
    }
  }
}
