import Espalier
import EspalierDrawing
import Foundation

/// Collects the content of files that are dropped on a page or chosen there, and comes in parts.
struct DroppedFiles {
  private var contents: [Int: Data] = [:]
  private var size = 0
  private var isTooLarge = false

  /// The limit for the bytes of all files together.
  static let limit = 16 << 20
  static let countLimit = 100

  /// Takes a part; one at zero begins its file anew.
  ///
  /// Parts that leave a gap, or exceed the limits, discard the content so far.
  mutating func add(_ part: Data, of file: Int, at start: Int) {
    if start == 0 {
      size -= contents[file]?.count ?? 0
      contents[file] = nil
      // The first file of a drop begins the drop.
      if file == 0 { self = DroppedFiles() }
    }
    let isNext = start == contents[file]?.count ?? 0
    let isNew = contents[file] == nil
    guard isNext, !isTooLarge, size + part.count <= Self.limit,
      !isNew || contents.count < Self.countLimit
    else {
      self = DroppedFiles()
      isTooLarge = true
      return
    }
    size += part.count
    contents[file, default: Data()].append(part)
  }

  /// The content of files that were chosen, which is handed over; nil if some of it is missing.
  mutating func files(
    _ items: [PageMessage.Dropped]
  ) -> [(name: String, mimeType: String, content: Data)]? {
    defer { self = DroppedFiles() }
    var found: [(name: String, mimeType: String, content: Data)] = []
    for case .file(let number, let name, let type) in items {
      guard let content = contents[number] else { return nil }
      found.append((name, type, content))
    }
    return found
  }

  /// The event of a drop at a point, with the content of its files, which is handed over; nil if
  /// some of it is missing.
  mutating func event(at point: CGPoint, _ items: [PageMessage.Dropped]) -> DropEvent? {
    defer { self = DroppedFiles() }
    var found: [DropEvent.Item] = []
    for item in items {
      switch item {
      case .text(let text): found.append(.text(text))
      case .file(let number, let name, let type):
        guard let content = contents[number] else { return nil }
        found.append(.data(content, mimeType: type, name: name))
      }
    }
    return found.isEmpty ? nil : DropEvent(.dropped, at: point, items: found)
  }
}
