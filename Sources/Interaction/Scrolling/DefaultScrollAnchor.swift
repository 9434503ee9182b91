import EspalierCore
import EspalierDrawing

/// The purpose for which a scroll view uses an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role { case initialOffset, sizeChanges, alignment }

  private let role: Role

  /// The position at which the scroll view starts.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
  /// The part that stays in view when the size of the content or of the scroll view changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
  /// The place of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}

nonisolated extension View {
  /// Makes the scroll view in this view start at a part of its content, stay there as sizes change,
  /// and align smaller content there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentWriter { $0.scrollOptions.anchors.common = anchor })
  }

  /// Sets the anchor that the scroll view in this view uses for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(EnvironmentWriter { $0.scrollOptions.anchors.special[role] = .some(anchor) })
  }
}

/// A scroll view's anchors: one for all purposes, and those for one purpose each.
struct ScrollAnchors: Equatable {
  var common: UnitPoint?
  /// A nil anchor stands for the scroll view's own choice.
  var special: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? { special[role] ?? common }
}
