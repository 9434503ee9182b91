import EspalierDrawing
import Foundation

/// A change of what is painted that has a modifier and a visual effect of one name: it moves nothing.
nonisolated protocol PaintEffect: Animatable, Sendable {
  /// What becomes of `items`, which a view painted.
  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem]

  /// Whether views that lie on each other look the same when they are changed together; it takes less work.
  var isSameForAll: Bool { get }

  /// Whether views are changed together although it looks different when they are changed one by one.
  var isForWhole: Bool { get }
}

extension PaintEffect {
  var isSameForAll: Bool { false }

  var isForWhole: Bool { false }

  /// What becomes of the parts that views painted.
  func changed(parts: [[DisplayItem]], in environment: EnvironmentValues) -> [[DisplayItem]] {
    if isForWhole { return [changed(parts.flatMap { $0 }, in: environment)] }
    return parts.map { changed($0, in: environment) }
  }
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
    effect.changed(parts: context.childParts(), in: context.environment)
  }
}

extension DisplayItem {
  fileprivate var blends: Bool {
    if case .group(.blend, _) = self { true } else { false }
  }
}
