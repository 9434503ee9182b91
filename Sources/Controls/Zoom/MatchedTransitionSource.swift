@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The view from which a screen grows.
public struct _ZoomSource: Hashable, @unchecked Sendable {
  // Ids are compared, and never changed.
  private let id: AnyHashable
  private let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

nonisolated extension View {
  /// Makes this view one from which a screen can grow.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        source: _ZoomSource(id: AnyHashable(id), namespace: namespace)))
  }

  /// Makes this view one from which a screen can grow, and sets its look when the growth begins.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        source: _ZoomSource(id: AnyHashable(id), namespace: namespace),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
  }
}

/// The look of a view from which a screen grows.
public protocol MatchedTransitionSourceConfiguration {
  var _look: _TransitionSourceLook { get }
}

/// The corners, the color and the shadow of a view from which a screen grows.
public struct _TransitionSourceLook: Equatable, Sendable {
  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize
  }

  package var cornerRadius: CGFloat
  package var color: Color?
  package var shadow: Shadow?

  package init(cornerRadius: CGFloat = 16) { self.cornerRadius = cornerRadius }
}

/// The look that the platform gives a view from which a screen grows.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public fileprivate(set) var _look = _TransitionSourceLook()
}

extension MatchedTransitionSourceConfiguration {
  private func changed(
    _ change: (inout _TransitionSourceLook) -> Void
  ) -> some MatchedTransitionSourceConfiguration {
    var copy = EmptyMatchedTransitionSourceConfiguration()
    copy._look = _look
    change(&copy._look)
    return copy
  }

  /// Gives the view round corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
  }

  /// Gives the growing pane a color, in place of that of the screen.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    changed { $0.color = style }
  }

  /// Has the pane that grows cast a shadow, which vanishes as the pane grows to a screen.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed {
      $0.shadow = _TransitionSourceLook.Shadow(
        color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
}

/// The views from which screens can grow.
@MainActor package final class TransitionSources: GraphComponent {
  private struct Weak {
    weak var element: LayoutElement?
    let look: _TransitionSourceLook
  }

  private struct Grown {
    weak var element: LayoutElement?
  }

  private var sources: [_ZoomSource: Weak] = [:]
  /// The sheets that grew from views, whose places stay empty meanwhile.
  private var grown: [_ZoomSource: Grown] = [:]

  package init(_ graph: ViewGraph) {
    graph.join(.afterLayout) { [unowned self] in
      showSources()
      return false
    }
  }

  fileprivate func add(
    _ source: _ZoomSource, _ element: LayoutElement, _ look: _TransitionSourceLook
  ) {
    sources[source] = Weak(element: element, look: look)
  }

  /// Leaves the place of a source empty as long as `element` exists, which has grown from it.
  func hide(_ source: _ZoomSource, for element: LayoutElement) {
    if grown[source]?.element === element { return }
    grown[source] = Grown(element: element)
    self.element(source)?.setNeedsDrawing()
  }

  /// True if something that grew from a source stands for it.
  fileprivate func isHidden(_ source: _ZoomSource) -> Bool { grown[source]?.element != nil }

  private func showSources() {
    for (source, sheet) in grown where sheet.element?.isRemoved ?? true {
      grown[source] = nil
      element(source)?.setNeedsDrawing()
    }
  }

  package func look(_ source: _ZoomSource) -> _TransitionSourceLook {
    sources[source]?.look ?? _TransitionSourceLook(cornerRadius: 0)
  }

  /// The view of a source, while it is laid out.
  package func element(_ source: _ZoomSource) -> LayoutElement? {
    guard let element = sources[source]?.element, !element.isRemoved, !element.isLeftOut else {
      return nil
    }
    return element
  }

  /// The place of a source in the drawing of `container`, and its look.
  package func place(
    of source: _ZoomSource, in container: LayoutElement, _ context: DrawContext
  ) -> (frame: CGRect, look: _TransitionSourceLook)? {
    guard let view = element(source) else { return nil }
    let way = way(from: container, context)
    return (view.frameInRoot.offsetBy(dx: way.width, dy: way.height), look(source))
  }

  /// The items that a source would paint if nothing stood for it, in the drawing of `container`.
  func picture(
    of source: _ZoomSource, in container: LayoutElement, _ context: DrawContext
  ) -> [DisplayItem] {
    guard let view = element(source)?.children.first else { return [] }
    let way = way(from: container, context)
    return view.picture.grouped(
      .transform(CGAffineTransform(translationX: way.width, y: way.height)))
  }

  /// The way from a place in the window to the same one in the drawing of `container`.
  private func way(from container: LayoutElement, _ context: DrawContext) -> CGSize {
    let (origin, drawn) = (container.frameInRoot.origin, context.frame.origin)
    return CGSize(width: drawn.x - origin.x, height: drawn.y - origin.y)
  }
}

extension EnvironmentValues {
  private enum KeepsZoomSourcesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if views from which something grew still show at their places: those upon a
  /// platter, which would be empty.
  package var keepsZoomSources: Bool {
    get { self[KeepsZoomSourcesKey.self] }
    set { self[KeepsZoomSourcesKey.self] = newValue }
  }
}

/// Makes a view one from which a screen can grow.
package struct TransitionSourceModifier {
  let source: _ZoomSource
  let look: _TransitionSourceLook

  package init(source: _ZoomSource, look: _TransitionSourceLook = _TransitionSourceLook()) {
    self.source = source
    self.look = look
  }
}

extension TransitionSourceModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func draw(_ context: DrawContext) -> ElementDrawing {
    let isHidden = context.element.graph[TransitionSources.self].isHidden(source)
    return isHidden && !context.environment.keepsZoomSources
      ? ElementDrawing([]) : context.children()
  }

  package func configure(_ element: LayoutElement) {
    element.graph[TransitionSources.self].add(source, element, look)
  }
}
