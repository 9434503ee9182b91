import SwiftUI

/// Two wheels in fields of 250 by 250, each with a box at the top and one at the bottom that change places.
///
/// Those on the left go round, because the angle of their layout is animated; those on the right go straight.
struct WheelsView: View {
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        RoundWheel(angle: angle) { boxes }
          .frame(width: 250, height: 250)
        StraightWheel(angle: angle) { boxes }
          .frame(width: 250, height: 250)
      }
      Button("Half a turn") {
        withAnimation(.linear(duration: 2)) { angle += .pi }
      }
      .frame(maxHeight: .infinity)
    }
  }

  @ViewBuilder private var boxes: some View {
    Color(hex: 0xC0392B).frame(width: 60, height: 60)
    Color(hex: 0x1F618D).frame(width: 60, height: 60)
  }
}

/// Children on a circle with a radius of 60 points, the first at an angle clockwise from the top.
private struct RoundWheel: Layout {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(onWheelIn: bounds, angle: angle)
  }
}

/// The same, but the places of the children are animated.
private struct StraightWheel: Layout {
  var angle: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(onWheelIn: bounds, angle: angle)
  }
}

extension LayoutSubviews {
  fileprivate func place(onWheelIn bounds: CGRect, angle: Double) {
    for index in indices {
      let own = angle + 2 * .pi * Double(index) / Double(count)
      let place = CGPoint(x: bounds.midX + 60 * sin(own), y: bounds.midY - 60 * cos(own))
      self[index].place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}
