import EspalierDrawing
import Foundation

/// The node of a container that makes its children as they come into view: it knows about those not
/// made yet.
///
/// A scroll view asks it for the places of children. Rectangles are in the coordinates of
/// ``targetElement``; those of children that were never made are estimates, which the scroll view
/// asks for again once the children exist.
@MainActor package protocol ScrollTargetSource: ViewNode {
  /// The container's layout element.
  var targetElement: LayoutElement? { get }

  /// The place of the child with an identity, real or estimated; nil if there is none.
  func place(ofID id: AnyHashable) -> CGRect?

  /// The place of the first child with an identity or a tag somewhere inside; nil if there is none.
  ///
  /// The search is expensive, and therefore the last one.
  func place(ofInnerID id: AnyHashable) -> CGRect?

  /// The places of the children that meet `rect`, real or estimated.
  func targetPlaces(in rect: CGRect) -> [CGRect]
}

extension ViewNode {
  /// The innermost identity given to a view within `outermost`: by `id(_:)`, or by its element of a
  /// `ForEach`.
  package final func identity(within outermost: ViewNode?) -> AnyHashable? {
    var node = self
    while let parent = node.parent, node !== outermost {
      if let id = parent.identity(of: node) { return id }
      node = parent
    }
    return nil
  }
}
