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
    guard let source else { return anchor.value(of: .zero) }
    let origin = source.frame(in: .global).origin
    return anchor.value(of: source.frame(of: anchor.element).offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension GeometryProxy: ComparableInput {
  /// What a proxy answers changes without the proxy.
  nonisolated static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { false }
}

/// Where a geometry proxy looks, and a record of what was read, so that it is looked at again when that changes.
@MainActor final class GeometrySource {
  private(set) weak var element: LayoutElement?
  private var frames: [CoordinateSpace: CGRect] = [:]
  private var bounds: [CoordinateSpace: CGRect?] = [:]
  private var insets: EdgeInsets?
  private var anchored: [ObjectIdentifier: (element: LayoutElement, frame: CGRect)] = [:]

  init(_ element: LayoutElement) { self.element = element }

  func forgetReadings() {
    frames.removeAll()
    bounds.removeAll()
    insets = nil
    anchored.removeAll()
  }

  /// Whether something that was read has another value now.
  var hasChanged: Bool {
    frames.contains { currentFrame(in: $0.key) != $0.value }
      || bounds.contains { currentBounds(of: $0.key) != $0.value }
      || insets.map { $0 != currentInsets } ?? false
      || anchored.values.contains { $0.element.frameInRoot != $0.frame }
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

  /// The frame of the element of an anchor, in the root's coordinates.
  func frame(of element: LayoutElement?) -> CGRect {
    guard let element else { return .zero }
    let frame = element.frameInRoot
    anchored[ObjectIdentifier(element)] = (element, frame)
    return frame
  }

  private var currentInsets: EdgeInsets { element?.safeAreaInsets ?? EdgeInsets() }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let frame = element.frameInRoot
    let origin = element.origin(of: space)
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func currentBounds(of space: CoordinateSpace) -> CGRect? {
    guard let element else { return nil }
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
