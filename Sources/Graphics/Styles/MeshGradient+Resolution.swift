import EspalierCore
import EspalierDrawing
import Foundation

extension MeshGradient: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let background = background.components(in: context.environment, level: context.level)
    if let problem {
      context.environment.report(problem)
      return _StylePaint(.color(background))
    }
    let vertices = zip(bezierPoints, resolvedColors(in: context)).map { point, color in
      MeshPaint.Vertex(
        position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
        top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
        bottom: CGPoint(point.bottomControlPoint), color: color)
    }
    var mesh = MeshPaint(
      columns: width, rows: height, vertices: vertices, background: background,
      smoothsColors: smoothsColors)
    mesh.isPerceptual = colorSpace == .perceptual
    return _StylePaint(.mesh(mesh))
  }

  /// The mistake in the grid; nil if it can be painted.
  private var problem: String? {
    let name = "A MeshGradient of width \(width) and height \(height)"
    guard width >= 2, height >= 2 else {
      return
        "\(name) shows only its background: a mesh has at least 2 points in each row and column."
    }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    let points =
      switch locations {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    let colors =
      switch colors {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    guard !isTooLarge, points == count, colors == count else {
      return "\(name) shows only its background: it needs \(isTooLarge ? "fewer" : "\(count)") "
        + "points and colors, one for each place of the grid, and has \(points) points and \(colors) colors."
    }
    guard bezierPoints.allSatisfy(\.isFinite) else {
      return "\(name) shows only its background: one of its points is not a finite number."
    }
    return nil
  }

  private func resolvedColors(in context: _StyleContext) -> [ResolvedColor] {
    switch colors {
    case .colors(let colors):
      colors.map { $0.components(in: context.environment, level: context.level) }
    case .resolvedColors(let colors): colors.map(\.components)
    }
  }

  private var bezierPoints: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): points
    case .points(let points): points.indices.map { bezierPoint($0, of: points) }
    }
  }

  /// A point whose curves run parallel to the line between its neighbors (Catmull-Rom splines): a
  /// third of the way to the neighbor along half that line, and at an edge along the line to the
  /// only neighbor.
  private func bezierPoint(_ index: Int, of points: [SIMD2<Float>]) -> BezierPoint {
    let (row, column) = (index / width, index % width)
    let position = points[index]
    let leading = column > 0 ? points[index - 1] : position
    let trailing = column < width - 1 ? points[index + 1] : position
    let top = row > 0 ? points[index - width] : position
    let bottom = row < height - 1 ? points[index + width] : position
    let isInside = (x: column > 0 && column < width - 1, y: row > 0 && row < height - 1)
    let across = (trailing - leading) / (isInside.x ? 6 : 3)
    let down = (bottom - top) / (isInside.y ? 6 : 3)
    return BezierPoint(
      position: position, leadingControlPoint: position - across, topControlPoint: position - down,
      trailingControlPoint: position + across, bottomControlPoint: position + down)
  }
}

extension MeshGradient.BezierPoint {
  fileprivate var isFinite: Bool {
    [
      position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint,
    ].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

extension CGPoint {
  fileprivate init(_ point: SIMD2<Float>) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension MeshPaint {
  /// The mesh with its positions, fractions of a size so far, in the coordinates of `rect`.
  func placed(in rect: CGRect) -> MeshPaint {
    func place(_ point: CGPoint) -> CGPoint { UnitPoint(x: point.x, y: point.y).point(in: rect) }
    var result = self
    result.vertices = vertices.map { vertex in
      Vertex(
        position: place(vertex.position), leading: place(vertex.leading), top: place(vertex.top),
        trailing: place(vertex.trailing), bottom: place(vertex.bottom), color: vertex.color)
    }
    return result
  }

  func faded(by factor: Double) -> MeshPaint {
    var result = self
    result.background = background.faded(by: factor)
    for index in vertices.indices {
      result.vertices[index].color = vertices[index].color.faded(by: factor)
    }
    return result
  }
}
