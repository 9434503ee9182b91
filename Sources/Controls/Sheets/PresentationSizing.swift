import EspalierCore
import Foundation
import LayoutEngine

/// The way in which the size of a sheet follows from its content.
///
/// The sizing counts where sheets are cards in a window, as on the Mac.
public protocol PresentationSizing {
  /// The size that is proposed to the content of a sheet.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet that is to be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The content's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The values on which the size of a sheet may depend.
public struct PresentationSizingContext {
  /// The largest size that there is room for.
  let room: CGSize
  /// The size that the sheet had before; nil for one that has just come.
  var lastSize: CGSize?
}

/// The size of the content, as large as it would like to be.
public struct AutomaticPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A size for a few fields: 480 points wide, and as high as the content.
public struct FormPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let width = min(480, context.room.width)
    let height = root.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return ProposedViewSize(width: width, height: height)
  }
}

/// A size to read and write in: 640 points wide, and four fifths of the window high.
public struct PagePresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: min(640, context.room.width), height: context.room.height * 0.8)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's size.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for a few fields.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size to read and write in.
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing {
  /// This size, with the content's own length in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxes(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing {
  /// This size, but in some directions never smaller than the sheet was before.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyAxes(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct StickyAxes<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    guard let last = context.lastSize else { return proposal }
    if horizontal { proposal.width = proposal.width.map { max($0, last.width) } }
    if vertical { proposal.height = proposal.height.map { max($0, last.height) } }
    return proposal
  }
}

private struct FittedAxes<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if horizontal {
      proposal.width = root.sizeThatFits(.init(width: nil, height: proposal.height)).width
    }
    if vertical {
      proposal.height = root.sizeThatFits(.init(width: proposal.width, height: nil)).height
    }
    return proposal
  }
}

/// A sizing that can be distinguished from another one.
final class PresentationSizingBox: Sendable {
  nonisolated(unsafe) let sizing: any PresentationSizing

  init(_ sizing: any PresentationSizing) { self.sizing = sizing }
}

nonisolated extension View {
  /// Sets how the size of the sheet of this view follows from its content.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let box = PresentationSizingBox(sizing)
    return presentationOption { $0.sizing = box }
  }
}

/// The card of a sheet in a window: as large as its sizing says, in the middle, near the top.
///
/// - Child sizing: the size that the sizing proposes, no more than the window less a margin.
/// - Preferred size: the proposed length; where none is proposed, the card's with a margin at both ends.
struct SheetCardLayout: Layout {
  let sizing: PresentationSizingBox?

  /// The distance between a sheet and the edges of the window.
  static let margin: CGFloat = 8
  /// The largest space that is left free above it: the height of a toolbar.
  static let top: CGFloat = 52

  /// The size of the sheet when it was placed last, for sizes that only grow.
  func makeCache(subviews: Subviews) -> CGSize? { nil }

  func updateCache(_ cache: inout CGSize?, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?) -> CGSize
  {
    if proposal.width != nil && proposal.height != nil {
      return proposal.replacingUnspecifiedDimensions()
    }
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    var needed = CGSize.zero
    for card in subviews {
      let size = card.sizeThatFits(self.proposal(for: card, in: unlimited, lastSize: cache))
      needed.width = max(needed.width, size.width + 2 * Self.margin)
      needed.height = max(needed.height, size.height + 2 * Self.margin)
    }
    return proposal.replacingUnspecifiedDimensions(by: needed)
  }

  private func proposal(
    for card: LayoutSubview, in room: CGSize, lastSize: CGSize?
  ) -> ProposedViewSize {
    let sizing = sizing?.sizing ?? AutomaticPresentationSizing()
    var proposal = sizing.proposedSize(
      for: PresentationSizingRoot { card.sizeThatFits($0) },
      context: PresentationSizingContext(room: room, lastSize: lastSize))
    proposal.width = proposal.width.map { min($0, room.width) }
    proposal.height = proposal.height.map { min($0, room.height) }
    return proposal
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
  ) {
    let room = CGSize(
      width: max(0, bounds.width - 2 * Self.margin), height: max(0, bounds.height - 2 * Self.margin)
    )
    for card in subviews {
      let childProposal = self.proposal(for: card, in: room, lastSize: cache)
      let size = card.sizeThatFits(childProposal)
      cache = size
      let top = min(max((bounds.height - size.height) / 2, Self.margin), Self.top)
      card.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.minY + top), proposal: childProposal)
    }
  }
}
