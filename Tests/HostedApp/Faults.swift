import Foundation
import SwiftUI

/// The faults of the window, which `HOSTED_FAULTS` names, separated by commas.
struct Faults: ViewModifier {
  private let names = (ProcessInfo.processInfo.environment["HOSTED_FAULTS"] ?? "").split(
    separator: ",")

  func body(content: Content) -> some View {
    content
      .overlay { if names.contains("feedback") { Feedback() } }
      .overlay { if names.contains("nan") { BrokenNumbers() } }
      .overlay { if names.contains("tasks") { BadTasks() } }
      .overlay { if names.contains("keys") { KeyReport() } }
      .overlay { if names.contains("stored") { Stored() } }
      .modifier(GrowsAroundAnchor(isWanted: names.contains("anchor")))
      .overlay { if names.contains("sheet") { LargeSheet() } }
      .overlay {
        if names.contains("grip") {
          Color.gray.frame(width: 40, height: 40).gesture(WindowDragGesture())
        }
      }
  }
}

/// A view that writes its size into a state on which this size depends.
private struct Feedback: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Color.clear.frame(width: width, height: 1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 == 1 ? 2 : 1
      }
  }
}

/// A view whose lengths are not a number every other tenth of a second.
private struct BrokenNumbers: View {
  private struct Unsized: Layout {
    let length: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: length)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews { view.place(at: CGPoint(x: length, y: length), proposal: .zero) }
    }
  }

  @State private var length: CGFloat = 1

  var body: some View {
    ZStack {
      Color.clear.frame(width: length, height: length)
      Color.clear.frame(minWidth: length, maxHeight: length).padding(length)
      Color.clear.offset(x: length, y: -length).scaleEffect(length).rotationEffect(.degrees(length))
      Color.clear.position(x: length, y: length).opacity(length).blur(radius: length)
      Text("Broken").font(.system(size: length)).lineSpacing(length)
      Path { $0.addEllipse(in: CGRect(x: length, y: 0, width: length, height: 1)) }.trim(to: length)
      Unsized(length: length) { Color.clear }
    }
    .task {
      for number in [CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, 1] {
        length = number
        try? await Task.sleep(for: .milliseconds(100))
      }
      say("numbers done")
    }
    .allowsHitTesting(false)
  }
}

/// Tasks that throw, that never end, and that work without a pause beside the main actor.
private struct BadTasks: View {
  private struct Failure: Error {}

  var body: some View {
    Color.clear.frame(width: 1, height: 1)
      .onAppear {
        Task { throw Failure() }
        Task { for _ in 0..<1_000 { await Task.yield() } }
        Task.detached { while !Task.isCancelled { await Task.yield() } }
        say("tasks began")
      }
      .task {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        continuation.finish()
        say("endless task \(Task.isCancelled ? "cancelled" : "ended")")
      }
      .allowsHitTesting(false)
  }
}

/// A view that logs the keys it gets.
private struct KeyReport: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Color.clear.frame(width: 1, height: 1).focusable().focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(phases: .down) { press in
        say("key \(press.characters)")
        return .handled
      }
      .onAppear { isFocused = true }
      .allowsHitTesting(false)
  }
}

/// Views that need 420 by 300 points after a click, in a window whose right edge and middle stay where they are.
private struct GrowsAroundAnchor: ViewModifier {
  let isWanted: Bool
  @State private var isLarge = false

  @ViewBuilder func body(content: Content) -> some View {
    if isWanted {
      content
        .frame(minWidth: isLarge ? 420 : nil, minHeight: isLarge ? 300 : nil)
        .simultaneousGesture(TapGesture().onEnded { isLarge = true })
        .windowResizeAnchor(.trailing)
    } else {
      content
    }
  }
}

/// A view that presents a sheet of 484 by 384 points after a click, in a smaller window.
private struct LargeSheet: View {
  @State private var isPresented = false

  var body: some View {
    Color.gray.frame(width: 40, height: 40)
      .onTapGesture { isPresented = true }
      .sheet(isPresented: $isPresented) { Color.blue.frame(width: 484, height: 384) }
  }
}

/// The number of times that the program was started.
private struct Stored: View {
  @SceneStorage("starts") private var starts = 0

  var body: some View {
    Color.clear.frame(width: 1, height: 1)
      .onAppear {
        say("stored \(starts)")
        starts += 1
      }
      .allowsHitTesting(false)
  }
}

/// The number of times that a note was opened, where `HOSTED_FAULTS` names it.
struct KeptNote: ViewModifier {
  private static let isWanted = ProcessInfo.processInfo.environment["HOSTED_FAULTS"] == "kept"
  let number: Int
  @SceneStorage("openings") private var openings = 0

  func body(content: Content) -> some View {
    content.onAppear {
      if !Self.isWanted { return }
      say("note \(number) stored \(openings)")
      openings += 1
    }
  }
}

/// A place beyond every screen for the second window, where `HOSTED_FAULTS` names it.
enum FarPlace {
  static let isWanted = ProcessInfo.processInfo.environment["HOSTED_FAULTS"] == "far"
}

/// A bar that is wider than what is below it, where `HOSTED_FAULTS` names it.
struct WideBar: ViewModifier {
  private let isShown = (ProcessInfo.processInfo.environment["HOSTED_FAULTS"] ?? "") == "wide bar"

  @ViewBuilder func body(content: Content) -> some View {
    if isShown {
      content.toolbar { Color.green.frame(width: 300, height: 20) }
    } else {
      content
    }
  }
}
