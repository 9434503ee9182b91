import EspalierDrawing
import Foundation

extension DisplayEffect {
  /// The steps of a filter that has the effect, none where it changes nothing; nil if the effect is
  /// no filter.
  var filterSteps: [String]? {
    switch self {
    case .shadow(let color, let radius, let offset):
      [
        Self.blur("SourceAlpha", radius / 2), Self.offset(offset), Self.flood(color),
        #"<feComposite in2="shadow" operator="in"/>"#,
        #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#,
      ]
    case .innerShadow(let color, let radius, let offset):
      [
        Self.blur("SourceAlpha", radius / 2), Self.offset(offset), Self.flood(color),
        #"<feComposite in2="shadow" operator="out"/>"#,
        #"<feComposite in2="SourceGraphic" operator="atop"/>"#,
      ]
    case .blur(let radius, let isOpaque):
      // The color of a picture made opaque is the mean of those that show.
      isOpaque
        ? [
          Self.blur("SourceGraphic", radius),
          "<feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/>"
            + "</feComponentTransfer>",
        ] : radius > 0 ? [Self.blur("SourceGraphic", radius)] : []
    case .colors(let matrix):
      [
        "<feColorMatrix type=\"matrix\" values=\""
          + matrix.finiteRows.map { CGFloat($0).factor }.joined(separator: " ") + "\"/>"
      ]
    case .alphaThreshold(let range, let color):
      [
        "<feComponentTransfer in=\"SourceAlpha\" result=\"shadow\"><feFuncA type=\"discrete\" tableValues=\""
          + (0...255).map { range.contains(Double($0) / 255) ? "1" : "0" }.joined(separator: " ")
          + "\"/></feComponentTransfer>", Self.flood(color),
        #"<feComposite in2="shadow" operator="in"/>"#,
      ]
    case .transform, .opacity, .blend, .clip, .mask, .layer, .projection, .link: nil
    }
  }

  private static func blur(_ source: String, _ deviation: Double) -> String {
    let usable = deviation > 0 && deviation.isFinite ? deviation : 0
    return "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(usable.number)\"/>"
  }

  private static func offset(_ offset: CGSize) -> String {
    "<feOffset dx=\"\(offset.width.number)\" dy=\"\(offset.height.number)\" result=\"shadow\"/>"
  }

  private static func flood(_ color: ResolvedColor) -> String {
    "<feFlood flood-color=\"\(color.hex)\" flood-opacity=\"\(color.components.opacity.number)\"/>"
  }
}
