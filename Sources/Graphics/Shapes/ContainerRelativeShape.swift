@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The shape of the container that the view is in, made smaller so that both outlines keep their
/// distance; a rectangle where no `containerShape` is around.
///
/// The distance is the smallest one between the sides of the view and those of the container.
@frozen public struct ContainerRelativeShape {
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    guard let container = ShapeContainer.current else { return Path(rect) }
    return container.path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// Makes `shape`, in this view's frame, the one that container-relative shapes inside it follow.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }

  /// Makes `shape`, in this view's frame, the one that container-relative shapes and concentric
  /// rectangles inside it follow.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// A container's shape, as seen from a view inside it.
struct ShapeContainer: Sendable {
  /// The container of the view whose shapes are asked for their paths right now.
  @TaskLocal static var current: ShapeContainer?

  var shape: any InsettableShape
  /// The frame in the coordinates of the view, from its leading side.
  var frame: CGRect

  func path(in rect: CGRect) -> Path {
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let distance = max(0, distances.min() ?? 0)
    guard distance.isFinite else { return Path(rect) }
    return inset(shape, by: distance, in: rect.insetBy(dx: -distance, dy: -distance))
  }

  private func inset<S: InsettableShape>(
    _ shape: S, by distance: CGFloat, in rect: CGRect
  ) -> Path {
    shape.inset(by: distance).path(in: rect)
  }
}

private struct ContainerShapeModifier<ContainerShape: InsettableShape> {
  let shape: ContainerShape
}

extension ContainerShapeModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    if let trait = element.traits[ContainerShapeTrait.key] as? ContainerShapeTrait {
      return trait.shape = shape
    }
    let trait = ContainerShapeTrait(shape: shape)
    element.traits[ContainerShapeTrait.key] = trait
    element.graph[ContainerShapes.self].add(trait, of: element)
  }
}

/// The containers of a tree that have a shape: a tree without any is not searched for one.
@MainActor private final class ContainerShapes: GraphComponent {
  private struct Container {
    weak var element: LayoutElement?
    weak var shape: ContainerShapeTrait?
  }

  private var containers: [ObjectIdentifier: Container] = [:]

  init(_ graph: ViewGraph) {
    graph.join(.afterLayout) { [unowned self] in
      redrawFollowers()
      return false
    }
  }

  func add(_ shape: ContainerShapeTrait, of element: LayoutElement) {
    containers[ObjectIdentifier(element)] = Container(element: element, shape: shape)
  }

  private func redrawFollowers() {
    for (key, container) in containers {
      if let element = container.element, let shape = container.shape {
        shape.redrawFollowers(of: element)
      } else {
        containers[key] = nil
      }
    }
  }
}

/// The shapes that follow the shape of an element.
///
/// They are drawn anew when the container's size or their place in it changes, which may leave
/// their own sizes as they are.
@MainActor private final class ContainerShapeTrait {
  static let key = ObjectIdentifier(ContainerShapeTrait.self)

  var shape: any InsettableShape {
    didSet { isNew = true }
  }
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var isNew = false

  private struct Follower {
    weak var element: LayoutElement?
    /// The frame of the container, as it was drawn in.
    var frame: CGRect
  }

  init(shape: any InsettableShape) { self.shape = shape }

  func add(_ element: LayoutElement, in frame: CGRect) {
    followers[ObjectIdentifier(element)] = Follower(element: element, frame: frame)
  }

  func redrawFollowers(of container: LayoutElement) {
    followers = followers.filter { $0.value.element != nil }
    for follower in followers.values {
      guard let element = follower.element else { continue }
      if isNew || element.frame(ofContainer: container) != follower.frame {
        element.setNeedsDrawing()
      }
    }
    isNew = false
  }
}

extension LayoutElement {
  /// The nearest container with a shape, in the coordinates of this element.
  fileprivate var shapeContainer: ShapeContainer? {
    guard graph.existing(ContainerShapes.self) != nil else { return nil }
    for element in outward {
      guard let trait = element.traits[ContainerShapeTrait.key] as? ContainerShapeTrait else {
        continue
      }
      let frame = frame(ofContainer: element)
      trait.add(self, in: frame)
      return ShapeContainer(shape: trait.shape, frame: frame)
    }
    return nil
  }

  /// The frame of a view around this one in the coordinates of this one, from its leading side.
  fileprivate func frame(ofContainer container: LayoutElement) -> CGRect {
    let (outer, inner) = (container.frameInRoot, frameInRoot)
    // Shapes are mirrored when they are drawn.
    let x = isMirrored ? inner.maxX - outer.maxX : outer.minX - inner.minX
    return CGRect(x: x, y: outer.minY - inner.minY, width: outer.width, height: outer.height)
  }
}

extension DrawContext {
  /// Calls `body` such that container-relative shapes find the container of this element.
  func withShapeContainer<Result>(_ body: () -> Result) -> Result {
    guard let container = element.shapeContainer else { return body() }
    return ShapeContainer.$current.withValue(container) { body() }
  }
}
