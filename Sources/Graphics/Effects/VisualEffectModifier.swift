@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Changes the look of this view, depending on its size and place.
  ///
  /// The closure is called again when the geometry that it read has changed. It sees the view where
  /// layout placed it, without the effect.
  ///
  ///     row.visualEffect { content, proxy in
  ///       content.offset(x: proxy.frame(in: .global).minY / 10)
  ///     }
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    visualEffect(animation: nil, effect)
  }

  /// Changes the look of this view, depending on its size and place.
  ///
  /// - Parameter animation: the animation with which changes of the geometry change the effect, where the transaction has
  ///   none; nil stands for no animation.
  package func visualEffect<Effect: VisualEffect>(
    animation: (@Sendable (GeometryProxy) -> Animation?)?,
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectDrawing())
      .modifier(VisualEffectModifier(effect: effect, animation: animation))
  }
}

private struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  let animation: (@Sendable (GeometryProxy) -> Animation?)?
}

extension VisualEffectModifier: PrimitiveModifier {
  static func _elementCount(of count: Int?) -> Int? { count }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    VisualEffectNode(view, inputs)
  }
}

/// The steps with which an element changes its drawing.
private enum VisualEffectSteps: ElementKey {
  typealias Value = [_VisualEffectSteps.Step]
}

/// Paints a view with the effect that the node of the modifier around it has made.
private struct VisualEffectDrawing: ElementModifier {
  var wrapperName: String { "VisualEffectModifier" }

  func draw(_ context: DrawContext) -> ElementDrawing {
    let steps = context.element[VisualEffectSteps.self] ?? []
    if steps.isEmpty { return context.childParts() }
    return context.aroundZero.childParts().changedParts { parts in
      steps.reduce(parts) { $1.changed($0, context) }.map { context.placed($0) }
    }
  }
}

extension _VisualEffectSteps.Step {
  @MainActor fileprivate func changed(
    _ parts: [[DisplayItem]], _ context: DrawContext
  ) -> [[DisplayItem]] {
    switch self {
    case .paint(let effect):
      let frame = CGRect(origin: .zero, size: context.frame.size)
      return effect.changed(parts: parts, in: frame, context.environment)
    case .move(let effect):
      let map = effect.map(of: context.size, context.environment.layoutDirection)
      return map.hasArea ? parts.map { $0.mapped(by: map) } : []
    }
  }
}

/// A node that makes effects from the geometry of the views inside it.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>:
  WrappingNode<Content, VisualEffectModifier<Effect>>, LayoutReader
{
  /// The geometry that was read for an element, and the effect that the closure made of it.
  private struct Reading {
    let source: GeometrySource
    var size: CGSize?
    var effect: Effect?
    /// The effect as it is shown, on its way to the latest one.
    var presenter: ValuePresenter<Effect>?

    /// True if the geometry that was read is still the same.
    @MainActor var isCurrent: Bool { size == source.element?.size && !source.hasChanged }
  }

  private var readings: [ObjectIdentifier: Reading] = [:]

  override init(
    _ view: ModifiedContent<Content, VisualEffectModifier<Effect>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    graph.add(self)
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    for reading in readings.values { reading.presenter?.stop() }
    readings.removeAll()
  }

  override func collectElements(into elements: inout SubviewList) {
    let start = elements.count
    super.collectElements(into: &elements)
    if isDetached { return }
    let old = readings
    readings.removeAll(keepingCapacity: true)
    for element in elements[start...] {
      let key = ObjectIdentifier(element)
      let known = old[key].flatMap { $0.source.element === element ? $0 : nil }
      readings[key] = known ?? Reading(source: GeometrySource(element))
    }
    for (key, reading) in old where readings[key]?.source !== reading.source {
      reading.presenter?.stop()
    }
  }

  override func didUpdate() { performUpdate() }

  override func environmentDidChange() {
    super.environmentDidChange()
    performUpdate()
  }

  /// The closure, or an observable value that it read, has changed.
  override func performUpdate() {
    isQueued = false
    for key in readings.keys { readings[key]?.size = nil }
  }

  func readLayout() -> Bool {
    // Observed values are recorded for all effects together, so all are made anew.
    if !readings.values.allSatisfy(\.isCurrent) { tracked(makeEffects) }
    // The places of drawings change, and not the layout.
    return false
  }

  private func makeEffects() {
    for (key, reading) in readings {
      guard let wrapper = reading.source.element else { continue }
      let size = wrapper.size
      reading.source.forgetReadings()
      let proxy = GeometryProxy(reading.source, size: size)
      let effect = modifier.effect(EmptyVisualEffect(), proxy)
      readings[key]?.size = size
      take(effect, key, modifier.animation?(proxy))
      show(key)
    }
  }

  /// Takes the next effect, to which the animation of the update, or one of the modifier's own,
  /// leads.
  private func take(_ effect: Effect, _ key: ObjectIdentifier, _ animation: Animation?) {
    let old = readings[key]?.effect
    readings[key]?.effect = effect
    guard let old else { return }
    var presenter = readings[key]?.presenter
    ValuePresenter.follow(
      &presenter, from: old, to: effect, of: self, transaction: transaction(animation)
    ) { [weak self] in self?.show(key) }
    readings[key]?.presenter = presenter
  }

  private func transaction(_ animation: Animation?) -> Transaction {
    let transaction = graph.mayAnimate ? graph.transaction(for: self) : Transaction()
    return transaction.animation == nil && !transaction.disablesAnimations
      ? Transaction(animation: animation) : transaction
  }

  private func show(_ key: ObjectIdentifier) {
    guard let reading = readings[key], let effect = reading.effect,
      let wrapper = reading.source.element
    else { return }
    show((reading.presenter?.presented(effect) ?? effect)._steps.steps, wrapper)
  }

  private func show(
    _ steps: [_VisualEffectSteps.Step], _ wrapper: LayoutElement
  ) {
    wrapper[VisualEffectSteps.self] = steps
    let moves = steps.compactMap { step in
      if case .move(let effect) = step { effect } else { nil }
    }
    let direction = environment.layoutDirection
    wrapper.geometryEffect = nil
    if !moves.isEmpty {
      wrapper.geometryEffect = { size in
        moves.reduce(ProjectionTransform()) { $0.concatenating($1.map(of: size, direction)) }
      }
    }
    wrapper.setNeedsDrawing()
  }
}
