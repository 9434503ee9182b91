import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

private let hasIcons = !SymbolCatalog.shared.icons.isEmpty

@Suite struct SymbolCatalogTests {
  private func symbol(_ name: String, _ weight: Int = 400) throws -> Symbol {
    try SymbolCatalog.shared.symbol(name, weight: SymbolWeight(weight)).get()
  }

  @Test(.enabled(if: hasIcons)) func `numbers up to 50 exist in circles`() {
    for number in 0...50 {
      for name in ["\(number).circle", "\(number).circle.fill"] {
        #expect(SymbolCatalog.shared.has(name), "\(name)")
      }
    }
    #expect(!SymbolCatalog.shared.has("51.circle") && !SymbolCatalog.shared.has("12"))
  }

  @Test func `letters stand in shapes, and nowhere else`() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for name in ["\(letter).circle", "\(letter).square.fill"] {
        #expect(SymbolCatalog.shared.has(name), "\(name)")
      }
      #expect(!SymbolCatalog.shared.has("\(letter)"))
    }
  }

  @Test(.enabled(if: hasIcons), arguments: ["goforward", "gobackward"])
  func `player arrows run around the seconds that they skip`(arrow: String) throws {
    let plain = try symbol(arrow)
    for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
      let jump = try symbol("\(arrow).\(seconds)")
      #expect(jump.box == plain.box)
      #expect(jump.layers.count == plain.layers.count + 1)
      // The number is centered in the circle, which is as wide as the box.
      let number = Symbol(jump.box, jump.layers.suffix(1)).bounds
      #expect(abs(number.midX - plain.box.width / 2) < 1)
      #expect(number.width < plain.box.width / 2)
    }
    #expect(!SymbolCatalog.shared.has("\(arrow).20"))
    #expect(!SymbolCatalog.shared.has("\(arrow).15.15"))
  }

  @Test(.enabled(if: hasIcons), arguments: commonSymbols)
  func `symbols in common use are known`(name: String) throws {
    #expect(SymbolCatalog.shared.has(name))
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: """
      photo.artframe flashlight.on.fill flashlight.off.fill loupe ferry ferry.fill abc nosign
      circle.righthalf.filled theatermasks.fill sleep key.horizontal.fill tshirt.fill shoe comb.fill
      scale.3d perspective grid dot.square dial.low dial.high.fill guitars teletype bonjour
      inset.filled.circle scribble.variable arrow.down.doc arrow.up.doc.fill
      rectangle.lefthalf.inset.filled rectangle.righthalf.inset.filled arrowshape.right.fill
      arrowshape.up arrowshape.down.fill arrowshape.left eyes mustache stroller.fill aqi.low
      cloud.sun.rain.fill tray.full.fill banknote.fill quote.closing chevron.up.right
      """
      .split { $0 == " " || $0.isNewline }.map(String.init))
  func `belongings and divided shapes are known`(name: String) throws {
    #expect(SymbolCatalog.shared.has(name))
  }

  @Test(.enabled(if: hasIcons)) func `every other name leads to a symbol`() {
    for name in SymbolList.otherNames.keys.sorted() {
      #expect(SymbolCatalog.shared.has(name), "\(name)")
    }
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: """
      battery.25percent wind.snow rectangle.on.rectangle.angled square.grid.4x3.fill
      building.2.crop.circle.fill person.crop.rectangle.stack teddybear medical.thermometer
      hands.sparkles flag.2.crossed appletv location.north.line externaldrive.badge.timemachine
      arrow.triangle.merge level plus.forwardslash.minus lock.icloud.fill exclamationmark.icloud
      bolt.heart.fill lock.doc music.note.house play.tv.fill checkmark.diamond.fill bolt.shield
      arrow.up.bin.fill plus.viewfinder macbook.and.ipad homepod.2.fill moonphase.full.moon
      arrow.trianglehead.2.clockwise.rotate.90.icloud inset.filled.leadinghalf.rectangle
      """
      .split { $0 == " " || $0.isNewline }.map(String.init))
  func `symbols of families are known`(name: String) throws {
    #expect(SymbolCatalog.shared.has(name))
  }

  @Test(.enabled(if: hasIcons), arguments: ["lock.icloud", "bolt.house", "plus.viewfinder"])
  func `a mark stands above the thing that holds it, and is cut out of a filled one`(
    name: String
  ) throws {
    let plain = try symbol(name)
    #expect(plain.layers.map(\.level).last == 0)
    #expect(plain.layers.dropLast().allSatisfy { $0.level == 1 && $0.gaps.isEmpty })
    guard SymbolCatalog.shared.has(name + ".fill") else { return }
    let filled = try symbol(name + ".fill")
    #expect(filled.layers.last?.fillsHole == true)
    #expect(filled.layers.dropLast().allSatisfy { !$0.gaps.isEmpty })
  }

  @Test func `no symbol is sketched twice`() {
    let names = Dictionary(grouping: Symbol.sketchedNames) { $0 }
    #expect(names.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func `batteries and moons show how full they are`() throws {
    func width(_ name: String) throws -> CGFloat {
      let layers = try symbol(name).layers
      let primary = layers.filter { $0.level == 0 }
      return primary.isEmpty ? 0 : Symbol(.zero, primary).bounds.width
    }
    let charges = try [0, 25, 50, 75, 100].map { try width("battery.\($0)percent") }
    #expect(zip(charges, charges.dropFirst()).allSatisfy { $0 < $1 }, "\(charges)")
    #expect(charges.first == 0)
    let (half, full) = (
      try width("moonphase.first.quarter"), try width("moonphase.full.moon")
    )
    #expect(abs(half * 2 - full) < 0.01)
    #expect(try width("moonphase.new.moon") == 0)
  }

  @Test(.enabled(if: hasIcons)) func `symbols that differ in a word look different`() throws {
    let takeoff = try symbol("airplane.departure"), landing = try symbol("airplane.arrival")
    #expect(takeoff.layers.map(\.level).sorted() == [0, 1])
    // The runway is the same, the airplane above it is not.
    let (rising, sinking) = (
      takeoff.layers.flatMap(\.parts).map(\.area), landing.layers.flatMap(\.parts).map(\.area)
    )
    #expect(rising != sinking)
    let page = try symbol("list.bullet.rectangle.portrait")
    #expect(page.box.height > page.box.width)
    // The plus on a disc stands before the lines.
    #expect(try symbol("text.badge.plus").layers.map(\.level) == [1, 0])
    for (name, other) in [
      ("barometer", "speedometer"), ("xmark.bin", "trash"), ("personalhotspot", "link"),
    ] {
      let areas = try [name, other].map { try symbol($0).layers.flatMap(\.parts).map(\.area) }
      #expect(areas[0] != areas[1], "\(name)")
    }
  }

  /// Names that have a line in the list or a drawing.
  private static let names = Set(SymbolSource.all.keys).union(Symbol.drawingNames).sorted()

  @Test(
    .enabled(if: hasIcons),
    arguments: [
      ("", 100), ("", 900), (".fill", 700), (".circle.fill", 900), (".slash", 400),
      (".badge.plus", 400),
    ])
  func `every symbol is drawn, and inside its box`(ending: String, weight: Int) throws {
    let maker = SymbolMaker(icons: SymbolCatalog.shared.icons, weight: SymbolWeight(weight))
    var count = 0
    for name in Self.names {
      guard let symbol = try maker.symbol(name + ending) else { continue }
      count += 1
      let box = CGRect(origin: .zero, size: symbol.box).insetBy(dx: -2, dy: -2)
      let bounds = symbol.bounds
      #expect(bounds.width + bounds.height > 8, "\(name) is empty")
      #expect(bounds.minX > box.minX && bounds.maxX < box.maxX, "\(name): \(bounds) in \(box)")
      #expect(bounds.minY > box.minY && bounds.maxY < box.maxY, "\(name): \(bounds) in \(box)")
      #expect(symbol.box.width < 250 && symbol.box.height < 250, "\(name): \(symbol.box)")
    }
    // Filled icons exist for a part of the names only; all others can be composed of any icon.
    #expect(count > (ending == ".fill" ? 300 : 700))
  }

  @Test(.enabled(if: hasIcons)) func `every listed name has its icon`() {
    for name in SymbolSource.all.keys.sorted() {
      #expect(SymbolCatalog.shared.has(name), "\(name)")
    }
  }

  @Test func `a drawing in a filled symbol is cut out of it`() throws {
    let (plain, filled) = (try symbol("cross.case"), try symbol("cross.case.fill"))
    #expect(plain.box == filled.box)
    // The cross on the case.
    let middle = CGPoint(x: filled.box.width / 2, y: filled.box.height * 0.65)
    let solid = try #require(filled.layers.first)
    #expect(solid.parts.contains { $0.area.contains(middle) })
    #expect(solid.gaps.contains { $0.contains(middle) })
    #expect(plain.layers.flatMap(\.parts).contains { $0.area.contains(middle) })
  }

  @Test func `a drawing stands in an outlined shape, and is cut out of a filled one`() throws {
    let plain = try symbol("fork.knife.circle")
    #expect(plain.layers.map(\.level) == [1, 0])
    #expect(plain.layers.allSatisfy { $0.gaps.isEmpty && !$0.fillsHole })
    let filled = try symbol("fork.knife.circle.fill")
    #expect(filled.box == plain.box)
    #expect(filled.layers.map(\.fillsHole) == [false, true])
    #expect(filled.layers[0].gaps.count == filled.layers[1].parts.count)
  }

  @Test(
    .enabled(if: hasIcons),
    arguments: ["plus", "trash", "heart", "globe", "star.circle"])
  func `heavier weights cover more of the box`(name: String) throws {
    func coverage(_ weight: Int) throws -> Int {
      let symbol = try symbol(name, weight)
      let parts = symbol.layers.flatMap(\.parts).map { part in
        switch part {
        case .fill(let path, _): path
        case .line(let path, let width):
          path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        }
      }
      // Points on a line across, as far apart as the thickness of two weights differs.
      let steps = stride(from: CGFloat(-5), to: 130, by: 1.4)
      let center = CGPoint(x: symbol.box.width / 2, y: symbol.box.height / 2)
      return steps.reduce(0) { sum, step in
        let point = CGPoint(x: center.x + step - 62, y: center.y + 3.3)
        return sum + (parts.contains { $0.contains(point) } ? 1 : 0)
      }
    }
    let coverages = try (1...9).map { try coverage($0 * 100) }
    #expect(zip(coverages, coverages.dropFirst()).allSatisfy { $0 <= $1 }, "\(coverages)")
    #expect(coverages[0] < coverages[3] && coverages[3] < coverages[8], "\(coverages)")
  }

  @Test func `an unknown name is reported with the nearest known one`() throws {
    let problem = #expect(throws: SymbolProblem.self) { try symbol("hearth") }
    let expected =
      "There is no symbol \"hearth\"; a question mark stands in for it. Did you mean \"heart\"?"
    #expect(problem?.message == expected)
    let strange = #expect(throws: SymbolProblem.self) { try symbol("no.such.symbol.anywhere") }
    #expect(strange?.message.hasSuffix("or draw an image of your own.") == true)
  }

  @Test func `without the icons our own drawings remain, and other names report the package`()
    throws
  {
    let catalog = SymbolCatalog(IconDirectory([]))
    for name in [
      "plus", "chevron.right", "star.fill", "rectangle.stack", "person.2", "leaf.circle",
    ] {
      #expect(catalog.has(name))
    }
    for name in ["trash", "trash.fill", "bell.circle"] {
      let problem = #expect(throws: SymbolProblem.self) { try catalog.symbol(name).get() }
      #expect(problem?.message.contains("bootstrap-icons") == true)
      #expect(problem?.isGeneral == true)
    }
    let problem = #expect(throws: SymbolProblem.self) { try catalog.symbol("nonsense").get() }
    #expect(problem?.isGeneral == false)
  }

  @Test func `the first directory with an icon wins, and a broken icon is named`() throws {
    let (first, second) = (try ScratchFolder(), try ScratchFolder())
    func write(_ text: String, _ folder: ScratchFolder, _ name: String) throws {
      try Data(text.utf8).write(to: folder.file(name + ".svg"))
    }
    try write("<svg viewBox='0 0 16 16'><rect width='16' height='16'/></svg>", first, "trash")
    try write("<svg viewBox='0 0 16 16'><rect width='16' height='4'/></svg>", second, "trash")
    try write("no picture", second, "bell")
    let catalog = SymbolCatalog(
      IconDirectory([first.url.path, second.url.path, "/no/such/folder"]))
    let box = try catalog.symbol("trash").get().box
    #expect(abs(box.width - 123) < 0.001 && abs(box.height - 123) < 0.001)
    let problem = #expect(throws: SymbolProblem.self) { try catalog.symbol("bell").get() }
    #expect(problem?.message.contains(second.file("bell.svg").path) == true)
  }

  @Test func `a file that is not a valid icon is reported and not read`() throws {
    let folder = try ScratchFolder()
    let files = FileManager.default
    try files.createDirectory(
      at: folder.file("bell.svg"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.file("trash.svg"), withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    try Data(repeating: 32, count: 1 << 18).write(to: folder.file("tag.svg"))
    let squares = String(repeating: "M0 0h1v1z", count: 2_000)
    try Data("<svg><path d='\(squares)'/></svg>".utf8).write(to: folder.file("flag.svg"))
    let catalog = SymbolCatalog(IconDirectory([folder.url.path]))
    for (name, reason) in [
      ("bell", "no file"), ("trash", "no file"), ("tag", "bytes"), ("flag", "2000 figures"),
    ] {
      let problem = #expect(throws: SymbolProblem.self) { try catalog.symbol(name).get() }
      #expect(problem?.message.contains(reason) == true)
      #expect(problem?.message.contains(folder.file(name + ".svg").path) == true)
    }
  }

  @Test(arguments: [
    "", ".", "...", ".fill", "fill", "circle.", ".badge.", "badge", "slash.slash.slash",
    String(repeating: "heart.slash.", count: 100_000), String(repeating: ".", count: 100_000),
    String(repeating: "heart.badge.", count: 8) + "plus", "héart", "heart\u{0}", "../trash",
  ])
  func `strange names do no harm`(name: String) {
    for variants in [SymbolVariants.none, .circle.fill.slash] {
      for candidate in variants.names(of: name) { _ = SymbolCatalog.shared.symbol(candidate) }
    }
    #expect(!SymbolCatalog.shared.has(name) || name.contains("slash"))
  }
}
