import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Modifiers with numbers that make no sense: there is always a picture, and the views beside stay in their places.
@MainActor @Suite struct RoughNumberTests {
  /// NaN, the infinities, the largest and the smallest numbers, and numbers at which sums lose their precision.
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1, 1e15, -1e9, 1e-12,
  ]

  enum Group: CaseIterable {
    case size, place, turn, effect, color, text, shape, control
  }

  @Test(arguments: Group.allCases)
  func `views with any numbers make a picture`(group: Group) throws {
    for number in Self.numbers {
      for (index, view) in Self.views(group, number).enumerated() {
        let content = VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          view.frame(width: 10, height: 10)
        }
        .frame(width: 40, height: 40, alignment: .top)
        let renderer = ImageRenderer(content: content)
        let header = try PNGHeader(renderer.pngData())
        #expect(header.width == 40 && header.height == 40, "\(group) \(index) of \(number)")
        let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
        #expect(!svg.contains("nan") && !svg.contains("inf"), "\(group) \(index) of \(number)")
        #expect(try renderer.pdfData().starts(with: Data("%PDF".utf8)))
      }
    }
  }

  private static var dot: some View { Color.blue.frame(width: 4, height: 4) }
  private static var word: Text { Text("w") }

  private static func views(_ group: Group, _ x: CGFloat) -> [AnyView] {
    switch group {
    case .size: sizes(x)
    case .place: places(x)
    case .turn: turns(x)
    case .effect: effects(x)
    case .color: colors(Double(x))
    case .text: texts(x)
    case .shape: shapes(x)
    case .control: controls(Double(x))
    }
  }

  private static func sizes(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(dot.frame(width: x)), AnyView(dot.frame(height: x)),
      AnyView(dot.frame(minWidth: x)), AnyView(dot.frame(maxWidth: x, maxHeight: x)),
      AnyView(dot.frame(idealWidth: x).fixedSize()), AnyView(dot.padding(x)),
      AnyView(dot.padding(EdgeInsets(top: x, leading: 1, bottom: x, trailing: x))),
      AnyView(dot.aspectRatio(x, contentMode: .fit)),
      AnyView(dot.aspectRatio(CGSize(width: x, height: 1), contentMode: .fill)),
      AnyView(dot.layoutPriority(Double(x))), AnyView(dot.safeAreaPadding(x)),
      AnyView(dot.safeAreaInset(edge: .top, spacing: x) { dot }),
      AnyView(dot.containerRelativeFrame(.horizontal) { length, _ in length * x }),
    ]
  }

  private static func places(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(dot.offset(x: x, y: x)), AnyView(dot.position(x: x, y: 1)),
      AnyView(dot.alignmentGuide(HorizontalAlignment.center) { _ in x }),
      AnyView(
        HStack(spacing: x) {
          dot; dot
        }),
      AnyView(
        VStack(spacing: x) {
          dot; dot
        }),
      AnyView(
        Grid(horizontalSpacing: x, verticalSpacing: x) {
          GridRow {
            dot; dot
          }
        }),
      AnyView(
        ZStack {
          dot.zIndex(Double(x)); dot
        }), AnyView(Spacer(minLength: x)),
      AnyView(
        LazyVStack(spacing: x) {
          dot; dot
        }),
      AnyView(ScrollView { dot }.contentMargins(x)),
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: x), spacing: x)]) {
          dot; dot
        }),
    ]
  }

  private static func turns(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(dot.rotationEffect(.degrees(Double(x)))), AnyView(dot.scaleEffect(x)),
      AnyView(dot.scaleEffect(x: 1, y: x, anchor: UnitPoint(x: x, y: x))),
      AnyView(dot.rotation3DEffect(.degrees(10), axis: (x: x, y: 1, z: 0), perspective: x)),
      AnyView(dot.transformEffect(CGAffineTransform(a: x, b: 0, c: x, d: 1, tx: x, ty: 0))),
      AnyView(dot.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: x, y: 1)))),
      AnyView(dot.visualEffect { effect, _ in effect.offset(x: x).scaleEffect(x) }),
    ]
  }

  private static func effects(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(dot.opacity(Double(x))), AnyView(dot.blur(radius: x)),
      AnyView(dot.shadow(radius: x, x: x, y: x)), AnyView(dot.border(.red, width: x)),
      AnyView(dot.cornerRadius(x)), AnyView(dot.mask { Circle().offset(x: x) }),
      AnyView(dot.clipShape(RoundedRectangle(cornerRadius: x))),
      AnyView(dot.background { Color.green.padding(x) }), AnyView(dot.overlay { dot.offset(y: x) }),
    ]
  }

  private static func colors(_ x: Double) -> [AnyView] {
    [
      AnyView(dot.brightness(x)), AnyView(dot.contrast(x)), AnyView(dot.saturation(x)),
      AnyView(dot.grayscale(x)), AnyView(dot.hueRotation(.degrees(x))),
      AnyView(Color(red: x, green: x, blue: 0, opacity: x)), AnyView(Color.red.opacity(x)),
      AnyView(Color(hue: x, saturation: x, brightness: x)),
      AnyView(
        LinearGradient(
          stops: [.init(color: .red, location: x)], startPoint: .top, endPoint: .bottom)),
      AnyView(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: x, endRadius: x + 1)),
      AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(x))),
    ]
  }

  private static func texts(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(word.font(.system(size: x))), AnyView(word.kerning(x)), AnyView(word.tracking(x)),
      AnyView(word.baselineOffset(x)), AnyView(Text("a\nb").lineSpacing(x)),
      AnyView(word.minimumScaleFactor(x)), AnyView(word.underline().font(.custom("None", size: x))),
      AnyView(Image(systemName: "star").font(.system(size: x))),
    ]
  }

  private static func shapes(_ x: CGFloat) -> [AnyView] {
    [
      AnyView(Circle().stroke(lineWidth: x)), AnyView(Circle().strokeBorder(lineWidth: x)),
      AnyView(Rectangle().inset(by: x)), AnyView(Circle().trim(from: x, to: 1)),
      AnyView(
        Rectangle().stroke(
          style: StrokeStyle(lineWidth: 1, miterLimit: x, dash: [x, 1], dashPhase: x))),
      AnyView(
        Path {
          $0.addArc(
            center: .zero, radius: x, startAngle: .degrees(0), endAngle: .degrees(x),
            clockwise: true)
        }),
      AnyView(Path(roundedRect: CGRect(x: x, y: 0, width: 5, height: x), cornerRadius: x)),
      AnyView(
        Canvas { context, size in
          context.fill(Path(CGRect(x: x, y: 0, width: x, height: x)), with: .color(.red))
        }),
    ]
  }

  private static func controls(_ x: Double) -> [AnyView] {
    [
      AnyView(ProgressView(value: x)), AnyView(ProgressView(value: 0.5, total: x)),
      AnyView(Gauge(value: x) { word }), AnyView(Slider(value: .constant(x))),
      AnyView(Stepper("s", value: .constant(x), step: 1)),
      AnyView(Text(x, format: .number)),
      AnyView(TimelineView(.periodic(from: .now, by: x)) { _ in word }),
    ]
  }
}
