@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A change of painted items that has a modifier and a visual effect of one name, and moves
/// nothing.
package nonisolated protocol PaintEffect: Animatable, Sendable {
  /// The changed form of `items`, which a view painted.
  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem]

  /// True if ``resolved(in:)`` returns something other than the effect itself.
  static var usesEnvironment: Bool { get }

  /// The effect with the values that it reads from the environment, so that changes of those are
  /// animated too.
  func resolved(in environment: EnvironmentValues) -> Self

  /// The transaction of a change from `old`, if the effect has one of its own for it; nil stands
  /// for the transaction of the update.
  func transaction(from old: Self) -> Transaction?

  /// True if nothing remains visible, nor within reach of the pointer or assistive programs.
  var hidesAll: Bool { get }

  /// True if views that overlap look the same when they are changed together, which takes less
  /// work.
  var isSameForAll: Bool { get }

  /// The number of such effects that may be inside each other; nil if there is no limit.
  static var mostNested: Int? { get }

  /// True if views are laid on black, cut off at the frame of the view, and changed together.
  var makesOpaque: Bool { get }
}

extension PaintEffect {
  package static var usesEnvironment: Bool { false }

  package func resolved(in environment: EnvironmentValues) -> Self { self }

  package func transaction(from old: Self) -> Transaction? { nil }

  package var hidesAll: Bool { false }

  package var isSameForAll: Bool { false }

  package var makesOpaque: Bool { false }

  package static var mostNested: Int? { nil }

  /// The changed form of the parts that views in a view with a frame painted.
  func changed(
    parts: [[DisplayItem]], in frame: CGRect, _ environment: EnvironmentValues
  ) -> [[DisplayItem]] {
    if makesOpaque {
      return [changed(parts.flatMap { $0 }.opaque(in: frame), in: environment)]
    }
    return parts.map { changed($0, in: environment) }
  }
}

package struct PaintEffectModifier<Effect: PaintEffect> {
  package var effect: Effect

  package init(effect: Effect) {
    self.effect = effect
  }
}

extension PaintEffectModifier: ElementModifier {
  package var wrapperName: String { shortName(Effect.self) }

  package static var usesEnvironment: Bool { Effect.usesEnvironment }

  package func resolved(in environment: EnvironmentValues) -> Self {
    Self(effect: effect.resolved(in: environment))
  }

  package func transaction(from old: Self) -> Transaction? { effect.transaction(from: old.effect) }

  package func configure(_ element: LayoutElement) {
    element.pointerReach = effect.hidesAll ? .nothing : .all
    element.isConcealed = effect.hidesAll
  }

  package func draw(_ context: DrawContext) -> ElementDrawing {
    effect.isSameForAll ? together(context.children(), in: context) : parted(context)
  }

  /// The children's drawing under the effect as a whole, where that is the same as each part by itself.
  @MainActor private func together(
    _ content: ElementDrawing, in context: DrawContext
  ) -> ElementDrawing {
    // A blend mode needs the items behind the view.
    if content.items.contains(where: \.blends) { return parted(context) }
    return content.changed { effect.changed($0, in: context.environment) }
      .parted { parted($0) }
  }

  @MainActor private func parted(_ context: DrawContext) -> ElementDrawing {
    let content = context.childParts()
    return isTooDeep(content, in: context) ? content : changed(content, in: context)
  }

  /// Returns true, after a report, if the views inside have more effects in each other than may be.
  @MainActor private func isTooDeep(_ content: ElementDrawing, in context: DrawContext) -> Bool {
    guard let most = Effect.mostNested,
      content.items.isNested(deeperThan: most - 1, counting: \.isShadow)
    else { return false }
    let graph = context.element.graph
    graph[NestedShadows.self].report(most, at: context.element, in: graph)
    return true
  }

  @MainActor private func changed(
    _ content: ElementDrawing, in context: DrawContext
  ) -> ElementDrawing {
    content.changedParts { effect.changed(parts: $0, in: context.frame, context.environment) }
  }
}

extension DisplayItem {
  fileprivate var blends: Bool {
    if case .group(.blend, _) = self { true } else { false }
  }
}

extension PaintEffectModifier: Animatable {
  package nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

/// Remembers that shadows were left out, so that one report stands for all of them.
@MainActor private final class NestedShadows: GraphComponent {
  private var isReported = false

  init(_ graph: ViewGraph) {}

  func report(_ most: Int, at element: LayoutElement, in graph: ViewGraph) {
    if isReported { return }
    isReported = true
    graph.diagnostics.report(
      "shadow: more than \(most) are inside each other; the outer ones are left out. Each needs a picture of all that "
        + "is inside it.", at: element.owner.path)
  }
}
