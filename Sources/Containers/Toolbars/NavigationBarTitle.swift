import EspalierCore
import EspalierGraphics

/// The configuration of the bar above a screen.
public struct NavigationBarItem: Sendable {
  /// A way of showing the title.
  public enum TitleDisplayMode: Sendable {
    /// The mode of the screen below; the first screen has a large title.
    case automatic
    /// A title in the middle of the bar.
    case inline
    /// A large title below the bar, until the content below is scrolled.
    case large
  }
}

nonisolated extension View {
  /// Sets how the bar of a phone shows the title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barOptions { $0.displayMode = ToolbarTitleDisplayMode(displayMode) }
  }

  /// Sets the title of this view: the older form of ``View/navigationTitle(_:)``.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this view: the older form of ``View/navigationTitle(_:)``.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of this view: the older form of ``View/navigationTitle(_:)``.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of this view and how the bar of a phone shows it.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of this view and how the bar of a phone shows it.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of this view and how the bar of a phone shows it.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barOptions { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barOptions { $0.hidesBack = hidesBackButton }
  }

  /// Puts views at both ends of the bar: the older form of ``View/toolbar(content:)``.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the leading end of the bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the trailing end of the bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
