import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// The colors of a symbol of three levels: a rectangle and the edges of two behind it.
@MainActor struct SymbolRenderingTests {
  private let stack = Image(systemName: "rectangle.stack").resizable()

  /// The color that is drawn first on each line of the display list.
  private func colors(_ view: some View) -> [String] {
    drawn(view, in: CGSize(width: 124, height: 120)).split(separator: "\n")
      .map { line in
        line.trimmingCharacters(in: .whitespaces).split(separator: " ").prefix(2)
          .joined(separator: " ")
      }
  }

  @Test func `by default all layers have one color`() {
    #expect(colors(stack.foregroundStyle(.black)) == ["(stroke #000000"].repeated(3))
  }

  @Test func `hierarchical layers have all, a half and a quarter of the color's opacity`() {
    let view = stack.foregroundStyle(.black).symbolRenderingMode(.hierarchical)
    // 255 · 0.5 = 127.5 and 255 · 0.25 = 63.75.
    #expect(colors(view) == ["(stroke #000000", "(stroke #00000080", "(stroke #00000040"])
  }

  @Test(
    .enabled(if: !SymbolCatalog.shared.icons.isEmpty),
    arguments: ["ellipsis.message.fill", "checkmark.icloud.fill", "text.bubble.fill"])
  func `marks that a filled symbol leaves open are on the level above it`(name: String) {
    let view = Image(systemName: name).resizable().foregroundStyle(.black)
    #expect(colors(view.symbolRenderingMode(.monochrome)) == ["(fill #000000"])
    #expect(
      colors(view.symbolRenderingMode(.hierarchical)) == ["(fill #00000080", "(fill #000000"])
  }

  @Test(
    .enabled(if: !SymbolCatalog.shared.icons.isEmpty),
    arguments: ["cloud.sun.rain.fill", "cloud.bolt.rain.fill", "thermometer.sun.fill"])
  func `weather has a color for each of its three things`(name: String) {
    let view = Image(systemName: name).resizable().foregroundStyle(.black)
    #expect(Set(colors(view.symbolRenderingMode(.multicolor)).map { $0.suffix(7) }).count == 3)
  }

  @Test(.enabled(if: !SymbolCatalog.shared.icons.isEmpty))
  func `a symbol in its original colors has several colors`() {
    let sun = Image(systemName: "cloud.sun.fill").resizable().foregroundStyle(.white)
    let original = Image(systemName: "cloud.sun.fill").renderingMode(.original).resizable()
      .foregroundStyle(.white)
    #expect(colors(original) == colors(sun.symbolRenderingMode(.multicolor)))
    #expect(colors(original) != colors(sun))
    #expect(colors(original.symbolRenderingMode(.monochrome)) == colors(original))
    let monochrome = Image(systemName: "cloud.sun.fill").renderingMode(.original)
      .symbolRenderingMode(.monochrome).resizable().foregroundStyle(.white)
    #expect(colors(monochrome) == colors(sun), "a mode of the image itself comes first")
  }

  /// The opacities of a symbol's layers in a hierarchy, the first one first.
  private func opacities(_ name: String) throws -> [Int] {
    let symbol = try SymbolCatalog.shared.symbol(name).get()
    return symbol.layers.map { [100, 50, 25][min($0.level, 2)] }
  }

  // As in Apple's symbols the source of waves is primary, and waves matter less the farther they are from it.
  @Test(
    .enabled(if: !SymbolCatalog.shared.icons.isEmpty),
    arguments: [
      ("wifi", [100, 50, 25, 25]), ("speaker.wave.3", [100, 50, 25, 25]),
      ("speaker.wave.3.fill", [100, 50, 25, 25]), ("speaker.wave.1", [100, 50]),
      ("antenna.radiowaves.left.and.right", [100, 50, 50, 25, 25]), ("cloud.rain", [100, 50]),
      ("chart.bar", [100, 50, 25]), ("heart", [100]), ("ellipsis", [100]),
    ])
  func `symbols of several parts have several levels`(name: String, expected: [Int]) throws {
    let opacities = try opacities(name)
    #expect(Set(opacities) == Set(expected), "\(name): \(opacities)")
    #expect(opacities.first == 100)
    #expect(opacities == opacities.sorted(by: >))
  }

  @Test(
    .enabled(if: !SymbolCatalog.shared.icons.isEmpty),
    arguments: [
      // The subject of a symbol is primary, the thing that it is on or in is secondary.
      ("list.bullet", [100, 50]), ("list.number", [100, 50]), ("checklist", [100, 50]),
      ("doc.text", [100, 50]), ("doc.text.fill", [100, 50]), ("keyboard", [100, 50]),
      ("square.and.pencil", [100, 50]), ("bell", [100, 50]), ("mic.fill", [100, 50]),
      ("thermometer.medium", [100, 50]), ("gauge", [100, 50]), ("network", [100, 50]),
      ("calendar.badge.plus", [100, 50]), ("person.fill.badge.plus", [100, 50]),
      ("speaker.slash.fill", [100, 50]), ("delete.left.fill", [100, 50]),
      // The uppermost layer is primary, and each deeper one counts less.
      ("doc.on.doc", [100, 50]), ("document.on.document.fill", [100, 50]),
      ("square.stack.3d.up", [100, 50, 25]), ("square.stack.3d.up.fill", [100, 50, 25]),
      ("square.3.layers.3d", [100, 50, 25]), ("square.2.layers.3d", [100, 50]),
      ("rectangle.3.group", [100, 50, 25]), ("rectangle.3.group.fill", [100, 50, 25]),
    ])
  func `a part before, on or in something else has a level of its own`(
    name: String, expected: [Int]
  ) throws {
    let opacities = Set(try opacities(name)).sorted(by: >)
    #expect(opacities == expected)
  }

  @Test(.enabled(if: !SymbolCatalog.shared.icons.isEmpty))
  func `the two sides of a symbol are lit by the same value`() throws {
    let symbol = try SymbolCatalog.shared.symbol("antenna.radiowaves.left.and.right").get()
    #expect(symbol.layers.map(\.threshold) == [nil, 0, 0, 0.5, 0.5])
  }

  @Test(.enabled(if: !SymbolCatalog.shared.icons.isEmpty))
  func `a symbol of a single part is never faint`() {
    for name in SymbolSource.all.keys.sorted() {
      for ending in ["", ".fill"] {
        guard SymbolCatalog.shared.has(name + ending),
          case .success(let symbol) = SymbolCatalog.shared.symbol(name + ending),
          symbol.layers.count == 1
        else { continue }
        #expect(symbol.layers[0].level == 0, "\(name)\(ending)")
      }
    }
  }

  @Test func `a palette gives each level a style`() {
    let three = stack.foregroundStyle(.black, .white, .clear)
    let expected = ["(stroke #000000", "(stroke #ffffff", "(stroke #00000000"]
    #expect(colors(three.symbolRenderingMode(.palette)) == expected)
    // Several styles stand for a palette.
    #expect(colors(three) == expected)
    #expect(colors(three.symbolRenderingMode(.monochrome)) == ["(stroke #000000"].repeated(3))
  }

  @Test func `with two styles the second one serves all further levels`() {
    let view = stack.foregroundStyle(.black, .white)
    #expect(colors(view) == ["(stroke #000000", "(stroke #ffffff", "(stroke #ffffff"])
  }

  @Test func `an image's own rendering mode wins over that of the views around it`() {
    let view = stack.symbolRenderingMode(.monochrome).foregroundStyle(.black)
      .symbolRenderingMode(.hierarchical)
    #expect(colors(view) == ["(stroke #000000"].repeated(3))
    let inherited = stack.symbolRenderingMode(nil).foregroundStyle(.black)
      .symbolRenderingMode(.hierarchical)
    #expect(colors(inherited).count == 3 && colors(inherited)[1] == "(stroke #00000080")
  }

  @Test func `natural colors replace the foreground where a symbol has some`() {
    let heart = Image(systemName: "heart.fill").resizable().symbolRenderingMode(.multicolor)
    let red = EnvironmentValues().paint(Color.red, in: .zero)
    let expected = DisplayList(size: .zero, items: [.fill(Path(.zero), red, FillStyle())])
      .description.split(separator: " ")[1]
    #expect(colors(heart.foregroundStyle(.black)).first == "(fill \(expected)")
    #expect(
      colors(stack.symbolRenderingMode(.multicolor).foregroundStyle(.black))
        == ["(stroke #000000"].repeated(3))
  }
}

