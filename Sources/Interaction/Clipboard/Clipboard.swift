import CoreTransferable
import EspalierCore
import Foundation

/// The items that were copied last in this tree, in addition to the text of the host's clipboard.
@MainActor package final class Clipboard {
  /// The tree owns the input center, which owns this.
  private unowned let graph: ViewGraph
  private var items: [NSItemProvider] = []
  /// The text that stands for the items; a different one in the host's clipboard was copied
  /// elsewhere.
  private var text: String?
  /// The watchers that are called when something else can be pasted.
  private var watchers: [Watcher] = []

  private struct Watcher {
    weak var object: AnyObject?
    var action: @MainActor () -> Void
  }

  init(_ graph: ViewGraph) { self.graph = graph }

  /// The items that can be pasted now.
  package var contents: [NSItemProvider] {
    guard let outside = graph.host?.clipboard, outside != text else { return items }
    return outside.isEmpty ? [] : [NSItemProvider(outside: .text(outside))]
  }

  /// Stores items, and gives other programs a text that stands for them if there is one.
  package func copy(_ items: [NSItemProvider]) {
    if items.isEmpty { return }
    self.items = items
    // Until the new text is known, the old one must not count as copied elsewhere.
    text = graph.host?.clipboard
    didChange()
    let values = items.compactMap(Self.plainText)
    if values.count == items.count { return publish(values) }
    Task { @MainActor [weak self] in
      var lines: [String] = []
      for item in items where item.visibleContentTypes.contains(where: { $0.conforms(to: .text) }) {
        if let line = try? await item.load(String.self) { lines.append(line) }
      }
      // Something else may have been copied in the meantime.
      guard let self, self.items.elementsEqual(items, by: ===) else { return }
      self.publish(lines)
    }
  }

  /// The text that stands for an item in other programs; nil where that has to be loaded.
  private static func plainText(of item: NSItemProvider) -> String? {
    switch item.value {
    case let text as String: text
    case let url as URL: url.isFileURL ? url.path : url.absoluteString
    default: nil
    }
  }

  private func publish(_ lines: [String]) {
    if lines.isEmpty { return }
    let text = lines.joined(separator: "\n")
    self.text = text
    graph.host?.clipboard = text
  }

  /// Calls `action` when something else can be pasted, as long as `object` lives.
  package func watch(for object: AnyObject, _ action: @escaping @MainActor () -> Void) {
    watchers.removeAll { $0.object == nil }
    watchers.append(Watcher(object: object, action: action))
  }

  /// Calls the watchers when something may have been copied.
  func didChange() { for watcher in watchers where watcher.object != nil { watcher.action() } }
}
