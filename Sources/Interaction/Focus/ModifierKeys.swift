@_spi(Espalier) import EspalierCore
import Observation

/// The modifier keys that are down while the window has the keys.
@MainActor @Observable package final class ModifierKeys: GraphComponent {
  package private(set) var held: EventModifiers = []

  @ObservationIgnored private var watchers: [ObjectIdentifier: Watcher] = [:]

  private struct Watcher {
    weak var node: (any ModifierKeyWatcher)?
    /// The order in which the watchers came.
    let number: Int
  }

  @ObservationIgnored private var lastNumber = 0

  package init(_ graph: ViewGraph) {}

  /// Takes the keys that are down now; returns false, since the keys pressed with them may have
  /// further uses.
  package func take(_ pressed: EventModifiers) -> Bool {
    // The mark of a Control that stands for Command is for shortcuts only; views get the keys.
    let keys = pressed.intersection(.all)
    if keys == held { return false }
    let old = held
    held = keys
    for watcher in watchers.values.sorted(by: { $0.number < $1.number }) {
      watcher.node?.modifierKeysDidChange(from: old, to: keys)
    }
    return false
  }

  func add(_ node: any ModifierKeyWatcher) {
    lastNumber += 1
    watchers[ObjectIdentifier(node)] = Watcher(node: node, number: lastNumber)
  }

  func remove(_ node: any ModifierKeyWatcher) { watchers[ObjectIdentifier(node)] = nil }
}

/// A view that acts when other modifier keys are down than before.
@MainActor protocol ModifierKeyWatcher: ViewNode {
  func modifierKeysDidChange(from old: EventModifiers, to new: EventModifiers)
}
