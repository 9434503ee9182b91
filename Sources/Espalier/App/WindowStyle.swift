@_spi(Espalier) import EspalierCore

/// The look of a window's frame; the library has all styles that exist.
@MainActor @preconcurrency public protocol WindowStyle {
  nonisolated static var _frame: _WindowFrame { get }
}

/// The frame around the content of a window.
public enum _WindowFrame: Sendable {
  /// The frame that the desktop gives windows.
  case titled
  /// No frame: the content reaches to the edges, and people move the window by its upper part.
  case none
  /// No frame, and no part by which people move the window unless the scene has one.
  case plain
}

/// The frame that the platform has for windows.
public struct DefaultWindowStyle: WindowStyle {
  public nonisolated static var _frame: _WindowFrame { .titled }

  public nonisolated init() {}
}

/// A frame with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public nonisolated static var _frame: _WindowFrame { .titled }

  public nonisolated init() {}
}

/// No title: the content reaches to the upper edge of the window, by which a person moves it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public nonisolated static var _frame: _WindowFrame { .none }

  public nonisolated init() {}
}

/// Nothing but the content: no frame, no menus, and no part of the window by which a person moves it.
///
/// `windowBackgroundDragBehavior(_:)` and `WindowDragGesture` let people move such a window. The
/// background of the window stays: windows here have no transparent parts.
public struct PlainWindowStyle: WindowStyle {
  public nonisolated static var _frame: _WindowFrame { .plain }

  public nonisolated init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Nothing but the content: no frame, no menus, and no part of the window by which a person moves
  /// it.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that the platform has for windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title: the content reaches to the upper edge of the window, by which a person moves it.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
  /// Sets how the frames of the scene's windows look.
  ///
  /// A window without a title is moved by its uppermost 28 points and takes no presses itself, and
  /// resized by its edges. A page in a browser has no frame, whatever the style.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    windows { $0.frame = S._frame }
  }
}
