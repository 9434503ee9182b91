import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Layouts of SwiftUI itself, as other projects have recorded them.
@Suite struct RecordedLayoutTests {
  // MARK: Stacks (probes of MetalUI, macOS 26; objc.io's talk 238; stackotter's layout edge cases)

  @Test func `flexible children share what spacing leaves`() {
    expectPlan(
      of: HStack(spacing: 10) {
        L("a", w: .flex(0, 40, 80), h: 20)
        L("b", w: .flex(0, 40, 80), h: 20)
      }, 100, 50, are: "100x20\na 0,0 45x20\nb 55,0 45x20")
  }

  @Test func `the less flexible child is served first`() {
    expectPlan(
      of: HStack(spacing: 0) {
        L("a", w: .flex(30, 35, 40), h: 20)
        L("b", w: .flex(0, 50, 100), h: 20)
        L("c", w: 45, h: 20)
      }, 60, 50, are: "75x20\na 0,0 30x20\nb 30,0 0x20\nc 30,0 45x20")
  }

  @Test func `a higher priority leaves the minimum of the lower ones`() {
    expectPlan(
      of: HStack(spacing: 0) {
        L("a", w: .flex(0, 40, 80), h: 20).layoutPriority(1)
        L("b", w: .flex(30, 40, 80), h: 20)
      }, 100, 50, are: "100x20\na 0,0 70x20\nb 70,0 30x20")
  }

  @Test func `three priorities are served one after the other`() {
    expectPlan(
      of: HStack(spacing: 0) {
        Rectangle().frame(minWidth: 50).named("a")
        Rectangle().frame(width: 30).named("b").layoutPriority(2)
        Rectangle().frame(minWidth: 50).named("c").layoutPriority(1)
        Rectangle().named("d").layoutPriority(2)
        Rectangle().frame(minWidth: 100, maxWidth: 120).named("e")
      }, 400, 100,
      are: """
        400x100
        a 0,0 50x100
        b 50,0 30x100
        c 80,0 50x100
        d 130,0 170x100
        e 300,0 100x100
        """)
  }

  @Test func `a stack proposed its minimum can still overflow`() {
    // Flexibilities 95 and infinity: the first is proposed 85 / 2, the second keeps its minimum.
    expectPlan(
      of: VStack(spacing: 0) {
        Rectangle().frame(minHeight: 5, maxHeight: 100).named("a")
        Rectangle().frame(minHeight: 80).named("b")
      }, 100, 85, are: "100x122.5\na 0,0 100x42.5\nb 0,42.5 100x80")
  }

