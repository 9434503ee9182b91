import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The options for clips.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Hides the inside instead of the outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// Hides the parts of later drawings outside of `path`, and outside of all clips before it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.clip(path, style))
      return
    }
    // Filters may use parts of a drawing far outside of the visible area.
    let everything = Path(bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1))
    let outside = everything.subtracting(path, eoFill: style.isEOFilled)
    clips.append(.clip(outside, FillStyle(antialiased: style.isAntialiased)))
  }

  /// Shows later drawings where `content` is opaque, and fades them where it is translucent.
  ///
  /// - Parameter opacity: multiplies the opacity of the layer, 0 to 1.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layerItems(content)
    if opacity < 1 { mask = opacity > 0 ? mask.grouped(.opacity(opacity)) : [] }
    if options.contains(.inverse) {
      let everything = DisplayItem.fill(
        Path(bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1)), .color(.black),
        FillStyle())
      mask = [.group(.layer, [everything] + mask.grouped(.blend(.destinationOut)))]
    }
    clips.append(.mask(mask))
  }

  /// The smallest rectangle around the area that the clips leave visible, in the context's
  /// coordinates.
  ///
  /// Null if nothing is visible.
  public var clipBoundingRect: CGRect {
    var visible = bounds
    for clip in clips {
      if case .limited(let area) = clip.traits.spread { visible = visible.overlap(with: area) }
    }
    return visible.applying(transform.inverted())
  }
}
