import EspalierDrawing
import Foundation
import LayoutEngine

/// The spacing between the edges of a window and its content.
public struct ScenePadding: Equatable, Sendable {
  /// The smallest spacing that contents may have to the edges.
  public static let minimum = ScenePadding()
}

nonisolated extension View {
  /// Adds as much space as the platform leaves between contents and the edges of a window.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds as much space as the platform leaves between contents and the edges of a window.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

private struct ScenePaddingModifier: ElementModifier {
  let edges: Edge.Set

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    PaddingRule(EdgeInsets(edges, Self.length(environment)))
  }

  /// AppKit leaves 20 points in windows; UIKit's margins are 16 points in compact width and 20 in
  /// regular width.
  private static func length(_ environment: EnvironmentValues) -> CGFloat {
    environment.horizontalSizeClass == .compact ? 16 : 20
  }
}
