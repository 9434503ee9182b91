import Foundation
import Testing

/// A real program in real windows; see ``HostedWindow`` for what it shows.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowHostTests {
  @Test func `a window shows the content, and a click reaches it`() async throws {
    let hosted = try await HostedWindow()
    #expect(try await hosted.shows(HostedWindow.red, at: 40, 40))
    #expect(try await hosted.shows(HostedWindow.blue, at: 280, 40))
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    #expect(try await hosted.shows(HostedWindow.green, at: 40, 40))
    #expect(try hosted.display.pixel(280, 40) == HostedWindow.blue)
  }

  @Test func `a menu bar stands above the content, and its menus work`() async throws {
    let hosted = try await HostedWindow(hasMenuBar: true)
    #expect(await hosted.program.waits(for: "size 320x240"))
    // The bar is 24 points high.
    #expect(try await hosted.shows(HostedWindow.red, at: 40, 24 + 2))
    try await hosted.click(40, 24 + 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    // F10 opens the first menu at its first line: the program's, which has Quit alone.
    try await hosted.press("F10 Return")
    #expect(await hosted.program.exitCode() == 0)
  }

  @Test func `tasks, the main queue and timers run beside the window`() async throws {
    let hosted = try await HostedWindow()
    #expect(await hosted.program.waits(for: "task on the main thread"))
    #expect(await hosted.program.waits(for: "queue"))
    #expect(await hosted.program.waits(for: "timer"))
  }

  @Test func `a resized window lays out its content again`() async throws {
    let hosted = try await HostedWindow()
    try await hosted.display.operate("windowsize", hosted.id, "500", "300")
    #expect(await hosted.program.waits(for: "size 500x300"))
    #expect(try await hosted.shows(HostedWindow.blue, at: 500 - 40, 40))
  }

  @Test func `the scale sets how many pixels a point has`() async throws {
    let hosted = try await HostedWindow(["--scale", "1.5"])
    #expect(await hosted.program.waits(for: "size 320x240"))
    #expect(try await hosted.shows(HostedWindow.blue, at: 320 * 3 / 2 - 40, 40))
    // The field ends at 80 points.
    try await hosted.click(80 * 3 / 2 - 2, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
  }

  @Test func `views learn that their window is not on the screen any more`() async throws {
    let hosted = try await HostedWindow()
    try await hosted.display.operate("windowunmap", hosted.id)
    #expect(await hosted.program.waits(for: "app background"))
    #expect(await hosted.program.waits(for: "view background"))
    try await hosted.display.operate("windowmap", hosted.id)
    #expect(await hosted.program.waits(for: "view inactive"))
  }

  @Test func `a second window opens and closes, and the program ends with the last`() async throws {
    let hosted = try await HostedWindow()
    try await hosted.click(280, 40)
    #expect(await hosted.program.waits(for: "note 7 appears"))
    let note = try await HostedWindow.find("Note", on: hosted.display)
    // Asked for again, the same window comes to the front.
    try await hosted.display.operate("windowmove", note, "400", "300")
    try await hosted.click(280, 40)
    try await hosted.press("ctrl+w", in: note, named: "note")
    #expect(await hosted.program.waits(for: "note disappears"))
    #expect(hosted.program.lines.filter { $0 == "note 7 appears" }.count == 1)
    #expect(hosted.program.process.exitCode == nil)
    try await hosted.press("ctrl+w")
    #expect(await hosted.program.exitCode() == 0)
    #expect(hosted.program.errors == "")
  }

  // `_MOTIF_WM_HINTS` tells window managers what to draw around a window: the second bit of its first number says that
  // the third counts, and 0 there is nothing. SDL sets it only where a window manager has made the name known.
  @Test func `a window opens with room for its bar, which only a layout makes known`() async throws
  {
    let hosted = try await HostedWindow(environment: ["HOSTED_FAULTS": "wide bar"])
    try await hosted.click(280, 40)
    #expect(await hosted.program.waits(for: "note 7 appears"))
    let note = try await HostedWindow.find("Note", on: hosted.display)
    let geometry = try await hosted.display.operate("getwindowgeometry", "--shell", note)
    let width = geometry.split(separator: "\n").first { $0.hasPrefix("WIDTH=") }?.dropFirst(6)
    // The content is 120 wide, and the item of the bar 300.
    #expect(try #require(width.flatMap { Int($0) }) >= 300)
  }

  // The screen has 800 by 600 points.
  @Test func `a window placed beyond the screen keeps 100 points on it`()
    async throws
  {
    let hosted = try await HostedWindow(environment: ["HOSTED_FAULTS": "far"])
    try await hosted.click(280, 40)
    #expect(await hosted.program.waits(for: "note 7 appears"))
    let note = try await HostedWindow.find("Note", on: hosted.display)
    let geometry = try await hosted.display.operate("getwindowgeometry", "--shell", note)
    let corner = geometry.split(separator: "\n").filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }
    #expect(corner == ["X=700", "Y=500"], "\(hosted.program.errors)")
  }

  // The window is not framed: the pointer is 40 and 30 points away from where the press was.
  @Test func `a view moves its window along with the pointer`() async throws {
    let hosted = try await HostedWindow(environment: ["HOSTED_FAULTS": "grip"])
    let (display, id) = (hosted.display, hosted.id)
    try await display.operate(
      "mousemove", "--window", id, "160", "120", "mousedown", "1", "mousemove", "170", "125",
      "mousemove", "200", "150", "mouseup", "1")
    var geometry = ""
    for _ in 0..<2_000 where !geometry.contains("X=40\nY=30") {
      geometry = try await display.operate("getwindowgeometry", "--shell", id)
    }
    #expect(geometry.contains("X=40\nY=30"), "\(hosted.program.errors)")
  }

  /// It would be 900 points wide, of which the display has 800.
  @Test func `a window filled by an editor opens 450 points high, no wider than the screen`()
    async throws
  {
    let display = try await VirtualDisplay()
    let program = try HostedProcess([], on: display, environment: ["HOSTED_DOCUMENTS": "1"])
    let window = try await HostedWindow.find("Untitled", on: display)
    let geometry = try await display.operate("getwindowgeometry", "--shell", window)
    let size = geometry.split(separator: "\n").filter {
      $0.contains("WIDTH") || $0.contains("HEIGHT")
    }
    #expect(size == ["WIDTH=800", "HEIGHT=450"], "\(program.errors)")
  }

  @Test func `a scene with a hidden title has windows without a frame`() async throws {
    let hosted = try await HostedWindow()
    let (name, display) = ("_MOTIF_WM_HINTS", hosted.display)
    try await display.properties("-root", "-f", name, "32c", "-set", name, "0")
    try await hosted.click(280, 40)
    let note = try await HostedWindow.find("Note", on: display)
    #expect(try await display.properties("-id", note, name).contains("= 0x2, 0x0, 0x0,"))
    #expect(try await !display.properties("-id", hosted.id, name).contains("="))
  }

  // The first one opened in the middle of the screen of 800 by 600, before the test moved it.
  @Test func `a new window opens 24 points below and beside the previous one`()
    async throws
  {
    let hosted = try await HostedWindow()
    try await hosted.press("ctrl+n")
    #expect(await hosted.program.waits(for: "appears", count: 2))
    var second: Substring?
    for _ in 0..<2_000 {
      let all = try await hosted.display.operate(
        "search", "--onlyvisible", "--name", "^Hosted$")
      second = all.split(separator: "\n").first { $0 != hosted.id }
      if second != nil { break }
    }
    let geometry = try await hosted.display.operate(
      "getwindowgeometry", "--shell", String(#require(second)))
    let corner = geometry.split(separator: "\n").filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }
    let (x, y): (Int, Int) = ((800 - 320) / 2 + 24, (600 - 240) / 2 + 24)
    #expect(corner == ["X=\(x)", "Y=\(y)"])
  }

  @Test func `Control-N opens another window, Control-Q ends the program`() async throws {
    let hosted = try await HostedWindow()
    try await hosted.press("ctrl+n")
    #expect(await hosted.program.waits(for: "appears", count: 2))
    try await hosted.display.operate("key", "ctrl+q")
    #expect(await hosted.program.exitCode() == 0)
  }

  @Test func `clicks while an action takes two seconds are not lost`() async throws {
    let hosted = try await HostedWindow()
    try await hosted.click(40, 200)
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    let order = hosted.program.lines.filter { ["slept", "clicks 1"].contains($0) }
    #expect(order == ["slept", "clicks 1"])
    #expect(try await hosted.shows(HostedWindow.green, at: 40, 40))
  }

  @Test func `an animation runs by itself, and nothing runs once it has stopped`() async throws {
    let hosted = try await HostedWindow()
    // The bar's ends sweep over this place beside the middle of the window.
    let isPainted = { try hosted.display.pixel(160 + 25, 120) == "000000" }
    try await hosted.click(280, 200)
    #expect(try await eventually(isPainted))
    #expect(try await eventually { try !isPainted() })
    #expect(try await eventually(isPainted))
    try await hosted.click(280, 200)
    #expect(await hosted.program.waits(for: "moving false"))
    #expect(try await hosted.program.comesToRest())
  }

  @Test func `hundreds of windows that were opened and closed leave no views behind`() async throws
  {
    let hosted = try await HostedWindow(environment: ["HOSTED_CYCLES": "300"])
    // The program's own descriptors, and those that it inherited.
    let descriptors = try hosted.program.descriptorCount()
    #expect(await hosted.program.waits(for: "cycles done"))
    #expect(await hosted.program.waits(for: "states alive 0"))
    #expect(try await eventually { try hosted.program.descriptorCount() < descriptors + 10 })
  }

  @Test func `losing the display ends the program with a message`() async throws {
    let hosted = try await HostedWindow()
    hosted.display.stop()
    #expect(await hosted.program.exitCode() == 1)
    #expect(
      await eventually { hosted.program.errors.contains("connection to the display was lost") })
  }

  @Test func `a pipe that breaks does not end the program`() async throws {
    // As if a display, or the reader of the program's output, ended between two writes.
    let hosted = try await HostedWindow()
    kill(hosted.program.process.identifier, SIGPIPE)
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    hosted.display.stop()
    #expect(await hosted.program.exitCode() == 1)
  }

  @Test func `a missing display is reported`() async throws {
    let program = try HostedProcess(
      ["--host", "window"], on: nil, environment: ["DISPLAY": ":4711"])
    #expect(await program.exitCode() == 1)
    #expect(await eventually { program.errors.contains("No window can be opened") })
    #expect(program.errors.contains("DISPLAY is :4711: nothing answers there"))
  }

  @Test(arguments: [
    ([:], "neither DISPLAY nor WAYLAND_DISPLAY is set"),
    (
      ["WAYLAND_DISPLAY": "wayland-0"],
      "WAYLAND_DISPLAY is wayland-0, but XDG_RUNTIME_DIR, the folder it lies in, is not set"
    ),
  ])
  func `without a display the first line says what to do`(
    surroundings: [String: String], reason: String
  ) async throws {
    let empty = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""]
    let program = try HostedProcess(
      ["--host", "window"], on: nil,
      environment: empty.merging(surroundings) { $1 })
    #expect(await program.exitCode() == 1)
    #expect(await eventually { program.errors.contains("No window can be opened") })
    let first = program.errors.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("No window can be opened: there is no display (\(reason))"), "\(first)")
    #expect(first.contains("--host browser or --host png"))
  }
}
