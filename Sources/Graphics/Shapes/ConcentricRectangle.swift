import EspalierCore
import EspalierDrawing
import Foundation

/// A rectangle whose corners match those of the container that it is in, or have radii of their own.
///
///     ConcentricRectangle(topLeadingCorner: 0, bottomTrailingCorner: .concentric(minimum: 12))
///
/// The container is the nearest view with a `containerShape`. If that shape is not a rectangle with
/// rounded corners, this one is a `ContainerRelativeShape`. Without a container, corners that would
/// match it have their minimum.
public struct ConcentricRectangle {
  private var corners: RoundedRectangularShapeCorners
  /// The corners that share the largest of their radii.
  private let uniform: [Edge.Corner.Set]

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    uniform: [Edge.Corner.Set] = []
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing)
    self.uniform = uniform
  }

  /// A rectangle of which each corner matches that of the container.
  public init() { self.init(corners: .concentric) }

  /// A rectangle with the same form at all corners; uniform ones share the largest radius.
  public init(corners style: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(style, style, style, style, uniform: isUniform ? [.all] : [])
  }

  /// A rectangle with a form for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// A rectangle whose corners at the top share a radius, as do those at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [.top, .bottom])
  }

  /// A rectangle whose leading corners share a radius, as do the trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners,
      uniformTrailingCorners, uniform: [.leading, .trailing])
  }

  /// A rectangle whose corners at the top share a radius.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      uniform: [.top])
  }

  /// A rectangle whose corners at the bottom share a radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [.bottom])
  }

  /// A rectangle whose leading corners share a radius.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [.leading])
  }

  /// A rectangle whose trailing corners share a radius.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [.trailing])
  }
}

extension ConcentricRectangle: Shape {
  public var animatableData: RoundedRectangularShapeCorners.AnimatableData {
    get { corners.animatableData }
    set { corners.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let container = ShapeContainer.current
    if let container, container.corners == nil { return container.path(in: rect) }
    func radius(_ corner: Edge.Corner) -> CGFloat {
      corners[corner].radius(
        inside: container?.corners?[corner], distance: container?.distance(corner, of: rect) ?? 0)
    }
    var radii = RectangleCornerRadii()
    for corner in Edge.Corner.allCases { radii[corner] = max(0, radius(corner)) }
    for group in uniform {
      let members = Edge.Corner.allCases.filter { group.contains(Edge.Corner.Set($0)) }
      let largest = members.map { radii[$0] }.max() ?? 0
      for member in members { radii[member] = largest }
    }
    return Path(roundedRect: rect, cornerRadii: radii)
  }
}

extension ShapeContainer {
  /// The radii of the container's corners, as they are drawn; nil if its shape is not a rectangle with
  /// rounded corners.
  fileprivate var corners: RectangleCornerRadii? {
    guard let shape = shape as? any RoundedRectangularShape,
      let corners = shape.corners(in: frame.size)
    else { return nil }
    let radii = RectangleCornerRadii(
      topLeading: corners.topLeading.ownRadius, bottomLeading: corners.bottomLeading.ownRadius,
      bottomTrailing: corners.bottomTrailing.ownRadius, topTrailing: corners.topTrailing.ownRadius)
    return radii.fitting(frame.size)
  }

  /// The distance of a corner of `rect` from that of the container: the larger one of its sides.
  fileprivate func distance(_ corner: Edge.Corner, of rect: CGRect) -> CGFloat {
    let leading = rect.minX - frame.minX
    let trailing = frame.maxX - rect.maxX
    let top = rect.minY - frame.minY
    let bottom = frame.maxY - rect.maxY
    return switch corner {
    case .topLeading: max(leading, top)
    case .topTrailing: max(trailing, top)
    case .bottomLeading: max(leading, bottom)
    case .bottomTrailing: max(trailing, bottom)
    }
  }
}

extension RectangleCornerRadii {
  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with the same form at all corners; uniform ones share the largest radius.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a form for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the top share a radius, as do those at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose leading corners share a radius, as do the trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose corners at the top share a radius.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the bottom share a radius.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose leading corners share a radius.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners share a radius.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
