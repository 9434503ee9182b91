import EspalierDrawing
import Foundation
import LayoutEngine

/// A drawing that goes with text: filled and stroked paths in a box measured in hundredths of the font's size.
struct Symbol: Sendable {
  enum Part: Sendable {
    case fill(Path, FillStyle = FillStyle())
    /// With round ends and corners.
    case line(Path, width: CGFloat = Symbol.lineWidth)
  }

  let box: CGSize
  let parts: [Part]

  /// The thickness of lines that goes with text of regular weight.
  static let lineWidth: CGFloat = 8

  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
    box = CGSize(width: width, height: height)
    self.parts = parts
  }

  /// The size beside text of `fontSize` points, to half a point.
  func size(at fontSize: CGFloat) -> CGSize {
    func length(_ hundredths: CGFloat) -> CGFloat {
      max((hundredths * fontSize / 100 * 2).rounded(), 1) / 2
    }
    return CGSize(width: length(box.width), height: length(box.height))
  }

  /// The symbol stretched over `frame`.
  func items(in frame: CGRect, _ paint: Paint) -> [DisplayItem] {
    if frame.isEmpty { return [] }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY)
    // Where parts overlap, a translucent color must not be painted twice.
    guard parts.count > 1, case .color(var color) = paint, color.opacity < 1 else {
      return parts.map { $0.item(transform, paint) }
    }
    let opacity = Double(color.opacity)
    color.opacity = 1
    return parts.map { $0.item(transform, .color(color)) }.grouped(.opacity(opacity))
  }
}

extension Symbol.Part {
  fileprivate func item(_ transform: CGAffineTransform, _ paint: Paint) -> DisplayItem {
    switch self {
    case .fill(let path, let style): return .fill(path.applying(transform), paint, style)
    case .line(let path, let width):
      let style = StrokeStyle(
        lineWidth: width * transform.meanScale, lineCap: .round, lineJoin: .round)
      return .stroke(path.applying(transform), paint, style)
    }
  }
}

/// A symbol beside text: of fixed size, centered on the height of the capital letters.
///
/// - Child sizing: no children.
/// - Preferred size: the symbol's.
struct SymbolRule: LayoutRule {
  let size: CGSize
  let fontSize: CGFloat

  /// Of San Francisco and Inter, in ems.
  private static let capHeight: CGFloat = 0.71

  func clampedSize(_ node: LayoutNode) -> ClampedSize? { ClampedSize(size) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { size }

  var mayHaveExplicitGuides: Bool { true }

  var ownGuides: GuideKinds { .textBaselines }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide.kind == .textBaselines ? (size.height + Self.capHeight * fontSize) / 2 : nil
  }

  /// Two symbols touch, as two texts do; other views keep the usual distance.
  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing(text: 0, above: 8, below: 8) }
}
