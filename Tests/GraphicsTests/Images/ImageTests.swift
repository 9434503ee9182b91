import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct ImageTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageLoader = ImageStore(TextImageLoader())
    environment.displayScale = 2
    environment.pushForeground([Color.black])
    return environment
  }

  private func size(_ image: Image, _ proposal: ProposedViewSize) -> CGSize {
    let tree = LayoutTree()
    return tree.sizeThatFits(tree.makeNode(image.rule(in: environment)), proposal)
  }

  @Test(arguments: [
    (ProposedViewSize.zero, CGSize(width: 12, height: 8), CGSize.zero),
    (.unspecified, CGSize(width: 12, height: 8), CGSize(width: 12, height: 8)),
    (.infinity, CGSize(width: 12, height: 8), CGSize(width: CGFloat.infinity, height: .infinity)),
    (
      ProposedViewSize(width: 30, height: nil), CGSize(width: 12, height: 8),
      CGSize(width: 30, height: 8)
    ),
  ])
  func `an image has its own size unless it is resizable`(
    proposal: ProposedViewSize, rigid: CGSize, resizable: CGSize
  ) {
    let image = Image(size: CGSize(width: 12, height: 8)) { _ in }
    #expect(size(image, proposal) == rigid)
    #expect(size(image.resizable(), proposal) == resizable)
  }

  @Test(
    arguments: [
      (1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 2, 1]), (1.5, [2, 3, 1]), (9, [3, 2, 1]),
      (0, [1, 2, 3]),
    ] as [(CGFloat, [Int])])
  func `the file that suits the display is taken`(scale: CGFloat, order: [Int]) {
    #expect(ImageSet.scales(for: scale) == order)
  }

  @Test func `a file's pixels become points`() throws {
    let folder = try ImageFolder(["a.png": "6 4", "a@2x.jpg": "12 8", "b.jpeg": "3 3"])
    #expect(size(Image("a", bundle: folder.bundle), .zero) == CGSize(width: 6, height: 4))
    #expect(
      drawn(Image("a", bundle: folder.bundle), in: .square, scale: 2, environment)
        == "(image a@2x.jpg 2,3 6x4)")
    #expect(
      drawn(
        Image("b", bundle: folder.bundle).renderingMode(.template), in: .square, scale: 2,
        environment)
        == "(image b.jpeg 3.5,3.5 3x3 tint #000000)")
    #expect(
      drawn(
        Image("b", bundle: folder.bundle).resizable().interpolation(.none).antialiased(false),
        in: .square, environment)
        == "(image b.jpeg 0,0 10x10 aliased none)")
  }

  @Test func `missing and broken files are reported once and take no space`() throws {
    let folder = try ImageFolder(["broken.png": "?"])
    for (name, words) in [
      ("missing", "There is no image \"missing\""),
      ("broken", "broken.png cannot be read. no size"),
    ] {
      let graph = ViewGraph(
        Image(name, bundle: folder.bundle), environment: environment,
        textEngine: FixedPitchTextEngine())
      #expect(drawn(graph, in: .square) == "")
      #expect(drawn(graph, in: CGSize(width: 20, height: 20)) == "")
      #expect(size(Image(name, bundle: folder.bundle), .infinity) == .zero)
      let messages = graph.diagnostics.reported.map(\.description)
      #expect(messages.count == 1)
      #expect(messages.first?.contains(words) == true)
      #expect(messages.first?.contains("at Image") == true)
    }
  }

  @Test func `a closure draws in points, cut off at the edges`() {
    let image = Image(size: CGSize(width: 8, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 4)), with: .color(.white))
      context.translateBy(x: 2, y: 1)
      context.opacity = 0.5
      context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)), with: .foreground)
    }
    #expect(
      drawn(image, in: .square, environment) == """
        (translate 1,3
          (clip aliased 0,0 8x4
            (fill #ffffff 0,0 20x4)
            (opacity 0.5 (translate 2,1 (stroke #000000 w1 (ellipse 0,0 2x2))))))
        """)
    #expect(
      drawn(image.resizable(), in: CGSize(width: 16, height: 4), environment).hasPrefix(
        "(scale 2,1\n"))
  }

  @Test func `copies of a context draw into one picture and have separate states`() {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    var context = GraphicsContext(
      environment: environment, bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    var copy = context
    copy.clip(to: square)
    copy.scaleBy(x: 2, y: 2)
    copy.fill(square, with: .color(.white))
    context.fill(square, with: .color(.black))
    context.opacity = 0.5
    context.drawLayer { $0.fill(square, with: .color(red: 1, green: 0, blue: 0)) }
    #expect(
      DisplayList(size: .zero, items: context.items).description == """
        (clip 0,0 2x2 (scale 2 (fill #ffffff 0,0 2x2)))
        (fill #000000 0,0 2x2)
        (opacity 0.5 (fill #ff0000 0,0 2x2))
        """)
  }

  @Test func `every format is found by its name, with or without its type`() throws {
    let types = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
    let folder = try ImageFolder(
      Dictionary(uniqueKeysWithValues: types.map { ("\($0)-picture.\($0)", "3 2") }))
    for type in types {
      for name in ["\(type)-picture", "\(type)-picture.\(type)"] {
        #expect(size(Image(name, bundle: folder.bundle), .zero) == CGSize(width: 3, height: 2))
      }
    }
    let dotted = try ImageFolder(["v1.2.png": "5 5", "map@2x.png": "8 8", "map.webp": "1 1"])
    #expect(size(Image("v1.2", bundle: dotted.bundle), .zero) == CGSize(width: 5, height: 5))
    #expect(size(Image("map.png", bundle: dotted.bundle), .zero) == CGSize(width: 4, height: 4))
  }

  @Test func `a named picture looks the same for each variable value`() throws {
    let folder = try ImageFolder(["a.png": "6 4"])
    for image in [
      Image("a", variableValue: 0.5, bundle: folder.bundle),
      Image("a", variableValue: nil, bundle: folder.bundle, label: Text("A")),
      Image(decorative: "a", variableValue: 1, bundle: folder.bundle),
    ] {
      #expect(size(image, .zero) == CGSize(width: 6, height: 4))
    }
  }

  // A picture of 12 by 6 points: twice as wide as high.
  @Test(arguments: [(ContentMode.fit, "0,2.5 10x5"), (.fill, "-5,0 20x10")])
  func `a resizable picture keeps its ratio where it is asked to`(
    mode: ContentMode, frame: String
  ) throws {
    let folder = try ImageFolder(["a@2x.png": "24 12"])
    let image = Image("a", bundle: folder.bundle).resizable()
    let view = mode == .fit ? AnyView(image.scaledToFit()) : AnyView(image.scaledToFill())
    #expect(
      drawn(view.frame(width: 10, height: 10), in: .square, scale: 2, environment)
        == "(image a@2x.png \(frame))")
  }
}