  @Test func `a maximum and a minimum in too little width overflow`() {
    expectPlan(
      of: HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).named("a")
        Rectangle().frame(minWidth: 100).named("b")
      }, 150, 50, are: "175x50\na 0,0 75x50\nb 75,0 100x50")
  }

  @Test func `without a proposal across, children are placed with the stack's own length`() {
    expectPlan(
      of: VStack(spacing: 0) {
        L("a", w: .flex(0, 10, .infinity), h: 20)
        L("b", w: 30, h: 20)
      }, nil, nil, are: "30x40\na 0,0 30x20\nb 0,20 30x20")
  }

  @Test func `placement may need more than the stack answered`() {
    // Measured 40 wide; placed with the height 20, the square Spacer takes 20 x 20.
    expectPlan(
      of: HStack {
        L("a", w: 20, h: 20)
        Spacer(minLength: 0).aspectRatio(1, contentMode: .fit)
        L("b", w: 20, h: 20)
      }, nil, nil, are: "40x20\na 0,0 20x20\nb 40,0 20x20")
  }

  @Test func `a view with a priority takes all that the others' minimums leave`() {
    expectPlan(
      of: VStack {
        Rectangle().frame(minHeight: 50).named("a")
        Rectangle().named("b").layoutPriority(1)
      }, 500, 500, are: "500x500\na 0,0 500x50\nb 0,58 500x442")
  }

  // MARK: Spacers (MetalUI, SwiftOpenUI, swiftui-web)

  @Test(arguments: [
    (Spacer().frame(maxWidth: .infinity), 200.0, "200x20\na 0,0 20x20\nb 180,0 20x20"),
    (Spacer().padding(5), 200, "200x20\na 0,0 20x20\nb 180,0 20x20"),
    (Spacer().fixedSize(), 200, "48x20\na 0,0 20x20\nb 28,0 20x20"),
    (Spacer().aspectRatio(1, contentMode: .fit), 200, "90x20\na 0,0 20x20\nb 70,0 20x20"),
    (ZStack { Spacer() }, 200, "200x50\na 0,15 20x20\nb 180,15 20x20"),
    (VStack { Spacer() }, 200, "40x50\na 0,15 20x20\nb 20,15 20x20"),
    (Spacer(minLength: 50), 60, "90x20\na 0,0 20x20\nb 70,0 20x20"),
  ])
  func `a Spacer between two views`(_ spacer: Sketch, _ width: Double, _ expected: String) {
    expectPlan(
      of: HStack(spacing: 0) {
        L("a", w: 20, h: 20)
        spacer
        L("b", w: 20, h: 20)
      }, width, 50, are: expected)
  }

  @Test func `the stack's direction reaches a Spacer in an overlay`() {
    expectPlan(
      of: HStack(spacing: 0) {
        L("p", w: 10, h: 10).overlay { Spacer().named("s") }
        L("b", w: 20, h: 20)
      }, 200, 50, are: "30x20\np 0,5 10x10\ns 0,10 10x0\nb 10,0 20x20")
  }

  @Test func `beside a color a Spacer keeps its minimum`() {
    expectPlan(
      of: HStack(spacing: 0) {
        L("a", w: 80, h: 16)
        Color.blue.named("c")
        Spacer()
        L("b", w: 60, h: 16)
      }, 400, 600, are: "400x600\na 0,292 80x16\nc 80,0 252x600\nb 340,292 60x16")
  }

  @Test func `a Spacer with a priority takes everything`() {
    expectPlan(
      of: HStack(spacing: 0) {
        L("a", w: .flex(0, 40, 80), h: 20)
        Spacer().layoutPriority(1)
        L("b", w: .flex(0, 40, 80), h: 20)
      }, 100, 50, are: "100x20\na 0,0 0x20\nb 100,0 0x20")
  }

  // MARK: Frames (MetalUI; Tokamak, whose tests compare with native SwiftUI)

  @Test(
    arguments: [
      (L("c", w: 20, h: 20).frame(width: 60), nil, "60x20\nc 20,0 20x20"),
      (L("c", w: 200, h: 160).frame(width: 60, height: 40), 300, "60x40\nc -70,-60 200x160"),
      (L("c", w: 20, h: 20).frame(idealWidth: 80, idealHeight: 50), nil, "80x50\nc 30,15 20x20"),
      (L("c", w: 20, h: 20).frame(idealWidth: 80), 300, "20x20\nc 0,0 20x20"),
      (L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80), 60, "60x20\nc 20,0 20x20"),
      (L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80), nil, "40x20\nc 10,0 20x20"),
      (L("c", w: 20, h: 20).frame(maxWidth: 80), 30, "30x20\nc 5,0 20x20"),
      (L("c", w: 20, h: 20).frame(maxWidth: 80), 10, "20x20\nc 0,0 20x20"),
      (L("c", w: 20, h: 20).frame(minWidth: 0, maxWidth: 80), 10, "10x20\nc -5,0 20x20"),
      (L("c", w: 20, h: 20).frame(minWidth: 40), 100, "40x20\nc 10,0 20x20"),
      (L("c", w: 200, h: 160).frame(maxWidth: 80), 10, "80x160\nc -60,0 200x160"),
      (L("c", w: 20, h: 20).frame(minWidth: -50, maxWidth: -10), 100, "0x20\nc -10,0 20x20"),
      (L("c", w: 20, h: 20).frame(width: 100).frame(width: 50), 300, "50x20\nc 15,0 20x20"),
      (Odd("c").frame(width: 20, height: 20), nil, "20x20\nc 2.5,2.5 15x15"),
    ] as [(Sketch, CGFloat?, String)])
  func `a frame around a view`(_ view: Sketch, _ length: CGFloat?, _ expected: String) {
    expectPlan(of: view, length, length.map { _ in 200 }, are: expected)
  }

  // MARK: ZStack, overlay, background (MetalUI)

  @Test func `a ZStack places its children with its own size`() {
    // Half of 60 wide, then half of the answered 30; both centered within the second union.
    expectPlan(
      of: ZStack {
        Half("h")
        L("o", w: 20, h: 20)
      }, 60, 40, are: "30x20\nh 2.5,5 15x10\no 0,0 20x20")
  }

  @Test func `a ZStack shapes its children by its own size`() {
    expectPlan(
      of: ZStack {
        Area("a", 600, ideal: 10)
        L("b", w: 30, h: 20)
      }, nil, nil, are: "30x60\na 0,0 30x20\nb 0,0 30x20")
  }

  // The rule book's example: OpenSwiftUI's source takes the larger child, 50x50; the SwiftUI Field Guide says union, and
  // a way to wrap tags that programs have used since 2019 reads that height.
  @Test func `a ZStack is as large as the union of its aligned children`() {
    expectPlan(
      of: ZStack(alignment: .topLeading) {
        L("a", w: 50, h: 50)
        L("b", w: 50, h: 50).alignmentGuide(.leading) { _ in -40 }.alignmentGuide(.top) { _ in -30 }
      }, 200, 200, are: "90x80\na 0,0 50x50\nb 40,30 50x50")
  }

  @Test func `the union starts at the child that reaches furthest, and not at the guide`() {
    // Both lie 10 and 30 after the line; the union is 20 + 50 wide.
    expectPlan(
      of: ZStack(alignment: .leading) {
        L("a", w: 50, h: 20).alignmentGuide(.leading) { _ in -10 }
        L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in -30 }
      }, nil, nil, are: "70x20\na 0,0 50x20\nb 20,0 50x20")
  }

  @Test func `only the children of the highest priority count for the union`() {
    expectSize(
      of: ZStack(alignment: .leading) {
        L("a", w: 50, h: 20)
        L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in -30 }.layoutPriority(-1)
      }, nil, nil, is: "50x20")
  }

  @Test func `a guide inside an infinite child changes nothing`() {
    func stack() -> Sketch {
      ZStack(alignment: .leading) {
        Color.red
        L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in -30 }
      }
    }
    expectSize(of: stack(), .infinity, .infinity, is: "infxinf")
    expectSize(of: stack(), 100, 100, is: "100x100")
    expectSize(of: stack(), 0, 0, is: "80x20")
  }

  @Test func `several overlays form the union of the aligned views`() {
    // 20 + 30 wide, centered in 100; the guide of b lies 15 before its leading edge, a's in its middle.
    expectPlan(
      of: L("p", w: 100, h: 40).overlay {
        L("a", w: 20, h: 20)
        L("b", w: 30, h: 20).alignmentGuide(HorizontalAlignment.center) { _ in -10 }
      }, nil, nil, are: "100x40\np 0,0 100x40\na 25,10 20x20\nb 45,10 30x20")
  }

  @Test func `several overlays form a centered ZStack`() {
    expectPlan(
      of: L("p", w: 60, h: 40).background {
        Half("h")
        L("o", w: 20, h: 20)
      }, nil, nil, are: "60x40\np 0,0 60x40\nh 17.5,15 15x10\no 15,10 20x20")
  }

  @Test(arguments: [
    (Alignment.topLeading, "o 0,0 20x20"), (.bottomTrailing, "o 40,20 20x20"),
    (.leading, "o 0,10 20x20"), (.bottom, "o 20,20 20x20"),
  ])
  func `an overlay is aligned with its primary`(_ alignment: Alignment, _ expected: String) {
    expectPlan(
      of: L("p", w: 60, h: 40).overlay(alignment: alignment) { L("o", w: 20, h: 20) }, nil, nil,
      are: "60x40\np 0,0 60x40\n" + expected)
  }

  @Test func `order of background and padding matters`() {
    expectPlan(
      of: L("c", w: 20, h: 20).background { Color.red.named("bg") }.padding(8), nil, nil,
      are: "36x36\nc 8,8 20x20\nbg 8,8 20x20")
    expectPlan(
      of: L("c", w: 20, h: 20).padding(8).background { Color.red.named("bg") }, nil, nil,
      are: "36x36\nc 8,8 20x20\nbg 0,0 36x36")
  }

  // MARK: Aspect ratio (MetalUI, swiftui-web)

  @Test(
    arguments: [
      (Rectangle().aspectRatio(1, contentMode: .fit), 100, 50, "50x50"),
      (Rectangle().aspectRatio(2, contentMode: .fit), 100, 100, "100x50"),
      (Rectangle().aspectRatio(0.5, contentMode: .fill), 100, 100, "100x200"),
      (Rectangle().aspectRatio(16 / 9, contentMode: .fit), 500, .infinity, "500x281.25"),
      (Rectangle().aspectRatio(contentMode: .fill), 100, nil, "100x100"),
      (Rectangle().aspectRatio(contentMode: .fill), nil, nil, "10x10"),
      (L("c", w: 168, h: 95).aspectRatio(16 / 9, contentMode: .fit), 500, 300, "168x95"),
      (Rectangle().aspectRatio(-1, contentMode: .fit), 100, 100, "100x0"),
    ] as [(Sketch, CGFloat?, CGFloat?, String)])
  func `an aspect ratio shapes the proposal`(
    _ view: Sketch, _ width: CGFloat?, _ height: CGFloat?, _ expected: String
  ) {
    expectSize(of: view, width, height, is: expected)
  }

  // MARK: Alignment guides (swiftui-web, fatbobman, swiftui-lab)

  @Test func `a guide outside its view widens the stack`() {
    expectPlan(
      of: VStack(alignment: .leading, spacing: 0) {
        L("a", w: 40, h: 20)
        L("b", w: 50, h: 20).alignmentGuide(.leading) { _ in 70 }
      }, nil, nil, are: "110x40\na 70,0 40x20\nb 0,20 50x20")
  }

  @Test func `modifiers pass on a guide and move it with the child`() {
    expectPlan(
      of: VStack(alignment: .leading, spacing: 0) {
        L("a", w: 40, h: 10).alignmentGuide(.leading) { _ in 20 }.padding(10)
        L("b", w: 30, h: 10)
      }, nil, nil, are: "60x40\na 10,10 40x10\nb 30,30 30x10")
  }

  @Test func `a container's custom guide is the mean of its children's`() {
    // (0 + 40) / 2 = 20 meets the default of c, its top.
    expectPlan(
      of: HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          L("a", w: 20, h: 20).alignmentGuide(.middle) { _ in 0 }
          L("b", w: 20, h: 20).alignmentGuide(.middle) { $0.height }
        }
        L("c", w: 20, h: 10)
      }, nil, nil, are: "40x40\na 0,0 20x20\nb 0,20 20x20\nc 20,20 20x10")
  }

  @Test func `a badge sits on a corner`() {
    expectPlan(
      of: L("p", w: 60, h: 40).overlay(alignment: .topTrailing) {
        L("o", w: 20, h: 20)
          .alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
      }, nil, nil, are: "60x40\np 0,0 60x40\no 50,-10 20x20")
  }

  // MARK: A whole screen (SwiftOpenUI, window of 400 x 600)

  @Test func `cards between dividers`() {
    func card(_ name: String) -> Sketch {
      HStack(spacing: 12) {
        Color.red.frame(width: 44, height: 44).named(name)
        VStack(alignment: .leading, spacing: 4) {
          T(name + ".title", 26.5, 16)
          T(name + ".subtitle", 47, 16)
        }
        Spacer()
      }.padding(.horizontal, 16)
    }
    // 44 + 16 + 1 + 16 + 44; titles at 16 + 44 + 12, (44 - 36) / 2.
    expectPlan(
      of: VStack(spacing: 16) {
        card("one")
        Divider().named("line")
        card("two")
      }, 400, 600,
      are: """
        400x121
        one 16,0 44x44
        one.title 72,4 26.5x16
        one.subtitle 72,24 47x16
        line 0,60 400x1
        two 16,77 44x44
        two.title 72,81 26.5x16
        two.subtitle 72,101 47x16
        """)
  }
}

enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  /// A guide whose default is the top edge.
  static let middle = VerticalAlignment(Middle.self)
}
