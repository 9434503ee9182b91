import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct SafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6)

  /// A view in a window of 100 by 100 points with `insets`.
  private func snapshot(_ view: some View, rightToLeft: Bool = false) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(of: view, proposal: .zero) {
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
    snapshot.graph.frame(window: CGSize(width: 100, height: 100), safeArea: insets)
    return snapshot
  }

  @Test func `views stay inside the window's safe area`() {
    let snapshot = snapshot(Color.clear.accessibilityIdentifier("view"))
    #expect(snapshot.frame(of: "view") == CGRect(x: 4, y: 20, width: 90, height: 70))
  }

  @Test func `a view that ignores the safe area fills the window`() {
    let snapshot = snapshot(Color.clear.accessibilityIdentifier("view").ignoresSafeArea())
    #expect(snapshot.frame(of: "view") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `the safe area can be ignored at some edges`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view").ignoresSafeArea(edges: [.top, .leading]))
    #expect(snapshot.frame(of: "view") == CGRect(x: 0, y: 0, width: 94, height: 90))
    let older = self.snapshot(
      Color.clear.accessibilityIdentifier("view").edgesIgnoringSafeArea([.top, .leading]))
    #expect(older.frame(of: "view") == CGRect(x: 0, y: 0, width: 94, height: 90))
  }

  @Test func `ignoring only the keyboard's region changes nothing`() {
    let snapshot = snapshot(Color.clear.accessibilityIdentifier("view").ignoresSafeArea(.keyboard))
    #expect(snapshot.frame(of: "view") == CGRect(x: 4, y: 20, width: 90, height: 70))
  }

  @Test func `a view that does not touch the edge stays where it is`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view").ignoresSafeArea().padding(.top, 5))
    #expect(snapshot.frame(of: "view") == CGRect(x: 0, y: 25, width: 100, height: 75))
  }

  @Test func `a background style reaches into the safe area`() {
    let snapshot = snapshot(Color.clear.background(Color.red))
    #expect(snapshot.displayListText.contains("0,0 100x100"))
  }

  @Test func `a geometry reader knows how far the safe area lies inside of it`() {
    let log = Log()
    _ = snapshot(
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let _ = log.note("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
      })
    #expect(log.entries.last == "20.0 4.0 10.0 6.0")
  }

  @Test func `padding of the safe area makes it smaller for the views inside`() {
    let snapshot = snapshot(
      ZStack {
        Color.clear.accessibilityIdentifier("inside")
        Color.clear.ignoresSafeArea().accessibilityIdentifier("frame")
          .overlay { Color.clear }
        Color.clear.accessibilityIdentifier("outside").ignoresSafeArea()
      }
      .safeAreaPadding(10))
    #expect(snapshot.frame(of: "inside") == CGRect(x: 14, y: 30, width: 70, height: 50))
    #expect(snapshot.frame(of: "outside") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `an inset stands at its edge and takes its space`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view").safeAreaInset(edge: .bottom, spacing: 2) {
        Color.red.frame(width: 30, height: 15).accessibilityIdentifier("bar")
      })
    #expect(snapshot.frame(of: "view") == CGRect(x: 4, y: 20, width: 90, height: 70 - 15 - 2))
    #expect(snapshot.frame(of: "bar") == CGRect(x: 34, y: 75, width: 30, height: 15))
  }

  @Test func `an inset at the side is aligned vertically`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
          Color.red.frame(width: 30, height: 15).accessibilityIdentifier("bar")
        })
    #expect(snapshot.frame(of: "bar") == CGRect(x: 4, y: 20, width: 30, height: 15))
    #expect(snapshot.frame(of: "view") == CGRect(x: 34, y: 20, width: 60, height: 70))
  }

  @Test func `a view can ignore the space of an inset`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 15) })
    #expect(snapshot.frame(of: "view") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `the sides are mirrored from right to left`() {
    let snapshot = snapshot(
      Color.clear.accessibilityIdentifier("view")
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 30) }, rightToLeft: true
    )
    #expect(snapshot.width(of: "view") == 60)
    #expect(snapshot.frame(of: "view")?.minX == 4)
  }

  @Test func `each view of a group ignores the safe area`() {
    let snapshot = snapshot(
      ZStack {
        Group {
          Color.clear.accessibilityIdentifier("first")
          Color.clear.accessibilityIdentifier("second")
        }
        .ignoresSafeArea()
      })
    #expect(snapshot.frame(of: "first") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(snapshot.frame(of: "second") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
