import SwiftUI

/// Four boxes of 40 points in a field of 240 by 240, which a slider moves from a row into the corners.
struct BlendView: View {
  @State private var share = 0.0
  private static let colors: [UInt32] = [0xC0392B, 0x1F618D, 0x1E8449, 0xB9770E]

  var body: some View {
    VStack(spacing: 0) {
      Blend(from: Row(), to: Corners(), share: share) {
        ForEach(Self.colors, id: \.self) { Color(hex: $0).frame(width: 40, height: 40) }
      }
      .frame(width: 240, height: 240)
      .frame(width: 300, height: 300)
      HStack {
        Slider(value: $share) { Text("Share") }
          .labelsHidden()
          .accessibilityIdentifier("share")
        Button("Other end") {
          withAnimation(.linear(duration: 2)) { share = share < 0.5 ? 1 : 0 }
        }
      }
      .padding(.horizontal)
      .frame(maxHeight: .infinity)
    }
  }
}

/// A layout that tells where it would place its children.
private protocol Arrangement: Layout where Cache == Void {
  func centers(of count: Int, in bounds: CGRect) -> [CGPoint]
}

extension Arrangement {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, center) in zip(subviews, centers(of: subviews.count, in: bounds)) {
      subview.place(at: center, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A row in which each child has the same share of the width.
private struct Row: Arrangement {
  func centers(of count: Int, in bounds: CGRect) -> [CGPoint] {
    (0..<count).map { index in
      let share = (CGFloat(index) + 0.5) / CGFloat(count)
      return CGPoint(x: bounds.minX + bounds.width * share, y: bounds.midY)
    }
  }
}

/// The corners, clockwise from the top left; the middle is for the children after the fourth.
private struct Corners: Arrangement {
  func centers(of count: Int, in bounds: CGRect) -> [CGPoint] {
    let (x, y) = (bounds.width / 6, bounds.height / 6)
    let corners = [
      CGPoint(x: bounds.minX + x, y: bounds.minY + y),
      CGPoint(x: bounds.maxX - x, y: bounds.minY + y),
      CGPoint(x: bounds.maxX - x, y: bounds.maxY - y),
      CGPoint(x: bounds.minX + x, y: bounds.maxY - y),
    ]
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return (0..<count).map { $0 < corners.count ? corners[$0] : middle }
  }
}

/// A layout on the way from one to another: 0 is the first, 1 the second.
private struct Blend<From: Arrangement, To: Arrangement>: Arrangement {
  var from: From
  var to: To
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func centers(of count: Int, in bounds: CGRect) -> [CGPoint] {
    let pairs = zip(from.centers(of: count, in: bounds), to.centers(of: count, in: bounds))
    return pairs.map { start, end in
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}
