import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// The printed display list of a closure's drawing into a context of 40 x 20 points.
@MainActor func drawn(
  _ environment: EnvironmentValues = EnvironmentValues(), _ draw: (inout GraphicsContext) -> Void
) -> String {
  let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  var environment = environment
  environment.textEngine = TextEngineReference(FixedPitchTextEngine())
  environment.pushForeground([Color.black])
  var context = GraphicsContext(environment: environment, bounds: bounds)
  draw(&context)
  return DisplayList(size: bounds.size, items: context.items).description
}

private let unit = Path(CGRect(x: 0, y: 0, width: 1, height: 1))

@MainActor struct GraphicsContextTests {
  @Test func `transforms apply to what is drawn later, the last one first`() {
    #expect(
      drawn { context in
        context.fill(unit, with: .foreground)
        context.translateBy(x: 10, y: 5)
        context.scaleBy(x: 2, y: 2)
        context.stroke(unit, with: .foreground)
        context.transform = .identity
        context.concatenate(CGAffineTransform(scaleX: 3, y: 3))
        context.fill(unit, with: .foreground)
      } == """
        (fill #000000 0,0 1x1)
        (transform 2 0 0 2 10 5 (stroke #000000 w1 0,0 1x1))
        (scale 3 (fill #000000 0,0 1x1))
        """)
  }

  @Test func `consecutive blurs combine into one`() {
    // The variances of Gaussians add up: 3² + 4² is 5².
    #expect(
      drawn { context in
        context.addFilter(.blur(radius: 3))
        context.addFilter(.blur(radius: 4))
        context.fill(unit, with: .foreground)
      } == "(blur r5 (fill #000000 0,0 1x1))")
  }

  @Test func `of too many filters the first hundred count, and that is reported`() {
    let diagnostics = Diagnostics()
    var context = GraphicsContext(
      environment: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 40, height: 20),
      diagnostics: diagnostics)
    for _ in 0..<500 { context.addFilter(.saturation(0.5)) }
    context.fill(unit, with: .color(.red))
    let text = DisplayList(size: CGSize(width: 40, height: 20), items: context.items).description
    #expect(text.components(separatedBy: "(colors").count - 1 == 100)
    #expect(diagnostics.reported.count == 1)
    #expect(diagnostics.reported.first?.description.contains("more than 100 filters") == true)
  }

  @Test func `a line with too many dashes is drawn without them, and that is reported`() {
    let diagnostics = Diagnostics()
    let context = GraphicsContext(
      environment: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 40, height: 20),
      diagnostics: diagnostics)
    let line = Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0)]) }
    context.stroke(line, with: .color(.red), style: StrokeStyle(dash: [1]))
    guard case .stroke(_, _, let drawn)? = context.items.first else {
      Issue.record("no line is drawn")
      return
    }
    #expect(drawn.dash.isEmpty)
    #expect(diagnostics.reported.first?.message.contains("without dashes") == true)
  }

  @Test func `a turn is clockwise`() {
    #expect(
      drawn { context in
        context.rotate(by: .degrees(90))
        context.fill(unit, with: .foreground)
      } == "(transform 0 1 -1 0 0 0 (fill #000000 0,0 1x1))")
  }

  @Test func `a copy draws into the same picture and keeps its state to itself`() {
    #expect(
      drawn { context in
        var copy = context
        copy.opacity = 0.5
        copy.fill(unit, with: .foreground)
        context.fill(unit, with: .foreground)
      } == """
        (opacity 0.5 (fill #000000 0,0 1x1))
        (fill #000000 0,0 1x1)
        """)
  }

  @Test func `filters come before clips, clips before opacity, blending last`() {
    #expect(
      drawn { context in
        context.opacity = 0.5
        context.blendMode = .multiply
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
        context.addFilter(.alphaThreshold(min: 0.5))
        context.addFilter(.blur(radius: 3))
        context.translateBy(x: 1, y: 0)
        context.fill(unit, with: .foreground)
      } == "(layer (blend multiply (opacity 0.5 (clip (ellipse 0,0 4x4) "
        + "(alphaThreshold 0.5 to 1 #000000 (blur r3 (translate 1,0 (fill #000000 0,0 1x1))))))))")
  }

  @Test func `a layer starts with only the transform, and is changed as a whole`() {
    let text = drawn { context in
      context.translateBy(x: 1, y: 1)
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.transform == CGAffineTransform(translationX: 1, y: 1))
        #expect(layer.opacity == 1)
        layer.fill(unit, with: .foreground)
        layer.blendMode = .clear
        layer.fill(unit, with: .color(.white))
      }
    }
    #expect(
      text == """
        (opacity 0.5
          (layer
            (translate 1,1 (fill #000000 0,0 1x1))
            (blend destinationOut (translate 1,1 (fill #000000 0,0 1x1)))))
        """)
  }

  @Test func `copying erases what was there and draws in its place`() {
    #expect(
      drawn { context in
        context.blendMode = .copy
        context.fill(unit, with: .color(.black.opacity(0.4)))
      } == """
        (layer
          (blend destinationOut (fill #000000 0,0 1x1))
          (blend plusLighter (fill #00000066 0,0 1x1)))
        """)
  }

  @Test func `clips stay where they were set`() {
    let text = drawn { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 5)))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
      context.fill(unit, with: .foreground)
    }
    #expect(
      text == "(clip 0,0 20x20 (clip 10,0 20x5 (translate 10,0 (fill #000000 0,0 1x1))))")
  }

  @Test func `the clips' bounds are in the context's coordinates`() {
    _ = drawn { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
      context.clip(to: Path(CGRect(x: 50, y: 0, width: 1, height: 1)))
      #expect(context.clipBoundingRect.isNull)
    }
  }

  @Test func `an inverse clip keeps what is outside`() throws {
    let hole = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
    var context = GraphicsContext(
      environment: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
    context.clip(to: hole, options: .inverse)
    context.fill(unit, with: .color(.black))
    guard case .group(.clip(let outside, _), _)? = context.items.first else {
      Issue.record("nothing was clipped")
      return
    }
    #expect(!outside.contains(CGPoint(x: 7, y: 7)))
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 19), CGPoint(x: 11, y: 7)] {
      #expect(outside.contains(point))
    }
  }

  @Test func `a layer can be what is shown, or what is hidden`() {
    #expect(
      drawn { context in
        context.clipToLayer(opacity: 0.5) { $0.fill(unit, with: .foreground) }
        context.fill(unit, with: .color(.white))
      } == """
        (mask
          (by (opacity 0.5 (fill #000000 0,0 1x1)))
          (fill #ffffff 0,0 1x1))
        """)
    #expect(
      drawn { context in
        context.clipToLayer(options: .inverse) { $0.fill(unit, with: .foreground) }
        context.fill(unit, with: .color(.white))
      } == """
        (mask
          (by
            (layer
              (fill #000000 -41,-21 122x62)
              (blend destinationOut (fill #000000 0,0 1x1))))
          (fill #ffffff 0,0 1x1))
        """)
  }

  @Test func `NaN, infinite and zero lengths draw nothing`() {
    #expect(
      drawn { context in
        for number in [CGFloat.nan, .infinity, 0] {
          var copy = context
          copy.scaleBy(x: number, y: 1)
          copy.fill(unit, with: .foreground)
          copy.draw(Text("a"), at: CGPoint(x: 1, y: number))
          context.draw(Text("a"), in: CGRect(x: CGFloat.nan, y: 0, width: number, height: 1))
          context.stroke(unit, with: .foreground, lineWidth: -number)
        }
        context.opacity = .nan
        context.fill(unit, with: .foreground)
        context.fill(Path(), with: .foreground)
      } == "")
  }
}

