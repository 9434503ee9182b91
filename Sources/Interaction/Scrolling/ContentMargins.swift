import EspalierCore
import EspalierDrawing
import Foundation

/// The part of a scrollable view that margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Part { case automatic, scrollContent, scrollIndicators }

  private let part: Part

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(part: .automatic) }
  /// The content alone, which still shows in the margins as it scrolls.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(part: .scrollContent)
  }
  /// The indicators alone.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(part: .scrollIndicators)
  }
}

nonisolated extension View {
  /// Leaves space between the edges of the scroll view in this view and its content.
  ///
  /// Of `insets`, in points, those at `edges` count; negative ones count as 0.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentWriter { environment in
        for edge in Edge.allCases where edges.contains(edge) {
          environment.scrollOptions.margins[placement, edge] = insets[edge]
        }
      })
  }

  /// Leaves the same space, in points, at some edges of the scroll view in this view; nil stands
  /// for 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? defaultPadding), for: placement)
  }

  /// Leaves the same space, in points, at every edge of the scroll view in this view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}

/// The margins that modifiers set, per placement and edge.
struct ContentMargins: Equatable {
  private var lengths: [ContentMarginPlacement: [Edge: CGFloat]] = [:]

  subscript(placement: ContentMarginPlacement, edge: Edge) -> CGFloat? {
    get { lengths[placement]?[edge] }
    set { lengths[placement, default: [:]][edge] = newValue }
  }

  /// The margins of one part: its own where there are any, else those for all parts.
  func insets(_ placement: ContentMarginPlacement) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases {
      let length = self[placement, edge] ?? self[.automatic, edge] ?? 0
      insets[edge] = length.isFinite ? max(length, 0) : 0
    }
    return insets
  }
}
