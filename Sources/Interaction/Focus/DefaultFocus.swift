@_spi(Espalier) import EspalierCore

/// The occasions on which a view's default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  fileprivate let isUserInitiated: Bool

  /// The preference counts while nothing has the focus yet.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The preference also counts when a person moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

nonisolated extension View {
  /// Sets which view in this one gets the focus when it appears and nothing else has it.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}

private struct DefaultFocusModifier<V: Hashable> {
  let binding: FocusState<V>.Binding
  let value: V
  let priority: DefaultFocusEvaluationPriority
}

extension DefaultFocusModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let isNew = element[DefaultFocus.self] == nil
    let focus = element.component(DefaultFocus())
    let (binding, value) = (binding, value)
    focus.isUserInitiated = priority.isUserInitiated
    focus.request = { binding.wrappedValue = value }
    guard isNew else { return }
    element.graph.afterLayout { [weak element] in
      guard let element, element.graph.input.focus.current == nil else { return }
      element[DefaultFocus.self]?.request()
    }
  }
}

/// The choice of the view in an element that gets the focus.
final class DefaultFocus: ElementComponent {
  var isUserInitiated = false
  var request: () -> Void = {}
}
