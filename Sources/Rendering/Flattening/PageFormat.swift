import EspalierDrawing
import Foundation

/// What can be shown without the pixel painter.
package enum PageFormat: Sendable {
  case pdf, svg

  func shows(_ effect: DisplayEffect) -> Bool {
    switch effect {
    case .transform, .opacity, .clip, .mask, .shadow, .layer: true
    case .blend(let mode): shows(mode)
    case .innerShadow, .blur, .colors, .alphaThreshold: self == .svg
    case .projection: false
    }
  }

  func shows(_ mode: BlendMode) -> Bool {
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    case .plusLighter: self == .svg
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: false
    }
  }
}

extension DisplayEffect {
  /// Whether the group is painted as one picture, into which its items blend.
  fileprivate var isolates: Bool {
    switch self {
    case .transform, .clip, .blend(.normal): false
    case .opacity, .blend, .mask, .shadow, .innerShadow, .layer, .blur, .colors, .alphaThreshold,
      .projection:
      true
    }
  }
}

extension [DisplayItem] {
  /// Whether anything among the items is to be replaced by a picture.
  func needsPictures(in format: PageFormat) -> Bool {
    contains { item in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
        paint.isBackdrop
      case .image(let image): image.tint?.isBackdrop ?? false
      case .group(let effect, let items):
        !format.shows(effect) || effect.maskItems.needsPictures(in: format)
          || items.needsPictures(in: format)
      }
    }
  }

  /// Whether anything among the items needs the picture so far.
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

/// What a group does to all that was painted before it, instead of covering it.
enum BackgroundChange {
  /// Takes away what the items cover.
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
  /// How the item changes what was painted before, if that is all it does.
  var backgroundChange: BackgroundChange? {
    switch self {
    case .group(.blend(.destinationOut), let items): .erasing(.group(.layer, items))
    case .group(.blend(.destinationOver), let items): .underlay(.group(.layer, items))
    case .group(let effect, let items) where !effect.isolates && items.count == 1:
      items[0].backgroundChange?.wrapped(in: effect)
    case .fill, .stroke, .glyphs, .image, .group: nil
    }
  }

  /// The item, or, where groups within it change what surrounds it too, its parts one by one.
  var withBackgroundChangesApart: [DisplayItem] {
    guard case .group(let effect, let items) = self, !effect.isolates,
      items.contains(where: \.changesBackground)
    else { return [self] }
    return items.flatMap(\.withBackgroundChangesApart).map { .group(effect, [$0]) }
  }

  private var changesBackground: Bool {
    switch self {
    case .group(.blend(.destinationOut), _), .group(.blend(.destinationOver), _): true
    case .group(let effect, let items) where !effect.isolates: items.contains(where: \.changesBackground)
    case .fill, .stroke, .glyphs, .image, .group: false
    }
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
