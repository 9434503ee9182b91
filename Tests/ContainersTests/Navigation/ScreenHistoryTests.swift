import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

/// The screens that a browser's Back command can leave.
@MainActor @Suite struct ScreenHistoryTests {
  private struct Stack: View {
    @State private var path: [Int] = []
    @State private var hasSheet = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Next") { path.append(1) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number)")
              Button("Next") { path.append(number + 1) }
              Button("Sheet") { hasSheet = true }
            }
          }
      }
      .sheet(isPresented: $hasSheet) { Text("On a sheet") }
    }
  }

  private func settle(_ harness: Harness) { harness.advance(by: 0.8) }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `screens are counted and left`(platform: LayoutSnapshot.Platform) {
    let harness = Harness(Stack(), window: CGSize(width: 400, height: 700), platform: platform)
    let history = harness.graph[ScreenHistory.self]
    #expect(history.depth == 0)
    for _ in 0..<3 {
      harness.click("Next")
      settle(harness)
    }
    #expect(history.depth == 3)
    history.goBack(by: 1)
    harness.update()
    settle(harness)
    #expect(harness.text.contains("Screen 2"))
    #expect(history.depth == 2)
    history.goBack(by: 2)
    harness.update()
    settle(harness)
    #expect(history.depth == 0)
    history.goBack(by: 1)
    harness.update()
    #expect(history.depth == 0)
  }

  @Test func `screens behind a sheet are counted and stay`() {
    let harness = Harness(Stack(), window: CGSize(width: 400, height: 700), platform: .phone)
    let history = harness.graph[ScreenHistory.self]
    harness.click("Next")
    settle(harness)
    harness.click("Sheet")
    settle(harness)
    #expect(history.depth == 1)
    history.goBack(by: 1)
    harness.update()
    settle(harness)
    #expect(history.depth == 1)
    #expect(harness.text.contains("On a sheet"))
  }
}
