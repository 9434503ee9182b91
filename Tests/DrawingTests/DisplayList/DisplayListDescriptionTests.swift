import EspalierDrawing
import Foundation
import Testing

@Suite struct DisplayListDescriptionTests {
  private static let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  private static let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let square = DisplayItem.fill(Path(rect), red, FillStyle())

  @Test(
    "item → line",
    arguments: [
      (square, "(fill #ff0000 0,0 10x10)"),
      (.fill(Path(rect), red, FillStyle(eoFill: true)), "(fill #ff0000 evenOdd 0,0 10x10)"),
      (.fill(Path(ellipseIn: rect), red, FillStyle()), "(fill #ff0000 (ellipse 0,0 10x10))"),
      (
        .fill(Path(roundedRect: rect, cornerRadius: 4), red, FillStyle()),
        "(fill #ff0000 (roundedRect 0,0 10x10 r4))"
      ),
      (
        .fill(
          Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 2), style: .circular), red,
          FillStyle()), "(fill #ff0000 (roundedRect 0,0 10x10 r4x2 circular))"
      ),
      (
        .fill(Path { $0.addLines([.zero, CGPoint(x: 1.0 / 3, y: 2)]) }, red, FillStyle()),
        "(fill #ff0000 (path \"0 0 m 0.333 2 l\"))"
      ),
      (.stroke(Path(rect), red, StrokeStyle(lineWidth: 2)), "(stroke #ff0000 w2 0,0 10x10)"),
      (
        .stroke(
          Path(rect), red,
          StrokeStyle(lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)),
        "(stroke #ff0000 w1 cap round join bevel dash 4,2 phase 1 0,0 10x10)"
      ),
      (
        .glyphs(
          GlyphRun(
            font: GlyphFont(file: "", size: 13, family: "Inter", weight: 600, isItalic: true),
            glyphs: [], origin: CGPoint(x: 10, y: 12), width: 5, text: "a \"b\""), red),
        "(glyphs \"a \\\"b\\\"\" 10,12 Inter 13 w600 italic #ff0000)"
      ),
      (
        .image(
          DisplayImage(
            bitmap: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0], name: "dot.png"),
            frame: rect, tint: red, interpolation: .none)),
        "(image dot.png 0,0 10x10 tint #ff0000 none)"
      ),
    ] as [(DisplayItem, String)])
  func items(item: DisplayItem, line: String) {
    #expect(item.description == line)
  }

  @Test(
    "effect → line",
    arguments: [
      (.opacity(0.5), "(opacity 0.5 (fill #ff0000 0,0 10x10))"),
      (.blend(.multiply), "(blend multiply (fill #ff0000 0,0 10x10))"),
      (
        .transform(CGAffineTransform(translationX: 1, y: 2.5)),
        "(translate 1,2.5 (fill #ff0000 0,0 10x10))"
      ),
      (.transform(CGAffineTransform(scaleX: 2, y: 2)), "(scale 2 (fill #ff0000 0,0 10x10))"),
      (.transform(CGAffineTransform(scaleX: 2, y: 3)), "(scale 2,3 (fill #ff0000 0,0 10x10))"),
      (
        .transform(CGAffineTransform(rotationAngle: .pi / 2)),
        "(transform 0 1 -1 0 0 0 (fill #ff0000 0,0 10x10))"
      ),
      (.clip(Path(rect), FillStyle()), "(clip 0,0 10x10 (fill #ff0000 0,0 10x10))"),
      (
        .shadow(
          color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2), radius: 4,
          offset: CGSize(width: 0, height: 2)),
        "(shadow #00000033 r4 0,2 (fill #ff0000 0,0 10x10))"
      ),
    ] as [(DisplayEffect, String)])
  func effects(effect: DisplayEffect, line: String) {
    #expect(DisplayItem.group(effect, [Self.square]).description == line)
  }

  @Test(
    "gradient → words",
    arguments: [
      (
        .linearGradient(stops, start: .zero, end: CGPoint(x: 10, y: 0)),
        "(linear #000000 0, #ffffff 1 from 0,0 to 10,0)"
      ),
      (
        .radialGradient(stops, center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 9),
        "(radial #000000 0, #ffffff 1 at 5,5 r0 to r9)"
      ),
      (
        .angularGradient(
          stops, center: CGPoint(x: 5, y: 5), startAngle: .zero, endAngle: .degrees(360)),
        "(angular #000000 0, #ffffff 1 at 5,5 0° to 360°)"
      ),
    ] as [(Paint, String)])
  func gradients(paint: Paint, words: String) {
    #expect(paint.description == words)
  }

  private static let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  @Test func `groups of several items are indented`() {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [
        Self.square,
        .group(
          .opacity(0.5),
          [Self.square, .group(.mask([Self.square]), [Self.square, Self.square])]),
      ])
    #expect(
      list.description == """
        (fill #ff0000 0,0 10x10)
        (opacity 0.5
          (fill #ff0000 0,0 10x10)
          (mask
            (by (fill #ff0000 0,0 10x10))
            (fill #ff0000 0,0 10x10)
            (fill #ff0000 0,0 10x10)))
        """)
  }

  @Test(
    "number → brief",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (2.0, "2"), (2.5, "2.5"), (1.0 / 3, "0.333"),
      (1e20, "1e+20"), (.nan, "nan"), (.infinity, "inf"),
    ])
  func brief(number: Double, text: String) {
    #expect(number.brief == text)
  }

  @Test(
    "item → bounds of what it paints",
    arguments: [
      (square, "0,0 10x10"),
      (.stroke(Path(rect), red, StrokeStyle(lineWidth: 2, lineJoin: .round)), "-1,-1 12x12"),
      (.group(.transform(CGAffineTransform(scaleX: 2, y: 3)), [square]), "0,0 20x30"),
      (
        .group(.clip(Path(CGRect(x: 5, y: 0, width: 99, height: 3)), FillStyle()), [square]),
        "5,0 5x3"
      ),
      // Three standard deviations of half the radius: 4 / 2 * 3.
      (
        .group(
          .shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 10)), [square]),
        "-6,0 22x26"
      ),
    ] as [(DisplayItem, String)])
  func bounds(item: DisplayItem, bounds: String) {
    #expect(item.bounds.brief == bounds)
  }
}
