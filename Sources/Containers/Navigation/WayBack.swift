@_spi(Espalier) import EspalierCore
import Foundation

/// A way back from the first screen of a stack, to what stands around the stack: a list of tabs, or the column before it.
@MainActor final class WayBack {
  /// Goes back; nil where nothing is to go back to.
  var perform: (@MainActor () -> Void)? {
    didSet {
      if (oldValue == nil) != (perform == nil) {
        for page in pages { (page.value as? PageNode)?.arrangeBars() }
      }
    }
  }
  /// Follow a finger that pulls the first screen aside, by fractions of its width, and releases it at a velocity.
  var pull: (@MainActor (CGFloat) -> Void)?
  var release: (@MainActor (_ velocity: CGFloat) -> Void)?
  /// Clears what the column before leads to, where both stand beside each other; returns false if it leads to nothing.
  var clear: (@MainActor () -> Bool)?
  /// Ends the presentation around the columns.
  var outer: () -> Void = {}
  /// The same closure for as long as the way exists: views that read it are not evaluated anew.
  private(set) lazy var dismissal: () -> Void = { [weak self] in
    guard let self else { return }
    if let perform { return perform() }
    if clear?() != true { outer() }
  }
  private var pages: [WeakNode] = []

  nonisolated init() {}

  /// Has a screen show the way.
  func add(_ page: PageNode) {
    pages.removeAll { $0.value == nil || $0.value === page }
    pages.append(WeakNode(page))
  }
}

extension EnvironmentValues {
  private enum WayBackKey: EnvironmentKey {
    static var defaultValue: WayBack? { nil }
  }

  /// The way back from the first screens of the stacks inside.
  var wayBack: WayBack? {
    get { self[WayBackKey.self] }
    set { self[WayBackKey.self] = newValue }
  }
}
