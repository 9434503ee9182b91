import Foundation

/// A change to the items of a group before they are painted.
package enum DisplayEffect: Equatable, Sendable {
  case transform(CGAffineTransform)
  /// The group is painted as one picture, then faded.
  case opacity(Double)
  case blend(BlendMode)
  case clip(Path, FillStyle)
  /// Keeps the group where the mask's items are opaque.
  case mask([DisplayItem])
  /// A blurred silhouette below the group. `radius` is twice the Gaussian's standard deviation.
  case shadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// A blurred shadow that the group's edges cast into it. `radius` as for `shadow`.
  case innerShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// The group is painted as one picture, so that effects around it apply to it as a whole.
  case layer
  /// `radius` is the Gaussian's standard deviation. An opaque blur takes the group as opaque and
  /// keeps its edges sharp.
  case blur(radius: Double, isOpaque: Bool)
  case colors(ColorMatrix)
  /// Paints the color where the group's opacity is within the range, and nothing elsewhere.
  case alphaThreshold(ClosedRange<Double>, ResolvedColor)
  case projection(ProjectionTransform)
  /// Paints nothing by itself: documents lead from the rectangle, in the group's coordinates, to
  /// the address.
  case link(URL, CGRect)

  package var isShadow: Bool {
    switch self {
    case .shadow, .innerShadow: true
    default: false
    }
  }
}

/// The properties of an effect other than the way to paint it: the one table from which bounds,
/// damage, links, and the messages to pages follow.
package struct EffectTraits {
  /// The area in which a change of the group's content shows.
  package enum Spread {
    /// The area of the content itself.
    case inPlace
    case mapped(CGAffineTransform)
    /// An unknown area, perhaps behind the viewer: no rectangle is certain.
    case projected(ProjectionTransform)
    case limited(to: CGRect)
    case grown(by: CGFloat)
    /// The area of the content, and that in which it casts a shadow.
    case cast(offset: CGSize, grown: CGFloat)
  }

  /// A number, or a value made of numbers, as pages read it.
  package enum Value {
    case number(Double)
    case numbers([Double])
    case byte(UInt8)
    case color(ResolvedColor)
    case offset(CGSize)
    case path(Path, FillStyle)
    case items([DisplayItem])
  }

  package let kind: EffectKind
  package let spread: Spread
  /// True if nothing is painted beyond the content, however far a change of it spreads.
  package var isConfined = false
  /// True if the group is painted as one picture, into which its items blend.
  package let isolates: Bool
  /// The values of the effect that are sent, in the order of the fields of its kind.
  package let values: [Value]

  fileprivate init(
    _ kind: EffectKind, _ spread: Spread = .inPlace, isConfined: Bool = false, isolates: Bool,
    _ values: Value...
  ) {
    self.kind = kind
    self.spread = spread
    self.isConfined = isConfined
    self.isolates = isolates
    self.values = values
  }
}

/// The kinds of effects, with the numbers that stand for them in messages to pages.
package enum EffectKind: UInt8, CaseIterable, Sendable {
  case transform, opacity, blend, clip, mask, shadow, innerShadow, layer, blur, colors
  case alphaThreshold, projection, link

  /// The form in which a page reads a value.
  package enum ValueForm: Equatable, Sendable {
    case number
    case numbers(Int)
    case byte, color, point, outline, changes
  }

  /// The names and forms of the effect's values.
  package var fields: [(name: String, form: ValueForm)] {
    switch self {
    case .transform: [("matrix", .numbers(6))]
    case .opacity: [("opacity", .number)]
    case .blend: [("mode", .byte)]
    case .clip: [("outline", .outline)]
    case .mask: [("items", .changes)]
    case .shadow, .innerShadow: [("color", .color), ("radius", .number), ("offset", .point)]
    case .layer, .projection, .link: []
    case .blur: [("radius", .number)]
    case .colors: [("matrix", .numbers(20))]
    case .alphaThreshold: [("low", .number), ("high", .number), ("color", .color)]
    }
  }
}

