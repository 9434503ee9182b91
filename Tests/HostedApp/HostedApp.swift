import Foundation
import SwiftUI

/// An app that prints its events, one a line.
struct HostedApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Hosted") {
      MainView()
    }
    .defaultSize(width: 320, height: 240)
    .onChange(of: phase) { _, phase in say("app \(phase)") }

    WindowGroup("Note", id: "note", for: Int.self) { $number in
      Note(number: number ?? 0)
        .frame(width: 120, height: 80)
        .modifier(WideBar())
        .modifier(KeptNote(number: number ?? 0))
        .modifier(ActivityReport(name: "note"))
        .onAppear { say("note \(number ?? 0) appears") }
        .onDisappear { say("note disappears") }
    }
    .windowStyle(.hiddenTitleBar)
    .defaultWindowPlacement { _, _ in
      FarPlace.isWanted ? WindowPlacement(x: 5_000, y: 4_000) : WindowPlacement()
    }
  }
}

/// A text with its own state.
private struct Note: View {
  /// Counts the objects of its class that exist.
  @MainActor final class Token {
    static var living = 0

    init() { Self.living += 1 }

    isolated deinit { Self.living -= 1 }
  }

  let number: Int
  @State private var token = Token()

  var body: some View {
    Text("Note \(number)")
  }
}

/// Prints what a view learns of being seen.
private struct PhaseReport: ViewModifier {
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase) { say("view \(phase)") }
  }
}

/// Four fields of 80 points, in corners of the window.
private struct MainView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var clicks = 0
  @State private var isMoving = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        field(clicks.isMultiple(of: 2) ? .red : .green) {
          clicks += 1
          say("clicks \(clicks)")
        }
        Spacer(minLength: 0)
        field(.blue) { openWindow(id: "note", value: 7) }
      }
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        field(.orange) {
          Thread.sleep(forTimeInterval: 2)
          say("slept")
        }
        Spacer(minLength: 0)
        field(.purple) {
          isMoving.toggle()
          say("moving \(isMoving)")
        }
      }
    }
    .overlay { if isMoving { Sweep() } }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { size in
      say("size \(Int(size.width))x\(Int(size.height))")
    }
    .task {
      try? await Task.sleep(for: .milliseconds(50))
      say("task \(Thread.isMainThread ? "on" : "off") the main thread")
    }
    .modifier(ActivityReport(name: "main"))
    .modifier(PhaseReport())
    .modifier(Faults())
    .task { await openAndClose() }
    .onAppear {
      say("appears")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { say("queue") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in say("timer") }
    }
  }

  /// Opens and closes as many windows as the environment asks for, and prints the number of their states that are left
  /// until there are none.
  private func openAndClose() async {
    let cycles = ProcessInfo.processInfo.environment["HOSTED_CYCLES"].flatMap { Int($0) } ?? 0
    for cycle in 0..<cycles {
      openWindow(id: "note", value: cycle % 10)
      try? await Task.sleep(for: .milliseconds(5))
      dismissWindow(id: "note", value: cycle % 10)
    }
    if cycles == 0 { return }
    say("cycles done")
    while Note.Token.living > 0 { try? await Task.sleep(for: .milliseconds(5)) }
    say("states alive \(Note.Token.living)")
  }

  private func field(_ color: Color, action: @escaping () -> Void) -> some View {
    color.frame(width: 80, height: 80).onTapGesture(perform: action)
  }
}

/// Prints a line when the window gets the keys.
private struct ActivityReport: ViewModifier {
  let name: String
  @Environment(\.appearsActive) private var isActive

  func body(content: Content) -> some View {
    content.onChange(of: isActive, initial: true) { if isActive { say("\(name) active") } }
  }
}

/// A bar that turns once in two seconds.
private struct Sweep: View {
  var body: some View {
    TimelineView(.animation) { context in
      Rectangle().fill(.black).frame(width: 60, height: 4)
        .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 180))
    }
  }
}

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
