import SwiftUI

/// A page of transitions.
struct TransitionsPage: View {
  @State private var isThere = true

  private let transitions: [(name: String, transition: AnyTransition)] = [
    ("opacity", .opacity),
    ("scale", .scale),
    ("slide", .slide),
    ("move(edge: .bottom)", .move(edge: .bottom)),
    ("push(from: .leading)", .push(from: .leading)),
    ("blurReplace", AnyTransition(.blurReplace)),
    ("a turn of your own", AnyTransition(Turn())),
    ("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .trailing))),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Transitions, each in a frame that clips it") {
        VStack(spacing: 12) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: 12) {
            ForEach(transitions, id: \.name) { stage($0.name, $0.transition) }
          }
          Button(isThere ? "Leave" : "Come back") {
            withAnimation(.easeInOut(duration: 0.5)) { isThere.toggle() }
          }
        }
      }
      Sample("Numbers that roll, and text that fades into another") { Counting() }
      Sample("Rows that come and go", alignment: .leading) { Shopping() }
    }
  }

  private func stage(_ name: String, _ transition: AnyTransition) -> some View {
    VStack(spacing: 4) {
      ZStack {
        Color.clear  // Keeps the stack's size, and so what leaves in its place.
        if isThere {
          RoundedRectangle(cornerRadius: 8).fill(.indigo.gradient).padding(10)
            .transition(transition)
        }
      }
      .frame(height: 64)
      .frame(maxWidth: .infinity)
      .clipped()
      .background(.background, in: .rect(cornerRadius: 6))
      Text(name).font(.caption)
    }
  }
}

/// Comes in from one side and leaves to the other, turning.
private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 180))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Counting: View {
  @State private var count = 128

  var body: some View {
    HStack(spacing: 24) {
      Text("\(count)")
        .font(.system(size: 40, weight: .bold).monospacedDigit())
        .contentTransition(.numericText(value: Double(count)))
        .frame(width: 120)
      Text(count.isMultiple(of: 2) ? "even" : "odd")
        .font(.title2)
        .contentTransition(.opacity)
        .frame(width: 60)
      HStack {
        Button("Less") { withAnimation { count -= 7 } }
        Button("More") { withAnimation { count += 7 } }
      }
    }
  }
}

private struct Shopping: View {
  @State private var list = ["Flour", "Butter", "Apples"]

  private let shelf = ["Flour", "Butter", "Apples", "Sugar", "Cinnamon", "Eggs"]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(list, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button("Remove \(item)", systemImage: "xmark") {
            withAnimation { list.removeAll { $0 == item } }
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
        .padding(6)
        .background(.background, in: .rect(cornerRadius: 6))
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Button("Add") {
        guard let next = shelf.first(where: { !list.contains($0) }) else { return }
        withAnimation { list.append(next) }
      }
      .disabled(list.count == shelf.count)
    }
  }
}
