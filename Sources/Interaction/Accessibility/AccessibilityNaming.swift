@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

extension View {
  /// Names the element of a control by the text of a label, whether the label is shown or not.
  @ViewBuilder package func accessibilityNamed(by label: some View) -> some View {
    if let text = label as? Text {
      accessibilityLabel(text)
    } else if label is EmptyView {
      self
    } else {
      modifier(naming(label))
    }
  }

  /// Names the element of a control by the text of a label.
  ///
  /// - Parameter id: the name that the label is given by ``accessibilityName(_:)`` where it is shown; nil where it is not,
  ///   or where it is a text, which names without being made a second time.
  @ViewBuilder package func accessibilityNamed(
    by label: some View, shownAs id: Namespace.ID?
  ) -> some View {
    if let id { modifier(SharedName(taken: id)) } else { accessibilityNamed(by: label) }
  }

  /// Makes this label, which is shown, the name of the control that takes it, and hides it from assistive programs.
  ///
  /// If the label were made a second time for the name, its tasks would run twice, and its state would exist twice.
  @ViewBuilder package func accessibilityName(_ id: Namespace.ID?) -> some View {
    if let id { modifier(SharedName(given: id)) } else { accessibilityHidden(true) }
  }

  /// Describes the value of the element of a control by the texts of a view, where it has any.
  package func accessibilityValued(by description: AnyView) -> some View {
    modifier(
      AccessibilityLayer(
        layer: description, content: .value, wrapperName: "accessibilityValue"))
  }
}

nonisolated extension View {
  /// Names this view, for people who cannot see it, by the texts of other views.
  ///
  /// - Parameter content: makes these views from one that stands for the name that this view has
  ///   without them.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      naming(
        PlaceholderScope(
          type: Self.self, base: NamePlaceholder(), content: content(PlaceholderContentView()))))
  }
}

/// Gives a name away, or takes one.
private struct SharedName {
  var given: Namespace.ID?
  var taken: Namespace.ID?
}

extension SharedName: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.accessibilityRecord.givenName = given
    element.accessibilityRecord.takenName = taken
  }
}

/// Stands, among the views that name another one, for the name that it has without them.
private struct NamePlaceholder {}

extension NamePlaceholder: AccessibleLeaf {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    // The placeholder takes no room.
    LeafRule(ClampedSize(.zero))
  }

  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? {
    var properties = AccessibilityProperties(role: .text)
    properties.isPlaceholder = true
    return properties
  }
}

/// Adds views that are not shown, and whose elements name those of the content.
private func naming<Layer: View>(_ layer: Layer) -> AccessibilityLayer<Layer> {
  AccessibilityLayer(layer: layer, content: .name, wrapperName: "accessibilityLabel")
}
