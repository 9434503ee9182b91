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
  /// Returns whether any of the items has to be replaced, or put elsewhere.
  func needsChange(in format: PageFormat) -> Bool {
    contains { item in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
        paint.isBackdrop || !format.shows(paint)
      case .image(let image): image.tint.map { $0.isBackdrop || !format.shows($0) } ?? false
      case .group(let effect, let items):
        !format.shows(effect) || item.cutsBlendsOff(in: format)
          || effect.maskItems.needsChange(in: format)
          || items.needsChange(in: format)
      }
    }
  }

  /// Returns whether any of the items needs the picture so far.
  func dependsOnPicture(in format: PageFormat) -> Bool {
    contains { item in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
        paint.isBackdrop
      case .image(let image): image.tint?.isBackdrop ?? false
      case .group(.blend(let mode), let items):
        !format.shows(mode) || items.dependsOnPicture(in: format)
      case .group(_, let items): items.dependsOnPicture(in: format)
      }
    }
  }

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

  /// The item, or its parts, arranged so that the parts that change or blend with the items around
  /// its group stand beside those.
  ///
  /// Moving and cutting off a group do not change how its parts blend, but SVG takes a group that
  /// is cut off for a picture of its own, into which parts blend.
  func withBlendsApart(in format: PageFormat) -> [DisplayItem] {
    guard case .group(let effect, let items) = self, !effect.traits.isolates,
      items.contains(where: { $0.standsApart(in: format) })
    else { return [self] }
    var result: [DisplayItem] = []
    var together: [DisplayItem] = []
    for part in items.flatMap({ $0.withBlendsApart(in: format) }) {
      guard part.standsApart(in: format) else {
        together.append(part)
        continue
      }
      if !together.isEmpty { result.append(.group(effect, together)) }
      together = []
      result.append(part.inside(effect))
    }
    return together.isEmpty ? result : result + [.group(effect, together)]
  }

  /// The item in a group; a blend is put around the group instead of inside.
  private func inside(_ effect: DisplayEffect) -> DisplayItem {
    guard case .group(.blend(let mode), let items) = self, mode != .normal else {
      return .group(effect, [self])
    }
    return .group(.blend(mode), [.group(effect, items)])
  }

  private func standsApart(in format: PageFormat) -> Bool {
    switch self {
    case .group(.blend(let mode), _) where mode == .destinationOut || mode == .destinationOver: true
    case .group(.blend(let mode), _) where mode != .normal: format == .svg
    case .group(let effect, let items) where !effect.traits.isolates:
      items.contains { $0.standsApart(in: format) }
    case .fill, .stroke, .glyphs, .image, .group: false
    }
  }

  /// Returns whether the item is a group within whose edges something blends with what surrounds
  /// it.
  fileprivate func cutsBlendsOff(in format: PageFormat) -> Bool {
    guard case .group(.clip, let items) = self else { return false }
    return items.contains { $0.standsApart(in: format) }
  }
}

extension DisplayEffect {
  fileprivate var maskItems: [DisplayItem] {
    if case .mask(let items) = self { items } else { [] }
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
  fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  fileprivate var asSilhouette: Paint { isBackdrop ? .color(.black) : self }
}
