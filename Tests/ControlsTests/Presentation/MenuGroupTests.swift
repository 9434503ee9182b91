import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Pickers and groups of controls in menus.
@MainActor struct MenuGroupTests {
  private func lines(_ platform: LayoutSnapshot.Platform, _ content: some View) -> Harness {
    let menu = VStack {
      Menu("Open") { content }
      Spacer()
    }
    let harness = Harness(menu, window: CGSize(width: 375, height: 667), platform: platform)
    harness.click("Open")
    harness.advance(by: 1)
    return harness
  }

  private struct Sorting: View {
    @State private var order = 1

    var body: some View {
      Picker("Sort", selection: $order) {
        Text("Name").tag(1)
        Text("Date").tag(2)
      }
    }
  }

  @Test func `options are lines of a phone's menu, and of a submenu on the Mac`() {
    let phone = lines(.phone, Sorting())
    #expect(phone.frame(of: "Name") != nil && phone.frame(of: "Sort") == nil)
    let mac = lines(.mac, Sorting())
    #expect(mac.frame(of: "Name") == nil && mac.frame(of: "Sort") != nil)
  }

  @Test func `titles of the largest type take several lines of a phone's menu`() throws {
    let harness = lines(
      .phone,
      Group {
        Button("Less") {}
        Button("More options of all kinds") {}
      }
      .dynamicTypeSize(.accessibility5))
    let less = try #require(harness.frame(of: "Less"))
    let more = try #require(harness.frame(of: "More options of all kinds"))
    #expect(more.height >= 2 * less.height)
    #expect(less.maxY <= more.minY)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `the style of a picker decides where its options are`(_ platform: LayoutSnapshot.Platform) {
    let submenu = lines(platform, Sorting().pickerStyle(.menu))
    #expect(submenu.frame(of: "Name") == nil && submenu.frame(of: "Sort") != nil)
    let inline = lines(platform, Sorting().pickerStyle(.inline))
    #expect(inline.frame(of: "Name") != nil && inline.frame(of: "Sort") == nil)
    let automatic = lines(platform, Sorting().pickerStyle(.automatic).pickerStyle(.inline))
    #expect((automatic.frame(of: "Name") != nil) == (platform == .phone))
  }

  @Test
  func `controls of a group stand side by side in a phone's menu, below each other on the Mac`()
    throws
  {
    let group = ControlGroup {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
    }
    let phone = lines(.phone, group)
    let (cut, copy) = (try #require(phone.frame(of: "Cut")), try #require(phone.frame(of: "Copy")))
    #expect(cut.midY == copy.midY && cut.maxX < copy.minX)
    let mac = lines(.mac, group)
    let (first, second) = (try #require(mac.frame(of: "Cut")), try #require(mac.frame(of: "Copy")))
    #expect(first.minX == second.minX && first.maxY < second.minY)
  }

  @Test func `controls beside each other act, and keys go through them`() {
    final class Log { var actions: [String] = [] }
    let log = Log()
    let group = ControlGroup {
      Button("Cut") { log.actions.append("Cut") }
      Button("Copy") { log.actions.append("Copy") }
    }
    lines(.phone, group).click("Copy")
    #expect(log.actions == ["Copy"])
    let harness = lines(.phone, group)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(log.actions == ["Copy", "Cut"])
  }
}
