import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct AccessibilityModifierTests {
  @Test func `views say the name of another view`() {
    expectAccessibility(
      of: VStack {
        Circle().accessibilityElement().accessibilityLabel { _ in
          Text("two")
          Text("words")
        }
        Text("Mail").accessibilityLabel { label in
          Text("Unread")
          label
        }
        Text("kept").accessibilityLabel { _ in EmptyView() }
      },
      is: """
        group "two, words"
        text "Unread, Mail"
        text "kept"
        """)
  }

  @Test func `views around a modal view are out of reach`() {
    expectAccessibility(
      of: VStack {
        Text("before")
        ZStack {
          Text("below")
          VStack {
            Text("Really?")
            Text("Yes")
          }
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
          Text("above")
        }
        Text("after")
      },
      is: """
        dialog "Really?"
          text "Really?"
          text "Yes"
        """)
  }

  @Test func `an open popover shuts out what is behind it`() {
    let snapshot = LayoutSnapshot(
      of: VStack {
        Text("behind")
        Text("anchor").popover(isPresented: .constant(true)) { Text("in front") }
      }, window: CGSize(width: 300, height: 300))
    #expect(
      snapshot.accessibilityText == """
        dialog "in front"
          text "in front"
        """)
  }

  @Test func `scroll areas hold what they scroll, and scroll to it`() {
    let snapshot = LayoutSnapshot(
      of: ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 50) } }
      }, window: CGSize(width: 100, height: 200))
    #expect(snapshot.accessibilityText.hasPrefix("scrollArea\n  text \"0\"\n"))
    // The text is 16 points high in the middle of its 50: the last one ends 17 points before the content's end.
    #expect(snapshot.perform(.scrollIntoView, on: "19"))
    snapshot.update()
    let end: CGFloat = 20 * 50 - 17 - 200
    #expect(snapshot.graph.scrolling.offset(of: 0)?.y == end)
    #expect(snapshot.perform(.scrollIntoView, on: "0"))
    snapshot.update()
    let start: CGFloat = 17
    #expect(snapshot.graph.scrolling.offset(of: 0)?.y == start)
  }

  @Test func `a press acts at the activation point`() {
    let snapshot = LayoutSnapshot(
      of: VStack {
        Text("abcd").accessibilityActivationPoint(CGPoint(x: 3, y: 4))
        Text("efgh").accessibilityActivationPoint(.bottomTrailing)
        Text("plain").accessibilityActivationPoint(CGPoint(x: CGFloat.nan, y: 0))
      }, window: CGSize(width: 100, height: 100))
    let (first, second) = (snapshot.element("abcd"), snapshot.element("efgh"))
    let corner = first?.frame.origin ?? .zero
    #expect(first?.activationPoint == CGPoint(x: corner.x + 3, y: corner.y + 4))
    let frame = second?.frame ?? .zero
    #expect(second?.activationPoint == CGPoint(x: frame.maxX, y: frame.maxY))
    #expect(snapshot.element("plain")?.activationPoint == nil)
  }

  @Test func `views are zoomed around their middle`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("map")
        .accessibilityZoomAction { log.note("\($0.direction) \($0.point.x),\($0.point.y)") })
    #expect(snapshot.accessibilityText == "group \"map\" [\"Zoom In\", \"Zoom Out\"]")
    #expect(snapshot.perform(.named("Zoom In"), on: "map"))
    #expect(snapshot.perform(.named("Zoom Out"), on: "map"))
    #expect(log.take() == ["zoomIn 20.0,10.0", "zoomOut 20.0,10.0"])
  }

  @Test func `a magic tap is an action`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      Text("x").accessibilityAction(.magicTap) { log.note("tap") })
    #expect(snapshot.accessibilityText == "text \"x\" [magicTap]")
    #expect(snapshot.perform(.magicTap, on: "x"))
    #expect(log.take() == ["tap"])
  }

  @Test(arguments: [false, true])
  func `pictures keep their colors when all colors are inverted`(isInverted: Bool) {
    func drawing(_ view: some View) -> String {
      let snapshot = LayoutSnapshot(of: view, proposal: .unspecified) {
        $0.accessibilitySettings.invertsColors = isInverted
      }
      return snapshot.displayListText
    }
    let picture = Color.red.frame(width: 10, height: 10)
    let plain = drawing(picture)
    let kept = isInverted ? drawing(picture.colorInvert()) : plain
    #expect(isInverted == (plain != kept))
    #expect(drawing(picture.accessibilityIgnoresInvertColors()) == kept)
    // Inside a view that keeps its colors the modifier changes nothing, unless it takes that back.
    let nested = picture.accessibilityIgnoresInvertColors().padding(0)
    #expect(drawing(nested.accessibilityIgnoresInvertColors()) == kept)
    #expect(drawing(picture.accessibilityIgnoresInvertColors(false)) == plain)
  }
}
