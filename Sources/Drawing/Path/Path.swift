import Foundation

/// The outline of a shape: lines and curves, in points, y down.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 20))
///       path.addLine(to: CGPoint(x: 10, y: 0))
///       path.addLine(to: CGPoint(x: 20, y: 20))
///       path.closeSubpath()
///     }
public struct Path: Sendable {
  /// The common shapes are stored as such: they print briefly, and renderers draw them faster.
  package enum Storage: Equatable, Sendable {
    case rect(CGRect)
    case ellipse(CGRect)
    /// The corner size fits into the rectangle.
    case roundedRect(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    case outline(PathOutline)
  }

  package private(set) var storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// A path without lines or curves.
  public init() { storage = .outline(PathOutline()) }

  public init(_ rect: CGRect) {
    self.init(rect.isNull ? .outline(PathOutline()) : .rect(rect.standardized))
  }

  public init(ellipseIn rect: CGRect) {
    self.init(rect.isNull ? .outline(PathOutline()) : .ellipse(rect.standardized))
  }

  /// A rectangle with elliptical corners, made smaller where they would meet.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(.rounded(rect, cornerSize: cornerSize, style))
  }

  /// A rectangle with round corners; the radius is at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner; all shrink together where two would meet.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    if let radius = cornerRadii.common {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
    } else if rect.isNull {
      self.init()
    } else {
      let rect = rect.standardized
      self.init(.outline(.roundedRect(rect, cornerRadii.fitting(rect.size), style)))
    }
  }

  /// The path that `build` draws.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// One line or curve of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each line and curve in drawing order.
  public func forEach(_ body: (Element) -> Void) { outline.forEach(body) }

  public var isEmpty: Bool {
    guard case .outline(let outline) = storage else { return false }
    return outline.verbs.isEmpty
  }

  /// The point at which the next line would start; nil in an empty path.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// The lines and curves, whatever form the path is stored in.
  package var outline: PathOutline {
    switch storage {
    case .rect(let rect): .rect(rect)
    case .ellipse(let rect): .ellipse(in: rect)
    case .roundedRect(let rect, let size, let style): .roundedRect(rect, cornerSize: size, style)
    case .outline(let outline): outline
    }
  }

  /// Changes the lines and curves, after which the path is no longer a named shape.
  package mutating func editOutline(_ edit: (inout PathOutline) -> Void) {
    var outline = outline
    // Releases the stored copy, so that the edit does not copy the arrays.
    storage = .outline(PathOutline())
    edit(&outline)
    storage = .outline(outline)
  }
}

extension Path: Equatable {
  /// Returns whether both draw the same lines and curves.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.storage == rhs.storage || lhs.outline == rhs.outline
  }
}

extension Path.Storage {
  fileprivate static func rounded(
    _ rect: CGRect, cornerSize: CGSize, _ style: RoundedCornerStyle
  )
    -> Path.Storage
  {
    guard !rect.isNull else { return .outline(PathOutline()) }
    let rect = rect.standardized
    guard cornerSize.width > 0, cornerSize.height > 0, !rect.isEmpty else { return .rect(rect) }
    // An infinite radius is as large as fits.
    let cornerSize = CGSize(width: min(cornerSize.width, 1e9), height: min(cornerSize.height, 1e9))
    let fit = min(1, rect.width / 2 / cornerSize.width, rect.height / 2 / cornerSize.height)
    let fitting = CGSize(width: cornerSize.width * fit, height: cornerSize.height * fit)
    return .roundedRect(rect, cornerSize: fitting, style)
  }
}
