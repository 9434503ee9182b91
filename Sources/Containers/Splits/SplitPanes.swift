import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The panes of a split view, and the dividers between them.
struct SplitPanes<Content: View> {
  let axis: Axis
  let content: Content
  /// The lengths that the user gave the panes, by their places; empty until a divider is dragged.
  @State private var lengths: [CGFloat] = []
  @State private var measured = SplitMeasures()
}

@MainActor extension SplitPanes: View {
  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, lengths: lengths, measured: measured) {
        ForEach(panes) { $0 }
        ForEach(1..<max(panes.count, 1), id: \.self) { place in
          SplitDivider(axis: axis, place: place, lengths: $lengths, measured: measured)
        }
      }
    }
  }
}

/// The result of the last layout: the lengths of the panes, and their limits.
@MainActor final class SplitMeasures {
  nonisolated(unsafe) var lengths: [CGFloat] = []
  nonisolated(unsafe) var limits: [ClosedRange<CGFloat>] = []

  nonisolated init() {}

  /// The lengths after the divider before a pane is moved by a distance, as far as its two
  /// neighbors allow.
  func moved(_ place: Int, by distance: CGFloat, from start: [CGFloat]) -> [CGFloat] {
    guard start.count == limits.count, start.indices.contains(place), place > 0 else {
      return start
    }
    let (before, after) = (limits[place - 1], limits[place])
    let least = max(before.lowerBound - start[place - 1], start[place] - after.upperBound)
    let most = min(before.upperBound - start[place - 1], start[place] - after.lowerBound)
    if least > most { return start }
    let distance = min(max(distance, least), most)
    var lengths = start
    lengths[place - 1] += distance
    lengths[place] -= distance
    return lengths
  }
}

/// A line of one point that can also be grabbed a little beside it.
private struct SplitDivider {
  let axis: Axis
  /// The pane behind it.
  let place: Int
  @Binding var lengths: [CGFloat]
  let measured: SplitMeasures
  @GestureState private var start: [CGFloat] = []
  @Environment(\.layoutDirection) private var direction

  /// The distance from the line at which the pointer can grab it.
  private static var reach: CGFloat { 4 }
  /// The distance by which an assistive program moves it.
  private static var step: CGFloat { 20 }
}

@MainActor extension SplitDivider: View {
  var body: some View {
    let isHorizontal = axis == .horizontal
    Rectangle().fill(.separator)
      .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
      .padding(isHorizontal ? .horizontal : .vertical, Self.reach)
      .contentShape(Rectangle())
      .pointerStyle(isHorizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($start) { _, start, _ in if start.isEmpty { start = measured.lengths } }
          .onChanged { drag in
            let start = start.isEmpty ? measured.lengths : start
            lengths = measured.moved(place, by: distance(drag.translation), from: start)
          }
      )
      .adjustableControl(
        .slider, increment: { move(by: Self.step) }, decrement: { move(by: -Self.step) }
      )
      .accessibilityLabel(Text("Divider"))
  }

  private func distance(_ translation: CGSize) -> CGFloat {
    if axis == .vertical { return translation.height }
    return direction == .rightToLeft ? -translation.width : translation.width
  }

  private func move(by distance: CGFloat) {
    lengths = measured.moved(place, by: distance, from: measured.lengths)
  }
}

/// Panes that share a length, with dividers between them: the second half of the children.
///
/// 1. Each pane has a minimum and a maximum length: its answers to zero and to infinity.
/// 2. They share the room in equal parts, or in the proportion of the lengths that the user gave
///   them.
/// 3. A pane for which its share is too little or too much has its limit, and the others share the
///    rest.
///
/// - Child sizing: the proposal is its length and the whole length across.
/// - Preferred size: the proposal; if there is none, the panes' ideal lengths, and the longest of
///   them across.
private struct SplitLayout: Layout {
  let axis: Axis
  let lengths: [CGFloat]
  let measured: SplitMeasures

