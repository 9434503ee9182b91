import SwiftUI
import Testing
import ViewTesting

/// The headers of lists that stay at the top, as recorded on macOS 26.
@MainActor struct ListHeaderTests {
  private struct Sections: View {
    var body: some View {
      List {
        ForEach(["First", "Second"], id: \.self) { name in
          Section(name) { ForEach(0..<6, id: \.self) { Text("\(name) \($0)") } }
        }
      }
    }
  }

  private func harness(
    _ list: some View = Sections(), platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(list, window: CGSize(width: 200, height: 200), platform: platform)
  }

  /// The line between a header whose cell ends at a height and its rows, 16 in at both ends.
  private func line(above bottom: Int) -> String {
    "(fill #0000001a 16,\(bottom - 1) \(200 - 2 * 16)x1)"
  }

  /// The line below a header that is held at the top, as wide as the list.
  private func edge(above bottom: Int) -> String {
    "(fill #0000001a 0,\(bottom - 1) 200x1)"
  }

  @Test func `the first header of an inset list is at the top, above its empty place`() throws {
    let harness = harness()
    // A header is 6 + 16 + 6 high; the rows begin below its place, which begins at 10.
    #expect(try #require(harness.frame(of: "First")).minY == 6)
    #expect(try #require(harness.frame(of: "First 0")).minY == 10 + 28 + 4)
    #expect(try #require(harness.frame(of: "First 1")).minY == 10 + 28 + 24 + 4)
  }

  @Test func `a held header has an edge in place of its line, and the next one pushes it out`()
    throws
  {
    let harness = harness()
    #expect(!harness.displayListText.contains(line(above: 28)))
    #expect(harness.displayListText.contains(edge(above: 28)))
    let center = CGPoint(x: 100, y: 100)
    // The lines are drawn in the coordinates of the content.
    harness.scroll(at: center, by: CGSize(width: 0, height: -50))
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "First")).minY == 6)
    #expect(harness.displayListText.contains(edge(above: 50 + 28)))
    // The second header's place begins at 10 + 28 + 6 * 24 + 20, of which 180 are scrolled away.
    harness.scroll(at: center, by: CGSize(width: 0, height: 50 - 180))
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "Second")).minY == CGFloat(202 - 180 + 6))
    #expect(harness.displayListText.contains(line(above: 202 + 28)))
    #expect(!harness.displayListText.contains(edge(above: 202 + 28)))
  }

  @Test func `a header hides its line`() {
    let list = harness(
      List {
        Section {
          Text("row")
        } header: {
          Text("Header").listRowSeparator(.hidden)
        }
      })
    #expect(!list.displayListText.contains(line(above: 28)))
  }

  @Test func `neither sidebars nor phones have lines below headers`() {
    for list in [
      harness(Sections().listStyle(.sidebar)),
      harness(Sections().listStyle(.plain), platform: .phone),
    ] {
      #expect(list.text.contains("First"))
      #expect(!list.displayListText.contains("(fill #0000001a 0,"))
    }
  }

  @Test func `headers of a phone's sidebar are titles, and their marks have the accent color`()
    throws
  {
    let sidebar = harness(Sections().listStyle(.sidebar), platform: .phone)
    let first = try #require(sidebar.frame(of: "First"))
    #expect(first.minY == 10)
    // The style title3 has 20 points on a phone.
    #expect(sidebar.displayListText.contains("(glyphs \"First\" 32,30 Fixed 20 w700 #000000)"))
    #expect(sidebar.displayListText.contains("(stroke #0088ff "), "the mark")
    // In other styles headers are gray.
    let grouped = harness(Sections().listStyle(.insetGrouped), platform: .phone)
    #expect(grouped.displayListText.contains("(glyphs \"First\" 32,27 Fixed 17 w500 #3c3c4399)"))
    #expect(!grouped.displayListText.contains("#0088ff"))
  }

  @Test func `a press anywhere on a header of a phone's sidebar closes its section`() {
    let harness = harness(Sections().listStyle(.sidebar), platform: .phone)
    for _ in 0..<2 {
      harness.click("First")
      harness.advance(by: 1)
      #expect(!harness.text.contains("First 0"))
      // The mark at the end, 32 before the edge, is a part of the header.
      harness.click(at: CGPoint(x: 200 - 32 - 8, y: 10 + 12))
      harness.advance(by: 1)
      #expect(harness.text.contains("First 0"))
    }
  }

  @Test func `a first section without a header does not move the others`() throws {
    let harness = harness(
      List {
        Text("row")
        Section("Header") { Text("more") }
      })
    // 10 above the first row of 24, 20 before the header.
    #expect(try #require(harness.frame(of: "Header")).minY == 10 + 24 + 20 + 6)
  }
}
