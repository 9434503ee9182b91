import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct FrameTests {
  private func snapshot(_ view: some View) -> LayoutSnapshot {
    LayoutSnapshot(view.accessibilityIdentifier("frame"))
  }

  @Test(arguments: [CGFloat(-5), .nan, .infinity, -CGFloat.infinity])
  func `a negative, NaN or infinite length is reported once and ignored`(length: CGFloat) {
    let snapshot = snapshot(Color.red.frame(width: length, height: 4))
    #expect(snapshot.frame(of: "frame")?.height == 4)
    #expect(!snapshot.displayListText.contains("nan"))
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("Invalid frame dimension") == true)
  }

  @Test func `limits in the wrong order are reported once`() {
    let snapshot = snapshot(Color.red.frame(minWidth: 50, maxWidth: 20, minHeight: 1, maxHeight: 2))
    #expect(snapshot.frame(of: "frame")?.height == 2)
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("Contradictory frame constraints") == true)
  }

  @Test(arguments: [
    (CGFloat(-1), CGFloat(10), CGFloat(20)), (.nan, 10, 20), (0, 20, 10),
    (.infinity, .infinity, .infinity),
    (0, 10, .nan),
  ])
  func `negative, NaN or infinite limits are reported`(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    let snapshot = snapshot(Color.red.frame(minWidth: min, idealWidth: ideal, maxWidth: max))
    #expect(snapshot.diagnostics.count == 1)
    #expect(!snapshot.displayListText.contains("nan"))
  }

  @Test func `ascending limits are fine`() {
    let view = Color.red.frame(
      minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 5, idealHeight: 5)
    #expect(snapshot(view).diagnostics == [])
  }

  @Test func `a changed length changes the layout`() {
    let handle = Handle<CGFloat>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 5) { Color.red.frame(width: $0).accessibilityIdentifier("frame") })
    handle.value = 9
    snapshot.update()
    #expect(snapshot.width(of: "frame") == 9)
  }
}
