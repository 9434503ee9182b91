import SwiftUI
import Testing
import ViewTesting

@MainActor struct BackgroundExtensionTests {
  private func snapshot(_ top: CGFloat, isEnabled: Bool = true) -> LayoutSnapshot {
    let view = Color.red.accessibilityIdentifier("view")
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: top) }
    return LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 40, height: 60))
  }

  @Test func `a view goes on below a bar as its blurred mirror image, and keeps its place`() {
    let extended = snapshot(20)
    #expect(extended.frames(of: "view").contains(CGRect(x: 0, y: 20, width: 40, height: 40)))
    #expect(extended.displayListText.contains("blur"))
    // As far as the safe area reaches: from the top of the window to the view's lower edge.
    #expect(extended.displayListText.contains("0,0 40x60"))
  }

  @Test func `without a bar, or without the effect, the view is as it is`() {
    #expect(!snapshot(0).displayListText.contains("blur"))
    #expect(!snapshot(20, isEnabled: false).displayListText.contains("blur"))
  }

  @Test func `mirror images are not read to people`() {
    #expect(snapshot(20).accessibilityText.components(separatedBy: "view").count <= 2)
  }
}
