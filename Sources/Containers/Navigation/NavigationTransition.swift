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
  /// Sets how this screen appears above the one below.
  ///
  ///     Cover(album).matchedTransitionSource(id: album.id, in: namespace)
  ///     …
  ///     AlbumView(album).navigationTransition(.zoom(sourceID: album.id, in: namespace))
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let zoom = style._zoom
    return barOptions { $0.zoom = zoom }
  }
}

extension PageTransition {
  /// The place in the stack from which a screen grows; nil where it comes from the side.
  func zoomSource(_ context: DrawContext) -> (frame: CGRect, look: _TransitionSourceLook)? {
    guard let top, let stack = top.element?.parent,
      let source = top.profile.options.zoom,
      let sources = context.element.graph.existing(TransitionSources.self),
      let element = sources.element(source)
    else { return nil }
    let frame = element.frameInRoot
    let stackFrame = stack.frameInRoot
    let place = frame.offsetBy(
      dx: context.frame.minX - stackFrame.minX, dy: context.frame.minY - stackFrame.minY)
    return (place, sources.look(source))
  }

  /// Paints a screen that grows from a view of the one below.
  func zoomed(
    _ top: LayoutElement, _ bottom: LayoutElement, from source: CGRect,
    look: _TransitionSourceLook, shown: CGFloat, _ context: DrawContext
  ) -> ElementDrawing {
    let frame = context.frame
    guard frame.width > 0, frame.height > 0 else { return context.drawing(of: bottom) }
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * shown }
    let rect = CGRect(
      x: between(source.minX, frame.minX), y: between(source.minY, frame.minY),
      width: between(source.width, frame.width), height: between(source.height, frame.height))
    let scale = rect.width / frame.width
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -frame.minX, y: -frame.minY)
    // The corners of a small view grow into those of a screen, which are square.
    let pane = Path(roundedRect: rect, cornerRadius: look.cornerRadius * (1 - shown))
    let color = look.color.map { context.resolved($0) } ?? context.screenColor
    let background = DisplayItem.fill(pane, .color(color), FillStyle())
    let shadow = look.shadow.map { shadow -> ElementDrawing in
      var color = context.resolved(shadow.color)
      color.opacity *= Float(1 - shown)
      let effect = DisplayEffect.shadow(
        color: color, radius: shadow.radius, offset: shadow.offset)
      return ElementDrawing([.group(effect, [background])])
    }
    let dim = DisplayItem.fill(
      Path(frame), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(0.2 * shown))),
      FillStyle())
    let screen = context.drawing(of: top).changed { items in
      ([background] + items.mapped(by: ProjectionTransform(transform)))
        .grouped(.clip(pane, FillStyle()))
    }
    // At first the view grows, and soon the screen in its place.
    let opacity = min(1, Double(shown) * 4)
    let grown = (shadow ?? ElementDrawing([])) + screen
    return (context.drawing(of: bottom) + [dim] + grown.grouped(.opacity(opacity)))
      .grouped(.clip(Path(frame), FillStyle()))
  }
}

extension DrawContext {
  fileprivate func resolved(_ color: Color) -> ResolvedColor {
    let color = color.resolve(in: environment)
    return ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}
