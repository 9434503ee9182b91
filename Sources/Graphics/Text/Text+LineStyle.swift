import EspalierCore
import EspalierDrawing
import Foundation

extension Text {
  /// The look of a line below or through characters.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      /// Painted and unpainted lengths in turn, as multiples of the line's thickness; empty is
      /// solid.
      let dashes: [CGFloat]

      public static let solid = Pattern(dashes: [])
      public static let dot = Pattern(dashes: [3, 3])
      public static let dash = Pattern(dashes: [10, 5])
      public static let dashDot = Pattern(dashes: [10, 3, 3, 3])
      public static let dashDotDot = Pattern(dashes: [10, 3, 3, 3, 3, 3])
    }

    let pattern: Pattern
    let color: Color?

    /// - Parameter color: the color of the line; nil stands for the color of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// The position of a line relative to the baseline, as a fraction of the font size.
  enum Place: CGFloat {
    case underline = 0.14
    case strikethrough = -0.27
  }

  /// A line along characters, of whole pixels.
  func item(
    from left: CGFloat, to right: CGFloat, baseline: CGFloat, fontSize: CGFloat, _ place: Place,
    _ paint: Paint, _ pass: DrawPass
  ) -> DisplayItem {
    let thickness = max(1 / pass.scale, pass.aligned(fontSize / 16))
    let top = pass.aligned(baseline + place.rawValue * fontSize - thickness / 2)
    if pattern.dashes.isEmpty {
      let rect = CGRect(x: left, y: top, width: right - left, height: thickness)
      return .fill(Path(rect), paint, FillStyle())
    }
    let path = Path { path in
      path.move(to: CGPoint(x: left, y: top + thickness / 2))
      path.addLine(to: CGPoint(x: right, y: top + thickness / 2))
    }
    let dashes = pattern.dashes.map { $0 * thickness }
    return .stroke(path, paint, StrokeStyle(lineWidth: thickness, dash: dashes))
  }
}
