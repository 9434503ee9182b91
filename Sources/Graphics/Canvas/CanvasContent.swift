@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that a graphics context draws: text or a picture, in a tree of its own.
struct CanvasContent {
  private let graph: ViewGraph
  private let scale: CGFloat

  init<V: View>(_ view: V, _ environment: EnvironmentValues, _ context: GraphicsContext) {
    // Contexts are used where their views are drawn, which is on the main actor.
    nonisolated(unsafe) let (view, environment) = (view, environment)
    let diagnostics = context.diagnostics
    graph = MainActor.assumeIsolated {
      ViewGraph(
        view, environment: environment, textEngine: environment.textEngine.engine,
        diagnostics: diagnostics ?? .outsideOfViews, features: environment.graphFeatures)
    }
    // Drawings in a context are not aligned to whole pixels: these are not the pixels of the
    // screen.
    scale = environment.displayScale * 64
  }

  /// The view's answer to a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated {
      graph.frame(proposal: proposal)
      return graph.rootSize
    }
  }

  /// The distance of a guide from the view's top.
  func guide(_ alignment: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    MainActor.assumeIsolated {
      graph.frame(proposal: proposal)
      guard let root = graph.rootElement else { return 0 }
      return graph.tree.dimensions(root.id, in: proposal)[alignment]
    }
  }

  /// Returns the items that the view paints for a proposal of the size of `rect`, with its top left
  /// corner at that of `rect`.
  func items(in rect: CGRect) -> [DisplayItem] {
    MainActor.assumeIsolated {
      graph.frame(proposal: ProposedViewSize(rect.size))
      return graph.rootElement?.displayItems(at: rect.origin, DrawPass(scale: scale)) ?? []
    }
  }
}

extension Diagnostics {
  /// Collects the problems of pictures that no view tree draws.
  fileprivate static let outsideOfViews = Diagnostics()
}

extension GraphicsContext {
  /// Reports a problem of the drawing.
  func report(_ message: String) {
    let (diagnostics, symbols) = (diagnostics, symbols)
    MainActor.assumeIsolated {
      (diagnostics ?? .outsideOfViews).report(message, at: symbols?.path ?? "")
    }
  }

  /// The environment in which text and symbols are drawn whose foreground is `shading`.
  func foregroundEnvironment(_ shading: Shading) -> EnvironmentValues {
    var environment = environment
    if case .style(let style) = shading.kind, style is ForegroundStyle { return environment }
    let styles = shading.styles(self)
    if !styles.isEmpty { environment.pushForeground(styles) }
    return environment
  }
}

extension GraphicsContext {
  /// Draws text or a symbol that was made in the shading's environment.
  func append(_ items: [DisplayItem], shading: Shading) {
    append(shading.tiles(behind: items, self) ?? items)
  }
}

extension CGSize {
  /// The rectangle of this size of which a point stands at `point`.
  func placed(at point: CGPoint, anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width, height: height)
  }
}
