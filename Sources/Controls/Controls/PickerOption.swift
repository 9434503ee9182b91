@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// One of the views that a picker chooses from.
package struct PickerOption: Identifiable {
  package let view: Subview

  package init(view: Subview) {
    self.view = view
  }

  package var id: Subview.ID { view.id }
}

@MainActor extension PickerOption {
  /// The option's tag, or the identity that its `ForEach` gives it; nil where it has neither of
  /// type `V`.
  package func value<V: Hashable>(as type: V.Type) -> V? {
    let element = view.element
    // A missing tag differs from a tag with the value nil: casting nil to an optional type
    // succeeds.
    if let tag = element?.trait(ObjectIdentifier(TagTrait<V>.self)) { return tag as? V }
    if let element, let optional = V.self as? any OptionalTag.Type,
      let tag = optional.wrappedTag(of: element)
    {
      return tag as? V
    }
    return view.identities.lazy.compactMap { $0.base as? V }.first
  }
}

/// An optional selection accepts options with a tag of the wrapped type.
@MainActor private protocol OptionalTag {
  static func wrappedTag(of element: LayoutElement) -> Any?
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate static func wrappedTag(of element: LayoutElement) -> Any? {
    (element.trait(ObjectIdentifier(TagTrait<Wrapped>.self)) as? Wrapped).map {
      Self.some($0) as Any
    }
  }
}

extension View {
  /// Describes an option of a picker to assistive programs.
  package func describedOption(
    _ role: AccessibilityNode.Role, isSelected: Bool, isFocused: Bool = false,
    press: @escaping @MainActor () -> Void
  ) -> some View {
    var properties = ControlDescription(role, press: press).properties
    if isSelected { properties.addedTraits = .isSelected }
    if role == .menuItem { properties.isChoice = true }
    if isFocused { properties.isFocused = true }
    return accessibilityProperties(properties)
  }
}
