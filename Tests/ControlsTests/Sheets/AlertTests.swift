import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct AlertTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A button that shows an alert, which a function adds.
  private struct Asking<Content: View>: View {
    @ViewBuilder let alert: (Button<Text>, Binding<Bool>) -> Content
    @State private var isShown = false

    var body: some View { alert(Button("open") { isShown = true }, $isShown) }
  }

  private func open(
    platform: LayoutSnapshot.Platform = .mac,
    @ViewBuilder _ alert: @escaping (Button<Text>, Binding<Bool>) -> some View
  ) -> Harness {
    let harness = Harness(
      Asking(alert: alert), window: CGSize(width: 375, height: 667), platform: platform)
    harness.click("open")
    harness.advance(by: 3)
    return harness
  }

  private func buttons(_ harness: Harness) -> [(label: String, frame: CGRect)] {
    var pending = [harness.graph.accessibilityTree()]
    var buttons: [(label: String, frame: CGRect)] = []
    while let node = pending.popLast() {
      if node.role == .button { buttons.append((node.label, node.frame)) }
      pending += node.children.reversed()
    }
    return buttons
  }

  private func question(_ log: Log, _ platform: LayoutSnapshot.Platform = .mac) -> Harness {
    open(platform: platform) { button, isShown in
      button.alert("Delete the item?", isPresented: isShown) {
        Button("Delete", role: .destructive) { log.lines.append("delete") }
        Button("Cancel", role: .cancel) { log.lines.append("cancel") }
      } message: {
        Text("It is gone then.")
      }
    }
  }

  /// Items, of which one is renamed in an alert or removed by a dialog.
  private struct Items: View {
    let isDialog: Bool
    @State private var names = ["First", "Second"]
    @State private var chosen: Int?

    private var isAsked: Binding<Bool> {
      Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })
    }

    private func change() {
      if let chosen { names[chosen] += " changed" }
    }

    var body: some View {
      VStack {
        Text(names.joined(separator: ", "))
        Button("Choose") { chosen = 1 }
          .alert("Change?", isPresented: isDialog ? .constant(false) : isAsked) {
            Button("Change", action: change)
            Button("Cancel", role: .cancel) {}
          }
          .confirmationDialog("Change?", isPresented: isDialog ? isAsked : .constant(false)) {
            Button("Change", action: change)
          }
      }
    }
  }

  // "All actions in an alert dismiss the alert after the action runs."
  @Test(arguments: [false, true], ["click", "Return"])
  func `the action of a button reads what the alert is bound to`(_ isDialog: Bool, _ way: String) {
    let harness = Harness(Items(isDialog: isDialog), window: CGSize(width: 375, height: 667))
    harness.click("Choose")
    harness.advance(by: 1)
    if way == "click" { harness.click("Change") } else { harness.press(.return) }
    harness.advance(by: 1)
    #expect(harness.text == ["First, Second changed", "Choose"])
  }

  // The case swiftuiweb.fact.ios.alert. Lines of the fixed-pitch text are as high as the font's size.
  @Test func `an alert of a phone has the recorded distances`() throws {
    let harness = question(Log(), .phone)
    let left = (375.0 - 299) / 2
    let found = buttons(harness).sorted { $0.frame.minX < $1.frame.minX }
    #expect(found.map(\.label) == ["Cancel", "Delete"])
    let (cancel, delete) = (found[0].frame, found[1].frame)
    let width = (299 - 2 * 13.5 - 8.5) / 2
    let title = try #require(harness.frame(of: "Delete the item?"))
    let message = try #require(harness.frame(of: "It is gone then."))
    func expect(_ value: CGFloat, _ recorded: CGFloat, _ name: String) {
      #expect(abs(value - recorded) <= 0.5, "\(name)")
    }
    expect(cancel.minX, left + 13.5, "beside the first button")
    expect(delete.minX, left + 13.5 + width + 8.5, "between the buttons")
    expect(cancel.width, width, "width")
    expect(delete.height, 46.5, "height")
    expect(title.minX, left + 28.5, "beside the title")
    expect(message.minX, left + 28.5, "beside the message")
    expect(message.minY - title.maxY, 10.5, "between title and message")
    expect(cancel.minY - message.maxY, 27, "above the buttons")
    // The card is in the middle of the window.
    expect((title.minY - 21.5 + cancel.maxY + 13) / 2, 667.0 / 2, "middle")
  }

  /// What stands between the title of an alert and its buttons.
  enum Between: CaseIterable { case nothing, emptyMessage, message, field }

  // 27 points are above the buttons of the phone in the case swiftuiweb.fact.ios.alert, whatever is above them; the Mac's
  // distances are ours.
  @Test(
    arguments: [(LayoutSnapshot.Platform.mac, 16.0), (.phone, 27)],
    [1, 2, 3].flatMap { count in Between.allCases.map { (count, $0) } })
  func `what stands below a title is equally far from it with or without a message`(
    _ look: (platform: LayoutSnapshot.Platform, spacing: Double),
    _ parts: (count: Int, between: Between)
  ) throws {
    let harness = open(platform: look.platform) { button, isShown in
      button.alert("Go?", isPresented: isShown) {
        if parts.between == .field {
          TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        }
        ForEach(0..<parts.count, id: \.self) { Button("Way \($0)") {} }
      } message: {
        if parts.between == .emptyMessage { EmptyView() }
        if parts.between == .message { Text("It is.") }
      }
    }
    let last = parts.between == .message ? "It is." : "Go?"
    let text = try #require(harness.frame(of: last))
    let below =
      parts.between == .field
      ? try #require(harness.frame(of: "field")).minY
      : try #require(buttons(harness).map(\.frame.minY).min())
    #expect(abs(below - text.maxY - look.spacing) <= 0.5)
    // One or two buttons stand in a row.
    let rows = Set(buttons(harness).map(\.frame.minY))
    #expect(rows.count == (parts.count == 3 ? 3 : 1))
  }

  @Test func `a list of choices without texts begins with its buttons`() throws {
    let harness = open(platform: .phone) { button, isShown in
      button.confirmationDialog("Go?", isPresented: isShown) { Button("Yes") {} }
    }
    // The buttons are those of alerts, as far from the edges of the panel as there.
    let yes = try #require(buttons(harness).first { $0.label == "Yes" }).frame
    let panel = try #require(dialog(harness)).frame
    #expect(yes.height == 46.5)
    #expect(yes.minY - panel.minY == 13.5 && panel.maxY - yes.maxY == 13.5)
    #expect(yes.minX - panel.minX == 13.5)
  }

  // On iOS 26 it points at the view to which the modifier is applied, and has no button that cancels.
  @Test func `a list of choices of a phone is a popover at its view`() throws {
    let harness = open(platform: .phone) { button, isShown in
      button.accessibilityIdentifier("source")
        .confirmationDialog("Go?", isPresented: isShown) { Button("Yes") {} }
        .padding(.bottom, 300)
    }
    let source = try #require(harness.frame(of: "source"))
    let panel = try #require(dialog(harness)).frame
    // The length of the arrow is between them.
    #expect(panel.minY == source.maxY + 10)
    #expect(panel.midX == source.midX)
  }

  @Test func `a list of choices of a whole screen stands in its middle`() throws {
    let harness = open(platform: .phone) { button, isShown in
      button.frame(maxWidth: .infinity, maxHeight: .infinity)
        .confirmationDialog("Go?", isPresented: isShown) { Button("Yes") {} }
    }
    let panel = try #require(dialog(harness)).frame
    #expect(panel.midX == 375 / 2 && abs(panel.midY - 667 / 2) <= 1)
  }

  @Test func `a press beside a list of choices performs what cancels`() {
    let log = Log()
    let harness = open(platform: .phone) { button, isShown in
      button.confirmationDialog("Go?", isPresented: isShown) {
        Button("Delete", role: .destructive) { log.lines.append("delete") }
        Button("Keep", role: .cancel) { log.lines.append("keep") }
      }
    }
    #expect(!harness.text.contains("Keep"))
    harness.click(at: CGPoint(x: 5, y: 5))
    harness.advance(by: 3)
    #expect(log.lines == ["keep"] && harness.text == ["open"])
  }

  private func dialog(_ harness: Harness) -> AccessibilityNode? {
    var pending = [harness.graph.accessibilityTree()]
    while let node = pending.popLast() {
      if node.role == .dialog { return node }
      pending += node.children
    }
    return nil
  }

  // iOS' sizes of body and subheadline are 17 and 15 points at the usual size of type, 33 and 30 at
  // the second of the accessibility sizes. Lines of the fixed-pitch text are 6/5 of
  // the font's size high, in whole points.
  @Test(arguments: [
    (DynamicTypeSize.large, 17.0, 15.0), (.accessibility2, 33, 30), (.accessibility5, 33, 30),
  ])
  func `the texts of a phone's alert grow with the type while there is room for its buttons`(
    _ size: DynamicTypeSize, _ title: CGFloat, _ message: CGFloat
  ) {
    let harness = open(platform: .phone) { button, isShown in
      button.alert("Go?", isPresented: isShown) {
        Button("Yes") {}
      } message: {
        Text("It is.")
      }
      .dynamicTypeSize(size)
    }
    func line(_ size: CGFloat) -> CGFloat { (size * 1.2).rounded(.up) }
    #expect(harness.frame(of: "Go?")?.height == line(title))
    #expect(harness.frame(of: "It is.")?.height == line(message))
    #expect(harness.frame(of: "Yes")?.height == line(title))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone], [false, true])
  func `texts that are higher than the window scroll above the buttons`(
    _ platform: LayoutSnapshot.Platform, _ isDialog: Bool
  ) throws {
    let lines = Text((1...60).map { "Line \($0)" }.joined(separator: "\n"))
    let harness = open(platform: platform) { button, isShown in
      if isDialog {
        button.confirmationDialog("Go?", isPresented: isShown, titleVisibility: .visible) {
          Button("Yes") {}
        } message: {
          lines
        }
      } else {
        button.alert("Go?", isPresented: isShown) {
          Button("Yes") {}
        } message: {
          lines
        }
      }
    }
    let yes = try #require(harness.frame(of: "Yes"))
    #expect(yes.minY > 0 && yes.maxY < 667)
    let start = try #require(harness.frame(of: "Go?"))
    #expect(start.minY > 0)
    harness.scroll(at: CGPoint(x: 375 / 2, y: 200), by: CGSize(width: 0, height: -100))
    harness.advance(by: 1)
    #expect(harness.frame(of: "Go?")?.minY == start.minY - 100)
    #expect(harness.frame(of: "Yes") == yes)
    harness.click("Yes")
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
  }

  @Test func `buttons that are higher than the window scroll below the texts`() throws {
    let harness = open(platform: .phone) { button, isShown in
      button.alert("Which?", isPresented: isShown) {
        ForEach(1..<31) { number in Button("Button \(number)") {} }
      }
    }
    let title = try #require(harness.frame(of: "Which?"))
    #expect(title.minY > 0)
    // 30 buttons of 46.5 points are twice as high as the window of 667.
    let last = try #require(harness.frame(of: "Button 30"))
    #expect(last.minY > 667)
    harness.scroll(at: CGPoint(x: 375 / 2, y: 400), by: CGSize(width: 0, height: -2000))
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "Button 30")).maxY < 667)
    #expect(harness.frame(of: "Which?") == title)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a button does what it is for and ends the alert`(_ platform: LayoutSnapshot.Platform) {
    let log = Log()
    let harness = question(log, platform)
    harness.click("Delete")
    #expect(log.lines == ["delete"])
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
  }

  @Test
  func `Escape means the cancel button, and Return the one that is neither that nor destructive`() {
    let log = Log()
    let harness = question(log)
    harness.press(.return)
    #expect(log.lines.isEmpty, "neither button is the default")
    harness.press(.escape)
    #expect(log.lines == ["cancel"])
    let saved = Log()
    let saving = open { button, isShown in
      button.alert("Save?", isPresented: isShown) {
        Button("Discard", role: .destructive) { saved.lines.append("discard") }
        Button("Save") { saved.lines.append("save") }
        Button("Cancel", role: .cancel) { saved.lines.append("cancel") }
      }
    }
    saving.press(.return)
    #expect(saved.lines == ["save"])
    saving.advance(by: 3)
    #expect(saving.text == ["open"])
  }

  @Test func `an explicit default action is used`() {
    let log = Log()
    let harness = open { button, isShown in
      button.alert("Which?", isPresented: isShown) {
        Button("First") { log.lines.append("first") }
        Button("Second") { log.lines.append("second") }.keyboardShortcut(.defaultAction)
      }
    }
    harness.press(.return)
    #expect(log.lines == ["second"])
  }

  @Test func `an alert without buttons gets one, and presses beside it do nothing`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = open(platform: platform) { button, isShown in
        button.alert(Text("Done"), isPresented: isShown) {}
      }
      #expect(buttons(harness).map(\.label) == ["OK"])
      harness.click(at: CGPoint(x: 5, y: 5))
      harness.advance(by: 3)
      #expect(harness.text.contains("Done"))
      harness.press(.return)
      harness.advance(by: 3)
      #expect(harness.text == ["open"])
    }
  }

  @Test func `many buttons stand one below the other, with the cancel button last`() {
    let harness = open(platform: .phone) { button, isShown in
      button.alert("Which?", isPresented: isShown) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      }
    }
    let found = buttons(harness).sorted { $0.frame.minY < $1.frame.minY }
    #expect(found.map(\.label) == ["One", "Two", "Cancel"])
    let (first, second) = (found[0].frame, found[1].frame)
    let (gap, width): (CGFloat, CGFloat) = (second.minY - first.maxY, 299 - 2 * 13.5)
    #expect(gap == 8.5)
    #expect(first.width == width)
  }

  @Test func `a field in an alert takes text, and Return answers`() {
    struct Naming: View {
      @State private var isShown = false
      @State private var name = ""
      @State private var given = ""

      var body: some View {
        VStack {
          Button("open") { isShown = true }
          Text("given \(given)")
        }
        .alert("Name", isPresented: $isShown) {
          TextField("name", text: $name)
          Button("OK") { given = name }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let harness = Harness(Naming())
    harness.click("open")
    harness.advance(by: 3)
    // The field has the focus from the start.
    harness.type("Ada")
    harness.press(.return)
    harness.advance(by: 3)
    #expect(harness.text == ["open", "given Ada"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var failureReason: String? { "no room" }
  }

  @Test func `an error names the alert`() {
    let harness = open { button, isShown in
      button.alert(isPresented: isShown, error: Failure()) { error in
        Button("Retry") {}
      } message: { error in
        Text(error.failureReason ?? "")
      }
    }
    #expect(harness.text.contains("It failed") && harness.text.contains("no room"))
    let none = open { button, isShown in
      button.alert(isPresented: isShown, error: nil as Failure?) { Button("Retry") {} }
    }
    #expect(none.text == ["open"])
  }

  @Test func `without its data an alert shows no content`() {
    for data in [nil, 7] {
      let harness = open { button, isShown in
        button.alert("Number", isPresented: isShown, presenting: data) { number in
          Button("Take \(number)") {}
        } message: { number in
          Text("It is \(number)")
        }
      }
      #expect(harness.text.contains("It is 7") == (data != nil))
      #expect(harness.text.contains("Take 7") == (data != nil))
    }
  }

  @Test func `the old forms are shown like the new ones`() {
    let log = Log()
    let harness = open { button, isShown in
      button.alert(isPresented: isShown) {
        Alert(
          title: Text("Old"), message: Text("form"),
          primaryButton: .destructive(Text("Do")) { log.lines.append("do") },
          secondaryButton: .cancel())
      }
    }
    #expect(Set(harness.text) == ["open", "Old", "form", "Do", "Cancel"])
    harness.click("Do")
    harness.advance(by: 3)
    #expect(log.lines == ["do"])
    let sheet = open(platform: .phone) { button, isShown in
      button.actionSheet(isPresented: isShown) {
        ActionSheet(
          title: Text("Old"),
          buttons: [.default(Text("Do")) { log.lines.append("sheet") }, .cancel()])
      }
    }
    #expect(Set(sheet.text) == ["open", "Old", "Do"])
    sheet.click("Do")
    #expect(log.lines == ["do", "sheet"])
  }

  @Test func `a list of choices can always be cancelled`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let log = Log()
      let harness = open(platform: platform) { button, isShown in
        button.confirmationDialog("Which?", isPresented: isShown) {
          Button("One") { log.lines.append("one") }
          Button("Two") { log.lines.append("two") }
        }
      }
      // A popover is cancelled by a press beside it.
      #expect(
        buttons(harness).map(\.label) == ["One", "Two"] + (platform == .mac ? ["Cancel"] : []))
      // On the phone a title is shown only where it is asked for.
      #expect(harness.text.contains("Which?") == (platform == .mac))
      harness.click(at: CGPoint(x: 5, y: 5))
      harness.advance(by: 3)
      #expect((harness.text == ["open"]) == (platform == .phone))
      harness.press(.escape)
      harness.advance(by: 3)
      #expect(harness.text == ["open"] && log.lines.isEmpty)
    }
  }

  private struct Chain: View {
    let log: Log
    @State private var first = false
    @State private var second = false
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("open") { first = true }
          .alert("one", isPresented: $first) { Button("further") { second = true } }
        Button("sheet") { isShown = true }
          .alert("two", isPresented: $second) { Button("end") { log.lines.append("end") } }
      }
      .sheet(isPresented: $isShown) {
        Button("leave") {
          isShown = false
          second = true
        }
      }
    }
  }

  @Test func `an alert opened by another alert appears when that one is removed`() {
    let log = Log()
    let harness = Harness(Chain(log: log))
    harness.click("open")
    harness.advance(by: 3)
    harness.click("further")
    #expect(!harness.text.contains("two"))
    harness.advance(by: 4)
    #expect(harness.text.contains("two") && !harness.text.contains("one"))
    #expect(harness.diagnostics.isEmpty)
    harness.press(.return)
    #expect(log.lines == ["end"])
  }

  @Test func `an alert requested while a sheet is leaving comes after it`() {
    let harness = Harness(Chain(log: Log()))
    harness.click("sheet")
    harness.advance(by: 3)
    harness.click("leave")
    harness.advance(by: 0.05)
    #expect(!harness.text.contains("two"))
    harness.advance(by: 4)
    #expect(harness.text.contains("two"))
  }

  @Test func `an alert disables the commands of the menu bar`() {
    let log = Log()
    let harness = question(log)
    #expect(harness.graph.layers.topScope.style.allowsCommands == false)
    #expect(!harness.graph.accessibilityTree().description.contains("open"))
  }

  @Test func `a field in a phone's alert is a capsule as high as the buttons`() throws {
    let harness = open(platform: .phone) { button, isShown in
      button.alert("Name", isPresented: isShown) {
        TextField("Title", text: .constant("")).accessibilityIdentifier("field")
        Button("OK") {}
      }
    }
    let field = try #require(harness.frame(of: "field"))
    // The card is 299 wide, in the middle of 375; what is in it stands 13.5 from its sides.
    #expect(field.minX == (375 - 299) / 2 + 13.5)
    #expect(field.size == CGSize(width: 299 - 2 * 13.5, height: 46.5))
    let button = try #require(buttons(harness).first { $0.label == "OK" }).frame
    #expect(button.minY - field.maxY == 8.5)
    #expect(button.height == field.height)
  }
}
