@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Plays one symbol effect for all symbols in a view.
@MainActor package final class SymbolPlayer: AnimatedObject {
  weak var node: ViewNode?
  private(set) var configuration: SymbolEffectConfiguration
  private var options: SymbolEffectOptions
  /// The time at which the first of the rounds under way began; nil while the effect does not play.
  private var start: TimeInterval?
  /// The number of rounds that are played from then on.
  private var rounds = 0.0
  /// The state of a lasting effect, 0 for off or 1 for on, and the way there.
  private var target = 0.0
  private var way = Animator<Double>()
  /// The symbols that are drawn with the effect.
  private var elements: [ObjectIdentifier: WeakElement] = [:]

  private struct WeakElement {
    weak var element: LayoutElement?
  }

  /// The delay in seconds of a layer after the one before it, and the greatest number of layers
  /// that follow.
  private static let lag = 0.08
  private static let lagLimit = 8

  init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    self.configuration = configuration
    self.options = options
  }

  func take(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    if configuration == self.configuration && options == self.options { return }
    self.configuration = configuration
    self.options = options
    redraw()
  }

  private var motion: SymbolMotion { configuration.motion }

  private var length: TimeInterval { motion.duration / options.pace }

  private var period: TimeInterval { length + (options.behavior?.delay ?? 0) }

  /// The number of rounds that the options ask for; nil is the effect's own.
  private var wantedRounds: Double? {
    options.behavior.map { $0.count.map(Double.init) ?? .infinity }
  }

  private var reducesMotion: Bool { node?.environment.accessibilityReduceMotion ?? false }

  private func completedRounds(_ start: TimeInterval, _ now: TimeInterval) -> Double {
    max(((now - start) / period).rounded(.down), 0)
  }

  // MARK: Starting and ending

  /// Plays the effect as often as its options say; after the round under way, if there is one.
  func play() {
    guard let graph = node?.graph, !(motion.hasMotion && reducesMotion) else { return }
    let now = graph.clock.time
    let count = wantedRounds ?? 1
    if let start, isPlaying(at: now) {
      rounds = completedRounds(start, now) + 1 + count
    } else {
      start = now
      rounds = count
    }
    graph.animations.add(self)
    redraw()
  }

  /// - Parameter transaction: the transaction that decides whether the effect gets there gradually,
  ///   and its observers.
  func setActive(_ isActive: Bool, in transaction: Transaction) {
    guard let graph = node?.graph else { return }
    if motion.isState {
      set(isActive ? 1 : 0, transaction)
    } else if isActive {
      guard !(motion.hasMotion && reducesMotion) else { return }
      start = graph.clock.time
      rounds = motion.happensOnce ? 1 : wantedRounds ?? .infinity
      graph.animations.add(self)
    } else if let start {
      // The round under way is played to its end.
      rounds = min(rounds, completedRounds(start, graph.clock.time) + 1)
    }
    redraw()
  }

  private func set(_ value: Double, _ transaction: Transaction) {
    guard let node else { return }
    let fades = if case .disappear = motion { true } else { false }
    if transaction.animation != nil && (fades || !reducesMotion) {
      way.animate(
        by: value - target, with: transaction, .spring(duration: length),
        at: node.graph.clock.time, in: node.environment)
      node.graph.animations.add(self)
    }
    target = value
  }

  func stop() {
    way.stop { node?.graph.complete($0) }
    start = nil
    node?.graph.animations.remove(self)
  }

  // MARK: Time

  private func isPlaying(at now: TimeInterval) -> Bool {
    guard let start else { return false }
    let lag = configuration.isByLayer ? Self.lag * Double(Self.lagLimit) : 0
    return now - start - lag < rounds * period
  }

  package func advance(to time: TimeInterval) -> Bool {
    guard let node, !node.isDetached else { return false }
    way.advance(to: time, in: node.environment) { node.graph.complete($0) }
    if start != nil && !isPlaying(at: time) { start = nil }
    redraw()
    return start != nil || way.isRunning
  }

  private func redraw() {
    elements = elements.filter { !($0.value.element?.isRemoved ?? true) }
    if elements.isEmpty { return }
    for entry in elements.values { entry.element?.setNeedsDrawing() }
    node?.graph.presentationChanged()
  }

  // MARK: Drawing

  /// Draws a symbol again whenever the effect changes it.
  func add(_ element: LayoutElement) {
    elements[ObjectIdentifier(element)] = WeakElement(element: element)
  }

  /// Returns the look of each layer of a symbol now, which an element draws; nil if all are as
  /// without the effect.
  func poses(of symbol: Symbol, in element: LayoutElement) -> [SymbolPose]? {
    guard let node else { return nil }
    let isReversed = element.owner.environment.layoutDirection == .rightToLeft
    if motion.isState {
      let share = target + way.offset
      if share == 0 { return nil }
      let count = configuration.isByLayer ? symbol.layers.count : 1
      return symbol.layers.indices.map { layer in
        motion.pose(
          Self.share(share, ofLayer: layer, of: count), isFading: reducesMotion,
          isReversed: isReversed)
      }
    }
    guard let start else { return nil }
    let elapsed = node.graph.clock.time - start
    let places = symbol.lightPlaces
    let lightCount = places.reduce(0) { max($0, ($1 ?? -1) + 1) }
    return symbol.layers.indices.map { layer in
      let lag = configuration.isByLayer ? Self.lag * Double(min(layer, Self.lagLimit)) : 0
      guard let share = share(elapsed - lag) else { return SymbolPose() }
      if case .variableColor(let light) = motion {
        guard let place = places[layer] else { return SymbolPose() }
        let lit = light.amount(at: place, of: lightCount, share)
        let unlit = light.hidesUnlit ? 0 : SymbolLight.dimmed
        return SymbolPose(opacity: unlit + (1 - unlit) * lit)
      }
      return motion.pose(share, isFading: reducesMotion, isReversed: isReversed)
    }
  }

  /// Returns the share of a round that is over; nil if the effect rests.
  private func share(_ elapsed: TimeInterval) -> Double? {
    let elapsed = max(elapsed, 0)
    let round = (elapsed / period).rounded(.down)
    if round >= rounds { return nil }
    let share = (elapsed - round * period) / length
    return share < 1 ? share : nil
  }

  /// The share of one of several layers that follow each other.
  private static func share(_ whole: Double, ofLayer layer: Int, of count: Int) -> Double {
    if count <= 1 { return whole }
    let lag = 0.2
    let all = whole * (1 + lag * Double(count - 1))
    return min(max(all - lag * Double(layer), 0), 1)
  }
}

extension SymbolPlayer: Equatable {
  package nonisolated static func == (lhs: SymbolPlayer, rhs: SymbolPlayer) -> Bool { lhs === rhs }
}

extension Symbol {
  /// For each layer, its index among those that stand for a quantity; nil if it does not.
  fileprivate var lightPlaces: [Int?] {
    let steps = steps
    return layers.map { layer in layer.threshold.flatMap { steps.firstIndex(of: $0) } }
  }
}

extension [SymbolPlayer] {
  /// Returns the look of each layer of a symbol; empty if all are as without effects.
  @MainActor func poses(of symbol: Symbol, in element: LayoutElement) -> [SymbolPose] {
    var result: [SymbolPose] = []
    for player in self {
      guard let poses = player.poses(of: symbol, in: element) else { continue }
      result = result.isEmpty ? poses : zip(result, poses).map { $0.combined(with: $1) }
    }
    return result
  }
}
