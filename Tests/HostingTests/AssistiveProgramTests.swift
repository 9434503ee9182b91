import Foundation
import Testing

/// A real app operated by a real client of AT-SPI, on a display and a bus of their own.
@Suite(.serialized, .enabled(if: AssistiveProgram.isInstalled, AssistiveProgram.comment))
struct AssistiveProgramTests {
  @Test func `every control is found by its role and its name`() async throws {
    let program = try await AssistiveProgram()
    let list = try await program.ask("list")
    #expect(
      list == """
        application AccessibleApp
          frame Controls
            menu bar
              menu item AccessibleApp
              menu item File
              menu item Edit
              menu item View
              menu item Window
            heading Party
            push button Press 0
            check box Loud
            slider Volume
            spin button Guests
            entry Name
            password text Secret
            grouping Size
              radio button Small
              radio button Large
            progress bar Baking
            label Note
            push button Disabled
            push button Show
            label unspoken
            label Read this or that.
              link this
              link that
        """)
    // "Read " has 5 characters, " or " has 4.
    #expect(
      try await program.ask("get", "label", "Read this or that.", "links")
        == "5 9 https://this.example, 13 17 https://that.example")
    #expect(try await program.ask("get", "label", "Note", "description") == "Opens the note")
    #expect(try await program.ask("get", "label", "Note", "actions") == "Archive")
    #expect(try await program.ask("get", "label", "Note", "word") == "Note")
    #expect(
      try await program.ask("get", "heading", "Party", "attributes") == "level=1 toolkit=Espalier")
    let disabled = try await program.ask("get", "push button", "Disabled", "states")
    #expect(!disabled.contains("enabled") && !disabled.contains("sensitive"))
    // The last column: no increment is known.
    #expect(try await program.ask("get", "progress bar", "Baking", "value") == "0 0.25 1 0")
  }

  @Test func `controls do what they are asked, and programs are told`() async throws {
    let program = try await AssistiveProgram()
    _ = try await program.ask("hear", "object:property-change", "object:state-changed")
    #expect(try await program.ask("do", "push button", "Press 0", "press") == "True")
    #expect(await program.hears("object:property-change:accessible-name 0 0 Press 1"))
    _ = try await program.ask("do", "check box", "Loud", "press")
    #expect(await program.hears("object:state-changed:checked 1 0 Loud"))
    #expect(try await program.ask("get", "slider", "Volume", "value") == "0 0.5 1 0.25")
    _ = try await program.ask("do", "slider", "Volume", "increment")
    #expect(await program.hears("object:property-change:accessible-value 0 0 Volume"))
    #expect(
      try await program.settles("get", "slider", "Volume", "value") { $0 == "0 0.75 1 0.25" })
    _ = try await program.ask("set", "slider", "Volume", "0.25")
    #expect(
      try await program.settles("get", "slider", "Volume", "value") { $0 == "0 0.25 1 0.25" })
    _ = try await program.ask("do", "spin button", "Guests", "increment")
    #expect(try await program.settles("get", "spin button", "Guests", "value") { $0 == "0 3 9 1" })
    _ = try await program.ask("do", "radio button", "Large", "press")
    #expect(await program.hears("object:state-changed:checked 1 0 Large"))
    _ = try await program.ask("do", "label", "Note", "Archive")
    #expect(try await program.settles("list") { $0.contains("push button Press 100\n") })
  }

  @Test func `texts can be written, and the caret is reported`() async throws {
    let program = try await AssistiveProgram()
    _ = try await program.ask(
      "hear", "object:text-changed", "object:text-caret-moved", "object:state-changed")
    #expect(try await program.ask("get", "entry", "Name", "text") == "Ada")
    _ = try await program.ask("write", "entry", "Name", "Grace")
    #expect(await program.hears("object:text-changed:insert 0 5 Name"))
    _ = try await program.ask("insert", "entry", "Name", "0", "Dr. ")
    #expect(try await program.settles("get", "entry", "Name", "text") { $0 == "Dr. Grace" })
    // The caret stands after what was inserted.
    #expect(try await program.settles("get", "entry", "Name", "caret") { $0 == "4" })
    // The window opened with the focus in this field.
    #expect(try await program.ask("focus", "password text", "Secret") == "True")
    #expect(try await program.ask("focus", "entry", "Name") == "True")
    #expect(await program.hears("object:state-changed:focused 1 0 Name"))
    _ = try await program.ask("write", "password text", "Secret", "abc")
    #expect(try await program.settles("get", "password text", "Secret", "text") { $0 == "•••" })
  }

  @Test func `elements are added and removed, and removed ones are defunct`() async throws {
    let program = try await AssistiveProgram()
    _ = try await program.ask("hear", "object:children-changed", "object:state-changed")
    _ = try await program.ask("do", "push button", "Show", "press")
    // The thirteenth child, counted from 0: after the menu bar and eleven elements, the last of them the button that is disabled.
    #expect(await program.hears("object:children-changed:add 12 0 Controls"))
    #expect(try await program.ask("keep", "label", "Here") == "kept")
    #expect(try await program.ask("kept").contains("showing"))
    _ = try await program.ask("do", "push button", "Show", "press")
    #expect(await program.hears("object:children-changed:remove 12 0 Controls"))
    #expect(await program.hears("object:state-changed:defunct 1 0 Here"))
    #expect(try await program.ask("kept").contains("defunct"))
  }

  @Test func `extents are relative to the screen`() async throws {
    let program = try await AssistiveProgram()
    let window = try await program.display.operate(
      "search", "--onlyvisible", "--name", "^Controls$")
    func place() async throws -> [Int] {
      try await program.ask("get", "push button", "Show", "extents").split(separator: " ")
        .compactMap { Int($0) }
    }
    try await program.display.operate("windowmove", window, "0", "0")
    // The app hears about it a while later.
    let isInCorner = try await program.settles("get", "frame", "Controls", "extents") {
      $0.hasPrefix("0 0 ")
    }
    #expect(isInCorner)
    let start = try await place()
    try await program.display.operate("windowmove", window, "100", "30")
    var moved: [Int] = []
    for _ in 0..<200 {
      if moved == [start[0] + 100, start[1] + 30, start[2], start[3]] { break }
      moved = try await place()
    }
    #expect(moved == [start[0] + 100, start[1] + 30, start[2], start[3]])
    // A click in the middle of the reported extents presses the button.
    try await program.display.operate(
      "mousemove", "\(moved[0] + moved[2] / 2)", "\(moved[1] + moved[3] / 2)", "click", "1")
    #expect(try await program.settles("list") { $0.contains("label Here") })
  }
}
