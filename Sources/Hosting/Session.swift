import Espalier
import EspalierDrawing
import Foundation
import LayoutEngine

/// Drives one view tree: brings it up to date when something changed, and says what to paint.
@MainActor package final class Session {
  package let graph: ViewGraph
  private var extent: Extent?

  /// The most frames that ``settle(_:)`` waits for a tree that never comes to rest.
  private static let frameLimit = 120

  /// How a picture of the tree gets its size.
  package enum Extent {
    /// The root is proposed this and placed at zero with its own answer as the size.
    case proposal(ProposedViewSize)
    /// The root is centred in a window.
    case window(CGSize)
  }

  package init(
    _ view: some View, environment: EnvironmentValues, textEngine: any TextEngine
  ) {
    graph = ViewGraph(view, environment: environment, textEngine: textEngine)
  }

  /// Makes one frame.
  package func frame(_ extent: Extent) {
    self.extent = extent
    switch extent {
    case .proposal(let proposal): graph.frame(proposal: proposal)
    case .window(let size): graph.frame(window: size)
    }
  }

  /// Makes frames, and runs what waits on the main queue in between, until nothing changes any more.
  package func settle(_ extent: Extent) {
    for _ in 0..<Self.frameLimit {
      frame(extent)
      _ = RunLoop.main.run(mode: .default, before: Date())
      if !graph.hasWork { return }
    }
  }
}

extension Session {
  /// What the tree paints, as a picture of the size it was laid out for.
  package func displayList(scale: CGFloat) -> DisplayList {
    DisplayList(size: pictureSize, items: graph.displayItems(scale: scale))
  }

  /// The content's answer to an unspecified proposal, in whole points, as windows take it.
  package var idealWindowSize: CGSize {
    frame(.proposal(.unspecified))
    return CGSize(
      width: graph.rootSize.width.rounded(.up), height: graph.rootSize.height.rounded(.up))
  }

  private var pictureSize: CGSize {
    switch extent {
    case .window(let size): size
    case .proposal, nil: graph.rootSize
    }
  }
}
