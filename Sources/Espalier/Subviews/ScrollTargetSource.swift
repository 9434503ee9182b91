import EspalierDrawing
import Foundation

/// The node of a container that makes its children as they come into view: it knows about those it has not made.
///
/// A scroll view asks it where to go. Rectangles are in the coordinates of ``targetElement``; those of children that were
/// never made are estimates, which the scroll view asks for again once the children are there.
@MainActor protocol ScrollTargetSource: ViewNode {
  /// The container's layout element.
  var targetElement: LayoutElement? { get }

  /// Where the child with an identity is or would be; nil if there is none.
  func place(ofID id: AnyHashable) -> CGRect?

  /// Where the children are or would be that meet `rect`.
  func targetPlaces(in rect: CGRect) -> [CGRect]
}

extension ViewNode {
  /// The innermost identity given to a view within `outermost`: by `id(_:)`, or by its element of a `ForEach`.
  final func identity(within outermost: ViewNode?) -> AnyHashable? {
    var node = self
    while let parent = node.parent, node !== outermost {
      if let id = parent.identity(of: node) { return id }
      node = parent
    }
    return nil
  }
}
