import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct ShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }

  private struct Wide: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let height = proposal.replacingUnspecifiedDimensions().height
      return CGSize(width: 2 * height, height: height)
    }
  }

  @Test(
    "length and width of a line with dashes and gaps of 1 → whether it is drawn with them",
    arguments: [
      (1_000.0, 1, true), (999_999, 1, true), (1_000_002, 1, false), (.infinity, 1, false),
      (9_999, 100, true), (10_002, 100, false), (999_999, 0.1, true),
    ])
  func visibleDashes(length: CGFloat, width: CGFloat, isDashed: Bool) {
    let path = Path { $0.addLines([.zero, CGPoint(x: length, y: 0)]) }
    let style = StrokeStyle(lineWidth: width, dash: [1, 1])
    let graph = ViewGraph(
      path.stroke(.red, style: style), environment: EnvironmentValues(),
      textEngine: FixedPitchTextEngine())
    graph.frame(window: CGSize(width: 20, height: 20))
    guard case .stroke(_, _, let drawn)? = graph.displayItems(scale: 1).first else {
      Issue.record("no line is drawn")
      return
    }
    #expect(drawn.dash == (isDashed ? [1, 1] : []))
    let reports = graph.diagnostics.reported.map(\.message)
    #expect(reports.count == (isDashed ? 0 : 1))
    #expect(reports.allSatisfy { $0.contains("without dashes") })
  }

  @Test(
    arguments: [
      (nil, nil, CGSize(width: 10, height: 10)), (nil, 50, CGSize(width: 10, height: 10)),
      (0, 0, .zero), (30, 20, CGSize(width: 20, height: 20)),
      (CGFloat.infinity, 20, CGSize(width: 20, height: 20)),
      (.infinity, .infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
    ] as [(CGFloat?, CGFloat?, CGSize)])
  func `a circle is a square of the shorter side`(width: CGFloat?, height: CGFloat?, size: CGSize) {
    let proposal = ProposedViewSize(width: width, height: height)
    #expect(Circle().sizeThatFits(proposal) == size)
    #expect(Circle().stroke(lineWidth: 3).sizeThatFits(proposal) == size)
    #expect(Circle().inset(by: 3).trim(from: 0, to: 1).sizeThatFits(proposal) == size)
  }

  @Test func `shapes that fill are laid out without being asked`() {
    func isLeaf(_ shape: some Shape) -> Bool { shape.layoutRule is UnboundedRule }
    #expect(isLeaf(Rectangle()))
    #expect(isLeaf(RoundedRectangle(cornerRadius: 3).inset(by: 2).offset(x: 1).rotation(.zero)))
    #expect(isLeaf(Path()))
    #expect(!isLeaf(Circle()))
    #expect(!isLeaf(Wide().stroke()))
    #expect(!isLeaf(AnyShape(Rectangle())))
  }

  @Test(arguments: [
    (AnyShape(Rectangle()), "0 0 m 20 0 l 20 10 l 0 10 l h"),
    (AnyShape(Rectangle().inset(by: 2).inset(by: 1)), "3 3 m 17 3 l 17 7 l 3 7 l h"),
    (AnyShape(Rectangle().inset(by: 6)), ""),
    (AnyShape(Rectangle().offset(x: 1, y: 2)), "1 2 m 21 2 l 21 12 l 1 12 l h"),
    (AnyShape(Rectangle().scale(0.5)), "5 2.5 m 15 2.5 l 15 7.5 l 5 7.5 l h"),
    (AnyShape(Rectangle().size(width: 3, height: 4)), "0 0 m 3 0 l 3 4 l 0 4 l h"),
    (AnyShape(Rectangle().trim(from: 0, to: 0.5)), "0 0 m 20 0 l 20 10 l"),
    (
      AnyShape(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))),
      "0 0 m 40 0 l 40 10 l 0 10 l h"
    ),
  ])
  func `each shape has its path in a rectangle of 20 x 10`(shape: AnyShape, expected: String) {
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.description == expected)
  }

  @Test func `a shape of any type can be animated to one of the same type`() {
    func mixed(_ first: AnyShape, _ second: AnyShape) -> Path {
      var shape = first
      shape.animatableData = first.animatableData.interpolated(
        towards: second.animatableData, amount: 0.25)
      return shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let (small, large) = (
      AnyShape(RoundedRectangle(cornerRadius: 4)), AnyShape(RoundedRectangle(cornerRadius: 12))
    )
    // A quarter of the way from 4 to 12.
    let between = RoundedRectangle(cornerRadius: 6)
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(mixed(small, large) == between.path(in: rect))
    #expect(mixed(small, AnyShape(Circle())) == small.path(in: rect))
    #expect(small.animatableData + .zero == small.animatableData)
    #expect(.zero - small.animatableData + small.animatableData == .zero)
  }

  @Test func `a rotated shape turns clockwise around its anchor`() {
    let path = Rectangle().rotation(.degrees(90), anchor: .topLeading)
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.brief == "0 0 m 0 20 l -10 20 l -10 0 l h")
  }

  @Test func `each shape paints its expected items in 40 x 20`() {
    let expectations: [(AnyView, String)] = [
      (AnyView(Circle()), "(fill #000000 (ellipse 10,0 20x20))"),
      (AnyView(Ellipse()), "(fill #000000 (ellipse 0,0 40x20))"),
      (AnyView(Capsule(style: .circular)), "(fill #000000 (roundedRect 0,0 40x20 r10 circular))"),
      (AnyView(RoundedRectangle(cornerRadius: 4)), "(fill #000000 (roundedRect 0,0 40x20 r4))"),
      (AnyView(Rectangle().fill(.white)), "(fill #ffffff 0,0 40x20)"),
      (AnyView(Rectangle().stroke(.white)), "(stroke #ffffff w1 0,0 40x20)"),
      (AnyView(Rectangle().stroke(lineWidth: 3)), "(stroke #000000 w3 0,0 40x20)"),
      (AnyView(Rectangle().stroke(lineWidth: 3).fill(.white)), "(stroke #ffffff w3 0,0 40x20)"),
      (AnyView(Rectangle().strokeBorder(lineWidth: 4)), "(stroke #000000 w4 2,2 36x16)"),
      (AnyView(Circle().strokeBorder(.white)), "(stroke #ffffff w1 (ellipse 10.5,0.5 19x19))"),
      (
        AnyView(RoundedRectangle(cornerRadius: 8).strokeBorder(.white, lineWidth: 4)),
        "(stroke #ffffff w4 (roundedRect 2,2 36x16 r6))"
      ),
      (
        AnyView(Rectangle().fill(.white).stroke(.black, lineWidth: 2)),
        "(fill #ffffff 0,0 40x20)\n(stroke #000000 w2 0,0 40x20)"
      ),
      (
        AnyView(Rectangle().stroke(.white, style: StrokeStyle(lineWidth: 2, dash: [3, 3]))),
        "(stroke #ffffff w2 dash 3,3 0,0 40x20)"
      ),
      (
        AnyView(Circle().fill(style: FillStyle(eoFill: true))),
        "(fill #000000 evenOdd (ellipse 10,0 20x20))"
      ),
      (AnyView(Path(CGRect(x: 1, y: 2, width: 3, height: 4))), "(fill #000000 1,2 3x4)"),
      (AnyView(Path()), ""),
    ]
    for (view, expected) in expectations {
      #expect(
        drawn(view.foregroundStyle(.black), in: CGSize(width: 40, height: 20)) == expected)
    }
  }

  @Test func `a shape is drawn on whole pixels`() {
    let view = Rectangle().frame(width: 9.7, height: 9.2)
    #expect(
      drawn(view.foregroundStyle(.black), in: .square, scale: 2) == "(fill #000000 0,0.5 10x9)")
  }

  @Test func `a view that was drawn for one scale is drawn anew for another`() {
    let view = Rectangle().frame(width: 9.7, height: 9.2).foregroundStyle(.black)
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    func drawn(_ scale: CGFloat) -> String {
      DisplayList(size: snapshot.size, items: snapshot.graph.displayItems(scale: scale)).description
    }
    // 9.7 points are 10 pixels at scale 1, and 19 at scale 2.
    #expect(drawn(1).contains("(fill #000000 0,0 10x9)"))
    #expect(drawn(2).contains("(fill #000000 0,0 9.5x9)"))
    #expect(drawn(1).contains("(fill #000000 0,0 10x9)"))
  }

  // Circles are the same in a mirror, and so is what is trimmed from them (`layoutDirectionBehavior` is fixed, and handed on
  // by `trim` and `rotation`), but rotations of views are reversed from right to left. So a ring that is rotated as a shape
  // starts at the top and goes clockwise everywhere; rotated as a view it starts at the bottom, unless it is mirrored first,
  // as apps do whose rings are to run with the text. OpenSwiftUI's audit of SwiftUI 6.5 has the same rules.
  @Test func `a ring from right to left starts where its rotation and mirroring put it`() {
    var arabic = EnvironmentValues()
    arabic.layoutDirection = .rightToLeft
    func drawing(
      _ view: some View, _ environment: EnvironmentValues = EnvironmentValues()
    ) -> String {
      drawn(view.foregroundStyle(.black), in: .square, environment)
    }
    let ring = Circle().trim(from: 0, to: 0.25)
    let shape = ring.rotation(.degrees(-90)).stroke(lineWidth: 1)
    #expect(drawing(shape, arabic) == drawing(shape))
    let view = ring.stroke(lineWidth: 1)
    #expect(
      drawing(view.rotationEffect(.degrees(-90)), arabic)
        == drawing(view.rotationEffect(.degrees(90))))
    #expect(
      drawing(
        view.flipsForRightToLeftLayoutDirection(true).rotationEffect(.degrees(-90)), arabic)
        == drawing(view.scaleEffect(x: -1).rotationEffect(.degrees(90))))
  }

  @Test func `outlines are mirrored with the reading direction unless they ask not to be`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    environment.pushForeground([Color.black])
    #expect(
      drawn(Triangle(), in: .square, environment)
        == "(fill #000000 (path \"10 0 m 0 0 l 10 10 l h\"))")
    #expect(
      drawn(Path(CGRect(x: 1, y: 0, width: 2, height: 3)), in: .square, environment)
        == "(fill #000000 1,0 2x3)")
  }

  @Test func `shapes have short names`() {
    func area(_ shape: some Shape) -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    }
    #expect(area(.rect) == area(.ellipse))
    #expect(area(.capsule) == area(.rect(cornerRadius: 3)))
    #expect(area(.circle).width == 10)
  }
}
