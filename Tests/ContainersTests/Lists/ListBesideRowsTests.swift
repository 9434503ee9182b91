import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// What people do beside the rows of a list: clicks that open a menu, and presses that hide the
/// actions of a row.
@MainActor struct ListBesideRowsTests {
  private let window = CGSize(width: 320, height: 300)
  /// A place below all rows.
  private let below = CGPoint(x: 160, y: 280)

  private func secondaryClick(_ harness: Harness, at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    }
    harness.advance(by: 1)
  }

  private struct Rows: View {
    var isTable = false
    var hasMenuForNone = true

    private struct Fruit: Identifiable {
      let id: String
    }

    var body: some View {
      Group {
        if isTable {
          Table(["A", "B"].map { Fruit(id: $0) }, selection: .constant([])) {
            TableColumn("Name") { Text($0.id) }
          }
        } else {
          List(["A", "B"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        }
      }
      .contextMenu(forSelectionType: String.self) { names in
        if !names.isEmpty {
          Button("Delete \(names.sorted().joined())") {}
        } else if hasMenuForNone {
          Button("New") {}
        }
      }
    }
  }

  /// As Apple's documentation of the modifier says.
  @Test(arguments: [false, true])
  func `a click beside the rows opens the menu for no rows`(isTable: Bool) {
    let harness = Harness(Rows(isTable: isTable), window: window)
    secondaryClick(harness, at: below)
    #expect(harness.text.contains("New"))
    harness.press(.escape)
    harness.advance(by: 1)
    harness.secondaryClick("B")
    #expect(harness.text.contains("Delete B"))
    #expect(!harness.text.contains("New"))
  }

  @Test func `a menu without lines does not open`() {
    let list = Harness(Rows(hasMenuForNone: false), window: window)
    let view = Harness(
      Color.red.contextMenu {}, window: window)
    for harness in [list, view] {
      let before = harness.displayListText
      secondaryClick(harness, at: below)
      #expect(harness.displayListText == before)
    }
  }

  // MARK: Swipes

  private func swiped() throws -> Harness {
    let rows = ForEach(0..<20) { number in
      Text("Row \(number)").swipeActions { Button("Flag") {} }
    }
    let harness = Harness(List { rows }, window: window, platform: .phone)
    let y = try #require(harness.frame(of: "Row 1")).midY
    touch(harness, from: CGPoint(x: 300, y: y), by: CGSize(width: -80, height: 0))
    #expect(harness.text.contains("Flag"))
    return harness
  }

  private func touch(_ harness: Harness, from start: CGPoint, by distance: CGSize) {
    harness.send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    var place = start
    for step in 1...10 {
      harness.advance(by: 1 / 60)
      let share = CGFloat(step) / 10
      place = CGPoint(
        x: start.x + share * distance.width, y: start.y + share * distance.height)
      harness.send(.pointer(PointerEvent(.moved, at: place, kind: .touch)))
    }
    harness.send(.pointer(PointerEvent(.up, at: place, kind: .touch)))
    harness.advance(by: 1)
  }

  @Test func `a list that scrolls hides the actions of a row`() throws {
    let harness = try swiped()
    touch(harness, from: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -30))
    #expect(!harness.text.contains("Flag"))
  }

  @Test func `a tap beside the rows hides the actions of a row`() throws {
    let harness = try swiped()
    // Left of the box in which the rows stand.
    touch(harness, from: CGPoint(x: 5, y: 200), by: .zero)
    #expect(!harness.text.contains("Flag"))
  }
}