/// Layers of symbols, painted without views.
@Suite struct SymbolPaintingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func text(_ layers: [SymbolLayer], _ painting: Symbol.Painting) -> String {
    let symbol = Symbol(CGSize(width: 10, height: 10), layers)
    return DisplayList(size: .zero, items: symbol.items(in: frame, painting)).description
  }

  private let twoColors = Symbol.Painting(
    levels: { (.color($0 == 0 ? .white : .black), 1) }, paint: .color(.black))

  @Test func `a mark fills its hole only where it has its own color`() {
    let layers = [
      SymbolLayer(parts: [.fill(square)], level: 1),
      SymbolLayer(parts: [.fill(square)], fillsHole: true),
    ]
    #expect(
      text(layers, Symbol.Painting(paint: .color(.black))) == "(fill #000000 0,0 10x10)")
    #expect(
      text(layers, twoColors) == """
        (fill #000000 0,0 10x10)
        (fill #ffffff 0,0 10x10)
        """)
  }

  @Test func `a gap is cut only out of its own layer`() {
    let hole = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    let layers = [
      SymbolLayer(parts: [.fill(square)], gaps: [hole]), SymbolLayer(parts: [.fill(square)]),
    ]
    let lines = text(layers, Symbol.Painting(paint: .color(.black))).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("(clip ") == true)
    #expect(lines.first?.contains("2 2 m 5 2 l 5 5 l 2 5 l h") == true)
    #expect(lines.last == "(fill #000000 0,0 10x10)")
  }

  @Test(arguments: [
    (0.0, [false, false, false]), (0.1, [true, false, false]), (0.34, [true, true, false]),
    (0.5, [true, true, false]), (1.0, [true, true, true]), (7.0, [true, true, true]),
    (-1.0, [false, false, false]),
  ])
  func `a variable value lights the layers that it reaches`(value: Double, lit: [Bool]) {
    let layers = [0, 1.0 / 3, 2.0 / 3].map {
      SymbolLayer(parts: [.fill(square)], threshold: $0)
    }
    let painting = Symbol.Painting(
      levels: { _ in (.color(.black), 1) }, paint: .color(.black),
      light: SymbolLight(
        value: value, steps: [0, 1.0 / 3, 2.0 / 3], drawsLengths: false, isRightToLeft: false))
    // Black with an opacity has eight digits.
    let areOpaque = text(layers, painting).split(separator: "\n").map { $0.contains("#000000 ") }
    #expect(areOpaque == lit)
  }

  @Test func `nothing is drawn in an empty frame`() {
    let symbol = Symbol(10, 10, [.fill(square)])
    for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 0), .null] {
      #expect(symbol.items(in: frame, twoColors).isEmpty)
    }
  }
}

extension [String] {
  fileprivate func repeated(_ count: Int) -> [String] { (0..<count).flatMap { _ in self } }
}
