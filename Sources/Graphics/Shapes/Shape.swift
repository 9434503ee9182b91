import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A two-dimensional outline that can be drawn as a view: filled with the foreground style unless
/// it says otherwise.
///
///     struct Roof: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///         }
///       }
///     }
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle whose origin is zero when the shape is drawn.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal: by default all of it, and 10 points where a
  /// dimension is nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The role of the shape; `.fill` by default.
  static var role: ShapeRole { get }

  /// The behavior of the outline where the reading direction is mirrored; by default the outline is
  /// mirrored too.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: .foreground) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// The role of a shape.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// The reading directions in which an outline is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// One of the framework's shapes: it fills every proposal and is the same in a mirror.
nonisolated protocol FlexibleShape: Shape {}

extension FlexibleShape {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Asks a shape for its size.
///
/// - Preferred size: that of `Shape.sizeThatFits`.
struct ShapeRule<S: Shape>: LayoutRule {
  let shape: S

  var mayBeAskedAgain: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The rule that answers as `sizeThatFits` does, without calls where the answers are known.
  var layoutRule: any LayoutRule {
    if self is any FlexibleShape { return UnboundedRule() }
    return ShapeRule(shape: self)
  }
}
