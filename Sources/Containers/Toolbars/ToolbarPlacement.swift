import EspalierCore
import EspalierGraphics

/// A bar of a window or a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar that the platform takes it for: the navigation bar, or the window's.
  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  /// The bar below a screen.
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  /// The bar above a screen of a stack.
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  /// The bar with the tabs.
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
  /// The bar of a window on the Mac.
  public static var windowToolbar: ToolbarPlacement { .init(name: "windowToolbar") }

  /// A bar with more controls below that of the window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    .init(name: "accessoryBar \(id)")
  }
}

nonisolated extension View {
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    showing(visibility, bars)
  }

  private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.visibility[bar] = visibility }
    }
    .tabBarOptions(bars) { options in
      if visibility != .automatic { options.isHidden = visibility == .hidden }
    }
  }

  /// Fills bars with a style.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let style = AnyShapeStyle(style)
    return barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.backgrounds[bar] = style }
    }
    .tabBarOptions(bars) { $0.background = style }
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    showingBackground(visibility, bars)
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    showingBackground(visibility, bars)
  }

  private func showingBackground(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars {
        options.backgroundVisibility[bar] = visibility
      }
    }
    .tabBarOptions(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows bars in light or dark colors; nil follows the window.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.colorSchemes[bar] = colorScheme }
    }
    .tabBarOptions(bars) { $0.colorScheme = colorScheme }
  }

  /// Sets the role of the content, by which a bar arranges its title.
  public func toolbarRole(_ role: ToolbarRole) -> some View { barOptions { $0.role = role } }
}

/// The kind of content that a bar is for.
public struct ToolbarRole: Sendable {
  enum Kind {
    case automatic, navigationStack, browser, editor
  }

  let kind: Kind

  public static var automatic: ToolbarRole { .init(kind: .automatic) }
  /// Screens above each other: the title is in the middle.
  public static var navigationStack: ToolbarRole { .init(kind: .navigationStack) }
  /// Places that were visited: the title leads.
  public static var browser: ToolbarRole { .init(kind: .browser) }
  /// A document: the title leads, and the button back has no name.
  public static var editor: ToolbarRole { .init(kind: .editor) }
}
