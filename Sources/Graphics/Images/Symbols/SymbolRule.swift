@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A symbol beside text: of fixed size, centered on the height of the capital letters.
///
/// - Child sizing: no children.
/// - Preferred size: the symbol's.
struct SymbolRule: LayoutRule {
  let size: CGSize
  let fontSize: CGFloat

  /// The height of capitals in San Francisco and Inter, in ems.
  private static let capHeight: CGFloat = 0.71

  /// The distance from a symbol's top to the baseline of the text beside it.
  static func baseline(ofHeight height: CGFloat, fontSize: CGFloat) -> CGFloat {
    (height + capHeight * fontSize) / 2
  }

  func clampedSize(_ node: LayoutNode) -> ClampedSize? { ClampedSize(size) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { size }

  var mayHaveExplicitGuides: Bool { true }

  var ownGuides: GuideKinds { .textBaselines }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide.kind == .textBaselines && guide.axis == .vertical
      ? Self.baseline(ofHeight: size.height, fontSize: fontSize) : nil
  }

  /// Two symbols touch, as two texts do; other views keep the usual distance.
  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing(text: 0, above: 8, below: 8) }
}
