import EspalierContainers
@_spi(Espalier) import EspalierCore

/// The look that a view gives the windows that it opens.
package struct PresentedWindowLook: Hashable, Sendable {
  package var frame: _WindowFrame?
  package var toolbar: WindowToolbarLook?

  package init() {}

  /// Gives a scene's windows this look.
  package func change(_ description: inout WindowDescription) {
    if let frame { description.frame = frame }
    if let toolbar { description.environment.windowToolbarLook = toolbar }
  }
}

extension EnvironmentValues {
  private enum PresentedWindowLookKey: EnvironmentKey {
    static var defaultValue: PresentedWindowLook { PresentedWindowLook() }
  }

  var presentedWindowLook: PresentedWindowLook {
    get { self[PresentedWindowLookKey.self] }
    set { self[PresentedWindowLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the frames of windows look that the views inside open by ``EnvironmentValues/openWindow``.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.presentedWindowLook.frame = S._frame })
  }

  /// Sets how the bars of windows look that the views inside open by ``EnvironmentValues/openWindow``.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    let look = style._look.look
    return modifier(EnvironmentWriter { $0.presentedWindowLook.toolbar = look })
  }
}
