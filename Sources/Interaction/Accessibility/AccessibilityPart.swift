@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A link within a text, as assistive programs see it.
@MainActor package struct AccessibilityPart {
  let target: TextLinkTarget
  /// The rectangles that it takes, from the text's top left corner.
  let areas: [CGRect]

  init(_ target: TextLinkTarget, _ areas: [CGRect]) {
    self.target = target
    self.areas = areas
  }

  /// The rectangle around all of it, in root coordinates.
  func frame(in element: LayoutElement) -> CGRect {
    element.map(to: nil).rect(areas.reduce(.null) { $0.joined(with: $1) })
  }

  /// The middle of its part in the first line; the middle of the whole may lie outside the link.
  func activationPoint(in element: LayoutElement) -> CGPoint? {
    areas.first.map { element.map(to: nil).point(CGPoint(x: $0.midX, y: $0.midY)) }
  }
}

extension TextLinks {
  /// The links, as parts of the text for assistive programs.
  var parts: [AccessibilityPart] { targets.map { AccessibilityPart($0, areas(of: $0)) } }
}
