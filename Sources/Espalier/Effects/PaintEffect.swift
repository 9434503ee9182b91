import EspalierDrawing
import Foundation

/// A change of what is painted that has a modifier and a visual effect of one name: it moves nothing.
nonisolated protocol PaintEffect: Animatable, Sendable {
  /// What becomes of `items`, which a view painted.
  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem]

  /// Whether views that lie on each other look the same when they are changed together; it takes less work.
  var isSameForAll: Bool { get }
}

extension PaintEffect {
  var isSameForAll: Bool { false }
}

struct PaintEffectModifier<Effect: PaintEffect> {
  let effect: Effect
}

extension PaintEffectModifier: ElementModifier {
  var wrapperName: String { shortName(Effect.self) }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    if effect.isSameForAll {
      let items = context.children()
      // A blend mode is to see what is behind the view.
      if !items.contains(where: \.blends) { return effect.changed(items, in: context.environment) }
    }
    return changedParts(context).flatMap { $0 }
  }

  func parts(_ context: DrawContext) -> [[DisplayItem]]? { changedParts(context) }

  @MainActor private func changedParts(_ context: DrawContext) -> [[DisplayItem]] {
    context.childParts().map { effect.changed($0, in: context.environment) }
  }
}

extension DisplayItem {
  fileprivate var blends: Bool {
    if case .group(.blend, _) = self { true } else { false }
  }
}
