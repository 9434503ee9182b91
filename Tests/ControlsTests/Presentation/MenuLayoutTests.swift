import Espalier
import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The height of a menu's line.
///
/// Lines of the Mac are 22 points high, separators 5 + 1 + 5, the panel's edge is 5.
@MainActor struct MenuLayoutTests {
  private let line: CGFloat = 22
  private let separator: CGFloat = 5 + 1 + 5

  /// The middles of the named lines, below the middle of the first.
  private func middles(_ names: [String], _ harness: Harness) -> [CGFloat] {
    let middles = names.map { harness.frame(of: $0)?.midY ?? 0 }
    return middles.map { $0 - (middles.first ?? 0) }
  }

  private func open<Items: View>(
    window: CGSize = CGSize(width: 400, height: 300), @ViewBuilder _ items: () -> Items
  ) -> Harness {
    let harness = Harness(Menu("Menu", content: items), window: window)
    harness.click("Menu")
    return harness
  }

  @Test func `sections are separated by one line, and there are none at the ends`() {
    let harness = open {
      Section { Button("A") {} }
      Section {
        Button("B") {}
        Button("C") {}
      }
      Button("D") {}
      Section {}
    }
    let expected: [CGFloat] = [
      0, line + separator, 2 * line + separator, 3 * line + 2 * separator,
    ]
    #expect(middles(["A", "B", "C", "D"], harness) == expected)
    let panel = harness.graph.accessibilityTree().first(role: .menu)?.frame ?? .zero
    let height: CGFloat = 4 * line + 2 * separator + 2 * 5
    #expect(panel.height == height)
  }

  // Icons have a column of 20 points, or of the widest of them, 6 before the titles.
  @Test(arguments: [CGFloat(8), 20, 33])
  func `titles line up, whether they have icons or not`(width: CGFloat) {
    let harness = open {
      Button("A", systemImage: "chevron.up") {}
      Button("B") {}
      Toggle("C", isOn: .constant(true))
      Button {
      } label: {
        Label {
          Text("D")
        } icon: {
          Color.red.frame(width: width, height: 10)
        }
      }
      Menu("E") { Button("F") {} }
    }
    let starts = ["A", "B", "C", "D", "E"].map { harness.frame(of: $0)?.minX ?? 0 }
    #expect(Set(starts).count == 1, "\(starts)")
    let plain = open { Button("A") {} }
    let start = plain.frame(of: "A")?.minX ?? 0
    #expect(starts.first == start + max(20, width) + 6)
  }

  @Test func `lines of a menu without icons leave no room for them`() {
    let harness = open {
      Button("A") {}
      Menu("E") { Button("F", systemImage: "doc") {} }
    }
    let plain = open { Button("A") {} }
    #expect(harness.frame(of: "A")?.minX == plain.frame(of: "A")?.minX)
  }

  @Test func `adjacent dividers become one, and those at the ends disappear`() {
    let harness = open {
      Divider()
      Button("A") {}
      Divider()
      Divider()
      Section { Button("B") {} }
      Divider()
    }
    #expect(middles(["A", "B"], harness) == [0, line + separator])
  }

  @Test func `a section's title stands above its lines`() {
    let harness = open {
      Button("A") {}
      Section("Fruit") { Button("Apple") {} }
    }
    let title = harness.frame(of: "Fruit") ?? .zero
    let apple = harness.frame(of: "Apple") ?? .zero
    // Smaller than a line's text, of 13 points: 16 * 11 / 13.
    #expect(title.height < 16)
    #expect(title.minX == apple.minX)
    #expect(title.maxY <= apple.minY)
    #expect(harness.diagnostics == [])
  }

  @Test func `a second text is a smaller one below the title`() {
    let harness = open {
      Button {
      } label: {
        Text("Title")
        Text("Subtitle")
      }
    }
    let (title, subtitle) = (
      harness.frame(of: "Title") ?? .zero, harness.frame(of: "Subtitle") ?? .zero
    )
    #expect(title.minX == subtitle.minX)
    #expect(title.maxY == subtitle.minY)
    #expect(subtitle.height < title.height)
  }

  private struct Upwards: View {
    var order: MenuOrder?

    var body: some View {
      let menu = Menu("Menu") {
        Section("One") {
          Button("A") {}
          Button("B") {}
        }
        Section { Button("C") {} }
      }
      VStack {
        Spacer()
        if let order { menu.menuOrder(order) } else { menu }
      }
    }
  }

  @Test func `above its control on the phone, a menu's first line is the lowest`() {
    func tops(_ view: some View, _ platform: LayoutSnapshot.Platform) -> [String] {
      let harness = Harness(view, window: CGSize(width: 400, height: 400), platform: platform)
      harness.click("Menu")
      let names = ["One", "A", "B", "C"]
      return names.sorted {
        (harness.frame(of: $0)?.minY ?? 0) < (harness.frame(of: $1)?.minY ?? 0)
      }
    }
    #expect(tops(Upwards(), .phone) == ["C", "One", "B", "A"])
    #expect(tops(Upwards(order: .priority), .phone) == ["C", "One", "B", "A"])
    #expect(tops(Upwards(order: .fixed), .phone) == ["One", "A", "B", "C"])
    #expect(tops(ScrollView { Upwards().frame(height: 390) }, .phone) == ["One", "A", "B", "C"])
    #expect(tops(Upwards(order: .priority), .mac) == ["One", "A", "B", "C"])
  }

  private struct Long: View {
    let log: Log

    var body: some View {
      Menu("Menu") {
        ForEach(1..<31) { number in Button("Line \(number)") { log.note("\(number)") } }
      }
    }
  }

  @Test func `a menu higher than the window stays inside it and is scrolled by the wheel`() {
    let log = Log()
    let harness = Harness(Long(log: log))
    harness.click("Menu")
    let panel = harness.graph.accessibilityTree().first(role: .menu)?.frame ?? .zero
    let (top, height): (CGFloat, CGFloat) = (4, 300 - 2 * 4)
    #expect(panel.minY == top)
    #expect(panel.height == height)
    let first = harness.frame(of: "Line 1")?.minY ?? 0
    let middle = CGPoint(x: panel.midX, y: panel.midY)
    harness.scroll(at: middle, by: CGSize(width: 0, height: -50))
    #expect(harness.frame(of: "Line 1")?.minY == first - 50)
    // No farther than to the last line: 30 lines and two edges are higher than the panel by this much.
    harness.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    let rest: CGFloat = 30 * line + 2 * 5 - (300 - 2 * 4)
    #expect(harness.frame(of: "Line 1")?.minY == first - rest)
  }

  @Test func `keys bring the highlighted line into view`() {
    let log = Log()
    let harness = Harness(Long(log: log))
    harness.click("Menu")
    harness.press(.end)
    let last = harness.frame(of: "Line 30") ?? .zero
    #expect(last.minY > 0 && last.maxY < 300)
    harness.press(.return)
    #expect(log.entries == ["30"])
  }

  @Test func `the mouse on the arrow at the end moves the lines`() {
    let harness = Harness(Long(log: Log()))
    harness.click("Menu")
    let first = harness.frame(of: "Line 1") ?? .zero
    harness.move(to: CGPoint(x: first.midX, y: 300 - 4 - 10))
    harness.advance(by: 0.5)
    #expect((harness.frame(of: "Line 1")?.minY ?? 0) <= first.minY - 5 * line)
  }
}
