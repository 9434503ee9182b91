import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The mark of the row whose link's screen is shown beside its list.
@MainActor @Suite struct OpenLinkMarkTests {
  private struct Rows: View {
    var body: some View {
      NavigationSplitView {
        List(0..<200) { Row(number: $0) }
      } detail: {
        Text("Nothing")
      }
    }
  }

  /// A row with state of its own around the link.
  private struct Row: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack { NavigationLink("Row \(number)") { Text("Screen \(number)") } }
    }
  }

  @Test func `the mark returns when its row scrolls out of view and back`() {
    let harness = Harness(Rows(), window: CGSize(width: 900, height: 400))
    let plain = harness.displayListText
    harness.click("Row 2")
    harness.advance(by: 1)
    #expect(harness.text.contains("Screen 2"))
    let marked = harness.displayListText
    #expect(marked != plain)
    let list = CGPoint(x: 70, y: 200)
    harness.scroll(at: list, by: CGSize(width: 0, height: -4000))
    harness.advance(by: 2)
    #expect(!harness.text.contains("Row 2"))
    harness.scroll(at: list, by: CGSize(width: 0, height: 9000))
    harness.advance(by: 2)
    #expect(harness.text.contains("Row 2"))
    #expect(harness.displayListText == marked)
    // Another link takes the mark away.
    harness.click("Row 3")
    harness.advance(by: 1)
    #expect(harness.displayListText != marked)
  }
}
