import EspalierDrawing
import Foundation
import LayoutEngine

/// A child of a ``Layout``, to be measured and placed.
///
/// Kept longer than the layout runs, it goes on answering as long as the child exists; after that it is a
/// view of size zero.
public struct LayoutSubview: Equatable {
  let reference: NodeReference

  init(_ node: LayoutNode) { reference = NodeReference(node) }

  /// The size that the child chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    reference.with { $0.sizeThatFits(proposal) } ?? .zero
  }

  /// The child's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    reference.with { $0.dimensions(in: proposal) } ?? ViewDimensions(.zero)
  }

  /// The child's preferred spacing to its neighbors.
  public var spacing: ViewSpacing { reference.with { $0.spacing } ?? ViewSpacing() }

  /// The child's layout priority; 0 unless it sets one.
  public var priority: Double { reference.with { $0.priority } ?? 0 }

  /// Puts the child's `anchor` at `position` and has it lay itself out for `proposal`.
  ///
  /// Only ``Layout/placeSubviews(in:proposal:subviews:cache:)`` may call this; the last call
  /// counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    reference.with { place($0, at: position, anchor, proposal) }
  }

  private func place(
    _ node: LayoutNode, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    var origin = position
    if anchor != .topLeading {
      let size = node.sizeThatFits(proposal)
      if size.width.isFinite { origin.x -= anchor.x * size.width }
      if size.height.isFinite { origin.y -= anchor.y * size.height }
    }
    node.place(at: origin, proposal: proposal)
  }

  /// The value that the child gives its container for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  private func trait(_ key: ObjectIdentifier) -> Any? { read { $0?.trait(key) } }

  func read<Result>(_ body: @MainActor (LayoutElement?) -> Result) -> Result {
    // Layout runs within a frame of the graph, on the main actor.
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let reference = reference
    MainActor.assumeIsolated {
      let element = reference.with { ($0.tree.client as? GraphReference)?.graph?.element($0.id) }
      result = body(element ?? nil)
    }
    return result!
  }
}
