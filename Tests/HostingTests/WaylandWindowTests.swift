import Foundation
import Testing

/// The program of ``HostedWindow`` on a Wayland desktop, where its fields are in the corners of the screen.
@Suite(.serialized, .enabled(if: WaylandDisplay.missing.isEmpty, WaylandDisplay.comment))
struct WaylandWindowTests {
  private let right = WaylandDisplay.size.width - 40
  /// The desktop draws the pointer into its picture: a field's color is read further up and left than the place that is
  /// clicked.
  private let seen = 15
  private let bottom = WaylandDisplay.size.height - 40

  @Test func `a window takes the size that the desktop gives it, and a click reaches it`()
    async throws
  {
    let desktop = try await WaylandDisplay()
    let program = try desktop.start()
    #expect(await program.waits(for: "size 800x600"), "\(program.errors)")
    #expect(try await desktop.shows(HostedWindow.red, at: seen, seen))
    #expect(try await desktop.shows(HostedWindow.blue, at: right - 40 + seen, seen))
    try await desktop.click(40, 40)
    #expect(await program.waits(for: "clicks 1"))
    #expect(try await desktop.shows(HostedWindow.green, at: seen, seen))
    #expect(try desktop.display.pixel(right - 40 + seen, seen) == HostedWindow.blue)
  }

  @Test func `the first window continues when a second one has closed`() async throws {
    let desktop = try await WaylandDisplay()
    let program = try desktop.start()
    #expect(await program.waits(for: "main active"), "\(program.errors)")
    for count in 1...2 {
      try await desktop.click(right, 40)
      #expect(await program.waits(for: "note 7 appears", count: count))
      #expect(await program.waits(for: "note active", count: count))
      try await desktop.display.operate("key", "ctrl+w")
      #expect(await program.waits(for: "note disappears", count: count))
      #expect(try await desktop.shows(HostedWindow.blue, at: right - 40 + seen, seen))
      try await desktop.click(40, 40)
      #expect(await program.waits(for: "clicks \(count)"))
    }
    #expect(program.process.exitCode == nil)
  }

  @Test func `nothing runs once an animation has stopped`() async throws {
    let desktop = try await WaylandDisplay()
    let program = try desktop.start()
    #expect(await program.waits(for: "size 800x600"), "\(program.errors)")
    // The bar's ends sweep over this place beside the middle of the window.
    let isPainted = { try desktop.display.pixel(400 + 25, 300) == "000000" }
    try await desktop.click(right, bottom)
    #expect(try await eventually(isPainted))
    #expect(try await eventually { try !isPainted() })
    #expect(try await eventually(isPainted))
    try await desktop.click(right, bottom)
    #expect(await program.waits(for: "moving false"))
    #expect(try await program.comesToRest())
  }

  @Test func `a desktop that ends also ends the program, with a message`() async throws {
    let desktop = try await WaylandDisplay()
    let program = try desktop.start()
    #expect(await program.waits(for: "size 800x600"), "\(program.errors)")
    desktop.stop()
    #expect(await program.exitCode() == 1)
    #expect(
      await eventually { program.errors.contains("connection to the display was lost") })
  }
}
