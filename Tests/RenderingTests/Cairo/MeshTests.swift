import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct MeshTests {
  /// A straight grid over a square of 100 points, in rows of colors.
  private func mesh(
    _ rows: [[ResolvedColor]], smooth: Bool = false, background: ResolvedColor = .clear,
    change: (inout [MeshPaint.Vertex]) -> Void = { _ in }
  ) -> MeshPaint {
    let step = CGSize(
      width: 100 / CGFloat(rows[0].count - 1), height: 100 / CGFloat(rows.count - 1))
    var vertices = rows.enumerated().flatMap { row, colors in
      colors.enumerated().map { column, color in
        let (x, y) = (CGFloat(column) * step.width, CGFloat(row) * step.height)
        return MeshPaint.Vertex(
          position: CGPoint(x: x, y: y), leading: CGPoint(x: x - step.width / 3, y: y),
          top: CGPoint(x: x, y: y - step.height / 3),
          trailing: CGPoint(x: x + step.width / 3, y: y),
          bottom: CGPoint(x: x, y: y + step.height / 3), color: color)
      }
    }
    change(&vertices)
    return MeshPaint(
      columns: rows[0].count, rows: rows.count, vertices: vertices, background: background,
      smoothsColors: smooth)
  }

  private func list(_ mesh: MeshPaint) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [.fill(Path(CGRect(0, 0, 100, 100)), .mesh(mesh), FillStyle())])
  }

  private func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
    Double(bitmap.pixels[(y * bitmap.width + x) * 4])
  }

  /// A grid of colors that change from point to point.
  private func colorful(_ side: Int) -> MeshPaint {
    func color(_ row: Int, _ column: Int) -> ResolvedColor {
      let (red, green, blue) = (Float(row % 7), Float(column % 5), Float((row + column) % 3))
      return ResolvedColor(red: red / 6, green: green / 4, blue: blue / 2)
    }
    let rows = (0..<side).map { row in (0..<side).map { color(row, $0) } }
    return mesh(rows, smooth: true)
  }

  @Test
  func `a page holds only as many patches as readers can bear, and otherwise a picture`()
    throws
  {
    // Not more than 65,536 patches of 141 bytes, before they are compressed.
    let many = try PDFRenderer.data(for: [list(colorful(100))])
    #expect(many.count < 65_536 * 141)
    #expect(many.range(of: Data("/ShadingType 7".utf8)) != nil)
    let tooMany = try PDFRenderer.data(for: [list(colorful(150))])
    #expect(tooMany.range(of: Data("/ShadingType 7".utf8)) == nil)
    #expect(tooMany.range(of: Data("/Subtype /Image".utf8)) != nil)
  }

  @Test func `where nothing changes, each cell is one patch in a PDF`() throws {
    let row = [ResolvedColor](repeating: .red, count: 30)
    let plain = try PDFRenderer.data(for: [list(mesh([[ResolvedColor]](repeating: row, count: 30)))]
    )
    let smooth = try PDFRenderer.data(
      for: [list(mesh([[ResolvedColor]](repeating: row, count: 30), smooth: true))])
    #expect(plain.count == smooth.count)
  }

  @Test func `between four points colors blend evenly`() throws {
    let bitmap = try RasterRenderer().render(list(mesh([[.black, .white], [.black, .white]])))
    for x in [0, 20, 50, 99] {
      #expect(abs(gray(bitmap, x, 70) - (Double(x) + 0.5) / 100 * 255) <= 1.5)
    }
    #expect((0..<100).allSatisfy { bitmap.opacity($0, $0) == 255 })
  }

  @Test(
    "cells leave no gaps, even where their edges run through the middles of pixels",
    arguments: [95, 97, 100, 101, 130] as [CGFloat])
  func gaps(width: CGFloat) throws {
    let row: [ResolvedColor] = [.red, .green, .blue]
    let scaling = CGAffineTransform(scaleX: width / 100, y: width / 100)
    let list = DisplayList(
      size: CGSize(width: width, height: width),
      items: [.group(.transform(scaling), list(mesh([row, row, row])).items)])
    let bitmap = try RasterRenderer().render(list)
    #expect(stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 })
  }

  @Test func `smooth colors do not turn suddenly, and stay between their neighbors`() throws {
    // Black, black, white: an even blend bends at the middle, and an unlimited curve dips before.
    let row: [ResolvedColor] = [.black, .black, .white]
    let even = try RasterRenderer().render(list(mesh([row, row])))
    let smooth = try RasterRenderer().render(list(mesh([row, row], smooth: true)))
    #expect((0..<50).allSatisfy { gray(smooth, $0, 50) == 0 })
    // Just right of the middle the even blend rises at once: 2 % a point.
    #expect(abs(gray(even, 54, 50) - 0.09 * 255) < 3)
    #expect(gray(smooth, 54, 50) < 0.03 * 255)
    #expect(gray(smooth, 99, 50) > 0.97 * 255)
  }

  @Test func `a point that is moved takes its color along`() throws {
    let black: [ResolvedColor] = [.black, .black, .black]
    let moved = mesh([black, [.black, .white, .black], black]) { vertices in
      let shift = CGAffineTransform(translationX: 25, y: -20)
      vertices[4] = MeshPaint.Vertex(
        position: vertices[4].position.applying(shift),
        leading: vertices[4].leading.applying(shift), top: vertices[4].top.applying(shift),
        trailing: vertices[4].trailing.applying(shift),
        bottom: vertices[4].bottom.applying(shift), color: .white)
    }
    let bitmap = try RasterRenderer().render(list(moved))
    let brightest = (0..<10_000).max {
      gray(bitmap, $0 % 100, $0 / 100) < gray(bitmap, $1 % 100, $1 / 100)
    }
    // From 50,50 to 75,30.
    let place = try #require(brightest)
    #expect(abs(place % 100 - 75) <= 2 && abs(place / 100 - 30) <= 2)
  }

  @Test func `curves at the rim show the background`() throws {
    let dented = mesh([[.red, .red], [.red, .red]], background: .blue) { vertices in
      // The top edge sags: its lowest point is three quarters of 40 below.
      vertices[0].trailing.y = 40
      vertices[1].leading.y = 40
    }
    let bitmap = try RasterRenderer().render(list(dented))
    #expect(bitmap.color(50, 26) == "#0000ff")
    #expect(bitmap.color(50, 34) == "#ff0000")
    #expect(bitmap.color(1, 5) == "#ff0000")
  }

  @Test func `opacities are blended, too`() throws {
    let bitmap = try RasterRenderer().render(
      list(mesh([[.black.opacity(0), .black], [.black.opacity(0), .black]])))
    #expect(abs(Double(bitmap.opacity(30, 50)) - 0.305 * 255) <= 2)
  }

  @Test func `grids that make no sense show their background`() throws {
    var short = mesh([[.red, .red], [.red, .red]], background: .green)
    short.vertices.removeLast()
    var narrow = short
    narrow.columns = 1
    let lost = mesh([[.red, .red], [.red, .red]], background: .green) { $0[0].position.x = .nan }
    let far = mesh([[.red, .red], [.red, .red]], background: .green) { $0[0].position.x = 1e300 }
    for mesh in [short, narrow, lost, far] {
      #expect(try RasterRenderer().render(list(mesh)).color(50, 50) == "#00ff00")
      _ = try list(mesh).pdfData()
      _ = try list(mesh).svgData()
    }
  }

  @Test(
    "pages show the same mesh", .enabled(if: Tool.isInstalled("pdftoppm")),
    arguments: [true, false])
  func page(smooth: Bool) throws {
    let colors: [[ResolvedColor]] = [
      [.red, .white, .blue], [.green, .black, .red], [.blue, .green, .white],
    ]
    let list = list(
      mesh(colors, smooth: smooth, background: .white) { $0[4].position = CGPoint(x: 60, y: 40) })
    let png = try Tool.runForData(
      "pdftoppm", ["-r", "72", "-png", "-"], input: try list.pdfData())
    let page = try ImageDecoder.bitmap(from: png, name: "page.png")
    #expect(page.meanDifference(from: try RasterRenderer().render(list)) < 3)
  }
}

