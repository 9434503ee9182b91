import EspalierDrawing
import Foundation

/// A format of pages, with the effects and paints that it shows without the pixel painter.
package enum PageFormat: Sendable {
  case pdf, svg

  func shows(_ effect: DisplayEffect) -> Bool {
    switch effect {
    case .transform, .opacity, .clip, .mask, .shadow, .layer, .link: true
    case .blend(let mode): shows(mode)
    case .innerShadow, .blur, .colors, .alphaThreshold: self == .svg
    // Pictures take their place.
    default: false
    }
  }

  /// Pages hold each cell of a mesh, up to a number that readers can handle; SVG writes pictures of
  /// all of them itself.
  func shows(_ paint: Paint) -> Bool {
    if case .mesh(let mesh) = paint {
      self == .svg || mesh.vertices.count <= Self.mostCells
    } else {
      true
    }
  }

  private static let mostCells = 20_000

  func shows(_ mode: BlendMode) -> Bool {
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .color, .luminosity:
      true
    // PDF has no `plusLighter`. It has the other two, but Poppler, on which many readers are built,
    // shows wrong colors.
    case .plusLighter, .hue, .saturation: self == .svg
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: false
    }
  }
}

extension [DisplayItem] {
  /// The items with plain black where they would show the picture so far.
  var asSilhouette: [DisplayItem] {
    map { item in
      switch item {
      case .fill(let path, let paint, let style): .fill(path, paint.asSilhouette, style)
      case .stroke(let path, let paint, let style): .stroke(path, paint.asSilhouette, style)
      case .glyphs(let run, let paint): .glyphs(run, paint.asSilhouette)
      case .image(let image): .image(image.asSilhouette)
      case .group(let effect, let items): .group(effect, items.asSilhouette)
      }
    }
  }
}

/// The change that a group makes to all that was painted before it, instead of covering it.
enum BackgroundChange {
  /// Removes what the items cover.
  case erasing(DisplayItem)
  /// Puts the items below.
  case underlay(DisplayItem)

  func wrapped(in effect: DisplayEffect) -> BackgroundChange {
    switch self {
    case .erasing(let item): .erasing(.group(effect, [item]))
    case .underlay(let item): .underlay(.group(effect, [item]))
    }
  }
}

extension DisplayItem {
  /// The change that the item makes to what was painted before, if that is all it does.
  var backgroundChange: BackgroundChange? {
    switch self {
    case .group(.blend(.destinationOut), let items): .erasing(.group(.layer, items))
    case .group(.blend(.destinationOver), let items): .underlay(.group(.layer, items))
    case .group(let effect, let items) where !effect.traits.isolates && items.count == 1:
      items[0].backgroundChange?.wrapped(in: effect)
    case .fill, .stroke, .glyphs, .image, .group: nil
    }
  }
}

extension DisplayImage {
  fileprivate var asSilhouette: DisplayImage {
    var image = self
    image.tint = tint?.asSilhouette
    return image
  }
}

extension Paint {
  var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  fileprivate var asSilhouette: Paint { isBackdrop ? .color(.black) : self }
}
