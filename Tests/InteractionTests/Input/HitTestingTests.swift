import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Hit testing` {
  private let log = Log()

  @Test func `the topmost view is hit`() {
    let view = ZStack {
      Color.red.onTapGesture { log.note("red") }
      Color.blue.frame(width: 50, height: 50).onTapGesture { log.note("blue") }
    }
    let harness = Harness(view)
    harness.click(at: CGPoint(x: 200, y: 150))
    harness.click(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["blue", "red"])
  }

  @Test func `a higher z index is hit first`() {
    let view = ZStack {
      Color.red.onTapGesture { log.note("red") }.zIndex(1)
      Color.blue.onTapGesture { log.note("blue") }
    }
    Harness(view).click(at: CGPoint(x: 200, y: 150))
    #expect(log.entries == ["red"])
  }

  // https://oleb.net/2022/clipped-hit-testing, seen on iOS 16.1 and macOS 13: the square hides the button from clicks.
  @Test func `clipping does not keep a view from being hit`() {
    let view = VStack(spacing: 0) {
      Text("button").onTapGesture { log.note("button") }
      Rectangle().frame(width: 300, height: 300).frame(width: 100, height: 100).clipped()
        .onTapGesture { log.note("square") }
    }
    let harness = Harness(view)
    harness.click("button")
    #expect(log.entries == ["square"])
  }

  @Test func `a content shape keeps clipped parts from being hit`() {
    let view = VStack(spacing: 0) {
      Text("button").onTapGesture { log.note("button") }
      Rectangle().frame(width: 300, height: 300).frame(width: 100, height: 100)
        .contentShape(Rectangle()).clipped()
        .onTapGesture { log.note("square") }
    }
    let harness = Harness(view)
    harness.click("button")
    #expect(log.entries == ["button"])
  }

  @Test(arguments: [
    // The circle has a radius of 50 around (50, 50): its box's corner is outside.
    (CGPoint(x: 50, y: 50), 1), (CGPoint(x: 5, y: 5), 0), (CGPoint(x: 50, y: 99), 1),
  ])
  func `a shape is hit where it is filled`(_ point: CGPoint, _ taps: Int) {
    let view = Circle().frame(width: 100, height: 100).onTapGesture { log.note("circle") }
    Harness(view, window: CGSize(width: 100, height: 100)).click(at: point)
    #expect(log.entries.count == taps)
  }

  @Test func `a stroked shape is hit on its line only`() {
    let view = Circle().stroke(.red, lineWidth: 10).frame(width: 100, height: 100)
      .onTapGesture { log.note("circle") }
    let harness = Harness(view, window: CGSize(width: 100, height: 100))
    harness.click(at: CGPoint(x: 50, y: 50))
    #expect(log.entries.isEmpty)
    harness.click(at: CGPoint(x: 50, y: 2))
    #expect(log.entries == ["circle"])
  }

  @Test func `the space between the views of a container is not hit`() {
    let view = VStack(spacing: 100) {
      Text("a")
      Text("b")
    }
    let harness = Harness(view.onTapGesture { log.note("plain") })
    harness.click(at: CGPoint(x: 200, y: 150))
    #expect(log.entries.isEmpty)
    harness.click("b")
    #expect(log.entries == ["plain"])
    Harness(view.contentShape(Rectangle()).onTapGesture { log.note("shaped") })
      .click(at: CGPoint(x: 200, y: 150))
    #expect(log.entries == ["plain", "shaped"])
  }

  @Test func `invisible views are not hit`() {
    let invisible: [any View] = [
      Color.clear, Color.red.opacity(0), Color.red.hidden(), Spacer(),
      Color.red.allowsHitTesting(false), Color.red.scaleEffect(0), Rectangle().fill(.clear),
    ]
    for view in invisible {
      func check<V: View>(_ view: V) {
        let stack = ZStack {
          Color.blue.onTapGesture { log.note("behind") }
          view.onTapGesture { log.note("\(V.self)") }
        }
        Harness(stack).click(at: CGPoint(x: 200, y: 150))
      }
      check(view)
    }
    #expect(log.entries == Array(repeating: "behind", count: invisible.count))
  }

  @Test func `a rotated view is hit where it is drawn`() {
    // 200 by 20 points, turned upright around the middle of the window.
    let view = Color.red.frame(width: 200, height: 20).rotationEffect(.degrees(90))
      .onTapGesture { log.note("bar") }
    let harness = Harness(view)
    harness.click(at: CGPoint(x: 200 + 80, y: 150))
    #expect(log.entries.isEmpty)
    harness.click(at: CGPoint(x: 200, y: 150 + 80))
    #expect(log.entries == ["bar"])
  }

  @Test func `a moved view is hit at its new place, and places inside follow`() {
    let view = Color.red.frame(width: 100, height: 100)
      .onTapGesture { (place: CGPoint) in log.note("\(Int(place.x)) \(Int(place.y))") }
      .scaleEffect(2)
    // Twice as large it begins at (100, 50).
    Harness(view).click(at: CGPoint(x: 100 + 20, y: 50 + 60))
    #expect(log.entries == ["10 30"])
  }

  @Test func `a mask hides without being hit`() {
    let view = Color.red.onTapGesture { log.note("red") }
      .mask { Color.black.onTapGesture { log.note("mask") } }
    Harness(view).click(at: CGPoint(x: 200, y: 150))
    #expect(log.entries == ["red"])
  }

  @Test func `backgrounds and overlays are hit in their order`() {
    let view = Text("text").padding(50)
      .background { Color.blue.onTapGesture { log.note("background") } }
      .overlay(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10).onTapGesture { log.note("overlay") }
      }
      .onTapGesture { log.note("whole") }
    let harness = Harness(view)
    harness.click("text")
    // 4 letters of 8 points, one line of 16, 50 points around.
    let corner = CGPoint(x: (400 - 132) / 2, y: (300 - 116) / 2)
    harness.click(at: CGPoint(x: corner.x + 20, y: corner.y + 5))
    harness.click(at: CGPoint(x: corner.x + 5, y: corner.y + 5))
    #expect(log.entries == ["whole", "background", "overlay"])
  }

  @Test func `from right to left the pointer hits what is mirrored`() {
    let view = HStack(spacing: 0) {
      Color.red.onTapGesture { log.note("first") }
      Color.blue.onTapGesture { log.note("second") }
    }
    Harness(view.environment(\.layoutDirection, .rightToLeft)).click(at: CGPoint(x: 10, y: 150))
    #expect(log.entries == ["second"])
  }

  @Test func `an event at a NaN or infinite place is ignored and reported`() {
    let harness = Harness(Color.red.onTapGesture { log.note("red") })
    harness.click(at: CGPoint(x: CGFloat.nan, y: 0))
    harness.click(at: CGPoint(x: 0, y: CGFloat.infinity))
    #expect(log.entries.isEmpty)
    #expect(harness.diagnostics.count == 1)
  }
}
