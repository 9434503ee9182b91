import Foundation

/// The shape of a line's end.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The way in which the outline of a path is drawn; lengths are points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line width, before the corner is cut off.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted pieces in turn; empty draws a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way in which the inside of a path is found and painted.
public struct FillStyle: Equatable, Sendable {
  /// Counts crossings by the even-odd rule instead of by the winding rule.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase; caps, joins and the dash pattern change at once.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
