import SwiftUI

/// A page of views that move by themselves when state changes.
struct AnimationPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("The same way in the same time, on different curves") { Race() }
      Sample("A layout that changes glides to its new places") { Rearrangement() }
      Sample("A view that grows out of another", alignment: .leading) { Enlargement() }
      Sample("Phases, one after the other, and keyframes") {
        HStack(spacing: 60) {
          Heartbeat()
          Bounce()
        }
        .frame(height: 110)
      }
    }
  }
}

/// Runners that start together.
private struct Race: View {
  @State private var isAtFinish = false

  private let runners: [(name: String, color: Color, animation: Animation)] = [
    ("linear", .gray, .linear(duration: 1)),
    ("easeInOut", .blue, .easeInOut(duration: 1)),
    ("spring", .green, .spring(duration: 1)),
    ("bouncy", .orange, .bouncy(duration: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(runners, id: \.name) { runner in
        HStack {
          Text(runner.name).frame(width: 80, alignment: .leading)
          Circle()
            .fill(runner.color)
            .frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, alignment: isAtFinish ? .trailing : .leading)
            .animation(runner.animation, value: isAtFinish)
        }
      }
      Button(isAtFinish ? "Back" : "Go") { isAtFinish.toggle() }
    }
  }
}

private struct Rearrangement: View {
  @State private var isColumn = false
  @State private var colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    let layout =
      isColumn ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
    VStack(spacing: 12) {
      layout {
        ForEach(colors, id: \.self) { color in
          RoundedRectangle(cornerRadius: 6).fill(color.gradient).frame(width: 44, height: 22)
        }
      }
      .frame(height: 152)
      HStack {
        Button(isColumn ? "In a row" : "In a column") { withAnimation { isColumn.toggle() } }
        Button("Shuffle") { withAnimation(.bouncy) { colors.shuffle() } }
      }
    }
  }
}

private struct Enlargement: View {
  @State private var chosen: Int?
  @Namespace private var space

  private let symbols = ["star", "drop", "flame", "snowflake"]

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack {
        ForEach(symbols.indices, id: \.self) { index in
          if index != chosen {
            card(index, size: 28)
          } else {
            Color.clear.frame(width: 28, height: 28)
          }
        }
      }
      if let chosen { card(chosen, size: 136) }
    }
    .frame(height: 136, alignment: .leading)
  }

  private func card(_ index: Int, size: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: size / 6)
      .fill(Color.teal.gradient)
      .overlay { Image(systemName: symbols[index]).foregroundStyle(.white) }
      .matchedGeometryEffect(id: index, in: space)
      .frame(width: size, height: size)
      .onTapGesture { withAnimation(.spring) { chosen = chosen == index ? nil : index } }
      .accessibilityLabel(symbols[index])
      .accessibilityAddTraits(.isButton)
  }
}

private struct Heartbeat: View {
  @State private var beats = 0

  var body: some View {
    Button {
      beats += 1
    } label: {
      Image(systemName: "heart.fill")
        .font(.system(size: 48))
        .foregroundStyle(.red)
        .phaseAnimator([1, 1.3, 0.9], trigger: beats) { heart, scale in
          heart.scaleEffect(scale)
        } animation: { _ in
          .easeOut(duration: 0.15)
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Beat")
  }
}

private struct Bounce: View {
  @State private var throwCount = 0

  private struct Pose {
    var height = 0.0
    var stretch = 1.0
  }

  var body: some View {
    Button {
      throwCount += 1
    } label: {
      Circle()
        .fill(.orange.gradient)
        .frame(width: 40, height: 40)
        .keyframeAnimator(initialValue: Pose(), trigger: throwCount) { ball, pose in
          ball
            .scaleEffect(x: 1 / pose.stretch, y: pose.stretch, anchor: .bottom)
            .offset(y: -pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            CubicKeyframe(60, duration: 0.3)
            CubicKeyframe(0, duration: 0.3)
            CubicKeyframe(20, duration: 0.15)
            CubicKeyframe(0, duration: 0.15)
          }
          KeyframeTrack(\.stretch) {
            LinearKeyframe(0.8, duration: 0.05)
            SpringKeyframe(1.1, duration: 0.5)
            LinearKeyframe(0.8, duration: 0.05)
            SpringKeyframe(1, duration: 0.3)
          }
        }
        .frame(height: 100, alignment: .bottom)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Throw the ball")
  }
}
