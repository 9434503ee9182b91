import EspalierDrawing
import Foundation

/// The space in which a view's geometry is expressed.
public enum CoordinateSpace: Hashable {
  /// The root's space: the window or picture.
  case global
  /// The view's own space.
  case local
  /// The space with this name, of a view around this one.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A way to name a ``CoordinateSpace``.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace

  package init(coordinateSpace: CoordinateSpace) {
    self.coordinateSpace = coordinateSpace
  }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window or picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(name))
  }
}

nonisolated extension View {
  /// Names the view's coordinate space for the views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Names the view's coordinate space for the views inside it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: .named(name)))
  }
}

private struct CoordinateSpaceModifier {
  let space: CoordinateSpace
}

extension CoordinateSpaceModifier: ElementModifier {
  func configure(_ element: LayoutElement) { element.coordinateSpace = space }
}

extension LayoutElement {
  /// The map from this element's coordinates to those of `space`; to the root's where no view has
  /// that name.
  func map(to space: CoordinateSpace) -> CoordinateMap {
    switch space {
    case .local: return .shift(.zero)
    case .global: return map(to: nil)
    case .named:
      if let element = enclosing(space) { return map(to: element) }
      graph.diagnostics.report(
        "No view around this one has the coordinate space \(space); the global one is used. "
          + "Name one with .coordinateSpace(_:) on a view that contains it.", at: owner.path)
      return map(to: nil)
    }
  }

  /// The innermost element with that coordinate space, this one or one around it.
  package func enclosing(_ space: CoordinateSpace) -> LayoutElement? {
    outward.first { $0.isCoordinateSpace(space) }
  }
}

private enum CoordinateSpaceKey: ElementKey {
  typealias Value = CoordinateSpace
}

extension LayoutElement {
  /// The name of this element's coordinate space, if it has one.
  final var coordinateSpace: CoordinateSpace? {
    get { self[CoordinateSpaceKey.self] }
    set { self[CoordinateSpaceKey.self] = newValue }
  }
}

/// The coordinate spaces that an element has besides the one that was given to it.
package enum OwnCoordinateSpaces: ElementKey {
  package typealias Value = @MainActor (CoordinateSpace) -> Bool
}

extension LayoutElement {
  /// True if `space` is this element's coordinate space.
  fileprivate func isCoordinateSpace(_ space: CoordinateSpace) -> Bool {
    if extras == nil { return false }
    return coordinateSpace == space || self[OwnCoordinateSpaces.self]?(space) ?? false
  }
}
