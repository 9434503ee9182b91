/// Texts one after the other.
///
/// They are kept in chunks, each longer than the one behind it, as in a binary number: adding a text copies few of those
/// before it on average, so that a text can be put together from very many.
struct JoinedTexts: Equatable, Sendable {
  private var chunks: [[Text]]
  /// How many texts were put into a longer chunk so far, for tests.
  private(set) var moved = 0

  init(_ first: Text, _ second: Text) { chunks = [[first, second]] }

  mutating func append(_ text: Text) {
    var last = [text]
    while let before = chunks.last, before.count <= last.count {
      moved += last.count
      chunks.removeLast()
      last = before + last
    }
    chunks.append(last)
  }

  var all: some Sequence<Text> { chunks.lazy.joined() }

  static func == (one: JoinedTexts, other: JoinedTexts) -> Bool { one.chunks == other.chunks }
}
