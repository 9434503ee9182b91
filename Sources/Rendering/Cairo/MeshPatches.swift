import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension MeshPaint {
  /// The cells between the points: Coons patches, whose edges are the curves between points, with
  /// colors at the corners and how these change across and down.
  ///
  /// Nil if the grid does not have as many points as it says, or a coordinate is not a number.
  func patches(under transform: CGAffineTransform) -> [px_patch] {
    guard columns > 1, rows > 1, columns < 1 << 12, rows < 1 << 12,
      vertices.count == columns * rows
    else { return [] }
    let colors = vertices.map { vertex in
      if isPerceptual {
        let color = OklabColor(vertex.color)
        return [color.lightness, color.a, color.b, color.opacity]
      }
      let (red, green, blue, opacity) = vertex.color.components
      return [red, green, blue, opacity].map { Float($0) }
    }
    return (0..<(rows - 1)).flatMap { row in
      (0..<(columns - 1)).compactMap { column in
        let corners = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
        guard
          var patch = px_patch(
            corners.map { vertices[$0.1 * columns + $0.0] }, under: transform)
        else { return nil }
        patch.is_smooth = smoothsColors ? 1 : 0
        patch.is_perceptual = isPerceptual ? 1 : 0
        for component in 0..<4 {
          func color(_ column: Int, _ row: Int) -> Float {
            colors[row * columns + column][component]
          }
          patch.setColor(
            component, corners.map { color($0.0, $0.1) },
            across: corners.map { x, y in slope(columns, { color($0, y) }, x, column) },
            down: corners.map { x, y in slope(rows, { color(x, $0) }, y, row) })
        }
        return patch
      }
    }
  }

  /// The slope of a row of `count` values at `index` within the cell from `cell` to `cell + 1`.
  ///
  /// A smooth row has one slope on both sides of a point, 0 where the values turn, else no more than
  /// keeps them from going beyond their neighbors: the harmonic mean of both differences.
  private func slope(_ count: Int, _ value: (Int) -> Float, _ index: Int, _ cell: Int) -> Float {
    guard smoothsColors, index > 0, index < count - 1 else { return value(cell + 1) - value(cell) }
    let (before, after) = (value(index) - value(index - 1), value(index + 1) - value(index))
    guard before * after > 0 else { return 0 }
    return 2 * before * after / (before + after)
  }
}

extension px_patch {
  /// - Parameter corners: top left, top right, bottom left, bottom right.
  fileprivate init?(_ corners: [MeshPaint.Vertex], under transform: CGAffineTransform) {
    let (topLeft, topRight, bottomLeft, bottomRight) = (
      corners[0], corners[1], corners[2], corners[3]
    )
    let top = [topLeft.position, topLeft.trailing, topRight.leading, topRight.position]
    let bottom = [
      bottomLeft.position, bottomLeft.trailing, bottomRight.leading, bottomRight.position,
    ]
    let left = [topLeft.position, topLeft.bottom, bottomLeft.top, bottomLeft.position]
    let right = [topRight.position, topRight.bottom, bottomRight.top, bottomRight.position]
    let points = (0..<16).map { index in
      let (i, j) = (index % 4, index / 4)
      let (u, v) = (CGFloat(i) / 3, CGFloat(j) / 3)
      // The sheets between both pairs of opposite edges, less the flat one between the corners.
      let between = top[i].mixed(with: bottom[i], v)
      let across = left[j].mixed(with: right[j], u)
      let flat = top[0].mixed(with: top[3], u).mixed(with: bottom[0].mixed(with: bottom[3], u), v)
      return CGPoint(x: between.x + across.x - flat.x, y: between.y + across.y - flat.y)
        .applying(transform)
    }
    guard points.allSatisfy({ abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return nil }
    self.init()
    withUnsafeMutableBytes(of: &x) { $0.copyBytes(from: points.map { Double($0.x) }.bytes) }
    withUnsafeMutableBytes(of: &y) { $0.copyBytes(from: points.map { Double($0.y) }.bytes) }
  }

  fileprivate mutating func setColor(
    _ component: Int, _ values: [Float], across changes: [Float], down slopes: [Float]
  ) {
    func store(_ values: [Float], in bytes: UnsafeMutableRawBufferPointer) {
      UnsafeMutableRawBufferPointer(rebasing: bytes[(component * 16)..<(component * 16 + 16)])
        .copyBytes(from: values.bytes)
    }
    withUnsafeMutableBytes(of: &color) { store(values, in: $0) }
    withUnsafeMutableBytes(of: &across) { store(changes, in: $0) }
    withUnsafeMutableBytes(of: &down) { store(slopes, in: $0) }
  }

  fileprivate func point(_ u: Double, _ v: Double) -> (x: Double, y: Double) {
    var patch = self
    var (x, y) = (0.0, 0.0)
    px_patch_point(&patch, u, v, &x, &y)
    return (x, y)
  }

  /// The number of parts, across and down, into which the patch has to be cut so that within each
  /// of them places and colors lie evenly between the corners.
  fileprivate var evenCount: Int {
    var patch = self
    var count = 1
    while count < 16, px_patch_is_even(&patch, Int32(count)) == 0 { count *= 2 }
    return count
  }

  fileprivate func color(_ u: Double, _ v: Double) -> [Double] {
    var patch = self
    var color = [Float](repeating: 0, count: 4)
    px_patch_color(&patch, u, v, &color)
    return color.map { Double($0) }
  }
}

extension Array {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array<UInt8>($0) } }
}

