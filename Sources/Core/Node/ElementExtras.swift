import EspalierDrawing
import Foundation
import LayoutEngine

/// The state of one feature for a layout element: found by its type, declared beside the feature's
/// own code.
///
/// A view's part in events is a component of the element of the modifier that gives it. Several
/// classes may do the same part; what they have in common is a protocol, and the kind is an
/// `ElementKey` for it, declared beside the protocol.
@MainActor package protocol ElementComponent: AnyObject {
  /// Ends the work under way; called when the element is removed.
  func stop()
}

extension ElementComponent {
  package func stop() {}
}

/// A value that some layout elements have; its key is declared by the feature that gives it.
@MainActor package protocol ElementKey {
  associatedtype Value
}

private final class ElementValue<Key: ElementKey>: ElementComponent {
  var value: Key.Value

  init(_ value: Key.Value) { self.value = value }
}

/// The state that only some layout elements have, stored apart so that all others stay small.
@MainActor package final class ElementExtras {
  /// Values for the direct container (`zIndex`, `tag`, layout values) that this element adds
  /// itself.
  fileprivate(set) var traits: [ObjectIdentifier: Any] = [:]
  /// An array, because the few components are found by a search.
  @exclusivity(unchecked)
  private var components: [(type: ObjectIdentifier, component: any ElementComponent)] = []
  /// The last drawing in parts; nil until an effect around this element asks for them.
  fileprivate(set) var partsCache: (parts: [[DisplayItem]], origin: CGPoint)?

  fileprivate func component(_ type: ObjectIdentifier) -> (any ElementComponent)? {
    for entry in components where entry.type == type { return entry.component }
    return nil
  }

  fileprivate func set(_ component: (any ElementComponent)?, _ type: ObjectIdentifier) {
    let index = components.firstIndex { $0.type == type }
    switch (index, component) {
    case (let index?, let component?): components[index].component = component
    case (let index?, nil): components.remove(at: index)
    case (nil, let component?): components.append((type, component))
    case (nil, nil): break
    }
  }

  /// Ends the work that is still under way.
  func stop() { for entry in components { entry.component.stop() } }
}

extension LayoutElement {
  /// The element's component of a type; nil where it has none.
  package final subscript<Component: ElementComponent>(_ type: Component.Type) -> Component? {
    get {
      guard let found = extras?.component(ObjectIdentifier(type)) else { return nil }
      return unsafeDowncast(found, to: type)
    }
    set {
      if extras == nil && newValue == nil { return }
      makeExtras().set(newValue, ObjectIdentifier(type))
    }
  }

  /// The element's component of a type, made if it has none.
  package final func component<Component: ElementComponent>(
    _ make: @autoclosure () -> Component
  ) -> Component {
    if let known = self[Component.self] { return known }
    let made = make()
    self[Component.self] = made
    return made
  }

  /// The element's value for a key; nil where it has none.
  package final subscript<Key: ElementKey>(_ key: Key.Type) -> Key.Value? {
    get { self[ElementValue<Key>.self]?.value }
    set {
      guard let newValue else { return self[ElementValue<Key>.self] = nil }
      if let component = self[ElementValue<Key>.self] {
        component.value = newValue
      } else {
        self[ElementValue<Key>.self] = ElementValue(newValue)
      }
    }
  }

  package final var traits: [ObjectIdentifier: Any] {
    get { extras?.traits ?? [:] }
    set { if extras != nil || !newValue.isEmpty { makeExtras().traits = newValue } }
  }

  final var partsCache: (parts: [[DisplayItem]], origin: CGPoint)? {
    get { extras?.partsCache }
    set { if extras != nil || newValue != nil { makeExtras().partsCache = newValue } }
  }
}
