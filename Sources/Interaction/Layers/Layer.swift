@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import Observation

/// A part of a window that keys, the focus, the pointer and assistive programs reach, or do not
/// reach, as a whole.
///
/// The layers of a window form a tree. Its root is the window's content. A *floating* layer, such as a sheet or a menu,
/// stands above the window's content and is laid out with the window; its parent is the layer that presents it. A *page*
/// is a view in its place in the content; its container says whether another page covers it.
@MainActor @Observable package final class Layer: ElementComponent {
  /// True if views in the layer allow the use of the content behind it.
  package var leavesBehindUsable = false
  /// True if views in the layer keep keys, and presses beside it, from ending it.
  @ObservationIgnored package var isCloseDisabled = false
  @ObservationIgnored package var style: LayerStyle
  let isFloating: Bool
  @ObservationIgnored package private(set) weak var parent: Layer?
  /// The pages first, then the floating layers, each in the order of their appearance.
  @ObservationIgnored private(set) var children: [Layer] = []
  @ObservationIgnored package weak var element: LayoutElement?
  /// True if the layer is a page that another one covers.
  @ObservationIgnored package var isCovered = false
  /// The view that had the focus when this layer came, or when this page was covered.
  @ObservationIgnored weak var keptFocus: FocusTarget?
  /// Handles keys that no view uses, on behalf of the layer's container.
  @ObservationIgnored package var handleKey: (@MainActor (KeyEvent) -> Bool)?
  /// Ends the layer for a person who presses beside it, where that means more than to dismiss it.
  @ObservationIgnored package var cancel: (@MainActor () -> Void)?
  /// Ends the layer for its presenter.
  @ObservationIgnored package var dismiss: @MainActor () -> Void = {}
  /// The same for views inside: always one function, so that environments can be compared.
  @ObservationIgnored package private(set) lazy var dismissal: () -> Void = { [weak self] in
    MainActor.assumeIsolated { self?.dismiss() }
  }
  /// Called when the layer below this one is removed.
  @ObservationIgnored package var onParentLeave: (@MainActor () -> Void)?
  /// The transition in and out; nil for layers that only fade.
  @ObservationIgnored package var motion: LayerMotion?
  /// The exclusive layer above this one, until it has been removed.
  @ObservationIgnored package weak var occupant: Layer?
  /// The views that want to present an exclusive layer above this one, in the order in which they asked.
  @ObservationIgnored private var waiting: [ViewNode] = []

  package init(_ style: LayerStyle, isFloating: Bool) {
    self.style = style
    self.isFloating = isFloating
  }

  func add(_ child: Layer) {
    child.parent = self
    let pages = children.firstIndex(where: \.isFloating) ?? children.count
    children.insert(child, at: child.isFloating ? children.count : pages)
  }

  func remove(_ child: Layer) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Ends the layer because a person asks for it, unless its views do not allow that.
  package func close() {
    if isCloseDisabled { return }
    if let cancel { cancel() } else { dismiss() }
  }

  /// This layer and those above it, in the order in which they are painted.
  var subtree: [Layer] { [self] + children.flatMap(\.subtree) }

  // MARK: Exclusive layers

  /// Has a view's exclusive layer wait until there is none above this layer; returns whether it has
  /// to wait.
  package func mustWait(_ presenter: ViewNode) -> Bool {
    if occupant == nil && (waiting.isEmpty || waiting[0] === presenter) {
      stopWaiting(presenter)
      return false
    }
    if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
    return true
  }

  package func stopWaiting(_ presenter: ViewNode) { waiting.removeAll { $0 === presenter } }

  /// Notes that an exclusive layer was removed: the next view that waits may present its own.
  package func leave(_ child: Layer) {
    guard occupant === child else { return }
    occupant = nil
    waiting.removeAll(where: \.isDetached)
    if let next = waiting.first { _ = next.graph.enqueue(next) }
  }
}
