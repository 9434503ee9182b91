import EspalierCore

/// A way of showing the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  enum Kind {
    case automatic, large, inline, inlineLarge
  }

  let kind: Kind

  /// The mode of the screen below; the first screen has a large title.
  public static var automatic: ToolbarTitleDisplayMode { .init(kind: .automatic) }
  /// A large title below the bar, until the content below is scrolled.
  public static var large: ToolbarTitleDisplayMode { .init(kind: .large) }
  /// A title in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(kind: .inline) }
  /// A large title at the leading end of the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(kind: .inlineLarge) }

  init(kind: Kind) { self.kind = kind }

  init(_ mode: NavigationBarItem.TitleDisplayMode) {
    switch mode {
    case .automatic: self = .automatic
    case .inline: self = .inline
    case .large: self = .large
    }
  }
}

nonisolated extension View {
  /// Sets how the bar shows the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barOptions { $0.displayMode = mode }
  }
}
