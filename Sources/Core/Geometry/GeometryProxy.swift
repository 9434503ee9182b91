import EspalierDrawing
import Foundation

/// The size and place of a view, as a ``GeometryReader`` gives it to its content.
///
/// Places are known on the main actor only; elsewhere the container counts as being at zero.
public struct GeometryProxy: Sendable {
  private let source: GeometrySource?
  private let snapshot: CGSize

  package init(_ source: GeometrySource?, size: CGSize) {
    self.source = source
    snapshot = size
  }

  /// The size of the container in points.
  public var size: CGSize { snapshot }

  /// The container's frame in a coordinate space; a named one belongs to a view around the
  /// container.
  ///
  /// For a rotated container, this is the smallest frame around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The container's frame in a coordinate space; a named one belongs to a view around the
  /// container.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return read { $0.frame(in: space) } ?? CGRect(origin: .zero, size: snapshot)
  }

  /// The bounds of the named coordinate space, in the container's own coordinates; nil where there
  /// is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
    return read { $0.bounds(of: space) } ?? nil
  }

  /// The safe area insets of the container.
  public var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsets } ?? EdgeInsets() }

  /// True if the container reads from right to left.
  package var isMirrored: Bool { read { $0.element?.isMirrored ?? false } ?? false }

  /// An anchor's value in the container's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let element = anchor.element
    let place = read { $0.place(of: element) } ?? GeometrySource.Place()
    return anchor.value(in: place.size, place.map)
  }

  private func read<Value: Sendable>(_ value: @MainActor (GeometrySource) -> Value) -> Value? {
    guard let source, isOnMainActor else { return nil }
    return MainActor.assumeIsolated { value(source) }
  }
}

extension GeometryProxy: ComparableInput {
  /// The answers of a proxy change without the proxy.
  package nonisolated static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { false }
}

/// The source of a geometry proxy's answers, with a record of the values read, so that they are
/// read again after a change.
@MainActor package final class GeometrySource {
  private weak var source: LayoutElement?
  private var frames: [CoordinateSpace: CGRect] = [:]
  private var bounds: [CoordinateSpace: CGRect?] = [:]
  private var insets: EdgeInsets?
  private var anchored: [ObjectIdentifier: (element: LayoutElement, place: Place)] = [:]

  /// The size of a view, and the map from it to the coordinates of the container.
  struct Place: Equatable {
    var size = CGSize.zero
    var map = CoordinateMap.shift(.zero)
  }

  package init(_ element: LayoutElement) { source = element }

  /// The view's element; nil once the view is removed, though a drawing may still hold it.
  package var element: LayoutElement? { source.flatMap { $0.isRemoved ? nil : $0 } }

  package func forgetReadings() {
    frames.removeAll()
    bounds.removeAll()
    insets = nil
    anchored.removeAll()
  }

  /// True if a value that was read is different now.
  package var hasChanged: Bool {
    frames.contains { currentFrame(in: $0.key) != $0.value }
      || bounds.contains { currentBounds(of: $0.key) != $0.value }
      || insets.map { $0 != currentInsets } ?? false
      || anchored.values.contains { currentPlace(of: $0.element) != $0.place }
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = currentFrame(in: space)
    frames[space] = frame
    return frame
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    let rect = currentBounds(of: space)
    bounds[space] = .some(rect)
    return rect
  }

  var safeAreaInsets: EdgeInsets {
    let current = currentInsets
    insets = current
    return current
  }

  func place(of element: LayoutElement?) -> Place {
    guard let element else { return Place() }
    let place = currentPlace(of: element)
    anchored[ObjectIdentifier(element)] = (element, place)
    return place
  }

  private var currentInsets: EdgeInsets { element?.safeAreaInsets ?? EdgeInsets() }

  private func currentPlace(of other: LayoutElement) -> Place {
    guard let element else { return Place() }
    return Place(size: other.size, map: other.map(to: element))
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    return element.map(to: space).rect(CGRect(origin: .zero, size: element.size))
  }

  private func currentBounds(of space: CoordinateSpace) -> CGRect? {
    guard let element, let around = element.parent?.enclosing(space) else { return nil }
    return around.map(to: element).rect(CGRect(origin: .zero, size: around.size))
  }
}
