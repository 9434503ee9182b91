import EspalierCore

/// The behavior of a phone's bar with a title and items while a search field is used.
public struct SearchPresentationToolbarBehavior: Sendable {
  fileprivate let keepsBar: Bool

  /// The bar makes space for the results, as on the phone.
  public static var automatic: SearchPresentationToolbarBehavior { .init(keepsBar: false) }
  /// The bar stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsBar: true) }
}

nonisolated extension View {
  /// Sets whether bars stay while the search fields inside are used.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    furnishingSearch { field in if behavior.keepsBar { field.keepsBar = true } }
  }
}
