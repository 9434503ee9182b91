import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The backgrounds of rows that would follow the last one: as in AppKit, every other band down to the end of the view has
/// another background.
struct ListBandsBelow: View {
  let look: ListLook
  /// True if the first of them has the other background.
  let isFirstDark: Bool

  var body: some View {
    ListBandsLayout {
      Color.clear.containerRelativeFrame(.vertical)
      ListBands(look: look, isFirstDark: isFirstDark).fill(ListShade.alternate)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// Bands as high as empty rows, every other one of which is a part of the shape.
private struct ListBands: Shape {
  let look: ListLook
  let isFirstDark: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let pitch = look.rowMinimum + look.rowSpacing
    guard rect.height > 0, pitch >= 1 else { return path }
    let (margin, radius) = (look.arrangement.selectionMargin, look.arrangement.bandRadius)
    // One more than seems to fit, as margins of the scroll view are not part of the height: it cuts off the rest.
    for band in stride(from: isFirstDark ? 0 : 1, through: Int(rect.height / pitch) + 1, by: 2) {
      let top = rect.minY + CGFloat(band) * pitch + look.rowSpacing
      let row = CGRect(x: rect.minX, y: top, width: rect.width, height: look.rowMinimum)
      path.addRoundedRect(
        in: row.insetBy(dx: min(margin, rect.width / 2), dy: 0),
        cornerSize: CGSize(width: radius, height: radius))
    }
    return path
  }
}

/// Places its second view below its own end, where it fills the rest of the scroll view's height, which is that of the first.
private struct ListBandsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let height = subviews[0].sizeThatFits(.unspecified).height
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.maxY),
      proposal: ProposedViewSize(width: bounds.width, height: max(height - bounds.height, 0)))
  }
}

extension ListShade {
  /// `NSColor.alternatingContentBackgroundColors`.
  static let alternate = ListShade(0xF4F5F5, 0x292929)
}
