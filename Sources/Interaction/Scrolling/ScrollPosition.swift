@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The position of a scroll view, current or requested: a view, an edge or a point of its content.
///
/// Keep one in a `State` and hand it to ``View/scrollPosition(_:anchor:)``. After a person has
/// scrolled, it holds the identity of the first view in sight, if that has the position's type.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case view(ViewID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)

    /// The place without invalid numbers: such a number keeps the offset of its axis.
    var usable: Place {
      guard case .point(let x, let y) = self else { return self }
      func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
      return .point(x: usable(x), y: usable(y))
    }
  }

  /// An identity that may cross to other threads.
  private struct ViewID: Equatable, @unchecked Sendable {
    let value: AnyHashable
    let sendable: any Hashable & Sendable

    init<ID: Hashable & Sendable>(_ id: ID) {
      value = AnyHashable(id)
      sendable = id
    }

    static func == (lhs: ViewID, rhs: ViewID) -> Bool { lhs.value.isSame(as: rhs.value) }
  }

  /// Converts an identity to the position's type; returns nil for identities of other types.
  private let convert: @Sendable (AnyHashable) -> ViewID?
  private let idType: ObjectIdentifier
  private var place: Place
  /// A number that distinguishes a request from the next one for the same place.
  private var request = 0
  /// True if a person, and no program, brought the scroll view to its current position.
  public private(set) var isPositionedByUser = false
  /// The view in sight, after a person scrolled.
  private var seen: ViewID?

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
    convert = { ($0.base as? ID).map { ViewID($0) } }
    idType = ObjectIdentifier(type)
    self.place = place.usable
  }

  /// A position that keeps the scroll view where it is; `type` is that of the views' identities.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) {
    self.init(type, .automatic)
  }

  /// The view with an identity; `anchor` is as in ``scrollTo(id:anchor:)``.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .view(ViewID(id), anchor))
  }

  /// An edge of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(type, .edge(edge))
  }

  /// A point of the content, which goes to the scroll view's top left.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(type, .point(x: point.x, y: point.y))
  }

  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(type, .point(x: x, y: y))
  }

  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(type, .point(x: x, y: nil))
  }

  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(type, .point(x: nil, y: y))
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.idType == rhs.idType && lhs.place == rhs.place && lhs.request == rhs.request
      && lhs.isPositionedByUser == rhs.isPositionedByUser && lhs.seen == rhs.seen
  }
}

extension AnyHashable {
  /// Returns true if another identity equals this one, or if neither equals itself, as NaN does not.
  ///
  /// Otherwise such an identity would be a new request at each look.
  func isSame(as other: AnyHashable) -> Bool {
    self == other || self != self && other != other
  }
}

extension ScrollPosition {
  /// Scrolls to the view with an identity.
  ///
  /// - Parameter anchor: the point of the view that goes to the same point of the scroll view; with
  ///   nil, the scroll view moves as little as is needed to show all of the view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(ViewID(id), anchor))
  }

  /// Scrolls to an edge, and stays there when the content grows.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls until a point of the content is at the scroll view's top left.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to place: Place) {
    self.place = place.usable
    request += 1
    isPositionedByUser = false
    seen = nil
  }

  /// The edge that a program scrolled to; nil once a person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that a program scrolled to; nil once a person has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal place that a program scrolled to; nil once a person has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical place that a program scrolled to; nil once a person has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view that a program scrolled to, or that a person has brought into sight.
  public var viewID: (any Hashable & Sendable)? { currentID?.sendable }

  /// The identity of the view that a program scrolled to, or that a person has brought into sight,
  /// if it is a `T`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { currentID?.value.base as? T }

  private var currentID: ViewID? {
    if case .view(let id, _) = place { id } else { seen }
  }

  /// Returns true if an identity is of the position's type.
  func accepts(_ id: AnyHashable) -> Bool { convert(id) != nil }

  /// This position after a person has brought the view with `id` into sight.
  func positionedByUser(at id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.place = .automatic
    position.isPositionedByUser = true
    position.seen = id.flatMap { convert($0) }
    return position
  }

  /// The destination to scroll to; nil keeps the scroll view where it is.
  func destination(_ anchor: UnitPoint?) -> ScrollDestination? {
    switch place {
    case .automatic: nil
    case .view(let id, let own): .view(id.value, own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}
