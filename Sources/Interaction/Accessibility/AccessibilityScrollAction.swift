import EspalierCore
import EspalierDrawing
import EspalierGraphics

nonisolated extension View {
  /// Lets assistive programs scroll this view; the handler gets the edge to scroll toward.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment {
      $0.handlers = Edge.allCases.map { edge in
        .named(Text(verbatim: "Scroll to \(edge)")) { handler(edge) }
      }
    }
  }
}
