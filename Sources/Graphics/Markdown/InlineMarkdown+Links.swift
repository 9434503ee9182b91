@_spi(Espalier) import EspalierCore
import Foundation

extension InlineMarkdown {
  /// The largest number of open brackets; outer ones beyond it stand for themselves.
  private static let bracketLimit = 64
  /// The largest number of characters of a bare address.
  private static let addressLimit = 2_048

  /// Notes an opening bracket, with the sign before it if there is one.
  mutating func open(_ kind: Bracket.Kind, length: Int) {
    flush()
    if brackets.count == Self.bracketLimit { brackets.removeFirst() }
    brackets.append(Bracket(kind: kind, piece: pieces.count, start: position + length))
    pieces.append(Piece(text: characters(position..<position + length)))
    position += length
  }

  /// Makes a link of the text since the last opening bracket, if an address in parentheses follows.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive,
      let (address, end) = bracket.kind == .attributes
        ? attributes(from: position + 1)
        : address(from: position + 1) ?? definedAddress(of: bracket)
    else { return take() }
    flush()
    pieces[bracket.piece].text = ""
    matchDelimiters(from: bracket.piece)
    if bracket.kind == .link {
      for index in pieces.indices where index > bracket.piece { pieces[index].link = address }
      // Links do not contain links.
      for index in brackets.indices where brackets[index].kind == .link {
        brackets[index].isActive = false
      }
    } else if bracket.kind == .image {
      for index in pieces.indices where index > bracket.piece { pieces[index].image = address }
    } else if bracket.kind == .attributes, Self.asksForInflection(address) {
      for index in pieces.indices where index > bracket.piece {
        pieces[index].inflection = bracket.piece
      }
    }
    // Styles that end here must not reach into the text that follows.
    pieces.append(Piece(text: ""))
    position = end
  }

  /// True if the attributes ask to inflect a phrase, which is the only one with an effect.
  private static func asksForInflection(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      attribute.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" } == "inflect:true"
    }
  }

  /// The text in the parentheses at `start`, and the position after them.
  private func attributes(from start: Int) -> (String, Int)? {
    let limit = min(source.count, start + Self.addressLimit)
    guard start < limit, source[start] == "(",
      let end = source[start..<limit].firstIndex(where: { $0 == ")" || $0 == "\n" }),
      source[end] == ")"
    else { return nil }
    return (characters(start + 1..<end), end + 1)
  }

  /// The address of `(address "title")` at `start`, and the position after it.
  private func address(from start: Int) -> (String, Int)? {
    guard start < source.count, source[start] == "(" else { return nil }
    var reader = AddressReader(source: source, position: start + 1)
    reader.skipSpace()
    guard let address = reader.readAddress() else { return nil }
    let isSeparated = reader.skipSpace()
    if isSeparated, !reader.skipTitle() { return nil }
    reader.skipSpace()
    guard reader.next == ")" else { return nil }
    return (address, reader.position + 1)
  }

  /// The address of a label that the document defines, behind the brackets or in them, and the
  /// position after it.
  private func definedAddress(of bracket: Bracket) -> (String, Int)? {
    if addresses.isEmpty { return nil }
    let limit = min(source.count, position + Self.addressLimit)
    var (label, end) = (bracket.start..<position, position + 1)
    if peek(1) == "[", let close = source[(position + 2)..<limit].firstIndex(of: "]") {
      if close > position + 2 { label = position + 2..<close }
      end = close + 1
    }
    if label.count > Self.addressLimit { return nil }
    return addresses[Self.label(characters(label))].map { ($0, end) }
  }

  /// The form in which labels are compared: the length of spaces and capitals do not matter.
  static func label(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// The address of a definition, from the text behind its label; nil if that is something else.
  static func definedAddress(_ text: String) -> String? {
    var reader = AddressReader(source: Array(text.unicodeScalars), position: 0)
    reader.skipSpace()
    guard reader.next != nil, let address = reader.readAddress() else { return nil }
    if reader.skipSpace(), !reader.skipTitle() { return nil }
    reader.skipSpace()
    return reader.next == nil ? address : nil
  }

  /// `<https://…>` or `<name@host>`; any other `<` stands for itself.
  mutating func autolink() {
    let rest = source[(position + 1)...]
    guard
      let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.properties.isWhitespace }),
      source[end] == ">"
    else { return take() }
    let content = characters(position + 1..<end)
    guard let link = content.hasScheme ? content : content.mailAddress else { return take() }
    append(content, link: link)
    position = end + 1
  }

  /// An address that stands in the text without any signs around it.
  mutating func bareAddress() {
    let before = position > 0 ? source[position - 1] : " "
    let mayBegin = before.properties.isWhitespace || ["*", "_", "~", "("].contains(before)
    let start = position
    let schemes = ["https://", "http://", "www."]
    guard mayBegin, let scheme = schemes.first(where: { hasPrefix($0) }) else { return take() }
    let rest = source[(start + scheme.count)..<min(source.count, start + Self.addressLimit)]
    func isEnd(_ sign: Unicode.Scalar) -> Bool { sign.properties.isWhitespace || sign == "<" }
    let host = rest.prefix { !isEnd($0) && $0 != "/" }
    guard host.dropLast().contains(".") else { return take() }
    let end = trimmedEnd(start, rest.firstIndex(where: isEnd) ?? rest.endIndex)
    let content = characters(start..<end)
    append(content, link: scheme == "www." ? "http://" + content : content)
    position = end
  }

  /// The end of a bare address, before punctuation that belongs to the sentence.
  private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    let signs: Set<Unicode.Scalar> = ["?", "!", ".", ",", ":", "*", "_", "~", "'", "\"", ";"]
    var closing = source[start..<end].count { $0 == ")" } - source[start..<end].count { $0 == "(" }
    while end > start {
      if source[end - 1] == ")", closing > 0 {
        closing -= 1
      } else if !signs.contains(source[end - 1]) {
        break
      }
      end -= 1
    }
    return end
  }

  /// A mail address whose first part was just taken.
  mutating func bareMail() {
    func isName(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCIILetterOrDigit || [".", "-", "_", "+"].contains(scalar)
    }
    let name = pending.reversed().prefix { isName($0) }.reversed()
    var end = position + 1
    while end < source.count, isName(source[end]), source[end] != "+" { end += 1 }
    while end > position + 1, !source[end - 1].isASCIILetterOrDigit { end -= 1 }
    let host = source[position + 1..<end]
    let content = String(String.UnicodeScalarView(name + ["@"] + host))
    guard !name.isEmpty, host.contains("."), let link = content.mailAddress else { return take() }
    pending.removeLast(name.count)
    append(content, link: link)
    position = end
  }

  private mutating func append(_ text: String, link: String) {
    flush()
    pieces.append(Piece(text: text, link: link))
    pieces.append(Piece(text: ""))
  }

  private func hasPrefix(_ prefix: String) -> Bool {
    source[position...].starts(with: prefix.unicodeScalars)
  }
}

