import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Views behind the screens, columns, tabs and windows that they are declared in.
@MainActor @Suite struct ContainerBackgroundTests {
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func window(
    _ view: some View, _ platform: LayoutSnapshot.Platform = .mac,
    size: CGSize = CGSize(width: 400, height: 600)
  ) -> Harness {
    Harness(WindowContent(content: AnyView(view)), window: size, platform: platform)
  }

  /// The fills of a window in pure blue.
  private func fills(_ harness: Harness) -> [String] {
    harness.displayListText.split(separator: "\n").map(String.init)
      .filter { $0.contains("#0000ff") }
  }

  @Test func `a screen's background is behind its bars too, and leaves with the screen`() throws {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = window(
        NavigationStack {
          // A stack of the Mac is no larger than its screen.
          NavigationLink("Next") { Text("Second") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(blue, for: .navigation)
            .navigationTitle("Title")
        }, platform)
      #expect(fills(harness).count == 1)
      #expect(fills(harness).first?.contains("0,0 400x600") == true, "\(fills(harness))")
      harness.click("Next")
      harness.advance(by: 1)
      #expect(fills(harness).isEmpty)
    }
  }

  @Test func `views behind a screen are aligned in it and take no clicks`() throws {
    var clicks = 0
    let harness = window(
      NavigationStack {
        Button("Press") { clicks += 1 }
          .containerBackground(for: .navigation, alignment: .bottomTrailing) {
            Button("Behind") { clicks += 10 }
          }
      }, .phone)
    let behind = try #require(harness.frame(of: "Behind"))
    #expect(behind.maxX <= 400 && behind.maxX > 390 && behind.maxY > 590)
    harness.click(at: CGPoint(x: behind.midX, y: behind.midY))
    #expect(clicks == 0)
    harness.click("Press")
    #expect(clicks == 1)
  }

  // A column has a background of its own where the split view has one, unless the views in it set another.
  @Test func `a split view's background shows through translucent columns`() {
    func columns(translucent: Bool) -> Harness {
      window(
        NavigationSplitView {
          Text("Side").containerBackground(blue, for: .navigationSplitView)
        } detail: {
          if translucent {
            Text("Last").containerBackground(.white.opacity(0.5), for: .navigation)
          } else {
            Text("Last")
          }
        }, size: CGSize(width: 900, height: 300))
    }
    func coverings(_ harness: Harness) -> Int {
      harness.displayListText.split(separator: "\n").filter { $0.contains("#ffffff ") }.count
    }
    let (plain, translucent) = (columns(translucent: false), columns(translucent: true))
    #expect(fills(plain).count == 1 && fills(translucent).count == 1)
    #expect(fills(plain).first?.contains("0,0 900x300") == true, "\(fills(plain))")
    #expect(plain.displayListText != translucent.displayListText)
    #expect(coverings(plain) == coverings(translucent) + 1, "\(plain.displayListText)")
  }

  @Test func `a background of a tab fills the tab that it is declared in`() {
    let harness = window(
      TabView {
        Text("One").containerBackground(blue, for: .tabView).tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      }, .phone)
    #expect(fills(harness).first?.contains("400x") == true)
    harness.click("Second")
    #expect(fills(harness).isEmpty)
  }

  @Test func `a window's background is behind its bar, even among several views`() {
    let harness = window(
      VStack {
        Text("One")
        Text("Two").containerBackground(blue, for: .window)
      }
      .toolbar { Button("Item") {} })
    #expect(fills(harness).first?.contains("0,0 400x600") == true, "\(fills(harness))")
    let bare = window(Text("One").containerBackground(blue, for: .window))
    #expect(fills(bare).first?.contains("0,0 400x600") == true, "\(fills(bare))")
  }

  @Test func `a background of a widget is not shown`() {
    #expect(fills(window(Text("One").containerBackground(blue, for: .widget))).isEmpty)
  }

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        if isOn {
          Button("Off") { isOn = false }
            .containerBackground(Color(red: 0, green: 0, blue: 1), for: .navigation)
        } else {
          Button("On") { isOn = true }
        }
      }
    }
  }

  @Test func `a background comes and goes with its view`() {
    let harness = window(Switch())
    #expect(fills(harness).isEmpty)
    harness.click("On")
    #expect(fills(harness).count == 1)
    harness.click("Off")
    #expect(fills(harness).isEmpty)
  }
}