extension CairoPainter {
  /// Makes the mesh's visible pixels the source; false where there are none.
  func setPixels(_ mesh: MeshPaint, over bounds: CGRect) -> Bool {
    guard let pixels = PixelRect(around: visibleDeviceRect(of: bounds.insetBy(dx: -1, dy: -1)))
    else { return false }
    let picture = cached(.paint(.mesh(mesh)), pixels) { () throws(RenderingError) in
      let surface = try CairoSurface.image(width: pixels.width, height: pixels.height)
      let patches = mesh.patches(under: transform)
      let (red, green, blue, opacity) = mesh.background.components
      let background = cairo_create(surface.pointer)
      cairo_set_source_rgba(background, red, green, blue, opacity)
      cairo_paint(background)
      cairo_destroy(background)
      var hadMemory = true
      surface.edit { data, stride in
        hadMemory =
          px_mesh(
            data, Int32(pixels.x), Int32(pixels.y), Int32(pixels.width), Int32(pixels.height),
            Int32(stride), patches, Int32(patches.count)) != 0
      }
      guard hadMemory else { throw .outOfMemory(purpose: "a mesh gradient") }
      return PlacedPicture(surface: surface, pixels: pixels)
    }
    guard let picture else { return false }
    setSource(picture)
    return true
  }

  /// Makes the mesh the source as patches, which pages store as such.
  ///
  /// A page's patches blend their corners evenly, by components of sRGB: smooth and perceptual ones are cut into as many
  /// as it takes to look the same.
  func setPatches(_ mesh: MeshPaint, over bounds: CGRect) -> Bool {
    guard bounds.width < 1e7, bounds.height < 1e7 else { return false }
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    let (red, green, blue, opacity) = mesh.background.components
    if opacity > 0 {
      let corners = bounds.corners.map { (Double($0.x), Double($0.y)) }
      addPatch(pattern, corners, Array(repeating: [red, green, blue, opacity], count: 4))
    }
    let patches = mesh.patches(under: .identity)
    let isEven = !mesh.smoothsColors && !mesh.isPerceptual
    var counts = patches.map { isEven ? 1 : $0.evenCount }
    // Cells that are cut less often than they should be are too small for the difference to be
    // seen.
    while counts.reduce(0, { $0 + $1 * $1 }) > Self.mostPatches, counts.contains(where: { $0 > 1 })
    {
      counts = counts.map { max(1, $0 / 2) }
    }
    for (patch, count) in zip(patches, counts) {
      if count > 1 {
        for index in 0..<(count * count) {
          let step = 1 / Double(count)
          let (u, v) = (Double(index % count) * step, Double(index / count) * step)
          let places = [(u, v), (u + step, v), (u + step, v + step), (u, v + step)]
          addPatch(
            pattern, places.map { patch.point($0.0, $0.1) }, places.map { patch.color($0.0, $0.1) })
        }
      } else {
        addCurvedPatch(pattern, patch)
      }
    }
    cairo_set_source(context, pattern)
    return true
  }

  /// The largest number of patches: they take some ten megabytes before they are compressed.
  private static let mostPatches = 65_536

  private func addPatch(
    _ pattern: OpaquePointer?, _ corners: [(x: Double, y: Double)], _ colors: [[Double]]
  ) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, corner.x, corner.y) }
    cairo_mesh_pattern_line_to(pattern, corners[0].x, corners[0].y)
    end(pattern, colors)
  }

  private func addCurvedPatch(_ pattern: OpaquePointer?, _ patch: px_patch) {
    var patch = patch
    let x = withUnsafeBytes(of: &patch.x) { Array($0.bindMemory(to: Double.self)) }
    let y = withUnsafeBytes(of: &patch.y) { Array($0.bindMemory(to: Double.self)) }
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, x[0], y[0])
    // Around the 16 points of the patch, clockwise from the top left.
    for side in [[1, 2, 3], [7, 11, 15], [14, 13, 12], [8, 4, 0]] {
      cairo_mesh_pattern_curve_to(
        pattern, x[side[0]], y[side[0]], x[side[1]], y[side[1]], x[side[2]], y[side[2]])
    }
    end(pattern, [(0, 0), (1, 0), (1, 1), (0, 1)].map { patch.color($0.0, $0.1) })
  }

  private func end(_ pattern: OpaquePointer?, _ colors: [[Double]]) {
    for (corner, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), color[0], color[1], color[2], color[3])
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}
