@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Shows a symbol on its way out and the one that takes its place on its way in.
@MainActor final class SymbolReplacement: AnimatedObject {
  private var name: String
  /// The last drawing of the symbol that stays, with its frame; nil before it was drawn.
  private var current: (items: [DisplayItem], frame: CGRect)?
  private var old: (items: [DisplayItem], frame: CGRect)?
  private var start: TimeInterval = 0
  private var way = SymbolMotion.Replacement.downUp
  private var pace = 1.0
  private weak var element: LayoutElement?

  private init(_ name: String, in element: LayoutElement) {
    self.name = name
    self.element = element
  }

  /// Notes the symbol that an element shows from now on, and begins to replace the one before.
  static func follow(_ symbol: SymbolReference, in element: LayoutElement) {
    let environment = element.owner.environment
    guard case .symbolEffect(let way, let options) = environment.contentTransition.kind else {
      element[SymbolReplacement.self]?.stop()
      element[SymbolReplacement.self] = nil
      return
    }
    let name = symbol.resolve(in: environment).name
    guard let replacement = element[SymbolReplacement.self] else {
      element[SymbolReplacement.self] = SymbolReplacement(name, in: element)
      return
    }
    if name != replacement.name, replacement.current != nil {
      replacement.begin(way, options.pace)
    }
    replacement.name = name
  }

  /// Returns the items to draw for those of the symbol that stays, and remembers them.
  func presented(_ items: [DisplayItem], _ context: DrawContext) -> [DisplayItem] {
    current = (items, context.frame)
    return drawing(items, in: context.frame, context.environment.accessibilityReduceMotion)
  }

  private func begin(_ way: SymbolMotion.Replacement, _ pace: Double) {
    guard let element else { return }
    old = current
    start = element.graph.clock.time
    self.way = way
    self.pace = pace
    element.graph.animations.add(self)
  }

  private var share: Double {
    guard let element else { return 1 }
    return (element.graph.clock.time - start) * pace / SymbolMotion.replace(way).duration
  }

  private func drawing(
    _ items: [DisplayItem], in frame: CGRect, _ isFading: Bool
  ) -> [DisplayItem] {
    let share = share
    guard let old, share < 1 else { return items }
    func eased(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value * value * (3 - 2 * value)
    }
    let coming = SymbolMotion.gone(
      1 - eased((share - 0.3) / 0.7), isLarge: false, isFading: isFading)
    let shown = coming.applied(to: items, in: frame)
    if way == .offUp { return shown }
    let going = SymbolMotion.gone(eased(share / 0.5), isLarge: way == .upUp, isFading: isFading)
    // Both symbols have one middle, whatever their sizes.
    let shift = CGAffineTransform(
      translationX: frame.midX - old.frame.midX, y: frame.midY - old.frame.midY)
    return going.applied(to: old.items, in: old.frame).grouped(.transform(shift)) + shown
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let isRunning = share < 1
    if !isRunning { old = nil }
    element.setNeedsDrawing()
    element.graph.presentationChanged()
    return isRunning
  }

  func stop() {
    old = nil
    element?.graph.animations.remove(self)
  }
}

extension ContentTransition {
  /// Symbols take each other's place with the effect that suits them; other content changes
  /// immediately.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols take each other's place with an effect; other content changes immediately.
  ///
  /// It plays whether or not the change is animated, in the time that the effect takes.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let way) = effect.configuration.motion else { return .identity }
    return ContentTransition(kind: .symbolEffect(way, options))
  }
}

extension SymbolReplacement: ElementComponent {}
