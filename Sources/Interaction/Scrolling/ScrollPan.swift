@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Fingers on the content of scroll views: one that moves far enough scrolls, and its press has no
/// other effect.
final class ScrollPan: _GestureRecognizer<Void> {
  private var drags: [Int: ScrollDrag] = [:]
  /// The events held back while other contenders may still take the press.
  private var waiting: [PointerEvent] = []
  private unowned let graph: ViewGraph

  private init(_ graph: ViewGraph) { self.graph = graph }

  /// A contender for a finger on a scroll view; nil for presses of other kinds or elsewhere.
  ///
  /// - Parameter hit: the innermost element below the finger.
  static func contender(_ event: PointerEvent, _ hit: LayoutElement) -> Contender? {
    guard event.kind == .touch, let area = hit.enclosingAreas.first else { return nil }
    let claim = ContestClaim(precedence: .pan)
    return Contender(ScrollPan(area.graph), claim, of: area.context, endsWithView: false) {
      "scrolling"
    }
  }

  /// A pan takes over from contenders that have not begun once a finger has moved far enough.
  override var takesOver: Bool { if case .active = phase { true } else { false } }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      let areas = event.hit?.enclosingAreas ?? []
      if !areas.isEmpty { drags[pointer.pointerID] = ScrollDrag(touching: areas, pointer) }
    case .moved:
      guard let drag = drags[pointer.pointerID], drag.wantsToScroll(pointer) else { return }
      phase = .active(())
      waiting.append(pointer)
    case .ended: lift(pointer)
    }
  }

  private func lift(_ pointer: PointerEvent) {
    guard let drag = drags[pointer.pointerID] else { return }
    if drag.isScrolling {
      waiting.append(pointer)
      phase = .ended(())
    } else {
      drags[pointer.pointerID] = nil
      _ = drag.end(pointer)
    }
  }

  override func cancel() {
    super.cancel()
    waiting = []
    for drag in drags.values { _ = drag.end(PointerEvent(.cancelled, at: .zero, kind: .touch)) }
    drags = [:]
  }

  override func deliver() {
    let events = waiting
    waiting = []
    for event in events {
      guard let drag = drags[event.pointerID] else { continue }
      if event.phase == .up {
        drags[event.pointerID] = nil
        _ = drag.end(event)
      } else if drag.move(event) {
        graph.input.focus.fingerDidScroll(at: event.position, in: graph)
      }
    }
  }
}

/// A press that scrolls from its beginning: the mouse on an indicator, or a finger on content that
/// still moves.
final class ScrollGrip: _GestureRecognizer<Void> {
  private enum Hold {
    case indicator(ScrollAreaNode, Axis)
    case content([ScrollAreaNode])
  }

  private let hold: Hold
  private unowned let graph: ViewGraph
  private var drag: ScrollDrag?
  private var waiting: [PointerEvent] = []

  private init(_ hold: Hold, _ graph: ViewGraph) {
    self.hold = hold
    self.graph = graph
  }

  /// A contender for a press that grips an indicator or moving content; nil where there is neither.
  ///
  /// - Parameter hit: the innermost element below the pointer.
  static func contender(_ event: PointerEvent, _ hit: LayoutElement) -> Contender? {
    guard event.button == .primary else { return nil }
    let areas = hit.enclosingAreas
    guard let (hold, area) = hold(event, areas) else { return nil }
    return Contender(
      ScrollGrip(hold, area.graph), ContestClaim(precedence: .scrollGrip), of: area.context,
      endsWithView: false
    ) { event.kind == .touch ? "moving content" : "indicator" }
  }

  private static func hold(
    _ event: PointerEvent, _ areas: [ScrollAreaNode]
  ) -> (Hold, ScrollAreaNode)? {
    if event.kind == .touch {
      return areas.first { $0.motion != nil }.map { (.content(areas), $0) }
    }
    for area in areas {
      if let point = area.point(event.position), let axis = area.indicator(at: point) {
        return (.indicator(area, axis), area)
      }
    }
    return nil
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    phase = step == .ended ? .ended(()) : .active(())
    waiting.append(pointer)
  }

  override func cancel() {
    super.cancel()
    waiting = []
    _ = drag?.end(PointerEvent(.cancelled, at: .zero))
    drag = nil
  }

  override func deliver() {
    let events = waiting
    waiting = []
    for event in events {
      switch event.phase {
      case .down: begin(event)
      case .up, .cancelled, .left: _ = drag?.end(event)
      case .moved:
        if drag?.move(event) == true, event.kind == .touch {
          graph.input.focus.fingerDidScroll(at: event.position, in: graph)
        }
      }
    }
  }

  private func begin(_ event: PointerEvent) {
    switch hold {
    case .content(let areas): drag = ScrollDrag(touching: areas, event)
    case .indicator(let area, let axis):
      // A press beside the thumb scrolls by a page.
      guard let point = area.point(event.position), !area.page(towards: point, axis) else { return }
      drag = ScrollDrag(dragging: axis, of: area, event)
    }
  }
}

extension ScrollAreaNode {
  fileprivate final var context: _GestureContext? { element.map { _GestureContext($0) } }
}
