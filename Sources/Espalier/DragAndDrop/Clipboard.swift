import Foundation

/// What was copied last in this tree, beside the text of the host's clipboard.
@MainActor final class Clipboard {
  private unowned let graph: ViewGraph
  private var items: [TransferItem] = []
  /// The text that stands for the items; another one in the host's clipboard was copied elsewhere.
  private var text: String?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// What can be pasted now.
  var contents: [TransferItem] {
    guard let outside = graph.host?.clipboard, outside != text else { return items }
    return outside.isEmpty ? [] : [TransferItem(outside)]
  }

  /// Takes items, and gives other programs a text that stands for them if there is one.
  func copy(_ items: [TransferItem]) {
    if items.isEmpty { return }
    self.items = items
    // Until the new text is known, the old one must not count as copied elsewhere.
    text = graph.host?.clipboard
    Task { @MainActor [weak self] in
      var lines: [String] = []
      for item in items {
        if let line = try? await item.load(String.self) { lines.append(line) }
      }
      guard let self, !lines.isEmpty else { return }
      let text = lines.joined(separator: "\n")
      self.text = text
      self.graph.host?.clipboard = text
    }
  }
}
