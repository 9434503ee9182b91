@_spi(Espalier) import EspalierCore
import Foundation

// Pairs of `*`, `_` and `~` around the text that they emphasize or delete.

extension InlineMarkdown {
  /// Cuts out a run of delimiters; whether they count is decided later.
  mutating func delimiters() {
    let sign = source[position]
    let count = runLength(at: position)
    let before = position > 0 ? source[position - 1] : " "
    let after = peek(count) ?? " "
    let opensWord = !after.isSpace && (!after.isSign || before.isSpace || before.isSign)
    let closesWord = !before.isSpace && (!before.isSign || after.isSpace || after.isSign)
    flush()
    position += count
    var delimiter = Delimiter(
      sign: sign, count: count, originalCount: count, canOpen: opensWord, canClose: closesWord)
    if sign == "_" {
      // snake_case is one word.
      delimiter.canOpen = opensWord && (!closesWord || before.isSign)
      delimiter.canClose = closesWord && (!opensWord || after.isSign)
    } else if sign == "~", count > 2 {
      delimiter.canOpen = false
      delimiter.canClose = false
    }
    pieces.append(Piece(text: "", delimiter: delimiter))
  }

  /// Pairs the delimiters of the pieces from `first` on: each that can close with the nearest that
  /// can open.
  mutating func matchDelimiters(from first: Int) {
    var openers: [Int] = []
    // For a kind of closer, the number of openers below which none fits it.
    var searched: [CloserKind: Int] = [:]
    for closer in pieces.indices where closer >= first {
      guard let delimiter = pieces[closer].delimiter else { continue }
      if delimiter.canClose { close(closer, &openers, &searched) }
      if let rest = pieces[closer].delimiter, rest.canOpen, rest.count > 0 {
        openers.append(closer)
      }
    }
    for index in pieces.indices where index >= first { pieces[index].settle() }
  }

  private struct CloserKind: Hashable {
    var sign: Unicode.Scalar
    var canOpen: Bool
    var remainder: Int
  }

  private mutating func close(
    _ closer: Int, _ openers: inout [Int], _ searched: inout [CloserKind: Int]
  ) {
    while let right = pieces[closer].delimiter, right.count > 0 {
      let length = right.sign == "~" ? right.count : right.originalCount % 3
      let kind = CloserKind(sign: right.sign, canOpen: right.canOpen, remainder: length)
      let bottom = min(searched[kind] ?? 0, openers.count)
      let candidates = openers[bottom...]
      guard let place = candidates.lastIndex(where: { pieces[$0].delimiter?.fits(right) ?? false })
      else {
        searched[kind] = openers.count
        return
      }
      let opener = openers[place]
      // Delimiters between the two can no longer open anything.
      openers.removeSubrange((place + 1)...)
      for (kind, count) in searched where count > openers.count { searched[kind] = openers.count }
      pair(opener, closer)
      if pieces[opener].delimiter?.count == 0 { openers.removeLast() }
    }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    guard let left = pieces[opener].delimiter, let right = pieces[closer].delimiter else { return }
    let used = right.sign == "~" ? right.count : min(left.count, right.count, 2)
    pieces[opener].delimiter?.count -= used
    pieces[closer].delimiter?.count -= used
    let style: WritableKeyPath<StyleChanges, Int> =
      right.sign == "~" ? \.deleted : used == 2 ? \.strong : \.emphasized
    // The remaining signs stand outside, which makes no difference to the look of the signs
    // themselves.
    pieces[opener + 1].changes[keyPath: style] += 1
    pieces[closer].changes[keyPath: style] -= 1
  }
}

extension InlineMarkdown.Delimiter {
  func fits(_ closer: InlineMarkdown.Delimiter) -> Bool {
    guard sign == closer.sign else { return false }
    if sign == "~" { return count == closer.count }
    // Signs that can both open and close pair only where their number leaves no doubt.
    guard canClose || closer.canOpen else { return true }
    return (originalCount + closer.originalCount) % 3 != 0
      || (originalCount % 3 == 0 && closer.originalCount % 3 == 0)
  }
}

extension InlineMarkdown.Piece {
  /// Turns the rest of a delimiter into plain characters.
  fileprivate mutating func settle() {
    guard let delimiter else { return }
    text = String(repeating: String(delimiter.sign), count: delimiter.count)
    self.delimiter = nil
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }

  /// Punctuation and symbols.
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
