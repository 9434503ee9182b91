import SwiftUI

/// A page of gestures: clicks, drags, pinches and turns.
struct GesturesPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Drag, let go, and it flies back with the speed of the hand") { Draggable() }
      Sample("Click, double click, hold") { Presses() }
      Sample("Pinch and turn on a trackpad or a touch screen") { Photo() }
      Sample("Hold first, then drag: two gestures in a row", alignment: .leading) { Unlocking() }
      Sample("The pointer over a view") { Hovering() }
      Sample("Drag a card to another place") { Sorting() }
    }
  }
}

private struct Draggable: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Circle()
      .fill(.pink.gradient)
      .frame(width: 60, height: 60)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
      )
      .frame(height: 110)
      .accessibilityLabel("A ball")
  }
}

private struct Presses: View {
  @State private var last = "nothing yet"

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(.blue.gradient)
        .frame(width: 160, height: 60)
        .onTapGesture(count: 2) { last = "a double click" }
        .onTapGesture { last = "a click" }
        .onLongPressGesture { last = "a long press" }
        .accessibilityLabel("A field to press")
      Text("It was \(last).").foregroundStyle(.secondary)
    }
  }
}

private struct Photo: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var pinch = 1.0
  @GestureState private var turn = Angle.zero

  var body: some View {
    Image(systemName: "photo")
      .font(.system(size: 48))
      .foregroundStyle(.white)
      .frame(width: 120, height: 90)
      .background(.mint.gradient, in: .rect(cornerRadius: 8))
      .scaleEffect(scale * pinch)
      .rotationEffect(angle + turn)
      .gesture(
        MagnifyGesture()
          .updating($pinch) { value, pinch, _ in pinch = value.magnification }
          .onEnded { scale = min(max(scale * $0.magnification, 0.5), 2) }
          .simultaneously(
            with: RotateGesture()
              .updating($turn) { value, turn, _ in turn = value.rotation }
              .onEnded { angle += $0.rotation })
      )
      .frame(height: 130)
  }
}

private struct Unlocking: View {
  @GestureState private var state = Step.resting
  @State private var position = 0.0

  private enum Step: Equatable {
    case resting, unlocked
    case moving(Double)
  }

  private var isUnlocked: Bool { state != .resting }

  private var distance: Double {
    if case .moving(let distance) = state { distance } else { 0 }
  }

  var body: some View {
    let hand = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($state) { value, state, _ in
        switch value {
        case .first: state = .resting
        case .second(_, let drag): state = drag.map { .moving($0.translation.width) } ?? .unlocked
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value {
          position = min(max(position + drag.translation.width, 0), 400)
        }
      }
    Capsule()
      .fill(isUnlocked ? AnyShapeStyle(.green) : AnyShapeStyle(.gray))
      .frame(width: 80, height: 36)
      .overlay {
        Image(systemName: isUnlocked ? "lock.open.fill" : "lock.fill").foregroundStyle(.white)
      }
      .offset(x: min(max(position + distance, 0), 400))
      .gesture(hand)
      .animation(.snappy, value: isUnlocked)
      .accessibilityLabel("A lock")
  }
}

private struct Hovering: View {
  @State private var point: CGPoint?

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.background)
      .frame(height: 80)
      .overlay {
        if let point {
          Circle().fill(.orange).frame(width: 14, height: 14).position(point)
        } else {
          Text("Come closer").foregroundStyle(.secondary)
        }
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): point = location
        case .ended: point = nil
        }
      }
  }
}

private struct Sorting: View {
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]

  var body: some View {
    HStack {
      ForEach(planets, id: \.self) { planet in
        Text(planet)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(.purple.opacity(0.25), in: .rect(cornerRadius: 8))
          .draggable(planet)
          .dropDestination(for: String.self) { names, _ in
            guard let name = names.first, let old = planets.firstIndex(of: name),
              let new = planets.firstIndex(of: planet)
            else { return false }
            withAnimation { planets.insert(planets.remove(at: old), at: new) }
            return true
          }
      }
    }
  }
}
