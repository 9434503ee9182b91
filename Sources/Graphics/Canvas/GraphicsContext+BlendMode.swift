import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The combination of the colors of a drawing with those drawn before.
  ///
  /// Core Graphics' modes that also change what lies outside of the drawing (source-in and its
  /// kin) are not among them.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    /// - Parameter rawValue: the number that Core Graphics has for the mode; unknown ones draw as
    ///   `normal` does.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Erases earlier drawings, as far as the new one reaches.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Replaces earlier drawings, as far as the new one reaches.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}

extension GraphicsContext.BlendMode {
  private static let displayed: [Int32: EspalierDrawing.BlendMode] = [
    1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
    7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue,
    13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver,
    23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
  ]

  /// The items, combined with the earlier drawings.
  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .clear: return items.opaque.grouped(.blend(.destinationOut))
    case .copy:
      // Where an edge covers a pixel in part, the rest of the pixel keeps its color.
      return items.opaque.grouped(.blend(.destinationOut))
        + items.grouped(.blend(.plusLighter))
    default:
      guard let mode = Self.displayed[rawValue] else { return items }
      return items.grouped(.blend(mode))
    }
  }
}

extension [DisplayItem] {
  /// The same shapes, painted black.
  fileprivate var opaque: [DisplayItem] {
    compactMap { item in
      switch item {
      case .fill(let path, _, let style): return .fill(path, .color(.black), style)
      case .stroke(let path, _, let style): return .stroke(path, .color(.black), style)
      case .glyphs(let run, _): return .glyphs(run, .color(.black))
      case .image: return item
      case .group(.opacity, let items): return .group(.layer, items.opaque)
      case .group(let effect, let items): return .group(effect, items.opaque)
      }
    }
  }
}
