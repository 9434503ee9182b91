import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct NavigationTransitionTests {
  private struct Albums: View {
    @Namespace private var namespace
    @State private var path: [Int] = []
    var zooms = true

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Open") { path = [1] }
          Color.red.frame(width: 60, height: 60)
            .matchedTransitionSource(id: 1, in: namespace) {
              $0.clipShape(.rect(cornerRadius: 4)).background(Color(red: 0, green: 1, blue: 0))
                .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 9, y: 3)
            }
          Text(verbatim: "path \(path.count)")
        }
        .navigationDestination(for: Int.self) { number in
          let screen = Color.blue.accessibilityIdentifier("screen")
          if zooms {
            screen.navigationTransition(.zoom(sourceID: number, in: namespace))
          } else {
            screen
          }
        }
      }
    }
  }

  private func harness(zooms: Bool = true) -> Harness {
    Harness(
      Albums(zooms: zooms), window: CGSize(width: 390, height: 600), platform: .phone)
  }

  @Test func `a screen grows from the view with its id, and shrinks to it`() {
    let harness = harness()
    harness.click("Open")
    harness.advance(by: 0.05)
    // A growing screen is clipped to a pane with round corners; one from the side is not scaled.
    #expect(harness.displayListText.contains("opacity"))
    // The pane has the color that the view says.
    #expect(harness.displayListText.contains("#00ff00"))
    #expect(harness.displayListText.contains("(shadow #0000ff"))
    harness.advance(by: 1)
    #expect(!harness.displayListText.contains("#00ff00"))
    #expect(!harness.displayListText.contains("(shadow #0000ff"))
    #expect(harness.frame(of: "screen")?.width == CGFloat(390))
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("path 0"))
  }

  @Test func `a finger catches a screen that was let go, and turns it back`() {
    let harness = harness(zooms: false)
    harness.click("Open")
    harness.advance(by: 1)
    harness.press(at: CGPoint(x: 4, y: 300))
    harness.move(to: CGPoint(x: 150, y: 300))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: 300, y: 300))
    harness.release()
    harness.advance(by: 0.1)
    // On its way out it is still on the path.
    #expect(harness.frame(of: "screen") != nil)
    harness.press(at: CGPoint(x: 4, y: 300))
    harness.move(to: CGPoint(x: 20, y: 300))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: -380, y: 300))
    harness.advance(by: 0.3)
    harness.move(to: CGPoint(x: -380, y: 301))
    harness.advance(by: 0.3)
    harness.release()
    harness.advance(by: 1)
    #expect(harness.frame(of: "screen")?.minX == CGFloat(0))
    #expect(!harness.text.contains("path 0"))
    harness.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 380, y: 300))
    harness.advance(by: 1)
    #expect(harness.text.contains("path 0"))
  }

  private struct Twice: View {
    @State private var path = [1, 2, 3]

    var body: some View {
      NavigationStack(path: $path) {
        Text(verbatim: "root")
          .navigationDestination(for: Int.self) { Leaving(number: $0) }
      }
    }
  }

  private struct Leaving: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(verbatim: "screen \(number)")
      Button("Leave \(number)") {
        dismiss()
        dismiss()
      }
    }
  }

  @Test func `a screen dismissed twice goes back by only one screen`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(Twice(), window: CGSize(width: 390, height: 600), platform: platform)
      harness.click("Leave 3")
      harness.advance(by: 1)
      #expect(harness.text.contains("screen 2"))
      #expect(!harness.text.contains("screen 1"))
      #expect(harness.diagnostics == [])
    }
  }

  private struct Alerting: View {
    @State private var path: [Int] = []
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Both") {
          path = [1]
          isShown = true
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "screen \($0)") }
      }
      .alert("Said", isPresented: $isShown) { Button("OK") {} }
    }
  }

  @Test func `an alert opened together with a screen shows above it`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(
        Alerting(), window: CGSize(width: 390, height: 600), platform: platform)
      harness.click("Both")
      harness.advance(by: 1)
      #expect(harness.text.contains("Said"))
      #expect(harness.text.contains("screen 1"))
      harness.click("OK")
      harness.advance(by: 1)
      #expect(!harness.text.contains("Said"))
      #expect(harness.text.contains("screen 1"))
    }
  }
}
