import EspalierCore

/// The look of the dots that stand for pages.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots in a row.
public struct PageIndexViewStyle {
  /// The times at which a background is behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While pages are turned.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  fileprivate let background: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension PageIndexViewStyle: IndexViewStyle {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the look of the dots of the tab views in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let background = (style as? PageIndexViewStyle)?.background ?? .automatic
    return modifier(EnvironmentWriter { $0.pageIndexBackground = background })
  }
}

extension EnvironmentValues {
  private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
  }

  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}
