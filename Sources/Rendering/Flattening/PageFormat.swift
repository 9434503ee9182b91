import EspalierDrawing
import Foundation

/// What can be shown without the pixel painter.
enum PageFormat {
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

extension DisplayItem {
  /// The items of a group that erases what was painted before.
  func eraser(in format: PageFormat) -> DisplayItem? {
    guard !format.shows(.blend(.destinationOut)) else { return nil }
    switch self {
    case .group(.blend(.destinationOut), let items): return .group(.layer, items)
    case .group(let effect, let items) where !effect.isolates && items.count == 1:
      return items[0].eraser(in: format).map { .group(effect, [$0]) }
    case .fill, .stroke, .glyphs, .image, .group: return nil
    }
  }

  /// The item, or, where groups within it erase what surrounds it too, its parts one by one.
  func withErasersApart(in format: PageFormat) -> [DisplayItem] {
    guard case .group(let effect, let items) = self, !effect.isolates,
      items.contains(where: { $0.erases(in: format) })
    else { return [self] }
    return items.flatMap { $0.withErasersApart(in: format) }.map { .group(effect, [$0]) }
  }

  private func erases(in format: PageFormat) -> Bool {
    switch self {
    case .group(.blend(.destinationOut), _): true
    case .group(let effect, let items) where !effect.isolates:
      items.contains { $0.erases(in: format) }
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
