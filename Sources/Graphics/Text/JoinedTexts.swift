@_spi(Espalier) import EspalierCore

/// Texts one after the other, to which others can be added at either end.
struct JoinedTexts: Equatable, Sendable {
  /// The texts that were added before the others, the last one first.
  private var front = TextPile()
  private var back = TextPile()
  /// The depth of the innermost text: 1, and the number of texts around it.
  private(set) var depth: Int

  var count: Int { front.count + back.count }
  /// The number of texts moved into a longer chunk so far, for tests.
  var moved: Int { front.moved + back.moved }

  init(_ first: Text, _ second: Text) {
    depth = max(first.depth, second.depth) + 1
    back.append(first)
    back.append(second)
  }

  mutating func append(_ text: Text) {
    depth = max(depth, text.depth + 1)
    back.append(text)
  }

  mutating func prepend(_ text: Text) {
    depth = max(depth, text.depth + 1)
    front.append(text)
  }

  var all: [Text] { front.all.reversed() + back.all }

  static func == (one: JoinedTexts, other: JoinedTexts) -> Bool {
    one.count == other.count && one.all == other.all
  }
}

/// Texts in chunks, each longer than the one behind it, as in a binary number: adding a text copies
/// few of those before it on average, so that a text can be put together from very many.
private struct TextPile: Sendable {
  private var chunks: [[Text]] = []
  private(set) var count = 0
  private(set) var moved = 0

  mutating func append(_ text: Text) {
    count += 1
    var last = [text]
    while let before = chunks.last, before.count <= last.count {
      moved += last.count
      chunks.removeLast()
      last = before + last
    }
    chunks.append(last)
  }

  var all: [Text] { Array(chunks.joined()) }
}
