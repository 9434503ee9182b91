import Foundation

extension Path {
  /// Starts a new figure at `point`.
  public mutating func move(to point: CGPoint) { editOutline { $0.move(to: point) } }

  /// Adds a line; has no effect in a path without a current point, like all functions below.
  public mutating func addLine(to point: CGPoint) { editOutline { $0.line(to: point) } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    editOutline { $0.quadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    editOutline { $0.curve(to: end, control1, control2) }
  }

  /// Draws a line back to the start of the figure and joins both ends.
  public mutating func closeSubpath() { editOutline { $0.close() } }

  /// Starts a new figure at the first point and draws lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    editOutline { outline in
      outline.move(to: first)
      for point in points.dropFirst() { outline.line(to: point) }
    }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds the lines and curves of `path`, moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      self = added
    } else {
      editOutline { outline in added.forEach { outline.append($0) } }
    }
  }
}