/// Reads the parts of a link's parentheses.
private struct AddressReader {
  let source: [Unicode.Scalar]
  var position: Int

  /// The depth of nested parentheses beyond which they do not form an address.
  private static let depthLimit = 32

  var next: Unicode.Scalar? { position < source.count ? source[position] : nil }

  @discardableResult mutating func skipSpace() -> Bool {
    let start = position
    while let next, next.properties.isWhitespace { position += 1 }
    return position > start
  }

  mutating func readAddress() -> String? {
    if next == "<" { return readPointed() }
    var result = String.UnicodeScalarView()
    var depth = 0
    while let sign = next, !sign.properties.isWhitespace, sign.value >= 0x20 {
      if sign == ")" && depth == 0 { break }
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      if depth > Self.depthLimit { return nil }
      result.append(readCharacter(sign))
    }
    return depth == 0 ? String(result) : nil
  }

  private mutating func readPointed() -> String? {
    position += 1
    var result = String.UnicodeScalarView()
    while let sign = next, sign != "\n", sign != "<" {
      if sign == ">" {
        position += 1
        return String(result)
      }
      result.append(readCharacter(sign))
    }
    return nil
  }

  private mutating func readCharacter(_ sign: Unicode.Scalar) -> Unicode.Scalar {
    position += 1
    guard sign == "\\", let escaped = next, escaped.isASCIIPunctuation else { return sign }
    position += 1
    return escaped
  }

  /// Skips a title, which is not shown; returns false if one begins and does not end.
  mutating func skipTitle() -> Bool {
    guard let opening = next, opening == "\"" || opening == "'" || opening == "(" else {
      return true
    }
    let closing: Unicode.Scalar = opening == "(" ? ")" : opening
    position += 1
    while let sign = next {
      if sign == closing {
        position += 1
        return true
      }
      if sign == "(" && opening == "(" { return false }
      _ = readCharacter(sign)
    }
    return false
  }
}

extension String {
  /// True if the text begins like an absolute address: a scheme of 2 to 32 characters and a colon.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":"), let first = unicodeScalars.first else { return false }
    let scheme = self[..<colon].unicodeScalars
    return (2...32).contains(scheme.count) && first.isASCIILetterOrDigit
      && !("0"..."9").contains(first)
      && scheme.allSatisfy { $0.isASCIILetterOrDigit || ["+", ".", "-"].contains($0) }
  }

  /// The address for writing a mail to this one; nil if it is not a mail address.
  fileprivate var mailAddress: String? {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let extra = Set(".!#$%&'*+/=?^_`{|}~-".unicodeScalars)
    let isName = parts[0].unicodeScalars.allSatisfy {
      $0.isASCIILetterOrDigit || extra.contains($0)
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.unicodeScalars.allSatisfy { $0.isASCIILetterOrDigit || $0 == "-" }
    }
    return isName && isHost ? "mailto:" + self : nil
  }
}
