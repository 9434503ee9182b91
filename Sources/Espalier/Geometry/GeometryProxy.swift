import EspalierDrawing
import Foundation

/// The size and place of a view, as a ``GeometryReader`` gives it to its content.
@MainActor @preconcurrency public struct GeometryProxy {
  private let source: GeometrySource?
  private let snapshot: CGSize

  init(_ source: GeometrySource?, size: CGSize) {
    self.source = source
    snapshot = size
  }

  /// The size of the container in points.
  public var size: CGSize { snapshot }

  /// The container's frame in a coordinate space; a named one belongs to a view around the container.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The container's frame in a coordinate space; a named one belongs to a view around the container.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let source else { return CGRect(origin: .zero, size: snapshot) }
    return source.frame(in: coordinateSpace)
  }

  /// The bounds of the named coordinate space, in the container's own coordinates; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source?.bounds(of: coordinateSpace.coordinateSpace)
  }

  /// How far the safe area lies inside the container.
  public var safeAreaInsets: EdgeInsets { source?.safeAreaInsets ?? EdgeInsets() }

  /// An anchor's value in the container's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: source?.readOrigin() ?? .zero)
  }
}

/// Where a geometry proxy looks, and a record of what was read, so that it is looked at again when that changes.
@MainActor final class GeometrySource {
  private(set) weak var element: LayoutElement?
  private var readings: [Reading] = []

  private struct Reading {
    var value: EquatableGeometry
    var read: @MainActor () -> EquatableGeometry
  }

  /// Anything a proxy can answer, comparable.
  enum EquatableGeometry: Equatable {
    case rect(CGRect?)
    case insets(EdgeInsets)
  }

  init(_ element: LayoutElement) { self.element = element }

  func forgetReadings() { readings.removeAll() }

  /// Whether something that was read has another value now.
  var hasChanged: Bool { readings.contains { $0.read() != $0.value } }

  func frame(in space: CoordinateSpace) -> CGRect {
    let rect = note { [weak element] in
      .rect(element.map { Self.frame(of: $0, in: space) })
    }
    if case .rect(let rect?) = rect { return rect }
    return .zero
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    let bounds = note { [weak element] in .rect(element.flatMap { Self.bounds(of: space, for: $0) }) }
    if case .rect(let rect) = bounds { return rect }
    return nil
  }

  func readOrigin() -> CGPoint { frame(in: .global).origin }

  var safeAreaInsets: EdgeInsets {
    let insets = note { [weak element] in .insets(element?.safeAreaInsets ?? EdgeInsets()) }
    if case .insets(let insets) = insets { return insets }
    return EdgeInsets()
  }

  private func note(_ read: @escaping @MainActor () -> EquatableGeometry) -> EquatableGeometry {
    let value = read()
    readings.append(Reading(value: value, read: read))
    return value
  }

  private static func frame(of element: LayoutElement, in space: CoordinateSpace) -> CGRect {
    let frame = element.frameInRoot
    let origin = element.origin(of: space)
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private static func bounds(of space: CoordinateSpace, for element: LayoutElement) -> CGRect? {
    var current = element.parent
    while let candidate = current {
      if candidate.coordinateSpace == space {
        let origin = element.frameInRoot.origin
        return candidate.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
      }
      current = candidate.parent
    }
    return nil
  }
}
