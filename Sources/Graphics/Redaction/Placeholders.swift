@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

// Placeholders stand for texts and pictures that are redacted. SwiftUI's numbers are not published;
// these are close to what it shows.
private enum Placeholder {
  /// The opacity of the foreground style.
  static let opacity = 0.16
  /// The height of a bar above the baseline and its depth below, in font sizes.
  static let ascent: CGFloat = 0.8
  static let descent: CGFloat = 0.2
  /// The radius of the bars, in font sizes.
  static let barRadius: CGFloat = 0.2
  /// The radius of the boxes, in points.
  static let boxRadius: CGFloat = 4
}

extension DrawContext {
  /// A bar with round corners for each line, as long as the line, in the color of the line's first
  /// characters.
  package func placeholders(
    for lines: TextLines, _ options: TextLayoutOptions, paint: (GlyphRun) -> Paint
  ) -> [DisplayItem] {
    let frame = frame
    let bars = lines.lines.compactMap { line -> DisplayItem? in
      guard let first = line.runs.first, line.width > 0 else { return nil }
      let fontSize = line.runs.map(\.font.size).max() ?? 0
      let bar = CGRect(
        x: frame.minX + line.start(in: size.width, options),
        y: frame.minY + line.baseline - Placeholder.ascent * fontSize, width: line.width,
        height: (Placeholder.ascent + Placeholder.descent) * fontSize)
      return box(pass.aligned(bar), radius: Placeholder.barRadius * fontSize, paint(first))
    }
    return bars.grouped(.opacity(Placeholder.opacity))
  }

  /// A box with round corners for a picture, in the foreground style.
  package func placeholderForPicture() -> [DisplayItem] {
    let frame = frame
    if frame.isEmpty { return [] }
    let paint = environment.resolvedForeground(in: frame)
    return [box(frame, radius: Placeholder.boxRadius, paint)].grouped(
      .opacity(Placeholder.opacity))
  }

  private func box(_ rect: CGRect, radius: CGFloat, _ paint: Paint) -> DisplayItem {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    return .fill(path, paint, FillStyle())
  }
}
