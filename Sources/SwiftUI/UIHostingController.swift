import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation

/// A view outside of windows, whose size can be asked for.
///
/// There are no view controllers here: of UIKit's class of this name it has the members for the
/// view alone.
@MainActor @preconcurrency open class UIHostingController<Content: View> {
  /// The view.
  open var rootView: Content

  public init(rootView: Content) { self.rootView = rootView }

  /// Returns the size that the view takes for a proposal.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let session = Session(
      rootView, environment: .headless(scale: 1), textEngine: Engines.text)
    defer { session.close() }
    return session.graph.contentSize(ProposedViewSize(size))
  }
}
