import EspalierDrawing
import Foundation

/// A part of a tree that shows changes gradually: values, drawings, and views that come and go.
///
/// The kernel asks it at each change, and shows everything at once where a tree has none.
@MainActor package protocol ChangePresenting: AnyObject {
  /// True if a change in the update under way may be shown gradually.
  var isActive: Bool { get }

  /// Leads from one value of a node to the next by `presenter`, which is made if there is none.
  ///
  /// - Parameters:
  ///   - own: replaces the transaction that the node has from outside; nil keeps that one.
  ///   - show: called whenever there is a new value to show.
  func follow<Value>(
    _ presenter: inout ValuePresenter<Value>?, from old: Value, to new: Value, of node: ViewNode,
    own: Transaction?, show: @escaping @MainActor () -> Void)

  /// The items to draw for an element without children that paints `items`: on their way there
  /// while they change gradually.
  ///
  /// It begins no change; it notes those after `last` for ``followDrawing()``.
  func presented(
    _ items: [DisplayItem], at origin: CGPoint,
    after last: (items: [DisplayItem], origin: CGPoint)?, in element: LayoutElement
  ) -> [DisplayItem]

  /// Compares what was drawn since the last call with what was shown before, and begins to show
  /// the changes gradually where the update under way asks for it.
  func followDrawing()

  /// Animates the appearance of a view that was just made.
  func appear(_ node: ViewNode)

  /// The elements of a removed view that stay visible for a while; nil where it is removed
  /// immediately.
  func departingElements(of node: ViewNode) -> [LayoutElement]?

  /// Animates elements out unless they have turned around before they begin; `end` is called when
  /// they are removed.
  func depart(
    _ elements: [LayoutElement], in graph: ViewGraph,
    unless isOver: @escaping @MainActor () -> Bool,
    _ end: @escaping @MainActor () -> Void)

  /// Turns around elements that were on their way out.
  func comeBack(_ elements: [LayoutElement], in graph: ViewGraph)
}

extension ViewGraph {
  /// True if a change in the update under way may be shown gradually.
  package var changesGradually: Bool { presenting?.isActive ?? false }

  /// Shows a change of a node's value gradually, if that is possible.
  ///
  /// Where it is not, `show` is not even created: a closure that holds its node weakly makes every
  /// later use of the node slower.
  package func follow<Value>(
    _ presenter: inout ValuePresenter<Value>?, from old: Value, to new: Value, of node: ViewNode,
    own: Transaction? = nil, show: @autoclosure () -> @MainActor () -> Void
  ) {
    guard let presenting, own != nil || presenting.isActive else { return }
    presenting.follow(&presenter, from: old, to: new, of: node, own: own, show: show())
  }
}

extension ViewNode {
  /// Animates the appearance of this view, which was just made, if the change is shown gradually.
  func appear() { graph.presenting?.appear(self) }
}
