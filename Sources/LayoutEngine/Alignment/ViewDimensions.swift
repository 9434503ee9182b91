import EspalierDrawing
import Foundation

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  /// The tree, the node and the proposal that explicit guides are asked of; no tree for a bare
  /// size.
  private let tree: (any GuideSource)?
  private let index: Int
  private let proposal: PackedProposal

  /// The dimensions of something that sets no guide.
  package init(_ size: CGSize) { self.init(size, nil, -1, .unspecified) }

  init(_ size: CGSize, _ tree: (any GuideSource)?, _ index: Int, _ proposal: PackedProposal) {
    width = size.width
    height = size.height
    self.tree = tree
    self.index = index
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a guide: the explicit one, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide: the explicit one, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide that the view or something in it sets.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The place of a guide that the view or something in it sets.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(guide: AlignmentKey) -> CGFloat {
    self[explicit: guide] ?? defaultValue(of: guide)
  }

  package subscript(explicit guide: AlignmentKey) -> CGFloat? {
    tree?.explicitGuide(guide, of: index, proposal)
  }

  /// The place of a guide that is not set explicitly.
  package func defaultValue(of guide: AlignmentKey) -> CGFloat {
    guard let fraction = guide.place.fraction else { return guide.id.defaultValue(in: self) }
    return fraction == 0 ? 0 : fraction * size[guide.axis]
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.tree === rhs.tree && lhs.index == rhs.index
      && lhs.proposal.isSame(as: rhs.proposal)
  }
}

/// The tree whose nodes set guides.
protocol GuideSource: AnyObject {
  /// The place of a guide that a node or something in it sets; nil if nothing does.
  func explicitGuide(_ guide: AlignmentKey, of index: Int, _ proposal: PackedProposal) -> CGFloat?
}
