import EspalierDrawing
import Foundation
import LayoutEngine

/// The spacing between the edges of a window and what is in it.
public struct ScenePadding: Equatable, Sendable {
  /// As close to the edges as contents may stand.
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

  /// 20 points are what AppKit leaves in windows, 16 UIKit's margins of compact width, 20 those of regular width.
  private static func length(_ environment: EnvironmentValues) -> CGFloat {
    environment.horizontalSizeClass == .compact ? 16 : 20
  }
}
