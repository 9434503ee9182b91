import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    // Readers of pages clip a gradient to a stroke's box before they turn it: corners are lost.
    if case .pages = output, paint.isGradient {
      return fill(path.strokedPath(style), paint, FillStyle())
    }
    if case .pixels = output, style.usableDash.isEmpty, case .outline(let outline) = path.storage,
      outline.verbs.count > StrokeParts.mostLines
    {
      return strokeParts(of: outline, path, paint, style)
    }
    guard trace(path) else { return }
    let bounds = DisplayItem.stroke(path, paint, style).bounds
    guard setSource(paint, over: bounds) else { return }
    setLine(style)
    cairo_stroke(context)
  }

  private func setLine(_ style: StrokeStyle) {
    cairo_set_line_width(context, min(Double(style.lineWidth), widestLine))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    // Both Cairo and Core Graphics compare the miter's length with the line's whole width.
    cairo_set_miter_limit(context, Double(max(1, style.miterLimit)))
    let dash = style.usableDash
    cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
  }

  /// As wide as the coordinates of Cairo's pixels reach, in points.
  ///
  /// The wider round ends and joins are, the more parts they are cut into.
  private var widestLine: Double {
    let transform = transform
    let stretch = Double(max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)))
    return stretch > 0 ? Double(1 << 22) / stretch : .infinity
  }

  /// Collects the parts of a long path in a mask, and paints through that.
  private func strokeParts(
    of outline: PathOutline, _ path: Path, _ paint: Paint, _ style: StrokeStyle
  ) {
    let bounds = DisplayItem.stroke(path, paint, style).bounds
    guard outline.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      setSource(paint, over: bounds),
      let pixels = PixelRect(around: visibleDeviceRect(of: bounds)),
      let mask = effectSurface(CAIRO_FORMAT_A8, pixels)
    else { return }
    let toMask = CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y))
    let painter = CairoPainter(
      mask.pointer, transform.concatenating(toMask), output: .pixels, resources: resources)
    painter.setLine(style)
    for part in StrokeParts(outline).parts where painter.trace(Path(.outline(part))) {
      cairo_stroke(painter.context)
    }
    note { () throws(RenderingError) in try painter.finish() }
    inDeviceSpace {
      cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }
}

/// The parts in which a long path is stroked.
///
/// Cairo looks at all edges that cross a row of pixels, and sorts them: its time grows with the square of their number. What
/// makes the stroke of a path is the union of the strokes of its parts, if each begins with the line that the one before ended
/// with, so that no join is missing. Round and square ends of parts stand where there are joins.
struct StrokeParts {
  static let mostLines = 1000

  private(set) var parts: [PathOutline] = []
  private var part = PathOutline()
  /// The start of the current figure, and its first line.
  private var start = CGPoint.zero
  private var first: Path.Element?
  /// The last line of the current figure, where it begins, and where it ends.
  private var last: (line: Path.Element, start: CGPoint)?
  private var pen = CGPoint.zero
  /// True if the start of the current figure is in a part before.
  private var isCut = false

  init(_ outline: PathOutline) {
    outline.forEach { add($0) }
    if !part.verbs.isEmpty { parts.append(part) }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      if part.verbs.count >= Self.mostLines { next() }
      begin(at: point)
      part.append(element)
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      if part.verbs.count >= Self.mostLines, let last {
        next()
        part.move(to: last.start)
        part.append(last.line)
        isCut = true
      }
      if first == nil { first = element }
      part.append(element)
      (last, pen) = ((element, pen), end)
    case .closeSubpath:
      if isCut {
        part.line(to: start)
        if let first { part.append(first) }
        part.move(to: start)
      } else {
        part.append(element)
      }
      begin(at: start)
    }
  }

  private mutating func begin(at point: CGPoint) {
    (start, first, last, pen, isCut) = (point, nil, nil, point, false)
  }

  private mutating func next() {
    parts.append(part)
    part = PathOutline()
  }
}

extension Paint {
  fileprivate var isGradient: Bool {
    if case .color = self { false } else { true }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension StrokeStyle {
  /// The dash pattern, or nothing where it would paint nothing or everything.
  var usableDash: [Double] {
    let lengths = dash.map { Double($0) }
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.reduce(0, +) > 0
    return isUsable && dashPhase.isFinite ? lengths : []
  }
}
