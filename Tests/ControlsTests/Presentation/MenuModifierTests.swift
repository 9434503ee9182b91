import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct MenuModifierTests {
  private struct Padded: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(10)
    }
  }

  private func menu(_ log: Log = Log()) -> some View {
    Menu("Edit") { Button("Copy") { log.note("copy") } }
  }

  private func size(_ view: some View) -> CGSize {
    LayoutSnapshot(of: view, proposal: .unspecified).size
  }

  @Test func `a menu may stay open when an action was chosen`() {
    let log = Log()
    let harness = Harness(menu(log).menuActionDismissBehavior(.disabled))
    harness.click("Edit")
    harness.click("Copy")
    harness.click("Copy")
    #expect(log.entries == ["copy", "copy"])
    #expect(harness.text == ["Edit", "Copy"])
    let closing = Harness(menu().menuActionDismissBehavior(.enabled))
    closing.click("Edit")
    closing.click("Copy")
    #expect(closing.text == ["Edit"])
  }

  @Test func `a menu without its indicator is narrower`() {
    let (hidden, visible) = (
      size(menu().menuIndicator(.hidden)), size(menu().menuIndicator(.visible))
    )
    #expect(hidden.width < visible.width)
  }

  @Test func `a style can show the menu in the next style further out`() {
    let (plain, padded) = (size(menu()), size(menu().menuStyle(Padded())))
    #expect(padded == CGSize(width: plain.width + 2 * 10, height: plain.height + 2 * 10))
  }

  @Test func `a menu may be a button without a border`() {
    #expect(size(menu().menuStyle(.borderlessButton)) == size(menu().buttonStyle(.borderless)))
    #expect(size(menu().menuStyle(.borderlessButton)) != size(menu()))
    #expect(size(menu().menuStyle(.button)) == size(menu()))
  }
}
