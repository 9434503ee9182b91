import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Drag gesture` {
  private let log = Log()

  private func box<G: Gesture>(_ gesture: G) -> some View {
    Color.red.frame(width: 100, height: 100).gesture(gesture)
  }

  @Test func `a drag begins after ten points`() {
    let drag = DragGesture()
      .onChanged { log.note("\(Int($0.translation.width))") }
      .onEnded { log.note("end \(Int($0.translation.width))") }
    // Steps of 6 points: the first is too short.
    Harness(box(drag)).drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 224, y: 150))
    #expect(log.entries == ["12", "18", "24", "end 24"])
  }

  @Test func `a drag of no distance begins with the press`() {
    let drag = DragGesture(minimumDistance: 0).onChanged { log.note("\($0.location.x)") }
    Harness(box(drag)).press(at: CGPoint(x: 200, y: 150))
    // The box begins at 150.
    #expect(log.entries == ["50.0"])
  }

  @Test func `places are in the coordinate space of the gesture`() {
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { log.note("\($0.startLocation.x) \($0.location.x)") }
    let harness = Harness(box(drag))
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 230, y: 150))
    #expect(log.entries == ["200.0 200.0", "200.0 230.0"])
  }

  @Test func `the velocity comes from the last tenth of a second`() {
    let drag = DragGesture().onEnded { value in
      log.note(
        "\(Int(value.velocity.width.rounded())) \(Int(value.predictedEndLocation.x.rounded()))")
    }
    // 40 points in 4 steps of 1/60 s are 600 points a second; a quarter of that lies ahead.
    Harness(box(drag)).drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 240, y: 150))
    let end: Int = 240 - 150 + 600 / 4
    #expect(log.entries == ["600 \(end)"])
  }

  @Test func `a tap on a draggable view still counts`() {
    let view = box(DragGesture().onEnded { _ in log.note("drag") })
      .simultaneousGesture(TapGesture().onEnded { log.note("tap") })
    let harness = Harness(view)
    harness.click(at: CGPoint(x: 200, y: 150))
    harness.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 240, y: 150))
    #expect(log.entries == ["tap", "drag"])
  }

  @Test func `a gesture state is reset when the drag is over`() {
    struct Card: View {
      @GestureState private var shift = CGSize.zero

      var body: some View {
        Text("\(Int(shift.width))")
          .gesture(DragGesture().updating($shift) { value, shift, _ in shift = value.translation })
      }
    }
    let harness = Harness(Card())
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 220, y: 150))
    #expect(harness.text == ["20"])
    harness.release()
    #expect(harness.text == ["0"])
  }

  @Test func `a cancelled press ends the drag without calling onEnded`() {
    struct Card: View {
      let log: Log
      @GestureState private var isDragged = false

      var body: some View {
        Text(isDragged ? "dragged" : "still")
          .gesture(
            DragGesture().updating($isDragged) { _, state, _ in state = true }
              .onEnded { _ in log.note("end") })
      }
    }
    let harness = Harness(Card(log: log))
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 220, y: 150))
    #expect(harness.text == ["dragged"])
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero)))
    #expect(harness.text == ["still"])
    #expect(log.entries.isEmpty)
  }
}
