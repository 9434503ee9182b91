import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Hovering` {
  private let log = Log()

  @Test func `a view is told when the mouse enters and leaves`() {
    let view = Color.red.frame(width: 100, height: 100).onHover { log.note($0 ? "in" : "out") }
    let harness = Harness(view)
    harness.move(to: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 210, y: 150))
    harness.move(to: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["in", "out"])
    harness.move(to: CGPoint(x: 200, y: 150))
    harness.send(.pointer(PointerEvent(.left, at: .zero)))
    #expect(log.entries == ["in", "out", "in", "out"])
  }

  @Test func `views around the one below the mouse are hovered too`() {
    let view = VStack {
      Text("a").onHover { log.note("a \($0)") }
      Text("b").onHover { log.note("b \($0)") }
    }
    let harness = Harness(view.onHover { log.note("both \($0)") })
    harness.hover("a")
    harness.hover("b")
    #expect(log.entries == ["both true", "a true", "a false", "b true"])
  }

  @Test func `continuous hovering tells each place`() {
    let view = Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
      switch phase {
      case .active(let place): log.note("\(Int(place.x)) \(Int(place.y))")
      case .ended: log.note("end")
      }
    }
    let harness = Harness(view)
    // The view begins at (150, 100).
    harness.move(to: CGPoint(x: 160, y: 120))
    harness.move(to: CGPoint(x: 170, y: 120))
    harness.move(to: CGPoint(x: 0, y: 0))
    #expect(log.entries == ["10 20", "20 20", "end"])
  }

  @Test func `a view that appears below a resting mouse is hovered`() {
    struct Growing: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        ZStack {
          Color.blue.onTapGesture { isShown = true }
          if isShown { Color.red.onHover { log.note("\($0)") } }
        }
      }
    }
    let harness = Harness(Growing(log: log))
    harness.click(at: CGPoint(x: 200, y: 150))
    #expect(log.entries == ["true"])
  }

  @Test func `views are not hovered by a dragging mouse until its button is up`() {
    let view = HStack(spacing: 0) {
      Color.red.gesture(DragGesture()).onHover { log.note("red \($0)") }
      Color.blue.onHover { log.note("blue \($0)") }
    }
    let harness = Harness(view)
    let (red, blue) = (CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150))
    harness.move(to: red)
    harness.press(at: red)
    harness.move(to: blue)
    #expect(harness.contest.hasSuffix("hover: hover: gave way to DragGesture"))
    #expect(log.entries == ["red true"])
    harness.release(at: blue)
    #expect(log.entries == ["red true", "red false", "blue true"])
  }

  @Test func `a finger hovers over nothing`() {
    let harness = Harness(Color.red.onHover { log.note("\($0)") })
    harness.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 200, y: 150), kind: .touch)))
    #expect(log.entries.isEmpty)
  }

  @Test func `the pointer has the form that the innermost view wants`() {
    let view = VStack(spacing: 0) {
      Color.red.pointerStyle(.link)
      Color.blue
    }
    let harness = Harness(view.pointerStyle(.grabIdle))
    harness.move(to: CGPoint(x: 200, y: 10))
    harness.move(to: CGPoint(x: 200, y: 20))
    harness.move(to: CGPoint(x: 200, y: 290))
    harness.send(.pointer(PointerEvent(.left, at: .zero)))
    #expect(harness.host.cursors == [.pointingHand, .openHand, .arrow])
  }
}
