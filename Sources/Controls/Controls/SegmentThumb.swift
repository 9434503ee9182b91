@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The mark of the selected segment of a bar; it slides from one segment to the next.
struct SegmentThumb {
  let shape: ButtonBorderShape
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension SegmentThumb: View {
  var body: some View {
    shape
      .fill(colorScheme == .dark ? Color.white.opacity(0.25) : .white)
      .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
      .padding(metrics.segmentInset)
  }
}

/// The lines between the segments of a bar, where neither neighbor is selected.
///
/// They are behind the thumb, which covers them on its way.
struct SegmentLines {
  let count: Int
  /// The place of the selected segment; nil where none is selected.
  let selected: Int?
}

extension SegmentLines: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { UnboundedRule() }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    let frame = context.frame
    let isReversed = context.environment.layoutDirection == .rightToLeft
    let share = frame.width / CGFloat(max(count, 1))
    return (0..<count).dropFirst().flatMap { index -> [DisplayItem] in
      if index == selected || index - 1 == selected { return [] }
      let distance = CGFloat(index) * share
      let line = CGRect(
        x: (isReversed ? frame.maxX - distance : frame.minX + distance) - 0.5,
        y: frame.minY + frame.height / 4, width: 1, height: frame.height / 2)
      return context.environment.items(AnyShapeStyle(.separator), in: line) { paint in
        [.fill(Path(context.pass.aligned(line)), paint, FillStyle())]
      }
    }
  }
}
