import Espalier
import EspalierHosting
import Foundation

/// A window's elements as assistive programs know them.
///
/// They are looked up when a program asks, and then again only after a change.
@MainActor final class AccessibleWindow {
  let number: Int
  let host: any BridgedWindow
  private(set) var tree: AccessibleTree?
  /// The elements that some program knows: only their changes are reported.
  var known: Set<Int> = []
  /// The elements whose children some program has asked for.
  var listed: Set<Int> = []
  /// True if something may have changed since the tree was made.
  var isStale = true
  var isActive = false

  init(number: Int, _ host: any BridgedWindow) {
    self.number = number
    self.host = host
  }

  /// Looks the elements up again, and returns the former tree.
  func refresh() -> AccessibleTree? {
    let old = tree
    isStale = false
    var window = host.session.graph.accessibilityTree()
    window.label = host.title
    let tree = AccessibleTree(window)
    known.formIntersection(tree.entries.keys)
    listed.formIntersection(tree.entries.keys)
    self.tree = tree
    return old
  }

  func reference(_ id: Int) -> AccessibleReference {
    id == tree?.root ? .window(number) : .element(window: number, id: id)
  }

  /// The element that a reference means; nil if it has been removed.
  func entry(_ reference: AccessibleReference) -> AccessibleTree.Entry? {
    guard let tree else { return nil }
    switch reference {
    case .application: return nil
    case .window: return tree[tree.root]
    case .element(_, let id), .link(_, let id): return tree[id]
    }
  }
}
