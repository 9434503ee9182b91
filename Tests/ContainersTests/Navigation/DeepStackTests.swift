import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Screens that were never shown: each is made when it is shown for the first time.
@MainActor @Suite struct DeepStackTests {
  @MainActor private final class Log {
    var made: [Int] = []
  }

  /// A screen that notes when its body is evaluated.
  private struct Screen: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.made.append(number)
      Text(verbatim: "Screen \(number)")
    }
  }

  private struct Deep: View {
    let log: Log
    @State private var path = NavigationPath(Array(1...1_000))

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(1_001) }
          .navigationDestination(for: Int.self) { Screen(number: $0, log: log) }
      }
      .overlay(alignment: .bottom) {
        HStack {
          Button("Pop") { path.removeLast() }
          Button("Pop 500") { path.removeLast(500) }
        }
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `only the topmost of 1,000 screens is made, and each below when it is shown`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let log = Log()
    let harness = Harness(Deep(log: log), platform: platform)
    #expect(harness.text.contains("Screen 1000"))
    #expect(log.made == [1_000])
    harness.click("Pop")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Screen 999"))
    #expect(log.made == [1_000, 999])
    harness.click("Pop 500")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Screen 499"))
    #expect(log.made == [1_000, 999, 499])
    #expect(harness.diagnostics.isEmpty)
  }

  @Test func `a finger that pulls a screen aside makes the one below`() {
    let log = Log()
    let harness = Harness(
      Deep(log: log), window: CGSize(width: 320, height: 400), platform: .phone)
    harness.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 250, y: 200))
    harness.advance(by: 1)
    #expect(harness.text.contains("Screen 999"))
    #expect(log.made == [1_000, 999])
  }

  /// Screens each of which declares the destination for the next.
  private struct Nested: View {
    let log: Log
    @State private var path: NavigationPath

    init(_ log: Log) {
      self.log = log
      var path = NavigationPath()
      path.append(1)
      path.append("two")
      path.append(3.0)
      _path = State(initialValue: path)
    }

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { _ in
            Screen(number: 1, log: log)
              .navigationDestination(for: String.self) { _ in
                Screen(number: 2, log: log)
                  .navigationDestination(for: Double.self) { _ in Screen(number: 3, log: log) }
              }
          }
      }
    }
  }

  @Test func `screens that declare the destinations of later ones are made`() {
    let log = Log()
    let harness = Harness(Nested(log), platform: .phone)
    #expect(harness.text.contains("Screen 3"))
    #expect(log.made == [1, 2, 3])
    harness.click("Back")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Screen 2"))
    #expect(log.made == [1, 2, 3])
    #expect(harness.diagnostics.isEmpty)
  }
}
