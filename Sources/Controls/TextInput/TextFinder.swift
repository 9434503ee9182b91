@_spi(Espalier) import EspalierCore
import EspalierInteraction
import Foundation
import Observation

/// The search in the text of an editor: what is looked for, where it is, and what takes its place.
@MainActor @Observable package final class TextFinder {
  /// True while the bar to search with is shown.
  private(set) var isShown = false
  /// True if the bar has a row to replace with.
  var replaces = false
  private(set) var query = ""
  var replacement = ""
  /// The places of the searched text, in order.
  private(set) var matches: [Range<Int>] = []
  /// The place among them that is selected.
  private(set) var current: Int?
  /// Counts the requests to give the bar's field the focus.
  private(set) var requests = 0

  /// The text that is searched.
  @ObservationIgnored weak var session: TextEditingSession?
  /// False where searching is disabled.
  @ObservationIgnored var isEnabled = true
  /// False where replacing is disabled.
  @ObservationIgnored var canReplace = true
  /// Called when the bar has come or gone.
  @ObservationIgnored var didShow: (Bool) -> Void = { _ in }

  nonisolated init() {}

  // MARK: Showing

  func show(replacing: Bool = false) {
    guard isEnabled else { return }
    if replacing, canReplace { replaces = true }
    requests += 1
    if isShown { return }
    isShown = true
    find()
    didShow(true)
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    find()
    didShow(false)
  }

  // MARK: Searching

  /// Looks for a text, and selects where it is next.
  func look(for query: String) {
    if query == self.query { return }
    self.query = query
    find()
    guard let session else { return }
    // The search begins at the selection, so that a longer text is found at the same place.
    let start = session.text.selection.range.lowerBound
    select(matches.firstIndex { $0.lowerBound >= start } ?? (matches.isEmpty ? nil : 0))
  }

  /// Has the selected text looked for.
  func useSelection() {
    guard let session, !session.text.selection.isEmpty else { return }
    query = session.text.selectedText
    find()
  }

  /// Finds all places again, after the text or what is looked for has changed.
  func find() {
    guard let session else { return }
    matches = TextMatches.ranges(of: query, in: session.text.string)
    note()
    session.show(found: isShown ? matches : [], isSearched: isShown)
  }

  /// Selects the next place, or the one before; after the last one comes the first.
  func move(forward: Bool) {
    guard let session else { return }
    if !isShown { find() }
    guard !matches.isEmpty else { return }
    let range = session.text.selection.range
    if forward {
      let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
      select(TextMatches.first(from: start, in: matches) ?? 0)
    } else {
      let next = TextMatches.first(from: range.lowerBound, in: matches) ?? matches.count
      select(next == 0 ? matches.count - 1 : next - 1)
    }
  }

  private func select(_ index: Int?) {
    guard let session else { return }
    if let index {
      let range = matches[index]
      session.change { $0.select(range.lowerBound, range.upperBound) }
    }
    note()
  }

  /// Notes which place is selected.
  private func note() {
    let range = session?.text.selection.range
    current = range.flatMap { range in
      let index = TextMatches.first(from: range.lowerBound, in: matches)
      return index.flatMap { matches[$0] == range ? $0 : nil }
    }
  }

  // MARK: Replacing

  /// Replaces the selected place, and selects the next one; selects one if none is.
  func replace() {
    guard canReplace, let session else { return }
    note()
    guard current != nil else { return move(forward: true) }
    session.replaceSelection(with: replacement)
    find()
    let start = session.text.selection.head
    select(TextMatches.first(from: start, in: matches) ?? (matches.isEmpty ? nil : 0))
  }

  /// Replaces all places, as one change that can be undone.
  func replaceAll() {
    guard canReplace, let session, !matches.isEmpty else { return }
    let text = session.text
    var new = ""
    var end = 0
    for match in matches {
      new += text.text(in: end..<match.lowerBound) + replacement
      end = match.upperBound
    }
    new += text.text(in: end..<text.count)
    session.change { $0.selectAll() }
    session.replaceSelection(with: new)
    find()
  }

  // MARK: Keys

  /// Handles the keys of a search: Command with F, G and E, and Escape.
  func handle(_ press: KeyPress) -> Bool {
    guard isEnabled else { return false }
    if isShown, press.isPlain, press.key == .escape {
      hide()
      return true
    }
    guard press.modifiers.contains(.command) else { return false }
    switch press.key {
    case "f": show(replacing: press.modifiers.contains(.option))
    case "g" where !query.isEmpty: move(forward: !press.modifiers.contains(.shift))
    case "e": useSelection()
    default: return false
    }
    return true
  }
}

/// The places of a text in another one, whatever the case of letters.
enum TextMatches {
  /// The places in order, none inside another one, as offsets in UTF-16.
  static func ranges(of query: String, in text: String) -> [Range<Int>] {
    let needle = query.map { String($0).folded }
    guard !needle.isEmpty else { return [] }
    if let bytes = ascii(query), let place = ascii(text) { return ranges(of: bytes, in: place) }
    var ends = [0]
    var folded: [String] = []
    for character in text {
      ends.append(ends[ends.count - 1] + character.utf16.count)
      folded.append(String(character).folded)
    }
    return ranges(of: needle, in: folded).map { ends[$0.lowerBound]..<ends[$0.upperBound] }
  }

  /// The place among ranges in order of the first that begins at an offset or behind it.
  static func first(from offset: Int, in matches: [Range<Int>]) -> Int? {
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < matches.count ? low : nil
  }

  /// The bytes of a text of plain characters in lower case; nil if it has others, or a pair of two that is one character.
  private static func ascii(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte >= 0x80 || byte == 0x0D { return nil }
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
    }
    return bytes
  }

  private static func ranges<Unit: Equatable>(of needle: [Unit], in text: [Unit]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start + needle.count <= text.count {
      if text[start] == needle[0], text[start..<start + needle.count].elementsEqual(needle) {
        found.append(start..<start + needle.count)
        start += needle.count
      } else {
        start += 1
      }
    }
    return found
  }
}

extension String {
  /// The text without the case of its letters.
  fileprivate var folded: String { lowercased() }
}
