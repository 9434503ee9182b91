/// The texts of a document in Markdown, without the signs of its headings, lists, quotes, tables
/// and blocks of code.
///
/// The rules are CommonMark's, with GitHub's for tables; HTML stays as it is written. Lines are
/// read one after the other:
///
/// 1. A line that begins a block ends the paragraph before it.
/// 2. The lines of a quote or of an item are read by themselves, without its sign.
/// 3. All other lines are a paragraph, whose definitions of addresses are taken out at its end.
struct MarkdownBlocks {
  enum Block: Equatable {
    /// Text with inline Markdown.
    case text(String)
    /// Text that is shown as it is.
    case code(String)
    /// A line across the page.
    case rule
  }

  private(set) var blocks: [Block] = []
  /// The addresses that are defined in the document, by their labels.
  private(set) var addresses: [String: String] = [:]

  /// Quotes and items inside of more others stand for themselves.
  static let depthLimit = 16

  init(_ document: String) {
    let text = document.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    read(text.split(separator: "\n", omittingEmptySubsequences: false).map(MarkdownLine.init), 0)
  }

  private mutating func read(_ lines: [MarkdownLine], _ depth: Int) {
    var rest = lines[...]
    var paragraph: [MarkdownLine] = []
    while let line = rest.first {
      if !paragraph.isEmpty, line.isUnderline {
        rest.removeFirst()
        end(&paragraph)
      } else if paragraph.count == 1, let columns = line.tableColumns,
        paragraph[0].cells.count == columns
      {
        rest.removeFirst()
        readTable(paragraph[0], columns, &rest)
        paragraph = []
      } else if line.begins(inParagraph: !paragraph.isEmpty) {
        end(&paragraph)
        readBlock(line, &rest, depth)
      } else {
        rest.removeFirst()
        if line.isBlank { end(&paragraph) } else { paragraph.append(line) }
      }
    }
    end(&paragraph)
  }

  /// Reads the block that begins with the first line.
  private mutating func readBlock(
    _ line: MarkdownLine, _ rest: inout ArraySlice<MarkdownLine>, _ depth: Int
  ) {
    if line.isIndentedCode {
      let end = rest.firstIndex { !$0.isBlank && !$0.isIndentedCode } ?? rest.endIndex
      var code = rest[..<end]
      while code.last?.isBlank == true { code.removeLast() }
      blocks.append(.code(code.map { $0.dropping(4).text + "\n" }.joined()))
      rest = rest[end...]
    } else if let fence = line.fence {
      let code = rest.dropFirst().prefix { !fence.isClosed(by: $0) }
      blocks.append(.code(code.map { $0.droppingUpTo(line.indent).text + "\n" }.joined()))
      rest = rest[code.endIndex...].dropFirst()
    } else if let heading = line.heading {
      blocks.append(.text(heading))
      rest.removeFirst()
    } else if line.isRule {
      blocks.append(.rule)
      rest.removeFirst()
    } else {
      readContainer(line, &rest, depth)
    }
  }

  /// Reads the lines of a quote or of an item.
  private mutating func readContainer(
    _ line: MarkdownLine, _ rest: inout ArraySlice<MarkdownLine>, _ depth: Int
  ) {
    let item = line.item
    let first = item.map { line.dropping($0.width) } ?? line.withoutQuote ?? line
    var content = [first]
    // Further lines of a paragraph need no sign.
    var isParagraph = first.isParagraph
    rest.removeFirst()
    while let next = rest.first {
      let inner: MarkdownLine? =
        if let item {
          next.isBlank && !(content.count == 1 && content[0].isBlank)
            ? next : next.indent >= item.width && !next.isBlank ? next.dropping(item.width) : nil
        } else {
          next.withoutQuote
        }
      if let inner {
        content.append(inner)
        isParagraph = inner.isParagraph
      } else if isParagraph, !next.isBlank, next.indent >= 4 || !next.begins(inParagraph: false) {
        content.append(next)
      } else {
        break
      }
      rest.removeFirst()
    }
    if depth < Self.depthLimit {
      read(content, depth + 1)
    } else {
      blocks.append(.text(content.map(\.text).joined(separator: " ")))
    }
  }

  /// Reads the rows of a table: the text of each cell is one for itself.
  private mutating func readTable(
    _ head: MarkdownLine, _ columns: Int, _ rest: inout ArraySlice<MarkdownLine>
  ) {
    let rows = rest.prefix { !$0.isBlank && !$0.begins(inParagraph: true) }
    rest = rest[rows.endIndex...]
    for row in [head] + rows {
      for cell in row.cells.prefix(columns) where !cell.isEmpty { blocks.append(.text(cell)) }
    }
  }

  /// Ends a paragraph: the ends of its lines are spaces, or stay where they are marked.
  private mutating func end(_ paragraph: inout [MarkdownLine]) {
    defer { paragraph = [] }
    var lines = paragraph[...]
    while let definition = lines.first?.definition {
      addresses[definition.label] = addresses[definition.label] ?? definition.address
      lines.removeFirst()
    }
    if lines.isEmpty { return }
    var text = ""
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmed
      text += trimmed
      if index == lines.count - 1 { break }
      text += trimmed.hasSuffix("\\") || line.text.hasSuffix("  ") ? "\n" : " "
    }
    blocks.append(.text(text))
  }
}
