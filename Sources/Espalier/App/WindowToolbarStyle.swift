import EspalierContainers
import EspalierCore

/// The look of the bars of a scene's windows.
@MainActor @preconcurrency public protocol WindowToolbarStyle {
  nonisolated var _look: _WindowToolbarLook { get }
}

/// The look of a window's bar.
public struct _WindowToolbarLook: Sendable {
  let look: WindowToolbarLook
}

/// The bar that the platform gives windows: the title beside the items.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init() {}

  public nonisolated var _look: _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook())
  }
}

/// A bar with the title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  public nonisolated init() { self.init(showsTitle: true) }

  /// - Parameter showsTitle: false leaves the title out of the bar.
  public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }

  public nonisolated var _look: _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(showsTitle: showsTitle))
  }
}

/// A lower bar with the title beside the items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  public nonisolated init() { self.init(showsTitle: true) }

  /// - Parameter showsTitle: false leaves the title out of the bar.
  public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }

  public nonisolated var _look: _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(showsTitle: showsTitle, isCompact: true))
  }
}

/// A bar with the title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init() {}

  public nonisolated var _look: _WindowToolbarLook {
    _WindowToolbarLook(look: WindowToolbarLook(isExpanded: true))
  }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static nonisolated var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static nonisolated var unified: UnifiedWindowToolbarStyle { .init() }

  /// - Parameter showsTitle: false leaves the title out of the bar.
  public static nonisolated func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static nonisolated var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// - Parameter showsTitle: false leaves the title out of the bar.
  public static nonisolated func unifiedCompact(
    showsTitle: Bool
  ) -> UnifiedCompactWindowToolbarStyle { .init(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static nonisolated var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
  /// Sets how the bars of the scene's windows look.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let look = style._look.look
    return modified(by: EnvironmentWriter { $0.windowToolbarLook = look })
  }

  /// Sets the parts of labels that the bars of the scene's windows show on the Mac.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    modified(
      by: EnvironmentWriter { environment in
        environment.toolbarLabelStyle = toolbarLabelStyle
        environment.toolbarLabelChoice = nil
      })
  }

  /// Sets the parts of labels that the bars of the scene's windows show on the Mac, and lets people choose among them by a
  /// secondary click on a bar.
  public func windowToolbarLabelStyle(
    _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
  ) -> some Scene {
    let style = toolbarLabelStyle.wrappedValue
    return modified(
      by: EnvironmentWriter { environment in
        environment.toolbarLabelStyle = style
        environment.toolbarLabelChoice = toolbarLabelStyle
      })
  }
}
