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
  /// Has a list offer to delete elements, and calls `action` with their offsets in the collection; nil offers nothing.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(TraitWriter(key: DeleteActionTrait.self, value: action as Any))
  }

  /// Has a list offer to move elements, and calls `action` with their offsets and the one before which they go; nil offers
  /// nothing.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(TraitWriter(key: MoveActionTrait.self, value: action as Any))
  }
}

/// The trait for what a list does to delete elements: `((IndexSet) -> Void)?`.
enum DeleteActionTrait {}

/// The trait for what a list does to move elements: `((IndexSet, Int) -> Void)?`.
enum MoveActionTrait {}
