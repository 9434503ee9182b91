import Foundation

/// A view made from a collection, one part for each element.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// Lets people delete elements in a list, which calls `action` with their offsets in the
  /// collection; nil makes this impossible.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(TraitWriter(key: DeleteActionTrait.self, value: action as Any))
  }

  /// Lets people move elements in a list, which calls `action` with their offsets and the offset
  /// before which they go; nil makes this impossible.
  ///
  /// Elements move within their own collection. Into another one in the list they are dropped as
  /// what they carry: with `draggable(_:)` on the rows here, and `dropDestination(for:action:)` on
  /// the rows there.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(TraitWriter(key: MoveActionTrait.self, value: action as Any))
  }
}

/// The trait for the action with which a list deletes elements: `((IndexSet) -> Void)?`.
package enum DeleteActionTrait {}

/// The trait for the action with which a list moves elements: `((IndexSet, Int) -> Void)?`.
package enum MoveActionTrait {}
