@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Begins to drag a view: with a mouse when it moves far enough with the button down, with a finger
/// that rested on the view before, so that fingers that move immediately scroll.
final class DragSourceRecognizer: _GestureRecognizer<Void> {
  /// The distance that begins a drag.
  private static let distance: CGFloat = 10
  /// The time for which a finger rests, in seconds.
  private static let rest: TimeInterval = 0.5

  private let context: _GestureContext
  private let source: DragSource
  private let load: (LayoutElement, CGPoint) -> DragCenter.Load
  private var start: (pointerID: Int, location: CGPoint)?
  private var location = CGPoint.zero
  private var isTaken = false
  /// The time at which a finger has rested long enough; nil for a mouse, and after that.
  private var liftTime: Date?
  /// True once a finger has rested on the view: nothing else is pressed from then on, whether the finger moves or not.
  private var isLifted = false

  init(
    _ context: _GestureContext, _ source: DragSource,
    load: @escaping (LayoutElement, CGPoint) -> DragCenter.Load
  ) {
    self.context = context
    self.source = source
    self.load = load
  }

  override var deadline: Date? { phase.isDone ? nil : liftTime }

  override var takesOver: Bool { isLifted && !phase.isDone }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      // Two fingers have another meaning.
      if start != nil || source.isLeftToContainer { return phase = .failed }
      start = (pointer.pointerID, event.location)
      if pointer.kind == .touch { liftTime = context.now.addingTimeInterval(Self.rest) }
    case .moved:
      guard let start, start.pointerID == pointer.pointerID else { return }
      if start.location.distance(to: event.location) >= Self.distance {
        phase = liftTime == nil ? .active(()) : .failed
      }
    case .ended:
      guard start?.pointerID == pointer.pointerID else { return }
      phase = !phase.isUndecided || isLifted ? .ended(()) : .failed
    }
    location = event.location
  }

  override func timePassed(_ now: Date) {
    if let liftTime, now >= liftTime, !phase.isDone {
      self.liftTime = nil
      isLifted = true
    }
  }

  override func deliver() {
    guard let element = context.element, let start else { return }
    let drag = element.graph.input.drag
    switch phase {
    case .possible: break
    case .active:
      if isTaken {
        drag.move(to: location)
      } else {
        let load = load(element, start.location)
        if load.items.isEmpty { return phase = .failed }
        isTaken = true
        drag.begin(load, at: location)
      }
    case .ended:
      if isTaken { _ = drag.drop(at: location) }
      isTaken = false
    case .failed:
      if isTaken { drag.end() }
      isTaken = false
    }
  }
}
