@_spi(Espalier) import EspalierCore
import Foundation

/// A view whose content is made anew at the dates of a schedule.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text("\(Int(context.date.timeIntervalSince(start))) s")
///     }
///
/// The time is that of the frame: a picture that is drawn once shows one date. Before its first
/// date a schedule shows that one.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// The time at which the content is made, and its frequency.
  public struct Context {
    /// The frequency at which the content is made anew.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// The content is made more often than every second.
      case live
      case seconds
      /// The content is made every minute or less often.
      case minutes
    }

    /// The date of the schedule for which the content is made.
    public let date: Date
    public let cadence: Cadence
  }
}

/// The context of a timeline's content, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView where Content: View {
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(
        TimelineViewDefaultContext(
          date: context.date, cadence: .init(interval: context.cadence.interval)))
    }
  }
}

extension TimelineView.Context.Cadence {
  fileprivate init(interval: TimeInterval) {
    self = interval < 1 ? .live : interval < 60 ? .seconds : .minutes
  }

  fileprivate var interval: TimeInterval {
    switch self {
    case .live: 0
    case .seconds: 1
    case .minutes: 60
    }
  }
}

extension TimelineView: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TimelineNode(view, inputs)
  }
}

extension TimelineView where Content: View {
  fileprivate func body(_ cursor: TimelineCursor<Schedule>) -> Content {
    content(Context(date: cursor.current, cadence: .init(interval: cursor.interval)))
  }

  fileprivate func cursor(at now: Date) -> TimelineCursor<Schedule> {
    TimelineCursor(schedule, at: now)
  }

  fileprivate func hasSameSchedule(as other: Self) -> Bool {
    isKnownEqual(schedule, other.schedule)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode,
  ClockReader
{
  private var view: TimelineView<Schedule, Content>
  private var cursor: TimelineCursor<Schedule>
  private var child: ViewNode?

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    self.view = view
    cursor = view.cursor(at: inputs.graph.clock.now)
    super.init(inputs)
    child = makeChild(evaluate { view.body(cursor) })
    graph.clock.add(self)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { "TimelineView" }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: TimelineView<Schedule, Content>.self)
    if !isQueued && isKnownEqual(view, self.view) { return }
    if !view.hasSameSchedule(as: self.view) { cursor = view.cursor(at: graph.clock.now) }
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    updateChild(child, evaluate { view.body(cursor) })
  }

  var nextTick: Date? { cursor.next }

  func timeDidChange(to now: Date) { if cursor.advance(to: now) { invalidate() } }

  override func detach() {
    super.detach()
    graph.clock.remove(self)
  }
}