@Suite struct EllipticalGradientTests {
  private func bitmap(_ start: CGSize, _ end: CGSize, size: CGFloat) throws -> Bitmap {
    let paint = Paint.ellipticalGradient(
      stops(.black, .white), center: CGPoint(x: size / 2, y: size / 2), startRadius: start,
      endRadius: end)
    return try RasterRenderer().render(
      DisplayList(
        size: CGSize(width: size, height: size),
        items: [.fill(Path(CGRect(0, 0, size, size)), paint, FillStyle())]))
  }

  // Small ones are Cairo's, large ones our own.
  @Test(arguments: [40.0, 160])
  func `an ellipse is a circle stretched by its axes`(size: Double) throws {
    let end = CGSize(width: size / 2, height: size / 4)
    let bitmap = try bitmap(.zero, end, size: size)
    let middle = size / 2
    for (across, down) in [(0.25, 0.0), (0, 0.125), (0.2, 0.1), (0.4, 0), (0, 0.2)] {
      let (x, y) = (Int(middle + across * size), Int(middle + down * size))
      let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
      let place = (dx / end.width * dx / end.width + dy / end.height * dy / end.height)
        .squareRoot()
      let gray = Double(bitmap.pixels[(y * bitmap.width + x) * 4])
      #expect(abs(gray - min(1, place) * 255) <= 3, "\(across), \(down)")
    }
  }

  @Test func `before its start a gradient has the first color, and after its end the last`() throws
  {
    let bitmap = try bitmap(
      CGSize(width: 20, height: 10), CGSize(width: 40, height: 20), size: 100)
    #expect(bitmap.color(50, 42) == "#000000")
    #expect(bitmap.color(50, 72) == "#ffffff")
  }

  @Test(
    "axes that make no sense show the last color",
    arguments: [
      CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5),
    ])
  func nonsense(end: CGSize) throws {
    #expect(try bitmap(.zero, end, size: 20).color(10, 10) == "#ffffff")
  }
}
