import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Tabs as the lines of a sidebar, and the keys that choose among them.
@MainActor @Suite struct SidebarTabTests {
  private struct Lines: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab("Two", systemImage: "star") { Text("Second") }.disabled(true)
        Tab("Three", systemImage: "star") { Text("Third") }
      }
    }
  }

  @Test func `arrows up and down choose the next line that can be chosen`() {
    let harness = Harness(Lines().tabViewStyle(.sidebarAdaptable))
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(harness.text.contains("Third"))
    harness.press(.downArrow)
    #expect(harness.text.contains("Third"))
    harness.press(.upArrow)
    #expect(harness.text.contains("First"))
    harness.press(.rightArrow)
    #expect(harness.text.contains("First"))
  }

  @Test func `in a bar arrows to both sides do`() {
    let harness = Harness(Lines())
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text.contains("Third"))
    harness.press(.downArrow)
    harness.press(.leftArrow)
    #expect(harness.text.contains("First"))
  }
}
