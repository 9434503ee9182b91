@_spi(Espalier) import EspalierCore

/// A place for a search field.
public struct SearchFieldPlacement: Sendable {
  enum Kind {
    case automatic, toolbar, principal, sidebar, drawer
  }

  /// The times at which a field below the title of a phone is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool

    /// The field is hidden while the content below is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  let kind: Kind
  /// True if a field below the title stays while the content below is scrolled.
  let isDrawerFixed: Bool

  private init(_ kind: Kind, isDrawerFixed: Bool = false) {
    self.kind = kind
    self.isDrawerFixed = isDrawerFixed
  }

  /// The trailing end of a window's bar, and the bottom of a phone's screen.
  public static let automatic = SearchFieldPlacement(.automatic)
  /// The toolbar: the trailing end of a window's bar, and the bottom of a phone's screen.
  public static let toolbar = SearchFieldPlacement(.toolbar)
  /// The middle of a window's bar; as `toolbar` on the phone.
  public static let toolbarPrincipal = SearchFieldPlacement(.principal)
  /// The top of the sidebar of the split view around or inside, where there is one on the Mac.
  public static let sidebar = SearchFieldPlacement(.sidebar)
  /// Below the title of a phone's screen.
  public static let navigationBarDrawer = SearchFieldPlacement(.drawer)

  /// Below the title of a phone's screen.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(.drawer, isDrawerFixed: displayMode.isAlways) }
}
