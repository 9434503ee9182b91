@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Binds the position of the scroll view in this view: writing scrolls it, scrolling writes.
  ///
  /// - Parameter anchor: the point of a view that goes to the same point of the scroll view, and
  ///   the point at which the view in sight is looked for.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(binding: .position(position), anchor: anchor))
  }

  /// Binds the identity of the view at the position of the scroll view in this view: writing
  /// scrolls there, scrolling writes.
  ///
  /// - Parameter anchor: the point of a view that goes to the same point of the scroll view, and
  ///   the point at which the view in sight is looked for.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let erased = Binding<AnyHashable?>(
      get: { id.wrappedValue.map { AnyHashable($0) } },
      set: { new in
        if let new {
          if let value = new.base as? ID { id.wrappedValue = value }
        } else {
          id.wrappedValue = nil
        }
      })
    return modifier(
      ScrollPositionModifier(binding: .id(erased, { $0.base is ID }), anchor: anchor))
  }
}

private struct ScrollPositionModifier {
  enum Source {
    case position(Binding<ScrollPosition>)
    case id(Binding<AnyHashable?>, (AnyHashable) -> Bool)
  }

  let binding: Source
  let anchor: UnitPoint?

  /// The current value of the binding.
  var value: ScrollPositionValue {
    switch binding {
    case .position(let position): .position(position.wrappedValue)
    case .id(let id, _): .id(id.wrappedValue)
    }
  }
}

/// The value behind one of the two kinds of bindings.
private enum ScrollPositionValue: Equatable {
  case position(ScrollPosition)
  case id(AnyHashable?)

  static func == (lhs: ScrollPositionValue, rhs: ScrollPositionValue) -> Bool {
    switch (lhs, rhs) {
    case (.position(let left), .position(let right)): left == right
    case (.id(let left?), .id(let right?)): left.isSame(as: right)
    case (.id(let left), .id(let right)): left == right
    case (.position, .id), (.id, .position): false
    }
  }

  func destination(_ anchor: UnitPoint?) -> ScrollDestination? {
    switch self {
    case .position(let position): position.destination(anchor)
    case .id(let id): id.map { .view($0, anchor) }
    }
  }

  /// True if a person, and no program, wrote the value.
  func isPositionedByUser(_ written: AnyHashable?) -> Bool {
    switch self {
    case .position(let position): position.isPositionedByUser
    case .id(let id): id != nil && id == written
    }
  }
}

extension ScrollPositionModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScrollPositionNode(view, inputs)
  }
}

/// Keeps a binding and the first scroll view inside in step.
private final class ScrollPositionNode<C: View>: ScrollWatcherNode<C, ScrollPositionModifier> {
  /// The value that was last requested or written.
  private var known: ScrollPositionValue?
  /// The identity that scrolling wrote.
  private var written: AnyHashable?
  /// True if a person has scrolled since the last layout.
  private var hasScrolled = false
  /// The sizes for which a kept position was last looked up.
  private var sizes: [CGSize] = []

  override func didFind(_ area: ScrollAreaNode) {
    area.userScrollWatchers.append { [weak self] in
      guard let self, !self.isDetached else { return }
      self.hasScrolled = true
      self.graph.layoutChanged()
    }
  }

  override func didMake() {
    super.didMake()
    _ = observedValue
  }

  override func didUpdate() {
    let value = observedValue
    if value != known { take(value) }
  }

  /// An observable value behind the binding has changed.
  override func performUpdate() {
    isQueued = false
    didUpdate()
  }

  /// The value of the binding; this node is updated when it changes.
  private var observedValue: ScrollPositionValue { tracked { modifier.value } }

  override func read(_ area: ScrollAreaNode) -> Bool {
    let value = StateReading.with(.unnoticed) { modifier.value }
    if value != known { take(value) }
    let sizes = [area.state.container, area.state.content]
    if sizes != self.sizes {
      self.sizes = sizes
      keep(value, in: area)
    }
    if hasScrolled || area.phase == .decelerating || area.phase == .interacting { follow(area) }
    // The scroll view itself is a reader further in, and scrolls there.
    return false
  }

  /// A program wrote another value: scrolls there.
  private func take(_ value: ScrollPositionValue) {
    let isFirst = known == nil
    known = value
    guard !value.isPositionedByUser(written), let destination = value.destination(modifier.anchor)
    else { return }
    area?.request(destination, isFirst ? Transaction() : graph.transaction(for: self))
  }

  /// Sizes have changed: stays at the requested position, except at a point.
  private func keep(_ value: ScrollPositionValue, in area: ScrollAreaNode) {
    guard area.phase == .idle, !value.isPositionedByUser(nil), area.pendingTargets.isEmpty,
      let destination = value.destination(modifier.anchor)
    else { return }
    if case .point = destination { return }
    area.request(destination, Transaction())
  }

  /// Writes the view in sight, after the layout, when a person has scrolled.
  private func follow(_ area: ScrollAreaNode) {
    hasScrolled = false
    switch modifier.binding {
    case .position(let binding):
      let position = StateReading.with(.unnoticed) { binding.wrappedValue }
      let id = area.idInSight(at: modifier.anchor) { position.accepts($0) ? $0 : nil }
      let new = StateReading.with(.unnoticed) { binding.wrappedValue.positionedByUser(at: id) }
      if known == .position(new) { return }
      known = .position(new)
      graph.afterLayout { binding.wrappedValue = new }
    case .id(let binding, let accepts):
      guard let id = area.idInSight(at: modifier.anchor, { accepts($0) ? $0 : nil }),
        known != .id(id)
      else { return }
      known = .id(id)
      written = id
      graph.afterLayout { binding.wrappedValue = id }
    }
  }
}

extension ScrollAreaNode {
  /// The identity of the target at a point of the scroll view; without one, of the first in sight.
  ///
  /// - Parameter accepts: returns the identity in the form in which it is wanted; nil for that of a
  ///   view that does not count, such as the header of a list's section.
  final func idInSight(
    at anchor: UnitPoint?, _ accepts: (AnyHashable) -> AnyHashable?
  ) -> AnyHashable? {
    let margins = state.margins
    let room = CGRect(
      x: state.offset.x + margins.leading, y: state.offset.y + margins.top,
      width: state.container.width - margins[Axis.horizontal],
      height: state.container.height - margins[Axis.vertical])
    let anchor = anchor ?? .topLeading
    let point = anchor.point(in: room)
    var best: (id: AnyHashable, distance: CGFloat)?
    for target in targets where target.rect.touches(room) {
      let place = anchor.point(in: target.rect)
      let distance =
        (axes.contains(.horizontal) ? abs(place.x - point.x) : 0)
        + (axes.contains(.vertical) ? abs(place.y - point.y) : 0)
      guard best.map({ distance < $0.distance }) ?? true, let id = target.id else { continue }
      // The row of a list stands for the element that its ForEach gave the list.
      if let id = accepts(id) ?? (id.base as? Subview.ID)?.element.flatMap(accepts) {
        best = (id, distance)
      }
    }
    return best?.id
  }
}
