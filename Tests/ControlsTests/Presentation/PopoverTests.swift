import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

@MainActor struct PopoverTests {
  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button(isPresented ? "Done" : "Idle") { dismiss() }
    }
  }

  private struct Details: View {
    var edge: Edge?
    @State private var isShown = false

    var body: some View {
      Button("Details") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: edge) { Closing() }
    }
  }

  @Test func `dismiss ends the popover that a view is in`() {
    let harness = Harness(Details())
    harness.click("Details")
    #expect(harness.text == ["Details", "Done"])
    harness.click("Done")
    #expect(harness.text == ["Details"])
  }

  @Test func `Escape also ends a popover`() {
    let harness = Harness(Details())
    harness.click("Details")
    harness.press(.escape)
    #expect(harness.text == ["Details"])
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func `a popover stands at the edge that it was given`(_ edge: Edge) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = Harness(Details(edge: edge)) { $0.layoutDirection = direction }
      harness.click("Details")
      let button = harness.frame(of: "Details") ?? .zero
      let panel = harness.frame(of: "Done") ?? .zero
      let isBefore = panel.maxX <= button.minX
      let isAfter = panel.minX >= button.maxX
      switch edge {
      case .top: #expect(panel.maxY <= button.minY)
      case .bottom: #expect(panel.minY >= button.maxY)
      case .leading: #expect(direction == .leftToRight ? isBefore : isAfter)
      case .trailing: #expect(direction == .leftToRight ? isAfter : isBefore)
      }
    }
  }

  private struct Corner: View {
    let alignment: Alignment
    let edge: Edge
    @State private var isShown = false

    var body: some View {
      Color.clear
        .overlay(alignment: alignment) {
          Button("Open") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: edge) {
              Color.red.frame(width: 120, height: 60).accessibilityIdentifier("panel")
            }
        }
    }
  }

  /// The outline of the panel with its arrow: the smallest fill around the panel's content that is larger.
  private func outlineFrame(_ harness: Harness) -> CGRect? {
    guard let panel = harness.frame(of: "panel") else { return nil }
    var pending = harness.graph.displayItems(scale: 1)
    while let item = pending.popLast() {
      switch item {
      case .group(_, let items): pending += items
      case .fill(let path, _, _):
        let bounds = path.boundingRect
        if bounds != panel, bounds.union(panel) == bounds { return bounds }
      default: continue
      }
    }
    return nil
  }

  // The arrow is 10 points high and touches the view at which it points.
  @Test(arguments: [
    (Alignment.top, Edge.bottom), (.bottom, .top), (.leading, .trailing), (.trailing, .leading),
    (.topLeading, .bottom), (.bottomTrailing, .top),
  ])
  func `the arrow reaches from the panel to the view`(_ alignment: Alignment, _ edge: Edge) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = Harness(
        Corner(alignment: alignment, edge: edge), window: CGSize(width: 500, height: 300)
      ) { $0.layoutDirection = direction }
      let button = try #require(harness.graph.accessibilityTree().first(role: .button)?.frame)
      harness.click("Open")
      // The panel fades in.
      harness.advance(by: 1)
      let panel = try #require(harness.frame(of: "panel"))
      let outline = try #require(outlineFrame(harness))
      switch edge {
      case .bottom: #expect(outline.minY == panel.minY - 10 && outline.minY == button.maxY)
      case .top: #expect(outline.maxY == panel.maxY + 10 && outline.maxY == button.minY)
      case .leading, .trailing:
        let isLeft = (edge == .leading) == (direction == .leftToRight)
        #expect(isLeft ? outline.maxX == panel.maxX + 10 : outline.minX == panel.minX - 10)
        #expect(isLeft ? outline.maxX == button.minX : outline.minX == button.maxX)
      }
    }
  }

  @Test func `the arrow stays clear of the corners`() {
    let pointer = PopoverPointer()
    let panel = CGRect(x: 100, y: 100, width: 80, height: 60)
    pointer.point(
      from: panel, to: CGRect(x: 95, y: 60, width: 10, height: 30), along: .vertical)
    #expect(pointer.side == .top)
    // A corner of 12 and half of an arrow of 24.
    let end: CGFloat = 12 + 12
    #expect(pointer.position == end)
    pointer.point(
      from: panel, to: CGRect(x: 110, y: 110, width: 10, height: 10), along: .vertical)
    #expect(pointer.side == nil, "the panel covers what it would point at")
  }

  private struct Leaks: View {
    let panel: AnyView
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .popover(isPresented: $isShown) { panel }
        .labelsHidden().controlSize(.mini).lineSpacing(10).buttonStyle(.plain)
        .foregroundStyle(.red).font(.largeTitle)
    }
  }

  private struct Look: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.font) private var font

    var body: some View {
      Text("\(controlSize) \(Int(lineSpacing)) \(labels) \(font == nil)")
    }
  }

  // Apple's presentations have inherited the environment since iOS 14 and macOS 11 (L. Bernardi of the SwiftUI team, 2020;
  // Apple's own panels are windows of the system.
  @Test func `presented views inherit the environment, but panels of the system do not`() {
    let own = Harness(Leaks(panel: AnyView(Look())))
    own.click("Open")
    #expect(own.text.contains("mini 10 hidden true"))
    let system = Harness(Leaks(panel: AnyView(Look().systemPanelEnvironment())))
    system.click("Open")
    #expect(system.text.contains("regular 0 automatic true"))
  }

  @Test func `content that fills a popover is clipped at its rounded corners`() throws {
    struct Filled: View {
      @State private var isShown = true

      var body: some View {
        Text("Anchor").popover(isPresented: $isShown) {
          Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 60)
        }
      }
    }
    let harness = Harness(Filled())
    let content = try #require(
      harness.displayListText.split(separator: "\n").first { $0.contains("fill #ff0000") })
    #expect(content.contains("(clip (path"))
  }

  /// An infinite rectangle used to end the program, as its edges do not form a range.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a popover with an unusable anchor points at the whole view and reports it`(_ bad: CGFloat) {
    let anchors: [PopoverAttachmentAnchor] = [
      .rect(.rect(CGRect(x: bad, y: 0, width: bad, height: 10))),
      .rect(.rect(CGRect(x: 0, y: 0, width: bad, height: bad))),
      .point(UnitPoint(x: bad, y: bad)),
    ]
    func popover(_ anchor: PopoverAttachmentAnchor) -> Harness {
      Harness(
        Text("Anchor").popover(isPresented: .constant(true), attachmentAnchor: anchor) {
          Text("Panel")
        })
    }
    for anchor in anchors {
      let harness = popover(anchor)
      #expect(harness.frame(of: "Panel") == popover(.rect(.bounds)).frame(of: "Panel"))
      #expect(harness.diagnostics.filter { $0.contains("attachment anchor") }.count == 1)
    }
  }

  @Test func `a view with a NaN scale still shows its popover`() {
    let harness = Harness(
      Text("Anchor").popover(isPresented: .constant(true)) { Text("Panel") }.scaleEffect(.nan))
    #expect(harness.text.contains("Panel"))
  }
}
