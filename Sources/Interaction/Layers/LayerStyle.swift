@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import Observation

/// The behavior of one kind of layer: its place, its effect on what is behind, the keys that it
/// takes, and the ways to end it.
package struct LayerStyle {
  /// The name of the kind in printed trees.
  package var name: String
  package var placement = LayerPlacement.center
  var keys = LayerKeys.none
  /// The area behind the panel, as large as the window; nil leaves the content behind within reach
  /// of the pointer and of assistive programs.
  package var backdrop: LayerBackdrop?
  /// True if the pointer passes through the panel.
  package var ignoresPointer = false
  /// True if ``EnvironmentValues/dismiss`` ends the layer for the views in it.
  package var isDismissible = false
  /// True if the Escape key ends the layer where no view uses it.
  package var closesOnEscape = false
  /// True if commands of the menu bar can be reached by their shortcuts.
  package var allowsCommands = true
  /// True if the first field or list in the layer gets the focus, where no view asks for it.
  var focusesField = false
  /// True if a layer has only one of these above it at a time: others wait until it has been
  /// removed.
  package var isExclusive = false
  /// True if the window gets as large as the panel needs: on the Mac, such panels are windows of their own.
  package var growsWindow = false
  /// The layer's identity for the view that presents it: when it changes, another layer takes the
  /// place of this one.
  package var identity: AnyHashable?
  /// True if the panel comes in and goes out by fading; some are there at once, so that a press can
  /// go on in them.
  package var fadesIn = true
  package var fadesOut = true
  /// The animation of the way in and out of a layer whose views show that themselves, by their ``LayerMotion``; nil for
  /// others.
  package var animation: Animation?
  /// Called when the layer has been removed.
  package var onDismiss: (() -> Void)?
  /// The object that handles the layer's keys and follows its place.
  package var delegate: (any LayerDelegate)?

  package init(
    name: String, placement: LayerPlacement = LayerPlacement.center,
    keys: LayerKeys = LayerKeys.none, backdrop: LayerBackdrop? = nil, ignoresPointer: Bool = false,
    isDismissible: Bool = false, closesOnEscape: Bool = false, allowsCommands: Bool = true,
    focusesField: Bool = false, isExclusive: Bool = false, growsWindow: Bool = false,
    identity: AnyHashable? = nil,
    fadesIn: Bool = true, fadesOut: Bool = true, animation: Animation? = nil,
    onDismiss: (() -> Void)? = nil, delegate: (any LayerDelegate)? = nil
  ) {
    self.name = name
    self.placement = placement
    self.keys = keys
    self.backdrop = backdrop
    self.ignoresPointer = ignoresPointer
    self.isDismissible = isDismissible
    self.closesOnEscape = closesOnEscape
    self.allowsCommands = allowsCommands
    self.focusesField = focusesField
    self.isExclusive = isExclusive
    self.growsWindow = growsWindow
    self.identity = identity
    self.fadesIn = fadesIn
    self.fadesOut = fadesOut
    self.animation = animation
    self.onDismiss = onDismiss
    self.delegate = delegate
  }
}

/// The part that a layer has in handling keys.
package enum LayerKeys {
  /// Keys go to the layer behind.
  case none
  /// A focus scope and a scope of shortcuts: keys, the focus and shortcuts stay in the layer and in those above it.
  case scope
  /// The layer's delegate handles all keys, and the focus stays where it is.
  case delegate
}

/// The area behind a panel.
package struct LayerBackdrop: Equatable {
  /// The opacity of the black that it paints over the window.
  package var dimming = 0.0
  /// True if a press there ends the layer.
  package var dismisses = true
  /// The height that it leaves free at the top of the window, in points.
  package var freeTop: CGFloat = 0

  package init() {
  }

  package init(dimming: Double = 0.0, dismisses: Bool = true, freeTop: CGFloat = 0) {
    self.dimming = dimming
    self.dismisses = dismisses
    self.freeTop = freeTop
  }
}

/// The object behind a layer that has more state than a style can express, such as a menu.
@MainActor package protocol LayerDelegate: AnyObject {
  /// Uses a key before any view does; returns whether it did.
  func handle(_ event: KeyEvent) -> Bool

  /// Called with the frames of the panel and of the view that presents it, in the window.
  func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode)
}

extension LayerDelegate {
  package func handle(_ event: KeyEvent) -> Bool { false }

  package func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode) {}
}

/// The transition in and out of a layer whose views show it themselves.
@MainActor @Observable package final class LayerMotion {
  /// True if the layer is where it belongs, or on its way there.
  package private(set) var isShown: Bool
  @ObservationIgnored private let animation: Animation

  package init(_ animation: Animation, isShown: Bool) {
    self.animation = animation
    self.isShown = isShown
  }

  package func enter() { withAnimation(animation) { isShown = true } }

  /// - Parameter end: called when the layer can no longer be seen.
  package func leave(_ end: @escaping @MainActor () -> Void) {
    withAnimation(animation, completionCriteria: .removed) {
      isShown = false
    } completion: {
      MainActor.assumeIsolated(end)
    }
  }
}

extension EnvironmentValues {
  private enum FloatingLayerKey: EnvironmentKey {
    static var defaultValue: Layer? { nil }
  }

  /// The floating layer that the view is in; nil in the window's content.
  package var floatingLayer: Layer? {
    get { self[FloatingLayerKey.self] }
    set { self[FloatingLayerKey.self] = newValue }
  }
}
