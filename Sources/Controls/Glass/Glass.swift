import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The look of a pane of glass: the views behind show through, blurred, and the edge catches the
/// light.
///
/// The pane is drawn with the existing materials; it does not refract the views behind.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  init(_ kind: Kind) { self.kind = kind }

  /// Glass on which text is readable whatever lies behind it.
  public static let regular = Glass(.regular)

  /// Glass that lets more light through, for use above pictures.
  public static let clear = Glass(.clear)

  /// Glass that is not visible.
  public static let identity = Glass(.identity)

  /// Glass of a color; nil removes the color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Glass that shines while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of a pane of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  /// Puts a pane of glass behind this view.
  ///
  ///     Label("Flag", systemImage: "flag.fill").padding().glassEffect()
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}

private struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline
  @GestureState private var isPressed = false
  @Environment(\.glassUnion) private var union

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }

  func body(content: Content) -> some View {
    content
      .anchorPreference(key: GlassUnionsKey.self, value: .bounds) { bounds in
        union.map { [GlassUnion(id: $0, bounds: bounds, glass: glass, shape: AnyShape(shape))] }
          ?? []
      }
      .background {
        if glass.kind != .identity, union == nil {
          GlassPane(glass: glass, shape: shape, isLit: isPressed)
        }
      }
      .simultaneousGesture(glass.isInteractive && glass.kind != .identity ? press : nil)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
  }
}

/// A pane of glass of any shape.
struct GlassPane<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline
  var isLit = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    shape
      .fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
      .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.8)) } }
      .overlay { if isLit { shape.fill(.white.opacity(0.25)) } }
      .overlay { shape.stroke(edge, lineWidth: 1).clipShape(shape) }
      .compositingGroup()
      .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
  }

  /// Light falls from above, and a little of it is reflected from below.
  private var edge: LinearGradient {
    let strength = scheme == .dark ? 0.35 : 0.8
    return LinearGradient(
      stops: [
        Gradient.Stop(color: .white.opacity(strength), location: 0),
        Gradient.Stop(color: .white.opacity(strength / 4), location: 0.5),
        Gradient.Stop(color: .white.opacity(strength / 2), location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }
}
