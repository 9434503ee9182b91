@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A modifier that moves, turns or stretches the drawing of a view; layout does not change.
///
/// Conversions of coordinates from inside the view to outside of it use the same map.
///
///     struct Shake: GeometryEffect {
///       var progress: CGFloat
///
///       var animatableData: CGFloat {
///         get { progress }
///         set { progress = newValue }
///       }
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 10 * sin(progress * .pi * 2), y: 0))
///       }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of the points of a view of `size`, from and to coordinates with the view's top left at
  /// zero.
  ///
  /// The map is mirrored where text runs from right to left. Nothing is shown where the map leaves
  /// no area or is not finite.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// This effect for the drawing alone: conversions of coordinates ignore it.
  public func ignoredByLayout() -> some GeometryEffect { IgnoredByLayoutEffect(base: self) }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    GeometryEffectNode(view, inputs)
  }
}

/// Draws an effect, but keeps it from conversions of coordinates.
private struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, HiddenGeometry {
  var base: Base

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A geometry effect that conversions of coordinates ignore.
private protocol HiddenGeometry {}

/// The node of a program's own effect: it delegates to the element modifier behind the effect.
private final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: ViewNode {
  private var child: ViewNode?

  init(_ view: ModifiedContent<Content, Effect>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = makeChild(Self.inner(view))
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    updateChild(child, Self.inner(unsafeSame(view, as: ModifiedContent<Content, Effect>.self)))
  }

  private static func inner(_ view: ModifiedContent<Content, Effect>) -> some View {
    view.content.modifier(GeometryEffectModifier(effect: view.modifier))
  }
}

struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectModifier: ElementModifier {
  var wrapperName: String { shortName(Effect.self) }

  func configure(_ element: LayoutElement) {
    if Effect.self is any HiddenGeometry.Type { return }
    let (effect, direction) = (effect, element.owner.environment.layoutDirection)
    element.geometryEffect = { effect.map(of: $0, direction) }
  }

  func draw(_ context: DrawContext) -> ElementDrawing {
    context.moved(by: effect.map(of: context.size, context.environment.layoutDirection))
  }
}

extension GeometryEffect {
  /// The effect's value, mirrored where text runs from right to left: a clockwise turn becomes a
  /// counterclockwise one.
  func map(of size: CGSize, _ direction: LayoutDirection) -> ProjectionTransform {
    let value = effectValue(size: size)
    if direction == .leftToRight { return value }
    let mirror = ProjectionTransform.mirror(in: size)
    return mirror.concatenating(value).concatenating(mirror)
  }
}

extension GeometryEffectModifier: Animatable {
  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
