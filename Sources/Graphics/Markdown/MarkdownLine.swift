import Foundation

/// A line of a document in Markdown, which shows by its first signs whether it begins a block.
struct MarkdownLine {
  let text: String
  /// The number of spaces before the first sign.
  let indent: Int
  /// The text from the first sign on, without spaces at its end.
  let trimmed: String

  init(_ text: some StringProtocol) {
    // Tabs that indent reach to the next column that is a multiple of four.
    let start = text.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
    var column = 0
    for sign in text[..<start] { column += sign == "\t" ? 4 - column % 4 : 1 }
    indent = column
    let rest = text[start...]
    self.text = String(repeating: " ", count: column) + rest
    let end = rest.lastIndex { $0 != " " && $0 != "\t" }
    trimmed = end.map { String(rest[...$0]) } ?? ""
  }

  var isBlank: Bool { trimmed.isEmpty }

  /// True if the line begins a block other than a paragraph.
  func begins(inParagraph: Bool) -> Bool {
    if isBlank { return false }
    if indent >= 4 { return !inParagraph }
    if fence != nil || heading != nil || isRule || withoutQuote != nil { return true }
    guard let item else { return false }
    return !inParagraph || item.interruptsParagraphs
  }

  /// True if the line is one of a paragraph, also of one in an item or a quote that it begins.
  var isParagraph: Bool {
    var line = self
    for _ in 0..<MarkdownBlocks.depthLimit {
      if line.isBlank || line.isRule { return false }
      guard let inner = line.item.map({ line.dropping($0.width) }) ?? line.withoutQuote else {
        return !line.begins(inParagraph: false)
      }
      line = inner
    }
    return false
  }

  var isIndentedCode: Bool { indent >= 4 && !isBlank }

  func dropping(_ count: Int) -> MarkdownLine { MarkdownLine(text.dropFirst(count)) }

  func droppingUpTo(_ count: Int) -> MarkdownLine { dropping(min(count, indent)) }
}

// MARK: - Blocks

extension MarkdownLine {
  /// The signs around lines of code.
  struct Fence {
    let sign: Character
    let count: Int

    func isClosed(by line: MarkdownLine) -> Bool {
      line.indent < 4 && line.trimmed.count >= count && line.trimmed.allSatisfy { $0 == sign }
    }
  }

  var fence: Fence? {
    guard indent < 4, let sign = trimmed.first, sign == "`" || sign == "~" else { return nil }
    let count = trimmed.prefix { $0 == sign }.count
    if count < 3 || sign == "`" && trimmed.dropFirst(count).contains("`") { return nil }
    return Fence(sign: sign, count: count)
  }

  /// The text of a heading with number signs.
  var heading: String? {
    let level = trimmed.prefix { $0 == "#" }.count
    let rest = trimmed.dropFirst(level)
    guard indent < 4, 1...6 ~= level, rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else {
      return nil
    }
    var text = MarkdownLine(rest).trimmed
    // Signs at the end belong to the heading, if they stand apart.
    let closing = text.reversed().prefix { $0 == "#" }.count
    let before = text.dropLast(closing)
    if closing > 0, before.last.map({ $0 == " " || $0 == "\t" }) ?? true {
      text = MarkdownLine(before).trimmed
    }
    return text
  }

  var isRule: Bool {
    guard indent < 4, let sign = trimmed.first, "*-_".contains(sign) else { return false }
    var count = 0
    for other in trimmed {
      if other == sign { count += 1 } else if other != " " && other != "\t" { return false }
    }
    return count >= 3
  }

  /// True if the line makes the paragraph before it a heading.
  var isUnderline: Bool {
    guard indent < 4, let sign = trimmed.first, sign == "=" || sign == "-" else { return false }
    return trimmed.allSatisfy { $0 == sign }
  }

  /// The line inside of a quote; nil if it does not belong to one.
  var withoutQuote: MarkdownLine? {
    guard indent < 4, trimmed.first == ">" else { return nil }
    let inner = dropping(indent + 1)
    return inner.text.first == " " ? inner.dropping(1) : inner
  }

  /// The sign of an item of a list.
  struct Item {
    /// The number of columns before the text, by which its further lines are indented.
    let width: Int
    let interruptsParagraphs: Bool
  }

  var item: Item? {
    guard indent < 4, let first = trimmed.first, !isRule else { return nil }
    let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
    let isNumbered =
      1...9 ~= digits.count && [".", ")"].contains(trimmed.dropFirst(digits.count).first)
    guard isNumbered || "-+*".contains(first) else { return nil }
    let marker = isNumbered ? digits.count + 1 : 1
    let rest = text.dropFirst(indent + marker)
    let spaces = MarkdownLine(rest).indent
    let isEmpty = MarkdownLine(rest).isBlank
    if !isEmpty && spaces == 0 { return nil }
    return Item(
      width: indent + marker + (isEmpty || spaces > 4 ? 1 : spaces),
      interruptsParagraphs: !isEmpty && (!isNumbered || digits == "1"))
  }
}

// MARK: - Tables and definitions

extension MarkdownLine {
  /// The texts between the vertical lines of a table.
  var cells: [String] {
    var cells: [String] = [""]
    var isEscaped = false
    for sign in trimmed {
      if sign == "|" && !isEscaped {
        cells.append("")
      } else {
        if sign == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(sign)
      }
      isEscaped = sign == "\\" && !isEscaped
    }
    cells = cells.map { MarkdownLine($0).trimmed }
    if cells.count > 1, cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// The number of columns, if the line stands below the head of a table.
  var tableColumns: Int? {
    guard indent < 4, trimmed.contains("-"), trimmed.allSatisfy({ "|-: ".contains($0) }) else {
      return nil
    }
    let cells = cells
    let isAligned = cells.allSatisfy { cell in
      let lines = cell.drop { $0 == ":" }
      return cell.count - lines.count <= 1 && lines.first == "-"
        && lines.drop { $0 == "-" }.count <= 1
    }
    return isAligned && trimmed.contains("|") ? cells.count : nil
  }

  /// The address of `[label]: address "title"`.
  var definition: (label: String, address: String)? {
    guard indent < 4, trimmed.first == "[", let close = trimmed.range(of: "]:") else { return nil }
    let label = trimmed[trimmed.index(after: trimmed.startIndex)..<close.lowerBound]
    if label.contains("[") || label.contains("]") || label.allSatisfy(\.isWhitespace) {
      return nil
    }
    guard let address = InlineMarkdown.definedAddress(String(trimmed[close.upperBound...])) else {
      return nil
    }
    return (InlineMarkdown.label(label), address)
  }
}
