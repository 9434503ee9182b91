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

  /// Names the element of a control by the text of a label that a style may show or not.
  ///
  /// - Parameter id: the name that the label is given by ``accessibilityOfferedName(_:)`` where it is shown; nil for a
  ///   label that names without being made a second time.
  @ViewBuilder package func accessibilityNamed(
    by label: some View, offeredAs id: Namespace.ID?
  ) -> some View {
    if let id {
      // While the layout leaves out this view, it has no value here, and needs no name.
      transformPreference(OfferedNames.self) { $0[id] = $0[id] ?? false }
        .overlayPreferenceValue(OfferedNames.self) { offered in
          if offered[id] == false { NameOnly(label: label.accessibilityName(id)) }
        }
        .transformPreference(OfferedNames.self) { $0[id] = nil }
        .modifier(SharedName(taken: id))
    } else {
      accessibilityNamed(by: label)
    }
  }

  /// Makes this label the name of the control that takes it, and tells that control that the label is shown.
  @ViewBuilder package func accessibilityOfferedName(_ id: Namespace.ID?) -> some View {
    if let id {
      accessibilityName(id).preference(key: OfferedNames.self, value: [id: true])
    } else {
      self
    }
  }

  /// Tells assistive programs the label of this content, which is not shown: it names what has no name here, and goes before
  /// the text or the name of what comes first.
  package func accessibilityLabeled(by label: some View) -> some View {
    modifier(AccessibilityLayer(layer: label, content: .label, wrapperName: "accessibilityLabel"))
  }

  /// True if this label, where it is shown, names its control; texts name without being made a second time.
  package var sharesName: Bool { !(self is Text || self is EmptyView) }

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

/// The names that controls inside a view take, each with whether the label that gives it is shown there.
private enum OfferedNames: PreferenceKey {
  static let defaultValue: [Namespace.ID: Bool] = [:]

  static func reduce(value: inout [Namespace.ID: Bool], nextValue: () -> [Namespace.ID: Bool]) {
    value.merge(nextValue()) { $0 || $1 }
  }
}

/// A label that no one sees: it is there to name a control.
private struct NameOnly<Label: View>: View {
  let label: Label

  var body: some View { Color.clear.frame(width: 0, height: 0).modifier(naming(label)) }
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
