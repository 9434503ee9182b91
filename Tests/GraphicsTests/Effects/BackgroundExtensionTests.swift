import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct BackgroundExtensionTests {
  private func drawn(_ isEnabled: Bool, _ edges: Edge.Set) -> String {
    let view = Color.red.frame(width: 100, height: 80)
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .safeAreaPadding(edges, 20)
    return LayoutSnapshot(of: view, proposal: .unspecified).displayListText
  }

  @Test func `blurred copies fill the safe area beside a view, and only that`() {
    let list = drawn(true, .top)
    #expect(list.contains("blur"))
    // The ring from the safe area's edge, without the view below it: 100 wide, and 20 and 80 high.
    #expect(list.contains("0 0 m 100 0 l 100 100 l 0 100 l h 0 20 m 100 20 l 100 100 l 0 100 l h"))
  }

  @Test func `without a safe area, or turned off, there are no copies`() {
    #expect(!drawn(true, []).contains("blur"))
    #expect(!drawn(false, .top).contains("blur"))
  }
}
