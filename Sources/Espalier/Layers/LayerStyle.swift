import EspalierDrawing
import Foundation
import Observation

/// The behavior of one kind of layer: its place, its effect on what is behind, the keys that it
/// takes, and the ways to end it.
@MainActor struct LayerStyle {
  /// The name of the kind in printed trees.
  var name: String
  var placement = LayerPlacement.center
  var keys = LayerKeys.none
  /// The area behind the panel, as large as the window; nil leaves the content behind within reach
  /// of the pointer and of assistive programs.
  var backdrop: LayerBackdrop?
  /// True if the pointer passes through the panel.
  var ignoresPointer = false
  /// True if ``EnvironmentValues/dismiss`` ends the layer for the views in it.
  var isDismissible = false
  /// True if the Escape key ends the layer where no view uses it.
  var closesOnEscape = false
  /// True if commands of the menu bar can be reached by their shortcuts.
  var allowsCommands = true
  /// True if the first text field in the layer gets the focus, where no view asks for it.
  var focusesField = false
  /// True if a layer has only one of these above it at a time: others wait until it has been
  /// removed.
  var isExclusive = false
  /// The layer's identity for the view that presents it: when it changes, another layer takes the
  /// place of this one.
  var identity: AnyHashable?
  /// True if the panel comes in and goes out by fading; some are there at once, so that a press can
  /// go on in them.
  var fadesIn = true
  var fadesOut = true
  /// The animation of the way in and out of a layer whose views show that themselves, by their ``LayerMotion``; nil for
  /// others.
  var animation: Animation?
  /// Called when the layer has been removed.
  var onDismiss: (() -> Void)?
  /// The object that handles the layer's keys and follows its place.
  var delegate: (any LayerDelegate)?
}

/// The part that a layer has in handling keys.
enum LayerKeys {
  /// Keys go to the layer behind.
  case none
  /// A focus scope and a scope of shortcuts: keys, the focus and shortcuts stay in the layer and in those above it.
  case scope
  /// The layer's delegate handles all keys, and the focus stays where it is.
  case delegate
}

/// The area behind a panel.
struct LayerBackdrop: Equatable {
  /// The opacity of the black that it paints over the window.
  var dimming = 0.0
  /// True if a press there ends the layer.
  var dismisses = true
  /// The height that it leaves free at the top of the window, in points.
  var freeTop: CGFloat = 0
}

/// The object behind a layer that has more state than a style can express, such as a menu.
@MainActor protocol LayerDelegate: AnyObject {
  /// Uses a key before any view does; returns whether it did.
  func handle(_ event: KeyEvent) -> Bool

  /// Called with the frames of the panel and of the view that presents it, in the window.
  func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode)
}

extension LayerDelegate {
  func handle(_ event: KeyEvent) -> Bool { false }

  func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode) {}
}

/// The way in and out of a layer whose views show it themselves.
@MainActor @Observable final class LayerMotion {
  /// True if the layer is where it belongs, or on its way there.
  private(set) var isShown: Bool
  @ObservationIgnored private let animation: Animation

  init(_ animation: Animation, isShown: Bool) {
    self.animation = animation
    self.isShown = isShown
  }

  func enter() { withAnimation(animation) { isShown = true } }

  /// - Parameter end: called when the layer cannot be seen any more.
  func leave(_ end: @escaping @MainActor () -> Void) {
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
  var floatingLayer: Layer? {
    get { self[FloatingLayerKey.self] }
    set { self[FloatingLayerKey.self] = newValue }
  }
}
