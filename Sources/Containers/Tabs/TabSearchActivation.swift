import EspalierCore

/// The connection between the choice of the tab that searches and the search itself.
public struct TabSearchActivation: Hashable, Sendable {
  let followsSelection: Bool

  /// A search begins when a person uses its field.
  public static var automatic: TabSearchActivation { .init(followsSelection: false) }
  /// A search begins when its tab is chosen; when the search ends, the tab that was chosen before is chosen again.
  public static var searchTabSelection: TabSearchActivation { .init(followsSelection: true) }
}

nonisolated extension View {
  /// Sets how the tab that searches and the search are connected, in the tab views inside.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    modifier(EnvironmentWriter { $0.tabSearchActivation = activation })
  }
}

extension EnvironmentValues {
  private enum TabSearchActivationKey: EnvironmentKey {
    static var defaultValue: TabSearchActivation { .automatic }
  }

  private enum TabSearchKey: EnvironmentKey {
    static var defaultValue: TabSearch? { nil }
  }

  private enum SurroundingSearchKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
  }

  private enum SearchColumnKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  var tabSearchActivation: TabSearchActivation {
    get { self[TabSearchActivationKey.self] }
    set { self[TabSearchActivationKey.self] = newValue }
  }

  /// The search of the tab that the view is in, whose field stands in the bar of the tabs.
  var tabSearch: TabSearch? {
    get { self[TabSearchKey.self] }
    set { self[TabSearchKey.self] = newValue }
  }

  /// The search around the view, whose field the first stack or the tabs inside show, where bars stand in screens.
  var surroundingSearch: SearchState? {
    get { self[SurroundingSearchKey.self] }
    set { self[SurroundingSearchKey.self] = newValue }
  }

  /// True if stacks inside may show this field: false in all columns of a split view but one.
  var isSearchColumn: Bool {
    get { self[SearchColumnKey.self] }
    set { self[SearchColumnKey.self] = newValue }
  }
}
