/// How the frame of a window looks.
///
/// Frames belong to the desktop here: styles are accepted, and change nothing.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The frame that the platform has for windows.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

/// A frame with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

/// A frame whose title is not shown.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
  /// Sets how the frames of the scene's windows look; the desktop decides here.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
