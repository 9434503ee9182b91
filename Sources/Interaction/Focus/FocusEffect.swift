@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

extension EnvironmentValues {
  private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// True if the nearest focusable view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// True if a ring shows which view has the focus.
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
  ///
  /// - Parameters:
  ///   - presence: the opacity, 0 to 1: the ring comes from a little further out.
  ///   - isStill: true if it only fades.
  func focusRing(_ presence: Double, isStill: Bool) -> [DisplayItem] {
    let outline = focusOutline ?? Path(roundedRect: frame, cornerRadius: 4)
    return focusRing(presence, around: outline, isStill: isStill)
  }

  /// A ring around an outline, in the surrounding coordinates.
  func focusRing(_ presence: Double, around outline: Path, isStill: Bool) -> [DisplayItem] {
    let width = Self.ringWidth
    var outline = outline
    if outline.isEmpty { return [] }
    if !isStill { outline = outline.grown(by: 2 * width * (1 - presence)) }
    let color = Color.accentColor.resolve(in: environment)
    let paint = ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: Float(0.5 * presence))
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
      if let shape = current[ContentShape.self], shape.kind.contains(.focusEffect) {
        return shape.outline(current.contextAroundZero).offsetBy(dx: origin.x, dy: origin.y)
      }
      if !current.passesTraits { return nil }
      inner = current.children.first
    }
    return nil
  }
}

extension Path {
  /// The path stretched around its middle, so that it reaches `distance` further on each side.
  fileprivate func grown(by distance: CGFloat) -> Path {
    let bounds = boundingRect
    guard distance > 0, bounds.width > 0, bounds.height > 0 else { return self }
    let scale = CGSize(
      width: 1 + 2 * distance / bounds.width, height: 1 + 2 * distance / bounds.height)
    return applying(.scale(scale, around: CGPoint(x: bounds.midX, y: bounds.midY)))
  }
}

/// The animation of a focus ring that appears: it fades in, and shrinks onto its view.
@MainActor final class FocusRing: AnimatedObject {
  private var way = Animator<Double>()
  /// The view may be removed before the ring is complete.
  private weak var element: LayoutElement?

  init(_ element: LayoutElement) {
    self.element = element
    let graph = element.graph
    guard graph.hasLaidOut else { return }
    way.animate(
      by: 1, with: Transaction(), .easeOut(duration: 0.2), at: graph.clock.time,
      in: element.owner.environment)
    graph.animations.add(self)
  }

  /// The opacity of the ring, 0 to 1.
  var presence: Double { min(max(1 + way.offset, 0), 1) }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    way.advance(to: time, in: element.owner.environment) { $0() }
    element.setNeedsDrawing()
    element.graph.presentationChanged()
    return way.isRunning
  }
}
