import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Gestures together` {
  private let log = Log()
  private let middle = CGPoint(x: 200, y: 150)

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.note(name) } }

  @Test func `the inner view goes first`() {
    let view = Text("a").gesture(tap("inner")).gesture(tap("outer"))
    Harness(view).click("a")
    #expect(log.entries == ["inner"])
  }

  @Test func `a high-priority gesture goes before the inner view`() {
    let view = Text("a").gesture(tap("inner")).highPriorityGesture(tap("outer"))
    Harness(view).click("a")
    #expect(log.entries == ["outer"])
  }

  @Test func `both of two simultaneous gestures count`() {
    let view = Text("a").gesture(tap("inner")).simultaneousGesture(tap("outer"))
    Harness(view).click("a")
    #expect(log.entries == ["inner", "outer"])
  }

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func `a mask chooses which gestures count`(_ mask: GestureMask, _ lines: [String]) {
    let view = Text("a").gesture(tap("inner")).gesture(tap("outer"), including: mask)
    Harness(view).click("a")
    #expect(log.entries == lines)
  }

  @Test func `a gesture can be turned off`() {
    Harness(Text("a").gesture(tap("off"), isEnabled: false)).click("a")
    Harness(Text("a").gesture(tap("off"), name: "off", isEnabled: false)).click("a")
    #expect(log.entries.isEmpty)
  }

  @Test func `gestures with names are like those without`() {
    let view = Text("a").gesture(tap("inner"), name: "a").simultaneousGesture(
      tap("outer"), name: "b")
    Harness(view).click("a")
    #expect(log.entries == ["inner", "outer"])
    Harness(view.highPriorityGesture(tap("first"), name: "c")).click("a")
    #expect(log.entries == ["inner", "outer", "first"])
  }

  @Test func `the outer drag begins where the inner tap fails`() {
    let view = Color.red.onTapGesture { log.note("tap") }
      .gesture(DragGesture().onEnded { log.note("drag \(Int($0.translation.width))") })
    let harness = Harness(view)
    harness.click(at: middle)
    harness.drag(from: middle, to: CGPoint(x: 250, y: 150))
    #expect(log.entries == ["tap", "drag 50"])
  }

  @Test func `a long press goes before the tap that it could have been`() {
    let view = Color.red.onTapGesture { log.note("tap") }
      .onLongPressGesture { log.note("long") }
    let harness = Harness(view)
    harness.press(at: middle)
    harness.advance(by: 0.6)
    harness.release()
    harness.click(at: middle)
    #expect(log.entries == ["long", "tap"])
  }

  @Test func `a long press tells when it begins and ends`() {
    let view = Color.red.onLongPressGesture(minimumDuration: 1) {
      log.note("long")
    } onPressingChanged: {
      log.note($0 ? "down" : "up")
    }
    let harness = Harness(view)
    harness.press(at: middle)
    harness.advance(by: 0.9)
    harness.release()
    #expect(log.entries == ["down", "up"])
    harness.press(at: middle)
    harness.advance(by: 1.1)
    #expect(log.entries == ["down", "up", "down", "up", "long"])
  }

  @Test func `a press that need not last begins and ends at once`() {
    let view = Color.red.onLongPressGesture(minimumDuration: 0) {
      log.note("long")
    } onPressingChanged: {
      log.note($0 ? "down" : "up")
    }
    let harness = Harness(view)
    harness.press(at: middle)
    #expect(log.entries == ["down", "up", "long"])
  }

  @Test func `a sequence begins its second gesture where the first one was pressed`() {
    let drag = LongPressGesture().sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(true, let drag?) = value { log.note("\(Int(drag.translation.width))") }
      }
    let harness = Harness(Color.red.gesture(drag))
    harness.drag(from: middle, to: CGPoint(x: 250, y: 150))
    #expect(log.entries.isEmpty, "the press was not long enough")
    harness.press(at: middle)
    harness.advance(by: 0.6)
    harness.move(to: CGPoint(x: 230, y: 150))
    harness.release()
    #expect(log.entries == ["30"])
  }

  @Test func `the second of two exclusive gestures counts where the first fails`() {
    let gesture = LongPressGesture().exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.note("long")
        case .second: log.note("tap")
        }
      }
    let harness = Harness(Color.red.gesture(gesture))
    harness.click(at: middle)
    harness.press(at: middle)
    harness.advance(by: 0.6)
    harness.release()
    #expect(log.entries == ["tap", "long"])
  }

  @Test func `two fingers magnify and turn`() {
    let gesture = MagnifyGesture().onChanged { log.note("\($0.magnification)") }
      .simultaneously(
        with: RotateGesture().onEnded { log.note("\($0.rotation.degrees.rounded())") })
    let harness = Harness(Color.red.gesture(gesture))
    func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ id: Int) {
      harness.send(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch, pointerID: id)))
    }
    touch(.down, 100, 100, 1)
    touch(.down, 200, 100, 2)
    // Twice as far apart, a quarter of a turn clockwise.
    touch(.moved, 100, 300, 2)
    touch(.up, 100, 300, 2)
    touch(.up, 100, 100, 1)
    #expect(log.entries == ["2.0", "90.0"])
  }

  @Test func `a touch pad magnifies too`() {
    let harness = Harness(
      Color.red.gesture(MagnificationGesture().onEnded { log.note("\($0)") }))
    for (phase, amount) in [(GesturePhase.began, 1.0), (.changed, 1.5), (.ended, 3)] {
      harness.send(.magnify(MagnifyEvent(phase, at: middle, magnification: amount)))
    }
    #expect(log.entries == ["3.0"])
  }

  @Test func `a custom gesture is made of others`() {
    struct Swipe: Gesture {
      let action: () -> Void

      var body: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { if $0.translation.width > 100 { action() } }
      }
    }
    let harness = Harness(Color.red.gesture(Swipe { log.note("swipe") }))
    harness.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 10))
    harness.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 120, y: 10))
    #expect(log.entries == ["swipe"])
  }

  @Test func `a gesture in progress uses the closures of the latest update`() {
    struct Counter: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        let shown = count
        Text("\(count)").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in count += 1 }
              .onEnded { _ in log.note("\(shown)") })
      }
    }
    let harness = Harness(Counter(log: log))
    harness.press(at: middle)
    harness.move(to: CGPoint(x: 210, y: 150))
    harness.release()
    #expect(log.entries == ["2"])
  }
}
