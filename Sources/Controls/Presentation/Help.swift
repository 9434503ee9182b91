@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Explains the view: in a small panel when the mouse rests on it, and to assistive programs.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains the view: in a small panel when the mouse rests on it, and to assistive programs.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Explains the view: in a small panel when the mouse rests on it, and to assistive programs.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
}

private struct HelpModifier {
  let text: Text
  /// The place where the mouse rests; nil while it is not on the view.
  @State private var place: CGPoint?
  @State private var isShown = false
  /// True after a press or a key, until the mouse has left the view.
  @State private var isOver = false

  /// The time for which the mouse has to rest, in seconds.
  private static let delay: TimeInterval = 1
}

@MainActor extension HelpModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): if !isShown && !isOver { place = point }
        case .ended:
          place = nil
          isShown = false
          isOver = false
        }
      }
      .modifier(
        RestModifier(isResting: place != nil) {
          place = nil
          isShown = false
          isOver = true
        }
      )
      .accessibilityHint(text)
      .alarm(isRunning: place != nil && !isShown, after: Self.delay) { isShown = true }
      .layer(
        isPresented: $isShown,
        LayerStyle(
          name: "help", placement: .belowPoint(place ?? .zero), ignoresPointer: true)
      ) {
        ToolTip(text: text)
      }
  }
}

/// Calls an action when something else than rest happens while the mouse rests on a view.
private struct RestModifier {
  let isResting: Bool
  let interrupted: @MainActor () -> Void
}

extension RestModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    RestNode(view, inputs)
  }
}

private final class RestNode<C: View>: WrappingNode<C, RestModifier> {
  override func didUpdate() {
    let pointer = graph[RestingPointer.self]
    if modifier.isResting { pointer.join(self, modifier.interrupted) } else { pointer.leave(self) }
  }

  override func detach() {
    super.detach()
    graph[RestingPointer.self].leave(self)
  }
}

private struct ToolTip {
  let text: Text
  @Environment(\.colorScheme) private var colorScheme

  /// The width at which longer texts continue in another line.
  private static let width: CGFloat = 300
}

@MainActor extension ToolTip: View {
  var body: some View {
    WidthLimit(width: Self.width) { text.font(.system(size: 11)).foregroundStyle(Color.primary) }
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .systemPanelEnvironment()
      .panel(cornerRadius: 5)
      .accessibilityHidden(true)
  }
}

/// Gives a text the room of one line, or of as many as it needs at a width.
private struct WidthLimit {
  let width: CGFloat
}

extension WidthLimit: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let text = subviews.first else { return .zero }
    let line = text.sizeThatFits(.unspecified)
    let width = min(width, proposal.width ?? width)
    if line.width <= width { return line }
    return text.sizeThatFits(ProposedViewSize(width: width, height: nil))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for text in subviews {
      text.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
