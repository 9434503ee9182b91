import EspalierDrawing
import EspalierRendering
import Foundation

/// Paths and pictures made of bytes.
enum PictureFuzzing {
  static func readPaths(_ data: Data) {
    var source = ByteSource(data)
    let (one, other) = (source.path(400), source.path(400))
    let eoFill = source.flag()
    let results = [
      one.union(other, eoFill: eoFill), one.intersection(other, eoFill: eoFill),
      one.subtracting(other, eoFill: eoFill), one.symmetricDifference(other, eoFill: eoFill),
      one.normalized(eoFill: eoFill), one.lineIntersection(other, eoFill: eoFill),
      one.lineSubtraction(other, eoFill: eoFill),
      one.trimmedPath(from: source.number(), to: source.number()),
      one.strokedPath(source.strokeStyle()), one.applying(source.transform()),
      one.offsetBy(dx: source.number(), dy: source.number()),
    ]
    let point = source.point()
    for path in results {
      _ = (path.boundingRect, path.contains(point, eoFill: eoFill), path.isEmpty)
      // A path is what its description says.
      if let read = Path(path.description) { _ = read.description }
    }
  }

  static func write(_ data: Data, _ format: PageFormat) {
    var source = ByteSource(data)
    let size = CGSize(width: source.choice(200) + 1, height: source.choice(200) + 1)
    var room = 60
    let list = DisplayList(size: size, items: source.items(0, &room))
    switch format {
    case .pdf: _ = try? list.pdfData()
    case .svg: _ = try? list.svgData()
    }
  }
}

extension ByteSource {
  mutating func path(_ most: Int) -> Path {
    var path = Path()
    for _ in 0..<min(most, choice(200) * 2) where !isEmpty {
      switch choice(10) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5: path.closeSubpath()
      case 6: path.addRect(rect())
      case 7: path.addEllipse(in: rect())
      case 8: path.addRoundedRect(in: rect(), cornerSize: size())
      default:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(Double(number())),
          endAngle: .degrees(Double(number())), clockwise: flag())
      }
    }
    return path
  }

  mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: element(of: [.butt, .round, .square]),
      lineJoin: element(of: [.miter, .round, .bevel]), miterLimit: number(),
      dash: (0..<choice(4)).map { _ in number() }, dashPhase: number())
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number() / 16, b: number() / 16, c: number() / 16, d: number() / 16, tx: number(),
      ty: number())
  }

  private mutating func color() -> ResolvedColor {
    ResolvedColor(
      red: Float(byte()) / 255, green: Float(byte()) / 255, blue: Float(number()),
      opacity: Float(byte()) / 200)
  }

  private mutating func stops() -> [GradientStop] {
    (0..<choice(5)).map { _ in GradientStop(color: color(), location: number() / 100) }
  }

  private mutating func paint() -> Paint {
    switch choice(8) {
    case 0, 1: return .color(color())
    case 2: return .linearGradient(stops(), start: point(), end: point())
    case 3:
      return .radialGradient(stops(), center: point(), startRadius: number(), endRadius: number())
    case 4:
      return .angularGradient(
        stops(), center: point(), startAngle: .degrees(Double(number())),
        endAngle: .degrees(Double(number())))
    case 5:
      return .ellipticalGradient(stops(), center: point(), startRadius: size(), endRadius: size())
    case 6:
      return .backdrop(
        BackdropPaint(radius: Double(number()), saturation: Double(number()), color: color()))
    default: return .mesh(mesh())
    }
  }

  private mutating func mesh() -> MeshPaint {
    let (columns, rows) = (choice(6), choice(6))
    let vertices = (0..<(columns * rows + choice(2))).map { _ in
      MeshPaint.Vertex(
        position: point(), leading: point(), top: point(), trailing: point(), bottom: point(),
        color: color())
    }
    return MeshPaint(
      columns: columns, rows: rows, vertices: vertices, background: color(), smoothsColors: flag())
  }

  private mutating func glyphs() -> GlyphRun {
    let text = text()
    let count = text.utf8.count
    return GlyphRun(
      font: GlyphFont(file: "", size: number(), family: text, weight: Int(byte()) * 8),
      glyphs: (0..<choice(6)).map { _ in
        let start = choice(max(count, 1))
        return GlyphRun.Glyph(
          id: UInt32(byte()), position: point(), cluster: start..<max(start, min(count, start + 1)))
      }, origin: point(), width: number(), text: text, isRightToLeft: flag())
  }

  mutating func items(_ depth: Int, _ room: inout Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<choice(6) where room > 0 && !isEmpty {
      room -= 1
      items.append(item(depth, &room))
    }
    return items
  }

  private mutating func item(_ depth: Int, _ room: inout Int) -> DisplayItem {
    switch choice(depth < 12 ? 7 : 4) {
    case 0: return .fill(path(20), paint(), FillStyle(eoFill: flag(), antialiased: flag()))
    case 1: return .stroke(path(20), paint(), strokeStyle())
    case 2: return .glyphs(glyphs(), paint())
    case 3:
      let (width, height) = (choice(5) + 1, choice(5) + 1)
      let pixels = (0..<(width * height * 4)).map { UInt8(truncatingIfNeeded: $0 * 37) }
      var image = DisplayImage(
        bitmap: Bitmap(width: width, height: height, pixels: pixels, name: text()), frame: rect(),
        interpolation: element(of: [.none, .low, .medium, .high]))
      if flag() { image.tint = paint() }
      if flag() { image.source = rect() }
      return .image(image)
    default: return .group(effect(depth, &room), items(depth + 1, &room))
    }
  }

  private mutating func effect(_ depth: Int, _ room: inout Int) -> DisplayEffect {
    switch choice(11) {
    case 0: return .transform(transform())
    case 1: return .opacity(Double(number()) / 100)
    case 2:
      return .blend(
        element(of: [.normal, .multiply, .plusLighter, .destinationOut, .sourceAtop, .hue]))
    case 3: return .clip(path(20), FillStyle(eoFill: flag(), antialiased: flag()))
    case 4: return .mask(items(depth + 1, &room))
    case 5: return .shadow(color: color(), radius: Double(number()), offset: size())
    case 6: return .innerShadow(color: color(), radius: Double(number()), offset: size())
    case 7: return .layer
    case 8: return .blur(radius: Double(number()), isOpaque: flag())
    case 9:
      return .projection(ProjectionTransform(transform()))
    default: return .alphaThreshold(0...Double(byte()), color())
    }
  }
}
