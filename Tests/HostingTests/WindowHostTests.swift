import Foundation
import Testing

/// A real program in real windows, on a display server that has no screen, operated by `xdotool`.
///
/// Its window of 320 by 240 points has a field of 80 points in each corner: the first changes its color, the second opens
/// another window, the third sleeps for two seconds, the fourth starts and stops an animation.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowHostTests {
  private let red = "ff383c"
  private let green = "34c759"
  private let blue = "0088ff"

  /// Starts the program, and puts its window into the corner of the screen.
  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], hasMenuBar: Bool = false
  ) async throws -> (VirtualDisplay, HostedProcess, window: String) {
    let display = try await VirtualDisplay()
    let program = try HostedProcess(
      (hasMenuBar ? [] : ["--menu-bar", "hide"]) + arguments, on: display, environment: environment)
    try #require(await program.waits(for: "appears"), "\(program.errors)")
    let window = try await find("Hosted", on: display)
    try await display.operate("windowmove", window, "0", "0")
    return (display, program, window)
  }

  private func find(_ title: String, on display: VirtualDisplay) async throws -> String {
    var window = ""
    for _ in 0..<200 where window.isEmpty {
      window = try await display.operate("search", "--onlyvisible", "--name", "^\(title)$")
    }
    try #require(!window.isEmpty, "no window has the title \(title)")
    return window
  }

  private func click(_ display: VirtualDisplay, _ window: String, _ x: Int, _ y: Int) async throws {
    try await display.operate("mousemove", "--window", window, "\(x)", "\(y)", "click", "1")
  }

  /// Gives a window the keys and presses some.
  ///
  /// Without a window manager nothing says that the window has the keys; SDL believes it 200 milliseconds later.
  private func press(_ keys: String, _ display: VirtualDisplay, _ window: String) async throws {
    try await display.operate("windowfocus", window, "sleep", "0.6", "key", keys)
  }

  private func shows(
    _ color: String, at x: Int, _ y: Int, on display: VirtualDisplay
  ) async throws -> Bool {
    try await eventually { try display.pixel(x, y) == color }
  }

  @Test func `a window shows the content, and a click reaches it`() async throws {
    let (display, program, window) = try await start()
    #expect(try await shows(red, at: 40, 40, on: display))
    #expect(try await shows(blue, at: 280, 40, on: display))
    try await click(display, window, 40, 40)
    #expect(await program.waits(for: "clicks 1"))
    #expect(try await shows(green, at: 40, 40, on: display))
    #expect(try display.pixel(280, 40) == blue)
  }

  @Test func `a menu bar stands above the content, and its menus work`() async throws {
    let (display, program, window) = try await start(hasMenuBar: true)
    #expect(await program.waits(for: "size 320x240"))
    // The bar is 24 points high.
    #expect(try await shows(red, at: 40, 24 + 2, on: display))
    try await click(display, window, 40, 24 + 40)
    #expect(await program.waits(for: "clicks 1"))
    // F10 opens the first menu at its first line: the program's, which has Quit alone.
    try await press("F10", display, window)
    try await display.operate("key", "Return")
    #expect(await program.exitCode() == 0)
  }

  @Test func `tasks, the main queue and timers run beside the window`() async throws {
    let (_, program, _) = try await start()
    #expect(await program.waits(for: "task on the main thread"))
    #expect(await program.waits(for: "queue"))
    #expect(await program.waits(for: "timer"))
  }

  @Test func `another size of the window lays its content out again`() async throws {
    let (display, program, window) = try await start()
    try await display.operate("windowsize", window, "500", "300")
    #expect(await program.waits(for: "size 500x300"))
    #expect(try await shows(blue, at: 500 - 40, 40, on: display))
  }

  @Test func `points are as many pixels as the scale says`() async throws {
    let (display, program, window) = try await start(["--scale", "1.5"])
    #expect(await program.waits(for: "size 320x240"))
    #expect(try await shows(blue, at: 320 * 3 / 2 - 40, 40, on: display))
    // The field ends at 80 points.
    try await click(display, window, 80 * 3 / 2 - 2, 40)
    #expect(await program.waits(for: "clicks 1"))
  }

  @Test func `a second window opens and closes, and the program ends with the last`() async throws {
    let (display, program, window) = try await start()
    try await click(display, window, 280, 40)
    #expect(await program.waits(for: "note 7 appears"))
    let note = try await find("Note", on: display)
    // Asked for again, the same window comes to the front.
    try await display.operate("windowmove", note, "400", "300")
    try await click(display, window, 280, 40)
    try await press("ctrl+w", display, note)
    #expect(await program.waits(for: "note disappears"))
    #expect(program.lines.filter { $0 == "note 7 appears" }.count == 1)
    #expect(program.process.exitCode == nil)
    try await press("ctrl+w", display, window)
    #expect(await program.exitCode() == 0)
    #expect(program.errors == "")
  }

  @Test func `Control-N opens another window, Control-Q ends the program`() async throws {
    let (display, program, window) = try await start()
    try await press("ctrl+n", display, window)
    #expect(await program.waits(for: "appears", count: 2))
    try await display.operate("key", "ctrl+q")
    #expect(await program.exitCode() == 0)
  }

  @Test func `what is clicked while an action takes two seconds is not lost`() async throws {
    let (display, program, window) = try await start()
    try await click(display, window, 40, 200)
    try await click(display, window, 40, 40)
    #expect(await program.waits(for: "clicks 1"))
    let order = program.lines.filter { ["slept", "clicks 1"].contains($0) }
    #expect(order == ["slept", "clicks 1"])
    #expect(try await shows(green, at: 40, 40, on: display))
  }

  @Test func `an animation goes on by itself, and nothing runs once it has stopped`() async throws {
    let (display, program, window) = try await start()
    // The bar's ends sweep over this place beside the middle of the window.
    let isPainted = { try display.pixel(160 + 25, 120) == "000000" }
    try await click(display, window, 280, 200)
    #expect(try await eventually(isPainted))
    #expect(try await eventually { try !isPainted() })
    #expect(try await eventually(isPainted))
    try await click(display, window, 280, 200)
    try await Task.sleep(for: .seconds(1))
    let before = try program.processorTime()
    try await Task.sleep(for: .seconds(3))
    // Hundredths of a second of the processor: one may be the last of an earlier one.
    #expect(try program.processorTime() - before <= 1)
  }

  @Test func `windows that were opened and closed leave no memory behind`() async throws {
    let (_, program, _) = try await start(environment: ["HOSTED_CYCLES": "60"])
    #expect(await program.waits(for: "cycles done"))
    let sizes = program.lines.compactMap { line in
      line.hasPrefix("resident ") ? Int(line.dropFirst(9)) : nil
    }
    try #require(sizes.count == 2)
    // In kilobytes, after the first half and after the second.
    #expect(sizes[1] - sizes[0] < 2_000, "\(sizes)")
  }

  @Test func `a display that goes away ends the program with a message`() async throws {
    let (display, program, _) = try await start()
    display.stop()
    #expect(await program.exitCode() == 1)
    #expect(await eventually { program.errors.contains("connection to the display was lost") })
  }

  @Test func `a display that is not there is said`() async throws {
    let program = try HostedProcess(
      ["--host", "window"], on: nil, environment: ["DISPLAY": ":4711"])
    #expect(await program.exitCode() == 1)
    #expect(await eventually { program.errors.contains("No window can be opened") })
  }
}
