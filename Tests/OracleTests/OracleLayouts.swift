import SwiftUI

// The custom layouts of the cases.

/// A layout of lines of children at their ideal sizes, filled from the left; as wide as proposed,
/// tops aligned.
struct Flow: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width)
    return CGSize(width: proposal.width ?? lines.width, height: lines.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    lines(of: subviews, width: bounds.width).place(subviews, in: bounds, alignment: 0)
  }

  private func lines(of subviews: Subviews, width: CGFloat?) -> FlowLines {
    FlowLines(subviews, width: width, spacing: spacing, lineSpacing: lineSpacing)
  }
}

/// As ``Flow``, but as wide as its lines, with the middles of a line's children aligned.
struct HugFlow: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  var alignment = VerticalAlignment.center

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width)
    return CGSize(width: lines.width, height: lines.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let share: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    lines(of: subviews, width: bounds.width).place(subviews, in: bounds, alignment: share)
  }

  private func lines(of subviews: Subviews, width: CGFloat?) -> FlowLines {
    FlowLines(subviews, width: width, spacing: spacing, lineSpacing: lineSpacing)
  }
}

/// Children broken into lines.
private struct FlowLines {
  private struct Line {
    var y: CGFloat
    var width: CGFloat = 0
    var height: CGFloat = 0
    var children: [(x: CGFloat, height: CGFloat)] = []
  }

  private var lines: [Line] = []

  var width: CGFloat { lines.map(\.width).max() ?? 0 }
  var height: CGFloat { lines.last.map { $0.y + $0.height } ?? 0 }

  init(_ subviews: LayoutSubviews, width: CGFloat?, spacing: CGFloat, lineSpacing: CGFloat) {
    for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if let line = lines.last {
        if line.width + spacing + size.width <= width ?? .infinity {
          append(size, at: line.width + spacing)
          continue
        }
        lines.append(Line(y: line.y + line.height + lineSpacing))
      } else {
        lines.append(Line(y: 0))
      }
      append(size, at: 0)
    }
  }

  private mutating func append(_ size: CGSize, at x: CGFloat) {
    var line = lines.removeLast()
    line.children.append((x, size.height))
    line.width = x + size.width
    line.height = max(line.height, size.height)
    lines.append(line)
  }

  /// Puts each child at its place; `alignment` is the share of a line's free height above a child.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, alignment: CGFloat) {
    let origins = lines.flatMap { line in
      line.children.map { child in
        CGPoint(x: child.x, y: line.y + (line.height - child.height) * alignment)
      }
    }
    for (subview, origin) in zip(subviews, origins) {
      let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: position, proposal: .unspecified)
    }
  }
}

/// A layout that answers `answer` and leaves its child unplaced.
struct PlaceNone: Layout {
  let answer: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout that answers `answer` and places its child once, relative to its own origin.
struct PlaceAt: Layout {
  let answer: CGSize
  let at: CGPoint
  let anchor: UnitPoint
  let propose: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    answer
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let position = CGPoint(x: bounds.minX + at.x, y: bounds.minY + at.y)
    subviews[0].place(at: position, anchor: anchor, proposal: ProposedViewSize(propose))
  }
}

/// A layout that answers 100x100 and places its child twice: 20x20 at (10, 10), then 40x40 at (50,
/// 50).
struct PlaceTwice: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (offset, side) in [(10.0, 20.0), (50, 40)] {
      let position = CGPoint(x: bounds.minX + offset, y: bounds.minY + offset)
      subviews[0].place(at: position, proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

/// A layout that passes every question on to its only child.
struct PassThrough: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
