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

/// The focus of a platform's look.
private struct FocusLook: LookPart {
  /// True if a field or a list has the focus as soon as a window opens, without a request.
  var startsInWindows: Bool

  static let mac = FocusLook(startsInWindows: true)
  static let phone = FocusLook(startsInWindows: false)
}

/// The view that has the focus when a window opens.
@MainActor package final class OpeningFocus: GraphComponent {
  private unowned let graph: ViewGraph
  private var isChosen = false

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Gives a view the focus, the first time that the window has the keys.
  package func windowDidGetKeys() {
    guard !isChosen, let root = graph.root else { return }
    isChosen = true
    guard root.environment.look[FocusLook.self].startsInWindows else { return }
    // The window may have had no layout yet.
    graph.afterLayout { [weak self] in self?.choose(in: nil) }
  }

  /// Gives the first field or list of a layer the focus if nothing has it; nil is the window's content.
  func choose(in layer: Layer?) {
    let layer = layer ?? graph.layers.content
    // Views that ask for the focus themselves come first.
    graph.afterLayout { [weak self, weak layer] in
      guard let graph = self?.graph, let layer, layer === graph.layers.topScope else { return }
      let focus = graph.input.focus
      guard focus.current == nil else { return }
      let targets = layer.element?.focusTargets ?? graph.focusTargets
      if let first = targets.first(where: { $0.interactions.contains(.opening) }) {
        focus.move(to: first)
      }
    }
  }
}

/// The choice of the view in an element that gets the focus.
final class DefaultFocus: ElementComponent {
  var isUserInitiated = false
  var request: () -> Void = {}
}
