@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
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

  /// Has the pane that grows cast a shadow, which is gone when the pane has grown to a screen.
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

  private var sources: [_ZoomSource: Weak] = [:]

  package init(_ graph: ViewGraph) {}

  fileprivate func add(
    _ source: _ZoomSource, _ element: LayoutElement, _ look: _TransitionSourceLook
  ) {
    sources[source] = Weak(element: element, look: look)
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
    let (origin, drawn) = (container.frameInRoot.origin, context.frame.origin)
    return (
      view.frameInRoot.offsetBy(dx: drawn.x - origin.x, dy: drawn.y - origin.y), look(source)
    )
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

  package func configure(_ element: LayoutElement) {
    element.graph[TransitionSources.self].add(source, element, look)
  }
}