  private static let divider: CGFloat = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let panes = self.panes(of: subviews)
    let ideals = panes.map { $0.sizeThatFits(.unspecified) }
    var ideal = CGSize.zero
    ideal[axis] =
      ideals.reduce(0) { $0 + $1[axis] } + Self.divider * CGFloat(max(panes.count - 1, 0))
    ideal[axis.other] = ideals.reduce(0) { max($0, $1[axis.other]) }
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let panes = self.panes(of: subviews)
    if panes.isEmpty { return }
    let across = bounds.size[axis.other]
    let limits = panes.map { self.limits(of: $0, across: across) }
    let room = max(0, bounds.size[axis] - Self.divider * CGFloat(panes.count - 1))
    let shares = SplitShares.lengths(
      of: room, limits, weights: lengths.count == panes.count ? lengths : [])
    measured.lengths = shares
    measured.limits = limits
    var start: CGFloat = 0
    for (place, pane) in panes.enumerated() {
      if place > 0 {
        let divider = subviews[panes.count + place - 1]
        put(divider, at: start + Self.divider / 2, length: nil, in: bounds)
        start += Self.divider
      }
      put(pane, at: start + shares[place] / 2, length: shares[place], in: bounds)
      start += shares[place]
    }
  }

  private func panes(of subviews: Subviews) -> Subviews {
    subviews.prefix((subviews.count + 1) / 2)
  }

  /// Places a child with its middle at a place along the axis.
  private func put(
    _ child: LayoutSubview, at middle: CGFloat, length: CGFloat?, in bounds: CGRect
  ) {
    let across = bounds.size[axis.other]
    let isHorizontal = axis == .horizontal
    child.place(
      at: isHorizontal
        ? CGPoint(x: bounds.minX + middle, y: bounds.midY)
        : CGPoint(x: bounds.midX, y: bounds.minY + middle),
      anchor: .center,
      proposal: isHorizontal
        ? ProposedViewSize(width: length, height: across)
        : ProposedViewSize(width: across, height: length))
  }

  private func limits(of pane: LayoutSubview, across: CGFloat) -> ClosedRange<CGFloat> {
    func length(at proposed: CGFloat) -> CGFloat {
      let proposal =
        axis == .horizontal
        ? ProposedViewSize(width: proposed, height: across)
        : ProposedViewSize(width: across, height: proposed)
      return pane.sizeThatFits(proposal)[axis]
    }
    let minimum = max(0, length(at: 0))
    return minimum...max(minimum, length(at: .infinity))
  }
}

/// The division of a length among panes.
enum SplitShares {
  /// Lengths in the proportion of the weights, or equal ones, within limits, that add up to `room`
  /// where that is possible.
  static func lengths(
    of room: CGFloat, _ limits: [ClosedRange<CGFloat>], weights: [CGFloat]
  ) -> [CGFloat] {
    var shares = [CGFloat](repeating: 0, count: limits.count)
    var open = Set(limits.indices)
    var left = room
    func weight(_ index: Int) -> CGFloat { weights.isEmpty ? 1 : max(weights[index], 1) }
    while !open.isEmpty {
      let total = open.reduce(0) { $0 + weight($1) }
      var wanted: [Int: CGFloat] = [:]
      for index in open { wanted[index] = max(0, left) * weight(index) / total }
      let tooLittle = open.filter { wanted[$0, default: 0] < limits[$0].lowerBound }
      let tooMuch = open.filter { wanted[$0, default: 0] > limits[$0].upperBound }
      // Panes that need more than their share are fixed first, since that leaves less for those
      // that may exceed their maximum.
      let bound = tooLittle.isEmpty ? tooMuch : tooLittle
      if bound.isEmpty {
        for index in open { shares[index] = wanted[index, default: 0] }
        break
      }
      for index in bound {
        shares[index] = tooLittle.isEmpty ? limits[index].upperBound : limits[index].lowerBound
        left -= shares[index]
        open.remove(index)
      }
    }
    return shares
  }
}
