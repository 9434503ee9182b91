import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The fill of bars, their visibility, and their light or dark colors.
@MainActor @Suite struct BarBackgroundTests {
  /// A bar, the window in which it stands, and the rectangle that a fill has there.
  struct Bar: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let placement: ToolbarPlacement
    let platform: LayoutSnapshot.Platform
    let frame: String
  }

  // Windows are 400 x 600. The window's bar is 52 high and that of a screen 64; content ends 76 above the bottom where
  // there are items, and 83 above it where there are tabs.
  nonisolated static let bars = [
    Bar(
      testDescription: "window", placement: .windowToolbar, platform: .mac, frame: "0,0 400x52"),
    Bar(
      testDescription: "screen", placement: .navigationBar, platform: .phone, frame: "0,0 400x64"),
    Bar(
      testDescription: "bottom", placement: .bottomBar, platform: .phone,
      frame: "0,\(600 - 76) 400x76"),
    Bar(
      testDescription: "tabs", placement: .tabBar, platform: .phone, frame: "0,\(600 - 83) 400x83"),
  ]

  private func window<V: View>(_ bar: Bar, @ViewBuilder _ change: (Content) -> V) -> Harness {
    let screen = change(Content())
    let view =
      bar.placement == .tabBar
      ? AnyView(TabView { screen.tabItem { Text("Tab") } }) : AnyView(NavigationStack { screen })
    return Harness(
      WindowContent(content: view), window: CGSize(width: 400, height: 600), platform: bar.platform)
  }

  struct Content: View {
    var body: some View {
      Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem { Button("Item") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
    }
  }

  /// The fills of a window in pure blue.
  private func fills(_ harness: Harness) -> [String] {
    harness.displayListText.split(separator: "\n").map(String.init).filter {
      $0.contains("#0000ff")
    }
  }

  @Test(arguments: bars)
  func `a style fills the bar that it is set for`(_ bar: Bar) {
    let harness = window(bar) {
      $0.toolbarBackground(Color(red: 0, green: 0, blue: 1), for: bar.placement)
    }
    #expect(fills(harness).contains { $0.contains(bar.frame) }, "\(harness.displayListText)")
  }

  @Test(arguments: bars)
  func `a hidden background is not filled, and a visible one is filled even without a style`(
    _ bar: Bar
  ) {
    let hidden = window(bar) {
      $0.toolbarBackground(Color(red: 0, green: 0, blue: 1), for: bar.placement)
        .toolbarBackgroundVisibility(.hidden, for: bar.placement)
    }
    #expect(fills(hidden).isEmpty)
    func count(_ harness: Harness) -> Int {
      harness.displayListText.components(separatedBy: bar.frame).count - 1
    }
    let plain = window(bar) { $0 }
    let visible = window(bar) { $0.toolbarBackgroundVisibility(.visible, for: bar.placement) }
    #expect(count(visible) > count(plain))
  }

  @Test(arguments: bars)
  func `a hidden bar leaves its room to the content`(_ bar: Bar) {
    let shown = window(bar) { $0 }
    let hidden = window(bar) { $0.toolbar(.hidden, for: bar.placement) }
    #expect(hidden.text.count < shown.text.count)
    #expect(shown.frame(of: "Content")?.midY != hidden.frame(of: "Content")?.midY)
  }

  @Test(arguments: bars)
  func `a bar takes the color scheme that is set for it`(_ bar: Bar) {
    let light = window(bar) { $0 }
    let dark = window(bar) { $0.toolbarColorScheme(.dark, for: bar.placement) }
    #expect(light.displayListText != dark.displayListText)
    #expect(light.frame(of: "Content") == dark.frame(of: "Content"))
  }

  @Test func `a background set for no particular bar applies to the main one`() {
    let harness = window(Self.bars[1]) { $0.toolbarBackground(Color(red: 0, green: 0, blue: 1)) }
    let found = fills(harness)
    #expect(found.count == 1 && found[0].contains("0,0 400x64"))
  }
}
