import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

/// The parts of labels that the bars of windows show.
@MainActor @Suite struct ToolbarLabelStyleTests {
  private struct Bar: View {
    @Environment(\.toolbarLabelStyle) private var style

    var body: some View {
      Text(verbatim: "style \(style.map(\.name) ?? "none")")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }

  private func window(
    _ style: ToolbarLabelStyle?, choice: Binding<ToolbarLabelStyle>? = nil,
    platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(NavigationStack { Bar() })),
      window: CGSize(width: 400, height: 300), platform: platform,
      environment: {
        $0.toolbarLabelStyle = style
        $0.toolbarLabelChoice = choice
      })
  }

  @Test(
    arguments: [
      (nil, "none", false), (.automatic, "automatic", false), (.iconOnly, "iconOnly", false),
      (.titleAndIcon, "titleAndIcon", true), (.titleOnly, "titleOnly", true),
    ] as [(ToolbarLabelStyle?, String, Bool)])
  func `bars show icons, titles or both, as the scene asks`(
    _ style: ToolbarLabelStyle?, _ name: String, _ showsTitle: Bool
  ) {
    let harness = window(style)
    #expect(harness.text.contains("style \(name)"))
    #expect(harness.text.contains("Add") == showsTitle)
    // A screen of a phone has no bar of a window.
    #expect(!window(style, platform: .phone).text.contains("Add"))
  }

  @Test func `a title stands below its icon, in a bar that is as high as others`() throws {
    let harness = window(.titleAndIcon)
    let title = try #require(harness.frame(of: "Add"))
    #expect(title.maxY <= 52 && title.minY > 52 / 2)
  }

  @Test func `a secondary click on the bar lets people choose what it shows`() {
    var style = ToolbarLabelStyle.iconOnly
    let harness = window(.iconOnly, choice: Binding(get: { style }, set: { style = $0 }))
    harness.press(at: CGPoint(x: 200, y: 26))
    harness.release()
    harness.secondaryClick("Add")
    harness.click("Text Only")
    #expect(style == .titleOnly)
  }
}
