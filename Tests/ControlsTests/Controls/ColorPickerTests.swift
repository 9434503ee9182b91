import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ColorPickerTests {
  private struct Choosing: View {
    @State var color = Color(red: 1, green: 0, blue: 0)
    var supportsOpacity = true
    @Environment(\.self) private var environment

    var body: some View {
      VStack {
        Text(verbatim: HexColor.text(color.resolve(in: environment)))
        ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
      }
    }
  }

  private func open(_ view: some View) throws -> Harness {
    let harness = Harness(view, window: CGSize(width: 500, height: 500))
    let well = try #require(harness.graph.accessibilityTree().first(role: .button)?.frame)
    harness.click(at: CGPoint(x: well.midX, y: well.midY))
    return harness
  }

  private func frame(_ label: String, in harness: Harness) throws -> CGRect {
    try #require(harness.frame(of: label))
  }

  @Test func `a click in the area chooses saturation and brightness`() throws {
    let harness = try open(Choosing())
    let area = try frame("Saturation and Brightness", in: harness)
    // Red of half the saturation and all of the brightness; then half of both.
    harness.click(at: CGPoint(x: area.midX, y: area.minY))
    #expect(harness.text.first == "#FF8080")
    harness.click(at: CGPoint(x: area.midX, y: area.midY))
    #expect(harness.text.first == "#804040")
  }

  @Test func `a color can be chosen as an object`() throws {
    struct ChoosingObject: View {
      @State var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

      var body: some View {
        VStack {
          Text(verbatim: (color.components ?? []).map { "\(Int($0 * 10))" }.joined(separator: " "))
          ColorPicker("Paint", selection: $color)
        }
      }
    }
    let harness = try open(ChoosingObject())
    let area = try frame("Saturation and Brightness", in: harness)
    harness.click(at: CGPoint(x: area.midX, y: area.minY))
    #expect(harness.text.first == "10 5 5 10")
  }

  @Test func `black keeps the hue that was chosen before`() throws {
    let harness = try open(Choosing())
    let hue = try frame("Hue", in: harness)
    // Two thirds of the way of the knob's middle, which begins 7 points inside: blue.
    harness.click(at: CGPoint(x: hue.minX + 7 + (hue.width - 14) * 2 / 3, y: hue.midY))
    #expect(harness.text.first == "#0000FF")
    let area = try frame("Saturation and Brightness", in: harness)
    harness.drag(
      from: CGPoint(x: area.midX, y: area.midY), to: CGPoint(x: area.midX, y: area.maxY))
    #expect(harness.text.first == "#000000")
    harness.click(at: CGPoint(x: area.maxX - 0.001, y: area.minY))
    #expect(harness.text.first == "#0000FF")
  }

  @Test func `opacity has a scale of its own, where it can be chosen`() throws {
    let harness = try open(Choosing())
    let opacity = try frame("Opacity", in: harness)
    harness.click(at: CGPoint(x: opacity.midX, y: opacity.midY))
    #expect(harness.text.first == "#FF000080")
    let plain = try open(Choosing(supportsOpacity: false))
    #expect(plain.frame(of: "Opacity") == nil)
  }

  @Test func `the palette has colors that a click chooses`() throws {
    let harness = try open(Choosing())
    let white = try frame("#FFFFFF", in: harness)
    harness.click(at: CGPoint(x: white.midX, y: white.midY))
    #expect(harness.text.first == "#FFFFFF")
  }

  @Test func `a color can be typed`() throws {
    let harness = try open(Choosing())
    let field = try #require(harness.graph.accessibilityTree().first(role: .textField)).frame
    harness.click(at: CGPoint(x: field.midX, y: field.midY), count: 3)
    harness.type("#0f8")
    harness.press(.return)
    #expect(harness.text.first == "#00FF88")
    harness.click(at: CGPoint(x: field.midX, y: field.midY), count: 3)
    harness.type("nonsense")
    harness.press(.return)
    #expect(harness.text.first == "#00FF88")
  }

  @Test func `a color chosen while the digits have the focus is not written over by them`() throws {
    let harness = try open(Choosing())
    func field() throws -> AccessibilityNode {
      try #require(harness.graph.accessibilityTree().first(role: .textField))
    }
    let place = try field().frame
    harness.click(at: CGPoint(x: place.midX, y: place.midY), count: 3)
    harness.type("#0f")
    // Blue, as above.
    let hue = try frame("Hue", in: harness)
    harness.click(at: CGPoint(x: hue.minX + 7 + (hue.width - 14) * 2 / 3, y: hue.midY))
    #expect(harness.text.first == "#0000FF")
    #expect(try field().value == "#0000FF")
    harness.press(.tab)
    #expect(try !field().isFocused)
    #expect(harness.text.first == "#0000FF")
  }

  @Test func `keys move the mark in the area`() throws {
    let harness = try open(Choosing())
    let area = try frame("Saturation and Brightness", in: harness)
    harness.click(at: CGPoint(x: area.maxX - 0.001, y: area.minY))
    // A fiftieth less of red is 250 of 255.
    harness.press(.downArrow)
    #expect(harness.text.first == "#FA0000")
  }

  // Only the picker's own label is hidden.
  @Test func `hidden labels do not reach the panel`() throws {
    let hidden = try open(Choosing().labelsHidden().controlSize(.mini).font(.largeTitle))
    let shown = try open(Choosing())
    for name in ["Hue", "Opacity", "Saturation and Brightness"] {
      #expect(try frame(name, in: hidden).size == frame(name, in: shown).size)
    }
  }

  @Test(arguments: [
    (#"#FF8000"#, "#FF8000"), ("f80", "#FF8800"), ("#F808", "#FF880088"), ("12345678", "#12345678"),
    ("", nil), ("#", nil), ("12345", nil), ("red", nil), ("#GG0000", nil), ("-12345", nil),
  ])
  func `hexadecimal digits stand for colors`(text: String, color: String?) {
    #expect(HexColor.color(text).map(HexColor.text) == color)
  }

  @Test(
    arguments: [
      ([1, 0, 0], 0, 1, 1), ([0, 1, 0], 1.0 / 3, 1, 1), ([0, 0, 1], 2.0 / 3, 1, 1),
      ([0.5, 0.25, 0.25], 0, 0.5, 0.5), ([1, 0, 1], 5.0 / 6, 1, 1),
    ] as [([Float], Double, Double, Double)])
  func `hue, saturation and brightness of colors`(
    parts: [Float], hue: Double, saturation: Double, brightness: Double
  ) {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let color = HSBColor(Color.Resolved(red: red, green: green, blue: blue))
    #expect(abs(color.hue - hue) < 1e-6)
    #expect(abs(color.saturation - saturation) < 1e-6)
    #expect(abs(color.brightness - brightness) < 1e-6)
    let back = color.color.resolve(in: EnvironmentValues())
    #expect(abs(back.red - red) < 1e-5 && abs(back.green - green) < 1e-5)
    #expect(abs(back.blue - blue) < 1e-5)
  }
}
