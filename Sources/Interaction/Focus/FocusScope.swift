@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Names the view for ``View/prefersDefaultFocus(_:in:)`` and ``EnvironmentValues/resetFocus``.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Has the focus come to this view first among those of a scope.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(namespace: namespace, isPreferred: prefersDefaultFocus))
  }
}

private struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) { element[FocusScope.self] = FocusScope(namespace) }
}

private final class FocusScope: ElementComponent {
  let namespace: Namespace.ID

  init(_ namespace: Namespace.ID) { self.namespace = namespace }
}

private struct PreferredFocusModifier {
  let namespace: Namespace.ID
  let isPreferred: Bool
}

extension PreferredFocusModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let isNew = element[PreferredFocus.self] == nil
    element[PreferredFocus.self] = isPreferred ? PreferredFocus(namespace) : nil
    guard isNew, isPreferred else { return }
    element.graph.afterLayout { [weak element] in
      guard let element, element[PreferredFocus.self] != nil else { return }
      let focus = element.graph.input.focus
      if focus.current == nil, let target = element.firstFocusTarget { focus.move(to: target) }
    }
  }
}

private final class PreferredFocus: ElementComponent {
  let namespace: Namespace.ID

  init(_ namespace: Namespace.ID) { self.namespace = namespace }
}

/// Gives the focus back to the view that a scope prefers.
public struct ResetFocusAction {
  let reference: GraphReference?

  /// Moves the focus to the preferred view of a scope, or to the first one that can have it.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = reference?.graph else { return }
    var scope: LayoutElement?
    var preferred: LayoutElement?
    graph.forEachElement { element, _ in
      if scope == nil, element[FocusScope.self]?.namespace == namespace {
        scope = element
      }
      if preferred == nil, element[PreferredFocus.self]?.namespace == namespace {
        preferred = element
      }
    }
    if let target = preferred?.firstFocusTarget ?? scope?.firstFocusTarget {
      graph.input.focus.move(to: target)
    }
  }
}

extension ResetFocusAction: Equatable {
  public static func == (lhs: ResetFocusAction, rhs: ResetFocusAction) -> Bool {
    lhs.reference === rhs.reference
  }
}

extension EnvironmentValues {
  private enum ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction(reference: nil) }
  }

  /// Moves the focus back to the view that a scope prefers.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

/// Gives the views of a tree the action that resets its focus.
@MainActor package final class FocusReset: GraphComponent {
  package init(_ graph: ViewGraph) {
    let action = ResetFocusAction(reference: graph.reference)
    graph.rootEnvironment.append { $0.resetFocus = action }
  }
}
