import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

@Suite struct ViewSpacingTests {
  private let text = ViewSpacing.systemText
  private let ordinary = ViewSpacing()

  @Test func `views without preferences are 8 apart`() {
    #expect(ordinary.distance(to: ordinary, along: .horizontal) == 8)
    #expect(ordinary.distance(to: ordinary, along: .vertical) == 8)
  }

  @Test func `a zero distance fits with anything`() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: ordinary, along: .vertical) == 0)
    #expect(ordinary.distance(to: .zero, along: .horizontal) == 0)
  }

  @Test func `the larger of two plain distances counts`() {
    let uneven = ViewSpacing(plain: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 3))
    #expect(uneven.distance(to: .zero, along: .horizontal) == 3)
    #expect(ViewSpacing.zero.distance(to: uneven, along: .horizontal) == 2)
  }

  @Test func `texts have their own distances above and below`() {
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: ordinary, along: .vertical) == 8.1509)
    #expect(ordinary.distance(to: text, along: .vertical) == 4.7422)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    let large = ViewSpacing(text: 1.5, above: 5, below: 9)
    #expect(text.distance(to: large, along: .vertical) == 1.5, "the lower text decides")
  }

  @Test func `a union takes the larger distances`() {
    #expect(ordinary.union(ordinary) == ordinary)
    #expect(text.union(ordinary).distance(to: ordinary, along: .vertical) == 8.1509)
    #expect(ordinary.union(text, edges: .top).distance(to: text, along: .vertical) == 4.7422)
  }

  @Test func `reset edges have the ordinary distance`() {
    #expect(text.reset(.all) == ordinary)
    #expect(text.reset(.bottom).distance(to: text, along: .vertical) == 4.7422)
  }

  // MARK: In stacks

  @Test(arguments: Axis.allCases)
  func `a row prefers the outer distances of its ends, and those of all views across`(
    axis: Axis
  ) {
    let uneven = ViewSpacing(plain: EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 3))
    let kinds = [ordinary, text, .zero, .spacer(axis), .spacer(nil), uneven]
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for first in kinds {
      for middle in kinds {
        for last in kinds {
          var expected = first.replacing(end, by: last)
          for view in [first, middle, last] {
            expected.formUnion(view, edges: axis == .horizontal ? .vertical : .horizontal)
          }
          #expect(
            ViewSpacing.along(axis, [first, middle, last]) == expected.replacing(start, by: first))
        }
      }
    }
    #expect(ViewSpacing.along(axis, []) == .zero)
  }

  @Test func `a stack shows the distances of its outer children`() {
    expectPlan(
      of: VStack {
        VStack(spacing: 2) {
          T("a", 10, 16)
          L("b", w: 10, h: 10)
        }
        T("c", 10, 16)
      }, nil, nil, are: "10x48.74\na 0,0 10x16\nb 0,18 10x10\nc 0,32.74 10x16")
  }

  @Test(arguments: [
    (Spacer(minLength: 0).padding(0), "40x20"), (Spacer(minLength: 0).fixedSize(), "40x20"),
    (Spacer(minLength: 0).frame(width: 10).padding(0), "50x20"),
    (Spacer(minLength: 0).padding(.leading, 4), "52x20"),
    (ZStack { Spacer(minLength: 0) }, "40x20"), (VStack { Spacer(minLength: 0) }, "56x20"),
    (
      ZStack {
        Spacer(minLength: 0); L("c", w: 0, h: 0)
      }, "56x20"
    ),
    (
      ZStack {
        Spacer(minLength: 0); Spacer(minLength: 0)
      }, "40x20"
    ),
    (L("c", w: 0, h: 0).overlay { Spacer(minLength: 0) }, "56x20"),
  ])
  func `beside a Spacer there is no spacing`(_ spacer: Sketch, _ size: String) {
    // Recorded by MetalUI: 20 + 20, and 8 for each gap that is there.
    expectSize(
      of: HStack {
        L("a", w: 20, h: 20)
        spacer
        L("b", w: 20, h: 20)
      }, nil, nil, is: size)
  }

  @Test func `explicit spacing applies beside a Spacer`() {
    expectSize(
      of: HStack(spacing: 20) {
        L("a", w: 20, h: 20)
        Spacer(minLength: 0)
        L("b", w: 20, h: 20)
      }, nil, nil, is: "80x20")
  }

  @Test func `frames and padding make edges ordinary`() {
    expectSize(
      of: VStack {
        T("t1", 13, 16).padding(4)
        T("t2", 13, 16).padding(4)
      }, nil, nil, is: "21x56")
    expectSize(
      of: VStack {
        T("t1", 13, 16).frame(height: 20)
        T("t2", 13, 16).frame(width: 20)
      }, nil, nil, is: "20x40.74")
  }
}