@MainActor struct GraphicsContextFilterTests {
  /// The drawing of a square with a filter.
  private func filtered(_ filter: GraphicsContext.Filter) -> String {
    drawn { context in
      context.addFilter(filter)
      context.fill(unit, with: .foreground)
    }
  }

  @Test func `color filters are matrices`() {
    let square = "(fill #000000 0,0 1x1)"
    #expect(
      filtered(.brightness(0.5))
        == "(colors 1 0 0 0 0.5 0 1 0 0 0.5 0 0 1 0 0.5 0 0 0 1 0 \(square))")
    #expect(
      filtered(.contrast(0)) == "(colors 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 1 0 \(square))")
    #expect(
      filtered(.colorInvert()) == "(colors -1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0 \(square))")
    #expect(filtered(.colorInvert(0.5)) == filtered(.contrast(0)))
    #expect(
      filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 0)))
        == "(colors 0.5 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 1 0 \(square))")
    for nothing in [
      GraphicsContext.Filter.saturation(1), .grayscale(0), .hueRotation(.zero), .contrast(1),
      .brightness(0), .colorInvert(0), .colorMatrix(ColorMatrix()), .blur(radius: 0),
      .projectionTransform(ProjectionTransform()), .brightness(.nan), .blur(radius: .infinity),
    ] {
      #expect(filtered(nothing) == square)
    }
  }

  @Test func `a filter keeps the coordinates it was added in`() {
    #expect(
      drawn { context in
        context.translateBy(x: 5, y: 0)
        context.addFilter(.blur(radius: 2, options: .opaque))
        context.translateBy(x: 1, y: 0)
        context.fill(unit, with: .foreground)
      } == "(translate 5,0 (blur r2 opaque (translate -5,0 (translate 6,0 "
        + "(fill #000000 0,0 1x1)))))")
  }

  @Test func `a shadow lies below or above, or is drawn alone, as its options say`() {
    let square = "(fill #000000 0,0 1x1)"
    let red = Color(red: 1, green: 0, blue: 0)
    let silhouette =
      "(translate 2,0 (blur r3 (colors 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 \(square))))"
    // Twice the standard deviation.
    #expect(filtered(.shadow(color: red, radius: 3, x: 2)) == "(shadow #ff0000 r6 2,0 \(square))")
    #expect(
      filtered(.shadow(color: red, radius: 3, x: 2, options: .shadowAbove))
        == "\(square)\n\(silhouette)")
    #expect(filtered(.shadow(color: red, radius: 3, x: 2, options: .shadowOnly)) == silhouette)
    #expect(
      filtered(.shadow(color: red, radius: 3, x: 2, blendMode: .multiply))
        == "(layer\n  (blend multiply \(silhouette))\n  \(square))")
    // 3 · 3 + 2 + 1 points around the canvas.
    #expect(
      filtered(.shadow(color: red, radius: 3, x: 2, options: [.shadowOnly, .invertsAlpha]))
        == """
        (translate 2,0
          (blur r3
            (layer
              (fill #ff0000 -12,-12 64x44)
              (blend destinationOut \(square)))))
        """)
  }

  @Test func `limits that are NaN or in the wrong order show nothing`() {
    #expect(filtered(.alphaThreshold(min: 1, max: 0)) == "")
    #expect(filtered(.alphaThreshold(min: .nan, max: 1)) == "")
  }
}
