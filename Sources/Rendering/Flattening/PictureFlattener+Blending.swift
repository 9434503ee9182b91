import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension PictureFlattener {
  /// The items that, painted over the picture so far, look as blending the given items would.
  ///
  /// Exact where the picture so far is opaque or empty, which is everywhere but at the edges.
  func blended(_ items: [DisplayItem], _ mode: BlendMode) -> [DisplayItem] {
    guard let canvas, let source = picture(of: items),
      let before = copy(of: canvas, at: source.pixels)
    else { return items }
    let (width, height) = (Int32(source.pixels.width), Int32(source.pixels.height))
    switch mode {
    case .sourceAtop:
      before.edit { other, otherStride in
        source.surface.edit { pixels, stride in
          px_multiply_opacity(pixels, width, height, Int32(stride), other, Int32(otherStride))
        }
      }
      return [image(source)]
    default:
      let blended = CairoPainter(
        before.pointer, .identity, output: .pixels, resources: resources)
      blended.paint([.group(.blend(mode), [source.item])])
      source.surface.edit { cover, coverStride in
        before.edit { pixels, stride in
          px_keep_under(pixels, width, height, Int32(stride), cover, Int32(coverStride))
        }
      }
      return [image(PlacedPicture(surface: before, pixels: source.pixels))]
    }
  }

  /// Keeps what the eraser does not cover.
  func erased(_ items: [DisplayItem], by eraser: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let area = resources.bounds.of(items).applying(transform).overlap(with: visiblePart)
    guard !area.isNull, let rest = picture(of: eraser, within: area.insetBy(dx: -1, dy: -1)) else {
      return items
    }
    // The part of an opaque backdrop that the eraser leaves.
    rest.surface.edit { pixels, stride in
      px_color_matrix(
        pixels, Int32(rest.pixels.width), Int32(rest.pixels.height), Int32(stride),
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1])
    }
    return [.group(.mask([image(rest)]), items)]
  }

  /// A copy of what was painted so far in the current picture.
  private func copy(of canvas: CairoPainter, at pixels: PixelRect) -> CairoSurface? {
    guard
      let surface = try? CairoSurface.image(width: pixels.width, height: pixels.height),
      let target = canvas.targets.last
    else { return nil }
    let context = cairo_create(surface.pointer)
    cairo_set_source_surface(context, target, -Double(pixels.x), -Double(pixels.y))
    cairo_paint(context)
    cairo_destroy(context)
    return surface
  }
}

extension PlacedPicture {
  /// The picture at the origin.
  fileprivate var item: DisplayItem {
    let size = CGSize(width: pixels.width, height: pixels.height)
    return .image(
      DisplayImage(
        bitmap: surface.bitmap(name: "picture"), frame: CGRect(origin: .zero, size: size),
        interpolation: .none))
  }
}

extension CairoPainter {
  /// Runs `body` in the coordinates, or within the clip, of a group.
  func enter(_ effect: DisplayEffect, _ body: () -> Void) {
    saved {
      switch effect {
      case .transform(let change): transform = change.concatenating(transform)
      case .clip(let path, let style):
        if trace(path) {
          setRule(style)
          cairo_clip(context)
          cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        }
      default: break
      }
      body()
    }
  }
}
