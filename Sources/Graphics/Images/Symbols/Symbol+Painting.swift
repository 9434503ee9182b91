import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// The colors of a symbol's layers.
  struct Painting {
    /// The paint and the opacity of each level; nil paints every layer with the first paint, and leaves holes open.
    var levels: ((Int) -> (paint: Paint, opacity: Double))?
    var paint: Paint
    /// True if each layer is painted in the gradient of its color.
    var isGradient = false
    /// The light of the layers that stand for a quantity; nil lights all.
    var light: SymbolLight?
    /// The looks of the layers under effects; empty if there are no effects.
    var poses: [SymbolPose] = []
  }

  /// The symbol stretched over `frame`.
  func items(in frame: CGRect, _ painting: Painting) -> [DisplayItem] {
    if frame.isEmpty || box.width <= 0 || box.height <= 0 { return [] }
    if let pose = painting.poses.first, painting.poses.allSatisfy({ $0 == pose }) {
      var whole = painting
      whole.poses = []
      return pose.applied(to: items(in: frame, whole), in: frame)
    }
    func posed(_ items: [DisplayItem], _ layer: Int) -> [DisplayItem] {
      let poses = painting.poses
      return poses.indices.contains(layer) ? poses[layer].applied(to: items, in: frame) : items
    }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY)
    guard let levels = painting.levels else {
      let visible = layers.indices.filter { !layers[$0].fillsHole }
      let partCount = visible.reduce(0) { $0 + layers[$1].parts.count }
      return painting.paint.painted(partCount: partCount) { paint in
        visible.flatMap { index in
          let layer = layers[index]
          let items = layer.items(transform, paint, isGradient: painting.isGradient)
          return posed(painting.light?.lit(items, share: painting.share(of: layer)) ?? items, index)
        }
      }
    }
    return layers.enumerated().flatMap { index, layer in
      let (paint, opacity) = levels(layer.level)
      let share = painting.share(of: layer)
      // A layer that is dimmed as a whole is painted in a thinner color.
      let items = paint.painted(
        opacity: share > 0 ? opacity : opacity * SymbolLight.dimmed, partCount: layer.parts.count
      ) { layer.items(transform, $0, isGradient: painting.isGradient) }
      return posed(share > 0 ? painting.light?.lit(items, share: share) ?? items : items, index)
    }
  }
}

extension Symbol.Painting {
  /// The part of a layer that is lit, from 0 to 1.
  fileprivate func share(of layer: SymbolLayer) -> CGFloat { light?.share(of: layer) ?? 1 }
}

extension SymbolLayer {
  fileprivate func items(
    _ transform: CGAffineTransform, _ paint: Paint, isGradient: Bool
  ) -> [DisplayItem] {
    let paint = isGradient ? paint.shaded(in: bounds(transform)) : paint
    let items = parts.map { $0.applying(transform).item(paint) }
    return gaps.reduce(items) { items, gap in
      let hole = gap.applying(transform)
      let painted = bounds(transform)
      // All but the opening: by the even-odd rule, points in both are outside.
      let rest = Path { path in
        path.addRect(painted.joined(with: hole.boundingRect).insetBy(dx: -1, dy: -1))
        path.addPath(hole)
      }
      return items.grouped(.clip(rest, FillStyle(eoFill: true)))
    }
  }

  private func bounds(_ transform: CGAffineTransform) -> CGRect {
    parts.reduce(CGRect.null) { $0.joined(with: $1.applying(transform).bounds) }
  }
}

extension Symbol.Part {
  fileprivate func item(_ paint: Paint) -> DisplayItem {
    switch self {
    case .fill(let path, let style): .fill(path, paint, style)
    case .line(let path, let width):
      .stroke(path, paint, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
  }
}

extension Paint {
  /// Returns the items that `paint` draws, with overlapping parts not painted twice where the color
  /// is translucent.
  fileprivate func painted(
    opacity: Double = 1, partCount: Int, _ paint: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    guard case .color(var color) = self else { return paint(self).faded(by: opacity) }
    let whole = Double(color.opacity) * opacity
    color.opacity = partCount == 1 ? Float(whole) : 1
    return paint(.color(color)).faded(by: partCount == 1 ? 1 : whole)
  }
}

extension [DisplayItem] {
  fileprivate func faded(by opacity: Double) -> [DisplayItem] {
    opacity == 1 ? self : grouped(.opacity(opacity))
  }
}
