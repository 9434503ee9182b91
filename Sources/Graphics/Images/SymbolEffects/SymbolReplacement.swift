@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Shows a symbol on its way out and the one that takes its place on its way in.
@MainActor final class SymbolReplacement: AnimatedObject {
  private var name: String
  /// The last drawing of the symbol that stays, with its frame.
  private var current: (items: [DisplayItem], frame: CGRect)
  private var old: (items: [DisplayItem], frame: CGRect)?
  private var start: TimeInterval = 0
  private var way = SymbolMotion.Replacement.downUp
  private var pace = 1.0
  private weak var element: LayoutElement?

  private init(_ name: String, _ items: [DisplayItem], _ frame: CGRect, in element: LayoutElement) {
    self.name = name
    current = (items, frame)
    self.element = element
  }

  /// Returns the items to draw for `items` of the symbol with a name.
  static func presented(
    _ items: [DisplayItem], named name: String, _ context: DrawContext
  ) -> [DisplayItem] {
    let element = context.element
    guard case .symbolEffect(let way, let options) = context.environment.contentTransition.kind
    else {
      element.symbolReplacement?.stop()
      element.symbolReplacement = nil
      return items
    }
    guard let replacement = element.symbolReplacement else {
      element.symbolReplacement = SymbolReplacement(name, items, context.frame, in: element)
      return items
    }
    if name != replacement.name { replacement.begin(way, options.pace) }
    replacement.name = name
    replacement.current = (items, context.frame)
    return replacement.drawing(context.environment.accessibilityReduceMotion)
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

  private func drawing(_ isFading: Bool) -> [DisplayItem] {
    let share = share
    guard let old, share < 1 else { return current.items }
    func eased(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value * value * (3 - 2 * value)
    }
    let coming = SymbolMotion.gone(
      1 - eased((share - 0.3) / 0.7), isLarge: false, isFading: isFading)
    let items = coming.applied(to: current.items, in: current.frame)
    if way == .offUp { return items }
    let going = SymbolMotion.gone(eased(share / 0.5), isLarge: way == .upUp, isFading: isFading)
    // Both symbols have one middle, whatever their sizes.
    let shift = CGAffineTransform(
      translationX: current.frame.midX - old.frame.midX,
      y: current.frame.midY - old.frame.midY)
    return going.applied(to: old.items, in: old.frame).grouped(.transform(shift)) + items
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
  /// Symbols take each other's place with the effect that suits them; other content changes at
  /// once.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols take each other's place with an effect; other content changes at once.
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

extension LayoutElement {
  /// The symbol that is on its way out.
  final var symbolReplacement: SymbolReplacement? {
    get { self[SymbolReplacement.self] }
    set { self[SymbolReplacement.self] = newValue }
  }
}
