import EspalierDrawing
import Foundation
import LayoutEngine

/// Flexible space along the axis of its stack, or on both axes outside of one.
public struct Spacer: Sendable {
  /// The minimum length in points; nil stands for 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  // The same as for all leaves, for a type that is known here and need not be looked up for each view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode.make(view, inputs)
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    SpacerRule(minLength: minLength)
  }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool { false }

  package func hitBounds(_ context: DrawContext) -> CGRect { .null }
}
