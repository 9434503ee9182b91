import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The way in which a screen appears above another one.
@MainActor @preconcurrency public protocol NavigationTransition {
  /// The transition as the platform's stacks know it.
  nonisolated var _zoom: _ZoomSource? { get }
}

/// The transition of the platform: screens come from the side on the phone, and fade on the Mac.
public struct AutomaticNavigationTransition: NavigationTransition {
  public nonisolated init() {}

  public nonisolated var _zoom: _ZoomSource? { nil }
}

/// A transition in which the screen grows from a view of the one below, on the phone; screens of the Mac fade.
public struct ZoomNavigationTransition: NavigationTransition {
  public nonisolated let _zoom: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static nonisolated var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Has the screen grow from the view with the same id.
  public static nonisolated func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _zoom: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

nonisolated extension View {
  /// Sets how this screen appears above the one below, or how this sheet or cover appears.
  ///
  ///     Cover(album).matchedTransitionSource(id: album.id, in: namespace)
  ///     …
  ///     AlbumView(album).navigationTransition(.zoom(sourceID: album.id, in: namespace))
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let zoom = style._zoom
    return barOptions { $0.zoom = zoom }.presentationOption { $0.zoom = zoom }
  }
}

extension PageTransition {
  /// The place in the stack from which a screen grows; nil where it comes from the side.
  func zoomSource(_ context: DrawContext) -> (frame: CGRect, look: _TransitionSourceLook)? {
    guard let top, let stack = top.element?.parent, let source = top.profile.options.zoom
    else { return nil }
    return context.element.graph.existing(TransitionSources.self)?
      .place(of: source, in: stack, context)
  }

  /// Paints a screen that grows from a view of the one below.
  func zoomed(
    _ top: LayoutElement, _ bottom: LayoutElement, from source: CGRect,
    look: _TransitionSourceLook, shown: CGFloat, _ context: DrawContext
  ) -> ElementDrawing {
    let frame = context.frame
    guard frame.width > 0, frame.height > 0 else { return context.drawing(of: bottom) }
    let dim = DisplayItem.fill(
      Path(frame), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(0.2 * shown))),
      FillStyle())
    // The corners of a small view grow into those of a screen, which are square.
    let pane = ZoomedPane(source: source, look: look, end: frame, shown: shown)
    let screen = pane.drawing(of: context.drawing(of: top), on: context.screenColor, context)
    return (context.drawing(of: bottom) + [dim] + screen)
      .grouped(.clip(Path(frame), FillStyle()))
  }
}