extension DisplayEffect {
  package var traits: EffectTraits {
    switch self {
    case .transform(let t):
      return EffectTraits(
        .transform, .mapped(t), isolates: false, .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))
    case .opacity(let opacity):
      return EffectTraits(.opacity, isolates: true, .number(max(0, min(1, opacity))))
    case .blend(let mode):
      let index = BlendMode.allCases.firstIndex(of: mode) ?? 0
      return EffectTraits(.blend, isolates: mode != .normal, .byte(UInt8(index)))
    case .clip(let path, let style):
      return EffectTraits(
        .clip, .limited(to: path.boundingRect), isolates: false, .path(path, style))
    case .mask(let mask):
      return EffectTraits(.mask, .limited(to: mask.bounds), isolates: true, .items(mask))
    case .shadow(let color, let radius, let offset):
      return EffectTraits(
        .shadow, .shadow(radius, offset), isolates: true, .color(color), .number(max(0, radius)),
        .offset(offset))
    case .innerShadow(let color, let radius, let offset):
      return EffectTraits(
        .innerShadow, .shadow(radius, offset), isConfined: true, isolates: true, .color(color),
        .number(max(0, radius)), .offset(offset))
    case .layer: return EffectTraits(.layer, isolates: true)
    case .blur(let radius, let isOpaque):
      return EffectTraits(
        .blur, .grown(by: max(0, radius) * 3), isConfined: isOpaque, isolates: true,
        .number(max(0, radius)))
    case .colors(let matrix):
      return EffectTraits(.colors, isolates: true, .numbers(matrix.rows.map(Double.init)))
    case .alphaThreshold(let range, let color):
      return EffectTraits(
        .alphaThreshold, isolates: true, .number(range.lowerBound), .number(range.upperBound),
        .color(color))
    case .projection(let map): return EffectTraits(.projection, .projected(map), isolates: true)
    case .link: return EffectTraits(.link, isolates: false)
    }
  }

  /// The effect on items whose colors were changed before, in place of a change of the group's
  /// colors; nil where that looks different.
  ///
  /// - Parameter change: a map that is linear in the colors, and leaves opacity unchanged.
  package func changingColors(_ change: (ResolvedColor) -> ResolvedColor) -> DisplayEffect? {
    switch self {
    case .transform, .opacity, .clip, .mask, .layer, .blur, .projection, .blend(.normal), .link:
      self
    case .shadow(let color, let radius, let offset):
      .shadow(color: change(color), radius: radius, offset: offset)
    case .innerShadow(let color, let radius, let offset):
      .innerShadow(color: change(color), radius: radius, offset: offset)
    case .alphaThreshold(let range, let color): .alphaThreshold(range, change(color))
    case .blend, .colors: nil
    }
  }

  /// The rectangle in which a group with content within `content` paints.
  package func bounds(around content: CGRect) -> CGRect {
    let traits = traits
    if traits.isConfined { return content }
    if case .projected(let map) = traits.spread { return content.applying(map) }
    return traits.spread.area(of: content) ?? content
  }

  /// The area in which a change inside `rect` of a group shows; nil if it is not known.
  package func reach(of rect: CGRect) -> CGRect? { traits.spread.area(of: rect) }
}

extension EffectTraits.Spread {
  /// A Gaussian is nearly zero three standard deviations, 1.5 radii, away.
  fileprivate static func shadow(_ radius: Double, _ offset: CGSize) -> Self {
    .cast(offset: offset, grown: max(0, radius) * 1.5)
  }

  /// The area in which the content of `rect` shows; nil if it is not known.
  fileprivate func area(of rect: CGRect) -> CGRect? {
    switch self {
    case .inPlace: rect
    case .mapped(let transform): rect.applying(transform)
    case .projected: nil
    case .limited(let limit): rect.overlap(with: limit)
    case .grown(let distance): rect.grown(by: distance)
    case .cast(let offset, let distance):
      rect.joined(with: rect.offsetBy(dx: offset.width, dy: offset.height).grown(by: distance))
    }
  }
}

extension CGRect {
  package func grown(by distance: CGFloat) -> CGRect {
    isNull || !distance.isFinite ? self : insetBy(dx: -distance, dy: -distance)
  }
}
