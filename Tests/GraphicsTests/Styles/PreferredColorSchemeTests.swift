import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct PreferredColorSchemeTests {
  private var bar: some View { Color.blue.frame(height: 5) }

  private func drawing(_ view: some View) -> String {
    drawn(view.frame(width: 10), in: .square)
  }

  @Test func `the whole picture follows the color scheme that one view prefers`() {
    let view = VStack(spacing: 0) {
      bar
      bar.preferredColorScheme(.dark)
    }
    #expect(
      drawing(view) == """
        (fill #0091ff 0,0 10x5)
        (fill #0091ff 0,5 10x5)
        """)
  }

  @Test func `the outer preferred scheme counts, and nil leaves the appearance as it is`() {
    #expect(
      drawing(bar.preferredColorScheme(.dark).preferredColorScheme(.light))
        == "(fill #0088ff 0,3 10x5)")
    #expect(drawing(bar.preferredColorScheme(nil)) == "(fill #0088ff 0,3 10x5)")
  }

  @Test func `a preferred color scheme can be withdrawn`() {
    struct Fickle: View {
      @State private var wish: ColorScheme? = .dark

      var body: some View {
        Color.blue.preferredColorScheme(wish).onAppear { wish = nil }
      }
    }
    #expect(drawn(Fickle(), in: .square) == "(fill #0088ff 0,0 10x10)")
  }

  @Test func `a preferred scheme counts more than the host's`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let view = Color.blue.preferredColorScheme(.light)
    #expect(drawn(view, in: .square, dark) == "(fill #0088ff 0,0 10x10)")
  }

  @Test func `the color behind a window follows`() {
    let graph = ViewGraph(
      bar.preferredColorScheme(.dark), textEngine: FixedPitchTextEngine())
    #expect(graph.windowBackground == .white)
    graph.frame(window: .square)
    #expect(graph.windowBackground.description == "#1e1e1e")
  }

  @Test func `a color scheme set for a part of the picture applies only there`() {
    let view = VStack(spacing: 0) {
      bar.colorScheme(.dark)
      bar
    }
    #expect(
      drawing(view) == """
        (fill #0091ff 0,0 10x5)
        (fill #0088ff 0,5 10x5)
        """)
  }

  @Test func `views see the preferred color scheme`() {
    struct Reader: View {
      @Environment(\.colorScheme) var scheme

      var body: some View { scheme == .dark ? Color.white : Color.black }
    }
    #expect(
      drawn(Reader().preferredColorScheme(.dark), in: .square) == "(fill #ffffff 0,0 10x10)")
  }
}
