@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Adds a gesture that counts where none of the views inside takes the events.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, placement: .afterContent))
  }

  /// Adds a gesture that counts where none of the views inside takes the events; `isEnabled` turns
  /// it off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that counts where none of the views inside takes the events.
  ///
  /// - Parameter name: tells recognizers of UIKit which gesture to wait for; there are none here.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, placement: .beforeContent))
  }

  /// Adds a gesture that goes before those of the views inside; `isEnabled` turns it off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views inside.
  ///
  /// - Parameter name: tells recognizers of UIKit which gesture to wait for; there are none here.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognized beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, placement: .beside))
  }

  /// Adds a gesture that is recognized beside those of the views inside; `isEnabled` turns it off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized beside those of the views inside.
  ///
  /// - Parameter name: tells recognizers of UIKit which gesture to wait for; there are none here.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

package struct GestureModifier<G: Gesture> {
  package let gesture: G
  var mask = GestureMask.all
  package var placement = GesturePlacement.afterContent
  /// The kind of pointers that the gesture takes; nil is all of them.
  package var pointerKind: PointerEvent.Kind?

  package init(
    gesture: G, mask: GestureMask = GestureMask.all,
    placement: GesturePlacement = GesturePlacement.afterContent,
    pointerKind: PointerEvent.Kind? = nil
  ) {
    self.gesture = gesture
    self.mask = mask
    self.placement = placement
    self.pointerKind = pointerKind
  }
}

extension GestureModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    let attachment = GestureAttachment.on(element)
    attachment.mask = mask
    attachment.placement = placement
    attachment.pointerKind = pointerKind
    let gesture = gesture
    attachment.take {
      gestureName(G.self)
    } recognizer: { context in
      MapRecognizer(G._makeRecognizer(gesture, context)) { _ in }
    }
  }
}

/// The gesture of one layout element, and the recognizer of its events.
package final class GestureAttachment: ElementComponent {
  var mask = GestureMask.all
  var placement = GesturePlacement.afterContent
  /// The kind of pointers that the gesture takes; nil is all of them.
  var pointerKind: PointerEvent.Kind?
  /// The action of a key or of an assistive program in place of a press of the pointer.
  package var primaryAction: (() -> Void)?
  private var make: (@MainActor (_GestureContext) -> _GestureRecognizer<Void>)?
  private var makeName: @MainActor () -> String = { "" }
  private let context: _GestureContext
  private weak var current: Contender?

  init(_ element: LayoutElement) { context = _GestureContext(element) }

  /// The attachment that an element has, or a new one.
  static func on(_ element: LayoutElement) -> GestureAttachment {
    element.component(GestureAttachment(element))
  }

  /// Takes a newer value of the gesture; one that is under way continues with its closures.
  ///
  /// - Parameters:
  ///   - name: the name of the gesture in descriptions of contests.
  ///   - recognizer: makes the recognizer of the events of one press.
  func take(
    name: @escaping @MainActor () -> String,
    recognizer: @escaping @MainActor (_GestureContext) -> _GestureRecognizer<Void>
  ) {
    makeName = name
    make = recognizer
    if let current { current.inner.adopt(recognizer(context)) }
  }

  /// True if the view still exists and may be used.
  var isEnabled: Bool { context.isAlive && context.element?.owner.environment.isEnabled == true }

  /// Pens count as fingers.
  func isFor(_ kind: PointerEvent.Kind) -> Bool {
    pointerKind.map { ($0 == .mouse) == (kind == .mouse) } ?? true
  }

  /// Begins to follow events; nil where the view cannot be used.
  ///
  /// - Parameter place: the number among the contenders of the press, from inside out.
  func contender(_ place: Int) -> Contender? {
    guard isEnabled, let made = make?(context) else { return nil }
    let claim = ContestClaim(precedence: .content, placement: placement, place: place)
    let contender = Contender(made, claim, of: context, name: makeName)
    current = contender
    return contender
  }
}

/// The name of a type of gestures, without those around it that only add closures.
func gestureName(_ type: Any.Type) -> String {
  var name = Substring(String(describing: type))
  let wrappers = [
    "_EndedGesture<", "_ChangedGesture<", "_MapGesture<", "GestureStateGesture<", "PressedGesture<",
  ]
  while let wrapper = wrappers.first(where: name.hasPrefix) { name.removeFirst(wrapper.count) }
  return String(name.prefix { !"<,>".contains($0) })
}
