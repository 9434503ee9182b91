import EspalierCore

extension EnvironmentValues {
  private enum CatalogKey: EnvironmentKey {
    static let defaultValue = SymbolCatalog.shared
  }

  /// The catalog that symbols come from.
  var symbolCatalog: SymbolCatalog {
    get { self[CatalogKey.self] }
    set { self[CatalogKey.self] = newValue }
  }
}
