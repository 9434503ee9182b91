import Foundation
import Testing

/// Small apps in real windows, operated as a person would.
///
/// A point is a pixel; views that glide are looked for at places that they cover only on their way.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct ExampleWindowTests {
  private let white = "ffffff"
  private let red = "c0392b"
  private let blue = "1f618d"
  private let green = "1e8449"
  private let amber = "b9770e"

  /// In a window of 360 points rows have 340, between 10 and 350; they are 30 high and at first 10 apart.
  @Test func `rows of swatches are counted, shuffled, aligned and spaced`() async throws {
    let window = try await ExampleWindow(.swatches)
    let (plum, teal, rose) = ("8e4585", "008080", "ff66cc")
    // 100 + 10 + 60 + 10 + 80 = 260 leave no room for 10 + 120 more; slate and plum begin the second row.
    #expect(try await window.shows(plum, at: 10 + 120 + 10 + 30, 10 + 40 + 15))
    #expect(try await window.shows(teal, at: 10 + 40, 10 + 2 * 40 + 15))

    // The ninth swatch stands behind teal and ink in the third row.
    let stepper = try await window.frame(of: "count")
    try await window.click(CGPoint(x: stepper.maxX - 8, y: stepper.minY + stepper.height / 4))
    #expect(try await window.shows(rose, at: 10 + 80 + 10 + 140 + 10 + 30, 10 + 2 * 40 + 15))

    // Clay sand rust | teal moss ink | slate rose plum. Only moving swatches cover the space between the rows.
    let (start, end) = (CGPoint(x: 170, y: 65), CGPoint(x: 10 + 120 + 10 + 60 + 10 + 30, y: 105))
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    #expect(
      try await window.shows(plum, at: middle.x, middle.y) { try await window.click("Shuffle") })
    #expect(try await window.shows(plum, at: end.x, end.y))
    #expect(try await window.shows(white, at: middle.x, middle.y))

    // The second row is 80 + 10 + 80 + 10 + 140 = 320 long.
    try await window.click("trailing")
    #expect(try await window.shows(teal, at: 350 - 320 + 5, 65))
    #expect(try await window.shows(white, at: 15, 65))

    // With gaps of 40 it is 80 + 40 + 80 long, and the rows are 70 apart.
    let slider = try await window.frame(of: "gap")
    let knob = CGPoint(x: slider.minX + 11 + (slider.width - 22) / 4, y: slider.midY)
    try await window.drag(from: knob, to: CGPoint(x: slider.maxX, y: slider.midY))
    #expect(try await window.shows(teal, at: 350 - 200 + 5, 10 + 70 + 15))

    let names = ["clay", "rust", "moss", "slate", "plum", "sand", "teal", "ink", "rose"]
    var appearances = window.appearances
    appearances["swatches"] = nil
    #expect(appearances == Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +))
    #expect(!window.hasDisappearances)
  }

  /// The sheet is a card in the middle of the window; its field has the focus from the start.
  @Test func `keys and clicks reach a sheet and an alert, and nothing behind them`() async throws {
    let window = try await ExampleWindow(.questions)
    let count = try await window.frame(of: "Count")
    try await window.click("Edit")
    #expect(await window.program.waits(for: "editor appears"))
    // Behind the sheet there is nothing to be clicked, and Control stands for Command.
    try await window.click(CGPoint(x: count.midX, y: count.midY))
    try await window.press("ctrl+k", "a", "b", "Return")
    #expect(await window.program.waits(for: "title ab"))
    #expect(await window.program.waits(for: "editor gone"))
    try await window.press("ctrl+k")
    #expect(await window.program.waits(for: "count 1"))

    try await window.click("Delete")
    #expect(await eventually { window.program.lines.contains("count 1") })
    try await window.press("ctrl+k", "Escape")
    #expect(await window.program.waits(for: "kept"))
    try await window.press("ctrl+k")
    #expect(await window.program.waits(for: "count 2"))
    #expect(window.program.lines.filter { $0.hasPrefix("count") } == ["count 1", "count 2"])
  }

  /// The circle has a radius of 240 / 3 = 80 points; each disc is looked at 20 points left of the letter in its middle.
  @Test func `votes turn the circle, and a tie of all glides into a row`() async throws {
    let window = try await ExampleWindow(.ballot)
    let (apricot, mint, blueberry) = ("e8871e", "2e8b57", "4f5d9e")
    let ranking = try await window.frame(of: "ranking")
    #expect(abs(ranking.height - 240) < 0.001)
    func shows(_ color: String, _ x: CGFloat, _ y: CGFloat) async throws -> Bool {
      try await window.shows(color, at: ranking.midX + x - 20, ranking.midY + y)
    }
    let (across, half) = (80 * CGFloat(3).squareRoot() / 2, CGFloat(40))
    // 5, 3 and 4 votes: the first is on top, the others follow clockwise.
    #expect(try await shows(apricot, 0, -80))
    #expect(try await shows(mint, across, half))
    #expect(try await shows(blueberry, -across, half))

    // 5, 3 and 5: the two leaders are level, the third is at the bottom.
    try await window.click("vote for Blueberry")
    #expect(await window.program.waits(for: "votes 5 3 5"))
    #expect(try await shows(mint, 0, 80))
    #expect(try await shows(apricot, across, -half))
    #expect(try await shows(blueberry, -across, -half))

    // Mint rises from the bottom to the middle of the row.
    #expect(
      try await window.shows(mint, at: ranking.midX - 20, ranking.midY + 40) {
        try await window.click("Count anew")
      })
    #expect(try await shows(mint, 0, 0))
    #expect(try await shows(apricot, -68, 0))
    #expect(try await shows(blueberry, 68, 0))

    #expect(await window.program.waits(for: "votes 0 0 0"))
    for name in ["Apricot", "Mint", "Blueberry"] { #expect(window.appearances[name] == 1) }
    #expect(!window.hasDisappearances)
  }

  @Test func `buttons that do not fit beside one another stand in a column`() async throws {
    let window = try await ExampleWindow(.ballot)
    #expect(await window.program.waits(for: "buttons in a row"))
    try await window.resize(width: 240, height: 560)
    #expect(await window.program.waits(for: "buttons in a column"))
    try await window.resize(width: 380, height: 560)
    #expect(await window.program.waits(for: "buttons in a row", count: 2))
  }

  /// The first box goes from (40, 100) to (100, 40): the place (95, 95) is its own only between.
  @Test func `children of a stack glide where another layout puts them`() async throws {
    let window = try await ExampleWindow(.stacks)
    #expect(try await window.shows(red, at: 90, 150))
    #expect(try await window.shows(blue, at: 210, 150))
    #expect(try await window.shows(white, at: 95, 95))
    #expect(
      try await window.shows(red, at: 95, 95) { try await window.click("Turn the stack") })
    #expect(try await window.shows(red, at: 150, 90))
    #expect(try await window.shows(blue, at: 150, 210))
    #expect(try await window.shows(white, at: 95, 95))
    #expect(window.appearances == ["stacks": 1, "first": 1, "second": 1])
    #expect(!window.hasDisappearances)
  }

  /// Both wheels turn by half around (125, 125) and (375, 125); the red box starts at the top.
  @Test func `a layout with animatable data takes its children round, another one straight`()
    async throws
  {
    let window = try await ExampleWindow(.wheels)
    for middle in [CGFloat(125), 375] {
      #expect(try await window.shows(red, at: middle, 125 - 60))
      #expect(try await window.shows(white, at: middle, 125))
    }
    // Straight through the middle, where the second box is the upper one, while the first wheel's middle is empty.
    #expect(try await window.shows(blue, at: 375, 125) { try await window.click("Half a turn") })
    #expect(try window.display.pixel(125, 125) == white)
    for middle in [CGFloat(125), 375] {
      #expect(try await window.shows(red, at: middle, 125 + 60))
      #expect(try await window.shows(blue, at: middle, 125 - 60))
    }
    // The second half turn brings the red box over the left side of its circle, and back to the top.
    #expect(
      try await window.shows(red, at: 125 - 60, 125) { try await window.click("Half a turn") })
    #expect(try await window.shows(red, at: 125, 125 - 60))
  }

  /// The first box goes from (60, 150) in the row to (70, 70) in the corner, the last from (240, 150) to (70, 230).
  @Test func `a slider moves children between two layouts, and so does an animation`() async throws
  {
    let window = try await ExampleWindow(.blend)
    #expect(try await window.shows(red, at: 60, 150))
    #expect(try await window.shows(amber, at: 240, 150))
    let slider = try await window.frame(of: "share")
    let room = slider.width - 22
    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(x: slider.minX + 11 + room * share, y: slider.midY)
    }
    try await window.drag(from: place(0), to: place(0.5))
    #expect(try await window.shows(red, at: (60 + 70) / 2, (150 + 70) / 2))
    #expect(try await window.shows(blue, at: (120 + 230) / 2, (150 + 70) / 2))
    #expect(try await window.shows(green, at: (180 + 230) / 2, (150 + 230) / 2))
    #expect(try await window.shows(amber, at: (240 + 70) / 2, (150 + 230) / 2))
    try await window.drag(from: place(0.5), to: place(1))
    #expect(try await window.shows(red, at: 70, 70))
    #expect(try await window.shows(amber, at: 70, 230))
    #expect(
      try await window.shows(red, at: (60 + 70) / 2, (150 + 70) / 2) {
        try await window.click("Other end")
      })
    #expect(try await window.shows(red, at: 60, 150))
  }

  @Test func `feedback ends or is reported, and leaves the window alive`()
    async throws
  {
    let window = try await ExampleWindow(.feedback)
    #expect(await window.program.waits(for: "measured 150"))
    let bar = try await window.frame(of: "endless")
    try await window.click("Endless")
    #expect(try await window.shows(red, at: bar.minX + 5, bar.midY))
    #expect(await eventually { window.program.errors.contains("keep changing each other") })
    for count in 1...3 {
      try await window.click("Press")
      #expect(await window.program.waits(for: "presses \(count)"))
    }
    try await window.click("Endless")
    #expect(try await window.shows(white, at: bar.minX + 5, bar.midY))
    let measured = window.program.lines.filter { $0.hasPrefix("measured") }
    #expect(measured == ["measured 60", "measured 90", "measured 120", "measured 150"])
    #expect(try await window.program.comesToRest())
  }
}
