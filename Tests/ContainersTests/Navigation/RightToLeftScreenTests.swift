import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Screens, bars, tabs and sheets from right to left: mirrored, and operated from the other side.
@MainActor @Suite struct RightToLeftScreenTests {
  private static let size = CGSize(width: 400, height: 600)

  private func window(
    _ view: some View, _ platform: LayoutSnapshot.Platform = .phone,
    _ direction: LayoutDirection = .rightToLeft, width: CGFloat = 400
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 600),
      platform: platform, environment: { $0.layoutDirection = direction })
  }

  private func settle(_ harness: Harness) { harness.advance(by: 1) }

  /// A view of a window, the names of its parts, and what is pressed before they are looked at.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let names: [String]
    var press: String?
    var width: CGFloat = 400
    var platforms = [LayoutSnapshot.Platform.mac, .phone]
    let view: @MainActor @Sendable () -> AnyView
  }

  nonisolated static let scenes = [
    Scene(testDescription: "bar", names: ["Title", "Lead", "Trail", "Last", "Start"]) {
      AnyView(Barred())
    },
    Scene(testDescription: "screen", names: ["Detail", "Next", "Back"], press: "Go") {
      AnyView(Pushed())
    },
    Scene(
      testDescription: "columns", names: ["Side", "Middle", "Last", "Title"], width: 1400
    ) { AnyView(Columns()) },
    Scene(testDescription: "tabs", names: ["One", "Two", "Three", "First"]) {
      AnyView(Tabs())
    },
    Scene(
      testDescription: "tabs in a sidebar", names: ["One", "Two", "Three", "First"], width: 900,
      platforms: [.mac]
    ) { AnyView(Tabs().tabViewStyle(.sidebarAdaptable)) },
    Scene(testDescription: "sheet", names: ["Cancel", "Save", "Inside"], press: "Open") {
      AnyView(Sheeted())
    },
    Scene(testDescription: "alert", names: ["Sure?", "No", "Yes"], press: "Ask") {
      AnyView(Asking())
    },
  ]

  @Test(arguments: scenes) func `everything is mirrored`(_ scene: Scene) throws {
    for platform in scene.platforms {
      let harnesses = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let harness = window(scene.view(), platform, direction, width: scene.width)
        if let press = scene.press { harness.click(press) }
        settle(harness)
        return harness
      }
      for name in scene.names {
        let plain = try #require(harnesses[0].frame(of: name), "\(name)")
        let turned = try #require(harnesses[1].frame(of: name), "\(name)")
        let mirrored = plain.applying(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: scene.width, ty: 0))
        #expect(abs(turned.midX - mirrored.midX) <= 0.5, "\(platform) \(name)")
        #expect(turned.midY == mirrored.midY, "\(platform) \(name)")
      }
    }
  }

  private struct Barred: View {
    var body: some View {
      NavigationStack {
        Text("Start").frame(maxWidth: .infinity, alignment: .leading)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .navigation) { Button("Lead") {} }
            ToolbarItem { Button("Trail") {} }
            ToolbarItem { Button("Last") {} }
          }
      }
    }
  }

  private struct Pushed: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("Detail").frame(maxWidth: .infinity, alignment: .leading)
            .toolbar { Button("Next") {} }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
      } content: {
        Text("Middle")
      } detail: {
        Text("Last").navigationTitle("Title")
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Text("First").frame(maxWidth: .infinity, alignment: .leading)
        }
        Tab("Two", systemImage: "star") { Text("Second") }
        Tab("Three", systemImage: "star") { Text("Third") }
      }
    }
  }

  private struct Sheeted: View {
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Inside").frame(maxWidth: .infinity, alignment: .leading)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
      }
    }
  }

  private struct Asking: View {
    @State private var isShown = false

    var body: some View {
      Button("Ask") { isShown = true }.alert("Sure?", isPresented: $isShown) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    }
  }

  // MARK: Fingers and keys

  @Test func `a finger pulls a screen aside from the right edge, and not from the left one`() {
    let harness = window(Pushed())
    harness.click("Go")
    settle(harness)
    harness.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 350, y: 300))
    settle(harness)
    #expect(harness.text.contains("Detail"))
    harness.drag(from: CGPoint(x: 395, y: 300), to: CGPoint(x: 50, y: 300))
    settle(harness)
    #expect(harness.text.contains("Go") && !harness.text.contains("Detail"))
  }

  @Test func `a screen slides in from the left`() throws {
    /// The distance by which drawings of a new screen are moved in the middle of the transition.
    func shift(_ direction: LayoutDirection) throws -> Int {
      let harness = window(Pushed(), .phone, direction)
      harness.click("Go")
      harness.advance(by: 0.05)
      let moved = harness.displayListText.split(separator: "\n").compactMap { line -> Int? in
        guard let start = line.range(of: "(translate ") else { return nil }
        return Int(line[start.upperBound...].prefix { $0 == "-" || $0.isNumber })
      }
      return try #require(moved.max { abs($0) < abs($1) })
    }
    let (plain, turned) = (try shift(.leftToRight), try shift(.rightToLeft))
    #expect(plain > 0 && turned == -plain)
  }

  @Test func `a divider follows the pointer`() throws {
    let harness = window(Columns(), .mac, width: 900)
    let side = try #require(harness.frame(of: "Side"))
    // The sidebar is 200 wide and ends 208 from the right edge; it grows to the left.
    harness.drag(from: CGPoint(x: 900 - 208, y: 300), to: CGPoint(x: 900 - 248, y: 300))
    settle(harness)
    #expect(harness.frame(of: "Side")?.midX == side.midX - 40 / 2)
  }

  private struct Pages: View {
    var body: some View {
      TabView {
        Text("Page 1")
        Text("Page 2")
        Text("Page 3")
      }
      .tabViewStyle(.page)
    }
  }

  @Test func `pages follow to the left, and fingers and arrow keys turn them that way`() {
    let harness = window(Pages())
    harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 350, y: 100))
    settle(harness)
    #expect(harness.text == ["Page 2"])
    harness.press(.leftArrow)
    settle(harness)
    #expect(harness.text == ["Page 3"])
    harness.press(.rightArrow)
    settle(harness)
    #expect(harness.text == ["Page 2"])
  }

  @Test func `the left arrow chooses the next tab`() {
    let harness = window(Tabs(), .mac)
    harness.press(.tab)
    harness.press(.leftArrow)
    #expect(harness.text.contains("Second"))
  }

  /// The direction of the root view and that of the whole window give the same places.
  @Test func `the bar of a window has the direction of the columns below it`() throws {
    let columns = NavigationSplitView {
      List { Text("Row") }.navigationTitle("Side")
    } detail: {
      Text("Detail").navigationTitle("Title").toolbar { Button("Add") {} }
    }
    let whole = window(columns, .mac, .rightToLeft, width: 700)
    let inside = window(
      columns.environment(\.layoutDirection, .rightToLeft), .mac, .leftToRight, width: 700)
    settle(whole)
    settle(inside)
    for name in ["Row", "Detail", "Title", "Add"] {
      #expect(try #require(inside.frame(of: name)) == #require(whole.frame(of: name)), "\(name)")
    }
    #expect(try #require(inside.frame(of: "Add")).midX < 350)
  }

  @Test func `the key that leads back stays the same`() {
    let harness = window(Pushed(), .mac)
    harness.click("Go")
    settle(harness)
    #expect(harness.press("]", modifiers: .command) || harness.press("[", modifiers: .command))
    settle(harness)
    #expect(harness.text.contains("Go"))
  }

  @Test func `a sheet rests at its detent and is dragged up and down, as from left to right`()
    throws
  {
    func top(_ direction: LayoutDirection) throws -> [CGFloat] {
      let harness = window(
        Color.clear.sheet(isPresented: .constant(true)) {
          Text("Inside").presentationDetents([.height(200), .height(400)])
        }, .phone, direction)
      settle(harness)
      let low = try #require(harness.frame(of: "Inside"))
      harness.drag(
        from: CGPoint(x: 200, y: low.midY + 60), to: CGPoint(x: 200, y: low.midY - 140))
      settle(harness)
      return [low.midY, try #require(harness.frame(of: "Inside")).midY]
    }
    let plain = try top(.leftToRight)
    #expect(try top(.rightToLeft) == plain)
    #expect(plain[1] < plain[0])
  }
}
