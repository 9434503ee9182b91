@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Lets a finger pull the topmost screen aside, from the edge at which lines begin.
struct SwipeBackModifier: ViewModifier {
  @State private var link = StackLink()
  @Environment(\.look.navigation) private var look
  @Environment(\.layoutDirection) private var direction
  @Environment(\.wayBack) private var wayBack

  func body(content: Content) -> some View {
    // The width at the edge in which a press pulls the screen: UIKit's recognizer begins within it.
    let edge: CGFloat = 24
    // Other drags are those of the views inside, or of what is around, such as a sheet. Places are
    // those of the window: a stack that leads out moves itself with the finger.
    let drag = AxisDragGesture(.horizontal, minimumDistance: 8, coordinateSpace: .global) { press in
      let place = link.place
      let start = direction == .leftToRight ? press.x - place.minX : place.maxX - press.x
      guard start < edge, place.width > 0, let stack = link.stack else { return false }
      return stack.canBeSwiped || stack.leadsOut && wayBack?.pull != nil
    }
    content
      .modifier(StackLinkModifier(link: link))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        link.place = $0
      }
      // The pointer hits no view where a screen is empty, but the edge is still there.
      .contentShape(Rectangle())
      .modifier(
        GestureModifier(
          gesture:
            drag
            .onChanged { value in
              let progress = distance(value.translation.width) / max(link.place.width, 1)
              link.stack?.swipe(to: progress)
              if link.stack?.leadsOut == true { wayBack?.pull?(progress) }
            }
            .onOver { value in
              // A screen whose swipe is cancelled stays, however far it was pulled.
              let velocity =
                value.map { distance($0.velocity.width) / max(link.place.width, 1) } ?? -.infinity
              link.stack?.endSwipe(velocity: velocity)
              wayBack?.release?(velocity)
            },
          mask: look.swipesBack ? .all : .subviews, placement: .besideContentUntilBegun))
  }

  private func distance(_ x: CGFloat) -> CGFloat { direction == .leftToRight ? x : -x }
}

/// The connection from the views around a stack to the stack.
@MainActor final class StackLink {
  weak var stack: PageStackNode?
  /// The stack's frame in the window.
  var place = CGRect.zero

  nonisolated init() {}
}

/// Finds the stack that a view is.
private struct StackLinkModifier {
  let link: StackLink
}

extension StackLinkModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    StackLinkNode(view, inputs)
  }
}

private final class StackLinkNode<C: View>: WrappingNode<C, StackLinkModifier> {
  override func didMake() { connect() }

  override func didUpdate() { connect() }

  private func connect() {
    var node: ViewNode? = self
    while let current = node {
      if let stack = current as? PageStackNode {
        modifier.link.stack = stack
        return
      }
      node = current.children.first
    }
  }
}
