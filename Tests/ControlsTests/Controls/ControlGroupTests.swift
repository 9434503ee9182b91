import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ControlGroupTests {
  private var tools: some View {
    ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    } label: {
      Text("Tools")
    }
  }

  private var edit: some View { Menu("Edit") { tools } }

  private func expectSideBySide(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let harness = Harness(view)
    #expect(harness.text == ["Cut", "Copy"], sourceLocation: sourceLocation)
    let cut = try #require(harness.frame(of: "Cut"), sourceLocation: sourceLocation)
    let copy = try #require(harness.frame(of: "Copy"), sourceLocation: sourceLocation)
    #expect(cut.midY == copy.midY && cut.maxX < copy.minX, sourceLocation: sourceLocation)
  }

  @Test func `controls stand side by side, without what names them`() throws {
    try expectSideBySide(tools)
    try expectSideBySide(tools.controlGroupStyle(.automatic))
    try expectSideBySide(tools.controlGroupStyle(.navigation))
  }

  @Test func `a toggle in a group is a button`() throws {
    let isOn = Handle<Bool>()
    let harness = Harness(
      Varying(isOn, false) { _ in
        ControlGroup {
          Button("Cut") {}
          Toggle("Bold", isOn: isOn.taken ?? .constant(false))
        }
      })
    let (cut, bold) = (
      try #require(harness.frame(of: "Cut")), try #require(harness.frame(of: "Bold"))
    )
    #expect(cut.midY == bold.midY && cut.maxX < bold.minX)
    harness.click("Bold")
    #expect(isOn.value == true)
  }

  @Test func `a palette shows icons without their titles`() {
    let star = ControlGroup { Button("Star", systemImage: "star") {} }
    #expect(Harness(star).text == ["Star"])
    #expect(Harness(star.controlGroupStyle(.palette)).text == [])
  }

  private func expectMenu(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let harness = Harness(view)
    #expect(harness.text == ["Tools"], sourceLocation: sourceLocation)
    harness.click("Tools")
    #expect(harness.text == ["Tools", "Cut", "Copy"], sourceLocation: sourceLocation)
  }

  @Test func `a menu of the controls opens on a click on what names them`() {
    expectMenu(tools.controlGroupStyle(.menu))
    expectMenu(tools.controlGroupStyle(.compactMenu))
  }

  private func expectEntries(
    _ view: some View, _ entries: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let harness = Harness(view)
    harness.click("Edit")
    #expect(harness.text == ["Edit"] + entries, sourceLocation: sourceLocation)
  }

  @Test func `in a menu, controls are entries, or a menu of their own in the style of menus`() {
    expectEntries(edit, ["Cut", "Copy"])
    expectEntries(edit.controlGroupStyle(.palette), ["Cut", "Copy"])
    expectEntries(edit.controlGroupStyle(.menu), ["Tools"])
    expectEntries(edit.controlGroupStyle(.compactMenu), ["Tools"])
  }
}
