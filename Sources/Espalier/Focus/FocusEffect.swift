import EspalierDrawing
import Foundation

extension EnvironmentValues {
  private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the nearest focusable view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether a ring shows which view has the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Keeps the ring around the view that has the focus from being drawn.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

extension DrawContext {
  /// The width of the ring around the view with the focus, as macOS draws it.
  private static var ringWidth: CGFloat { 3 }

  /// A ring around this element's frame, or around the outline that a view inside gives for it.
  var focusRing: [DisplayItem] {
    let width = Self.ringWidth
    let outline = focusOutline ?? Path(roundedRect: frame, cornerRadius: 4)
    if outline.isEmpty { return [] }
    let color = Color.accentColor.resolve(in: environment)
    let paint = ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: 0.5)
    let ring = outline.strokedPath(StrokeStyle(lineWidth: 2 * width, lineJoin: .round))
    // Everything but the inside of the outline.
    var outside = Path(outline.boundingRect.insetBy(dx: -2 * width, dy: -2 * width))
    outside.addPath(outline)
    return [
      .group(
        .clip(outside, FillStyle(eoFill: true)), [.fill(ring, .color(paint), FillStyle())])
    ]
  }

  /// The content shape that the views inside give for the focus, in the surrounding coordinates.
  private var focusOutline: Path? {
    var inner = element.children.first
    var origin = frame.origin
    while let current = inner {
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      if let shape = current.interaction as? ContentShape, shape.kind.contains(.focusEffect) {
        return shape.outline(current.contextAroundZero).offsetBy(dx: origin.x, dy: origin.y)
      }
      if !current.passesTraits { return nil }
      inner = current.children.first
    }
    return nil
  }
}
