import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Every modifier that SwiftUI animates: what is drawn at the start, halfway and at the end of a second.
@MainActor struct AnimatedModifierTests {
  /// A modifier of a red square of 10 points in the middle of 100, for a value that goes from 0 to 1.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (AnyView, Double) -> AnyView
    let drawn: [String]

    init<V: View>(
      _ name: String, _ start: String, _ half: String, _ end: String,
      _ view: @escaping @MainActor @Sendable (AnyView, Double) -> V
    ) {
      self.name = name
      self.view = { AnyView(view($0, $1)) }
      drawn = [start, half, end]
    }

    var testDescription: String { name }
  }

  private static let square = "(fill #ff0000 45,45 10x10)"

  nonisolated static let effects: [Row] = [
    Row("opacity", "(fill", "(opacity 0.5", "(opacity 0.0") { view, value in
      view.opacity(value == 1 ? 0.001 : 1 - value).opacity(1)
    },
    Row("blur", "(fill", "(blur r4", "(blur r8") { $0.blur(radius: 8 * $1) },
    Row("shadow radius", "(fill", "r8 0,0", "r16 0,0") {
      $0.shadow(color: .black, radius: 8 * $1)
    },
    Row("shadow offset", "r0 0,0", "r0 3,4", "r0 6,8") {
      $0.shadow(color: .black, radius: 0, x: 6 * $1, y: 8 * $1)
    },
    Row("shadow color", "(fill", "(shadow #00000080 r2", "(shadow #000000 r2") {
      $0.shadow(color: .black.opacity($1), radius: 1)
    },
    Row("offset", "45,45 10x10", "translate -10,-5", "65,55 10x10") {
      $0.offset(x: 20 * $1, y: 10 * $1)
    },
    Row("position", "-5,-5 10x10", "translate -10,-20", "15,35 10x10") {
      $0.position(x: 20 * $1, y: 40 * $1)
    },
    Row("scale", "(fill", "(transform 1.5 0 0 1.5", "(transform 2 0 0 2") {
      $0.scaleEffect(1 + $1)
    },
    Row("border width", "(fill", "(stroke #0000ff w2 46,46 8x8)", "(stroke #0000ff w4 47,47 6x6)") {
      $0.border(Color(red: 0, green: 0, blue: 1), width: 4 * $1)
    },
    Row("corner radius", "(clip", "r2)", "r4)") { $0.cornerRadius(4 * $1) },
    Row("clip shape", "r1 circular", "r2 circular", "r3 circular") {
      $0.clipShape(RoundedRectangle(cornerRadius: 1 + 2 * $1, style: .circular))
    },
    Row("padding", "40,45 20x10", "translate 3,0 (fill #ff0000 35,45 25x10)", "35,45 30x10") {
      view, value in
      Color(red: 1, green: 0, blue: 0).frame(height: 10).padding(.horizontal, 40 - 5 * value)
    },
    Row("frame", "40,40 20x20", "translate 5,5 (fill #ff0000 30,30 30x30)", "30,30 40x40") {
      _, value in
      Color(red: 1, green: 0, blue: 0).frame(width: 20 + 20 * value, height: 20 + 20 * value)
    },
    Row("mask", "0,45 10x10", "translate", "60,45 10x10") { view, value in
      Color.blue.mask(alignment: .leading) { view.offset(x: 60 * value) }
    },
  ]

  @Test("effects and layout", arguments: effects)
  func effect(row: Row) {
    let stage = Stage(0.0, width: 100, height: 100) { value in
      row.view(AnyView(Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)), value)
    }
    #expect(stage.drawing.contains(row.drawn[0]), Comment(rawValue: stage.drawing))
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.drawing.contains(row.drawn[1]), Comment(rawValue: stage.drawing))
    stage.advance(0.5)
    #expect(stage.drawing.contains(row.drawn[2]), Comment(rawValue: stage.drawing))
    #expect(!stage.snapshot.waitsForTime)
  }

  /// Halfway, the color matrix has the numbers of half the amount.
  @Test("color effects", arguments: ["brightness", "contrast", "saturation", "grayscale", "hue"])
  func colors(name: String) throws {
    let stage = Stage(0.0, width: 10, height: 10) { value in
      switch name {
      case "brightness": Color.red.brightness(value)
      case "contrast": Color.red.contrast(1 + value)
      case "saturation": Color.red.saturation(1 + value)
      case "grayscale": Color.red.grayscale(value)
      default: Color.red.hueRotation(.degrees(90 * value))
      }
    }
    let half: ColorMatrix =
      switch name {
      case "brightness": .brightness(0.5)
      case "contrast": .contrast(1.5)
      case "saturation": .saturation(1.5)
      case "grayscale": .grayscale(0.5)
      default: .hueRotation(.degrees(45))
      }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    let item = try #require(stage.snapshot.graph.displayItems(scale: 1).first)
    guard case .group(.colors(let matrix), _) = item else {
      Issue.record("no colors: \(item)")
      return
    }
    for (first, second) in zip(matrix.rows, half.rows) { #expect(abs(first - second) < 1e-5) }
  }

  /// The one paint that is drawn.
  private func paint<Value>(_ stage: Stage<Value>) -> Paint? {
    func find(_ items: [DisplayItem]) -> Paint? {
      for item in items {
        switch item {
        case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): return paint
        case .group(_, let items): if let paint = find(items) { return paint }
        case .image: break
        }
      }
      return nil
    }
    return find(stage.snapshot.graph.displayItems(scale: 1))
  }

  private let black = Color(white: 0)
  private let white = Color(white: 1)

  /// Halfway from black to white as they are seen: a lightness of a half in Oklab, where all light is cubed.
  private var gray: ResolvedColor {
    OklabColor(lightness: 0.5, a: 0, b: 0, opacity: 1).color
  }

  @Test(
    "a color halfway, wherever it comes from",
    arguments: ["text", "tint", "border", "shape shadow", "background", "stroke", "colorMultiply"])
  func color(name: String) throws {
    let stage = Stage(false, width: 20, height: 20) { [black, white] isOn in
      let color = isOn ? white : black
      switch name {
      case "text": Text("a").foregroundStyle(color)
      case "tint": Rectangle().fill(.tint).tint(color)
      case "border": Color.clear.border(color)
      case "shape shadow": Color.clear.background(color.shadow(.drop(radius: isOn ? 2 : 1)))
      case "background": Color.clear.background(color)
      case "stroke": Rectangle().stroke(color)
      default: Rectangle().fill(color).colorMultiply(isOn ? white : white)
      }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    guard case .color(let color) = try #require(paint(stage)) else {
      Issue.record("no color: \(stage.drawing)")
      return
    }
    #expect(color.distance(to: gray) < 0.005, Comment(rawValue: stage.drawing))
    stage.advance(0.5)
    #expect(paint(stage) == .color(.white))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `the factor of colorMultiply changes gradually`() throws {
    let stage = Stage(false, width: 10, height: 10) { [black, white] in
      Color.red.colorMultiply($0 ? white : black)
    }
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    let item = try #require(stage.snapshot.graph.displayItems(scale: 1).first)
    guard case .group(.colors(let matrix), _) = item else {
      Issue.record("no colors: \(item)")
      return
    }
    let half = ColorMatrix.multiply(gray)
    for (first, second) in zip(matrix.rows, half.rows) { #expect(abs(first - second) < 1e-3) }
  }

  @Test func `a color becomes a gradient stop by stop, and back`() throws {
    let stage = Stage(false, width: 10, height: 10) { [black, white] isOn in
      let style =
        isOn
        ? AnyShapeStyle(
          LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing))
        : AnyShapeStyle(black)
      Rectangle().fill(style)
    }
    for isOn in [true, false] {
      stage.set(isOn, .linear(duration: 1))
      stage.advance(0.5)
      guard case .linearGradient(let stops, _, _) = try #require(paint(stage)) else {
        Issue.record("no gradient: \(stage.drawing)")
        return
      }
      // One end stays black; the other is halfway between black and white.
      #expect(stops.first?.color.distance(to: .black) ?? 1 < 0.005)
      #expect(stops.last?.color.distance(to: gray) ?? 1 < 0.005)
      stage.advance(0.5)
    }
    #expect(paint(stage) == .color(.black))
  }

  @Test func `gradients with other numbers of stops`() throws {
    let stage = Stage(false, width: 10, height: 10) { [black, white] isOn in
      LinearGradient(
        colors: isOn ? [white, white, white] : [black, black], startPoint: .top, endPoint: .bottom)
    }
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    guard case .linearGradient(let stops, _, _) = try #require(paint(stage)) else {
      Issue.record("no gradient: \(stage.drawing)")
      return
    }
    #expect(stops.map(\.location) == [0, 0.5, 1])
    #expect(stops.allSatisfy { $0.color.distance(to: gray) < 0.005 })
  }

  @Test func `the angles of an angular gradient change gradually`() throws {
    let stage = Stage(0.0, width: 10, height: 10) { [black, white] turn in
      AngularGradient(
        colors: [black, white], center: .center, startAngle: .degrees(90 * turn),
        endAngle: .degrees(180 + 90 * turn))
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    guard case .angularGradient(_, _, let start, let end) = try #require(paint(stage)) else {
      Issue.record("no gradient: \(stage.drawing)")
      return
    }
    #expect(abs(start.degrees - 45) < 1e-6)
    #expect(abs(end.degrees - 225) < 1e-6)
  }

  @Test func `trim, line width, dashes and their phase`() {
    let stage = Stage(0.0, width: 20, height: 20) { value in
      Rectangle().trim(from: 0, to: 0.25 + 0.25 * value)
        .stroke(.black, style: StrokeStyle(lineWidth: 1 + value, dash: [4], dashPhase: 8 * value))
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    // Three eighths of the outline: a side of 20, and half of the next.
    #expect(stage.drawing.contains("w1.5 dash 4 phase 4"), Comment(rawValue: stage.drawing))
    #expect(stage.drawing.contains("20 10"), Comment(rawValue: stage.drawing))
  }

  @Test func `a rotation in space changes gradually`() throws {
    let stage = Stage(0.0, width: 10, height: 10) {
      Color.red.rotation3DEffect(.degrees(60 * $0), axis: (0, 1, 0), perspective: 0)
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    // A card that is turned by 30° is as wide as the cosine says.
    let bounds = stage.snapshot.graph.displayItems(scale: 1).bounds
    #expect(abs(bounds.width - 10 * 0.75.squareRoot()) < 1e-6)
  }

  /// Fills a square as wide as its data.
  private struct Wide: TextRenderer {
    var width: Double

    var animatableData: Double {
      get { width }
      set { width = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 2)), with: .color(.red))
    }
  }

  @Test func `the data of a text renderer changes without shaping the text again`() {
    let stage = Stage(4.0, width: 20, height: 20) { Text("a").textRenderer(Wide(width: $0)) }
    #expect(stage.drawing.contains("4x2"))
    let shaped = stage.snapshot.textsShaped
    stage.set(8, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.drawing.contains("6x2"))
    stage.advance(0.5)
    #expect(stage.drawing.contains("8x2"))
    #expect(stage.snapshot.textsShaped == shaped)
  }

  @Test func `the data of a visual effect changes gradually`() {
    let stage = Stage(0.0, width: 10, height: 10) { value in
      Color.red.visualEffect { content, _ in content.blur(radius: 8 * value) }
    }
    stage.set(1, .linear(duration: 1))
    #expect(!stage.drawing.contains("blur"))
    stage.advance(0.5)
    #expect(stage.drawing.contains("blur r4"))
    stage.advance(0.5)
    #expect(stage.drawing.contains("blur r8"))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `characters glide to their places in a larger font`() throws {
    let stage = Stage(13.0, width: 100, height: 40) { size in
      Text("ab").font(.system(size: size)).fixedSize()
    }
    _ = stage.drawing
    stage.set(26, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.drawing.contains(" 19.5 "), Comment(rawValue: stage.drawing))
    stage.advance(0.5)
    #expect(stage.drawing.contains(" 26 "), Comment(rawValue: stage.drawing))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `lines glide apart when their spacing grows`() throws {
    let stage = Stage(0.0, width: 100, height: 80) { Text("a\nb").lineSpacing($0) }
    _ = stage.drawing
    func distance() -> CGFloat {
      func origins(_ items: [DisplayItem]) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
          switch item {
          case .glyphs(let run, _): [run.origin.y + (run.glyphs.first?.position.y ?? 0)]
          case .group(_, let items): origins(items)
          default: []
          }
        }
      }
      let found = origins(stage.snapshot.graph.displayItems(scale: 1))
      return found.count == 2 ? found[1] - found[0] : .nan
    }
    let line: CGFloat = 16
    #expect(distance() == line)
    stage.set(20, .linear(duration: 1))
    stage.advance(0.5)
    #expect(distance() == line + CGFloat(10))
    stage.advance(0.5)
    #expect(distance() == line + CGFloat(20))
  }
}
