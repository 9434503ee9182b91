import Foundation

extension Path {
  /// The outline of the path's stroke, to be filled by the winding rule.
  ///
  /// An open figure gives one outline, around both of its ends; a closed one gives two, one along each side. They may
  /// cross themselves; `normalized(eoFill: false)` leaves only the stroke's edge. Curves stay
  /// curves. Where there would be more than a hundred thousand dashes and gaps, the lines are
  /// whole, and a message on standard error reports that.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var (room, work) = (StrokeStyle.outlinedDashes, 0)
    var stroker = Stroker(style: style, tolerance: boundingRect.flatteningTolerance)
    var isWhole = false
    for figure in outline.figures where figure.isDrawable {
      let (line, left) = (figure.withoutPoints, room)
      for piece in line.dashed(style.dash, phase: style.dashPhase, room: &room, work: &work) {
        stroker.add(piece)
      }
      isWhole = isWhole || room == left
    }
    if isWhole { reportDashes(of: style) }
    return Path(.outline(stroker.outline))
  }

  /// Reports that dashes are left out, if their number is the reason.
  private func reportDashes(of style: StrokeStyle) {
    let count = style.dashCount(along: self)
    if count <= StrokeStyle.outlinedDashes { return }
    let (bounds, number) = (boundingRect, min(count, 1e15).rounded(.up))
    PathProblems.report(
      "strokedPath(_:) leaves out the dashes \(style.dash.prefix(8).map(\.brief)) along a path within \(bounds.brief): there "
        + "would be up to \(number.brief) dashes and gaps, and more than \(StrokeStyle.outlinedDashes.brief) take too long. Make "
        + "them longer, or stroke the part of the path that can be seen.")
  }
}

/// Walks along the sides of lines and curves.
///
/// 1. Curves are cut into parts that bend little enough to be moved sideways as one curve.
/// 2. Where two parts meet at an angle there is a joint: a join on its outer side, and on the inner side either the
///    point where the moved lines cross or, if they do not reach that far, the path over the joint
///    itself.
/// 3. Each side is a chain of moved parts and joins (`StrokeSide`).
/// 4. The left chain, and the right one backwards, go clockwise around the stroke. Open figures have a cap between them.
///
/// The outlines go around everything at least once and never in the opposite direction, so that
/// nothing cancels out: they are the sum of clockwise pieces, one for each part and each join.
private struct Stroker {
  let style: StrokeStyle
  let tolerance: CGFloat
  var outline = PathOutline()

  private var reach: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
  }

  mutating func add(_ figure: PathOutline.Figure) {
    var parts: [StrokePart] = []
    for segment in figure.segments { segment.addStrokeParts(to: &parts, reach, tolerance) }
    guard !parts.isEmpty else {
      if let point = figure.segments.first?.start { addDot(point) }
      return
    }
    let left = StrokeSide(of: parts, at: -reach, style, isClosed: figure.isClosed)
    let right = StrokeSide(of: parts, at: reach, style, isClosed: figure.isClosed)
    addRound(left, right, parts, isClosed: figure.isClosed)
    addFolds(left.folds)
    addFolds(right.folds)
  }

  private mutating func addRound(
    _ left: StrokeSide, _ right: StrokeSide, _ parts: [StrokePart], isClosed: Bool
  ) {
    outline.move(to: left.start)
    for link in left.chain { outline.append(link.element) }
    if isClosed {
      outline.close()
      outline.move(to: right.end)
    } else {
      addCap(parts[parts.count - 1].segment.end, parts[parts.count - 1].reaching)
      if style.lineCap != .round { outline.line(to: right.end) }
    }
    for link in right.chain.reversed() { outline.append(link.reversed.element) }
    if !isClosed { addCap(parts[0].segment.start, parts[0].leaving * -1) }
    outline.close()
  }

  private mutating func addFolds(_ folds: [[PathSegment]]) {
    for fold in folds {
      guard let first = fold.first else { continue }
      outline.move(to: first.start)
      for link in fold { outline.append(link.element) }
      outline.close()
    }
  }

  /// Adds the outline between the left side of an end and its right side.
  ///
  /// - Parameter direction: the direction out of the line.
  private mutating func addCap(_ end: CGPoint, _ direction: CGVector) {
    let side = direction.turned * reach
    switch style.lineCap {
    case .butt: break
    case .round:
      for arc in PathSegment.arcs(around: end, from: side * -1, to: side, turning: .pi) {
        outline.append(arc.element)
      }
    case .square:
      let middle = end + direction * reach
      outline.line(to: middle - side)
      outline.line(to: middle + side)
    }
  }

  /// A figure of no length: round and square caps show where it is.
  private mutating func addDot(_ point: CGPoint) {
    let square = CGRect(
      x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch style.lineCap {
    case .butt: break
    case .round: PathOutline.ellipse(in: square).forEach { outline.append($0) }
    case .square: PathOutline.rect(square).forEach { outline.append($0) }
    }
  }
}
