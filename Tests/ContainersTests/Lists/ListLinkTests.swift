import SwiftUI
import Testing
import ViewTesting

/// Rows of the phone that lead to screens: the mark at their end, which nothing else covers.
@MainActor struct ListLinkTests {
  /// The end of a row's content: 16 in from its box, which is 16 in from the list.
  private let end = CGFloat(390 - 16 - 16)
  /// The room of the mark and the distance before it.
  private let room: CGFloat = 20

  private func harness(
    _ row: some View, platform: LayoutSnapshot.Platform = .phone
  ) -> Harness {
    Harness(
      NavigationStack { List { row } }, window: CGSize(width: 390, height: 300),
      platform: platform)
  }

  @Test func `content at the end of a link stands before the mark`() {
    let wide = NavigationLink {
      Text("Screen")
    } label: {
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }
    }
    #expect(harness(wide).frame(of: "B")?.maxX == end - room)
    // The Mac has no marks.
    #expect(harness(wide, platform: .mac).frame(of: "B")?.maxX == CGFloat(390 - 16))
  }

  @Test func `a link spans the content of its row, as recorded`() {
    let link = NavigationLink("Detail") { Text("Screen") }.accessibilityIdentifier("link")
    #expect(harness(link).frame(of: "link")?.width == end - 2 * 16)
  }

  @Test func `a badge stands before the mark, and content before the badge`() throws {
    let row = NavigationLink {
      Text("Screen")
    } label: {
      LabeledContent("Label", value: "Value")
    }
    let harness = harness(row.badge("12"))
    let badge = try #require(harness.frame(of: "12"))
    let value = try #require(harness.frame(of: "Value"))
    #expect(badge.maxX < end - 8)
    #expect(value.maxX < badge.minX)
    // The badge and the distances on both sides of it are taken from the content.
    #expect(value.maxX == end - badge.width - 8 - room)
  }

  @Test func `a badge stands before the mark of a group`() throws {
    let harness = harness(DisclosureGroup("Group") { Text("Inside") }.badge("12"))
    let badge = try #require(harness.frame(of: "12"))
    // The mark is 16 wide.
    #expect(badge.maxX == end - 16 - 8)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone], [KeyEquivalent.space, .return])
  func `keys reach the links of a list without a selection and follow them`(
    platform: LayoutSnapshot.Platform, key: KeyEquivalent
  ) {
    let rows = ForEach(0..<3) { number in
      NavigationLink("Row \(number)") { Text("Screen \(number)") }
    }
    let harness = harness(rows, platform: platform)
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.press(key))
    harness.advance(by: 1)
    #expect(harness.text.contains("Screen 1"))
  }

  private struct Renamed: View {
    @State private var name = ""

    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Screen")
          } label: {
            TextField("Name", text: $name)
          }
        }
      }
    }
  }

  @Test func `keys typed into a field inside a link go to the field`() {
    let harness = Harness(Renamed(), window: CGSize(width: 390, height: 300))
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space, characters: " ")
    harness.advance(by: 1)
    #expect(!harness.text.contains("Screen"))
  }
}
