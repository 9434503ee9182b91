import Foundation
import SwiftUI

@testable import EspalierBrowser
@testable import EspalierHosting
@testable import EspalierRendering
@testable import EspalierTypesetting

/// A counter that a person or a screen reader can operate.
struct CounterApp: App {
  var windows = LivingWindows()

  var body: some Scene {
    WindowGroup("Counter") { CounterView().modifier(CountsItsWindow(windows: windows)) }
  }
}

/// Counts the windows of one app that have state, as windows of other tests come and go at the same
/// time.
@MainActor final class LivingWindows {
  fileprivate(set) var count = 0
  fileprivate(set) var openedCount = 0

  nonisolated init() {}
}

private struct CountsItsWindow: ViewModifier {
  let windows: LivingWindows
  @State private var token: Token?

  func body(content: Content) -> some View {
    content.onAppear { token = Token(windows) }
  }

  @MainActor private final class Token {
    let windows: LivingWindows

    init(_ windows: LivingWindows) {
      self.windows = windows
      windows.count += 1
      windows.openedCount += 1
    }

    isolated deinit { windows.count -= 1 }
  }
}

struct CounterView: View {
  @State private var count = 0
  @State private var level = 3.0
  @State private var name = "Ann"

  var body: some View {
    VStack(spacing: 8) {
      Text("Count \(count)").accessibilityAddTraits(.isHeader)
      RoundedRectangle(cornerRadius: 12).fill(count.isMultiple(of: 2) ? Color.red : .green)
        .frame(width: 200, height: 100)
        .onTapGesture { count += 1 }
        .accessibilityLabel("Add")
        .accessibilityAddTraits(.isButton)
      Circle().fill(.blue).frame(width: 20, height: 20)
        .accessibilityLabel("Reset")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { count = 0 }
      Rectangle().frame(width: level * 10, height: 10)
        .accessibilityElement()
        .accessibilityLabel("Level")
        .accessibilityValue("\(Int(level))")
        .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
      Text(name)
    }
  }
}

/// Shows the settings that a person has made in the system.
struct SettingsApp: App {
  var body: some Scene { WindowGroup("Settings") { SettingsView() } }
}

private struct SettingsView: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack {
      Group {
        Text(verbatim: "motion \(reducesMotion)")
        Text(verbatim: "transparency \(reducesTransparency)")
        Text(verbatim: "contrast \(contrast == .increased)")
      }
      .accessibilityAddTraits(.isHeader)
    }
  }
}

/// Notes what its view learns of being seen.
struct PhaseApp: App {
  @MainActor final class Log {
    var phases: [ScenePhase] = []

    nonisolated init() {}
  }

  var log = Log()

  var body: some Scene { WindowGroup("Phase") { PhaseView(log: log) } }
}

private struct PhaseView: View {
  let log: PhaseApp.Log
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("Phase").accessibilityAddTraits(.isHeader)
      .onChange(of: phase, initial: true) { log.phases.append(phase) }
  }
}

/// One of everything that a page paints.
struct PaintingApp: App {
  var body: some Scene { WindowGroup("Painting") { PaintingView() } }
}

struct PaintingView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Waffle office fjord 12:30").font(.title)
      Text("The quick brown fox jumps over the lazy dog -> (A)").font(.body).italic()
      HStack(spacing: 10) { gradients }
      HStack(spacing: 10) { effects }
      HStack(spacing: 10) { groups }
      Text("שלום عربي 漢字 😀").font(.title2)
    }
    .padding()
  }

  @ViewBuilder private var gradients: some View {
    let colors = [Color.red, .yellow, .blue]
    Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing))
      .frame(width: 60, height: 60)
    Circle().fill(.radialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 30))
      .frame(width: 60, height: 60)
    Circle().fill(
      .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(270))
    )
    .frame(width: 60, height: 60)
    Rectangle().fill(.ellipticalGradient(colors: colors)).frame(width: 90, height: 60)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow]
    )
    .frame(width: 60, height: 60)
  }

  @ViewBuilder private var effects: some View {
    let square = RoundedRectangle(cornerRadius: 10).fill(.orange).frame(width: 50, height: 50)
    square.shadow(color: .black.opacity(0.5), radius: 5, x: 3, y: 4)
    square.blur(radius: 3)
    square.opacity(0.4)
    square.rotationEffect(.degrees(20))
    square.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    square.hueRotation(.degrees(120))
  }

  @ViewBuilder private var groups: some View {
    let square = Rectangle().fill(.teal).frame(width: 50, height: 50)
    square.mask { Circle() }
    ZStack {
      square
      Circle().fill(.yellow).frame(width: 40, height: 40).blendMode(.multiply)
    }
    square.overlay {
      Circle().strokeBorder(.black, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
    }
    Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.purple)
    Circle().fill(.white.shadow(.inner(color: .black, radius: 4, x: 2, y: 2))).frame(
      width: 50, height: 50)
    square.clipShape(Capsule().size(width: 50, height: 30))
  }
}

/// Some controls, and their values as text.
struct ControlsApp: App {
  var body: some Scene { WindowGroup("Controls") { ControlsView() } }
}

struct ControlsView: View {
  @State private var name = ""
  @State private var level = 3.0
  @State private var isLoud = false

  var body: some View {
    VStack {
      TextField("Name", text: $name).frame(width: 200)
      Slider(value: $level, in: 0...10) { Text("Level") }.frame(width: 200)
      Toggle("Loud", isOn: $isLoud)
      Button("Clear", systemImage: "trash") {
        (name, level, isLoud) = ("", 0, false)
      }
      .labelStyle(.iconOnly)
      Text("Hello \(name), \(Int(level)), \(String(isLoud))")
    }
  }
}

/// A view that counts the keys it gets.
struct KeyApp: App {
  var body: some Scene { WindowGroup("Keys") { KeyView() } }
}

struct KeyView: View {
  @State private var typed = ""

  var body: some View {
    Text("Typed \(typed)").frame(width: 200, height: 50).focusable()
      .onKeyPress { press in
        typed += press.characters
        return .handled
      }
  }
}

@MainActor enum TestHost {
  static let text = Typesetter()
  static let raster = RasterRenderer()

  static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.currentDate = Date()
    return environment
  }

  /// A host that serves an app at a free port.
  static func serving<A: App>(
    _ app: A, graceTime: TimeInterval = 30, showsMenuBar: Bool = false,
    _ body: (BrowserHost) async throws -> Void
  ) async throws {
    let host = try BrowserHost(
      BrowserHost.Options(token: "secret", graceTime: graceTime), environment: environment,
      renderer: raster
    ) { AppSession(app, environment: $0, textEngine: text, showsMenuBar: showsMenuBar) }
    host.start()
    defer { host.stop() }
    try await body(host)
  }
}

extension BrowserHost {
  var port: UInt16 { URL(string: address).flatMap { $0.port }.flatMap { UInt16(exactly: $0) } ?? 0 }
}
