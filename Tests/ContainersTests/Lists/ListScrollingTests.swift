import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Ways to rows that were never made, and the rows that scrolling reports.
@MainActor struct ListScrollingTests {
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  @Observable final class Model {
    var numbers = Array(0..<200)
  }

  /// A row with an identity inside of its body.
  private struct Card: View {
    let number: Int

    var body: some View {
      HStack {
        Text("row \(number)").id("inside \(number)")
        Spacer()
      }
    }
  }

  private func harness(_ remote: Remote, @ViewBuilder content: @escaping () -> some View) -> Harness
  {
    Harness(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        content()
      }, window: CGSize(width: 320, height: 240))
  }

  @Test func `a list scrolls to the id of a row that was never made`() {
    let remote = Remote()
    let harness = harness(remote) {
      List { ForEach(0..<1_000) { Text("row \($0)").id("id \($0)") } }
    }
    remote.proxy?.scrollTo("id 900", anchor: .top)
    harness.update()
    // Rows have 4 above their text.
    #expect(harness.frame(of: "row 900")?.minY == CGFloat(4))
  }

  @Test func `a list scrolls to the tag of a row that was never made`() {
    let remote = Remote()
    let harness = harness(remote) {
      List(selection: .constant(nil as String?)) {
        Section("first") { ForEach(0..<20) { Text("other \($0)") } }
        Section("second") { ForEach(0..<1_000) { Text("row \($0)").tag("tag \($0)") } }
      }
    }
    remote.proxy?.scrollTo("tag 700", anchor: .top)
    harness.update()
    #expect(harness.frame(of: "row 700")?.minY == CGFloat(4))
  }

  @Test func `a list scrolls to an id inside the body of a row that was never made`() {
    let remote = Remote()
    let harness = harness(remote) { List { ForEach(0..<500) { Card(number: $0) } } }
    remote.proxy?.scrollTo("inside 400", anchor: .top)
    harness.update()
    // The text itself comes to the top, and not its row.
    #expect(harness.frame(of: "row 400")?.minY == CGFloat(0))
  }

  @Test func `lazy stacks find the ids of rows that were never made`() {
    let remote = Remote()
    let harness = harness(remote) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Text("row \($0)").frame(height: 20).id("id \($0)") }
        }
      }
    }
    remote.proxy?.scrollTo("id 800", anchor: .bottom)
    harness.update()
    #expect(harness.frame(of: "row 799") != nil && harness.frame(of: "row 801") == nil)
  }

  @Test func `a list scrolls exactly to a row of any section, however many there are`() throws {
    // With as many sections as are laid out from the beginning on, and with more.
    for count in [120, 400] {
      for anchor in [UnitPoint.top, .center, .bottom] {
        let remote = Remote()
        let harness = harness(remote) {
          List {
            ForEach(0..<count) { section in
              Section("\(section)") {
                ForEach(0..<(1 + section % 7)) { row in
                  Text("\(section)-\(row)").frame(height: CGFloat(16 + (section + row) % 9))
                    .id("id \(section)-\(row)")
                }
              }
            }
          }
        }
        for section in [count - 30, count / 2, 20] {
          remote.proxy?.scrollTo("id \(section)-0", anchor: anchor)
          harness.update()
          let frame = try #require(harness.frame(of: "\(section)-0"))
          let half = CGFloat(16 + section % 9) / 2
          // A row has 4 around its content, and the text stands in the middle.
          let place: CGFloat =
            switch anchor {
            case .top: frame.midY - half - 4
            case .bottom: frame.midY + half + 4 - 240
            default: frame.midY - 120
            }
          #expect(abs(place) < 0.51, "section \(section) of \(count)")
        }
        #expect(harness.diagnostics.isEmpty)
      }
    }
  }

  @Test func `turns of the wheel over rows that were never measured move as far as they say`()
    throws
  {
    let remote = Remote()
    let harness = harness(remote) {
      List {
        ForEach(0..<300) {
          Text("row \($0)").frame(height: CGFloat(16 + $0 * 7 % 40)).id("id \($0)")
        }
      }
    }
    remote.proxy?.scrollTo("id 250", anchor: .top)
    harness.update()
    for _ in 0..<20 {
      let middle = try #require(
        harness.text.first { (harness.frame(of: $0)?.midY ?? 0) > 60 })
      let before = try #require(harness.frame(of: middle)).minY
      harness.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
      for _ in 0..<30 { harness.advance(by: 1 / 60) }
      let after = try #require(harness.frame(of: middle)).minY
      #expect(abs(after - before - 50) < 0.51, "\(middle)")
    }
  }

  @Test func `content stays under the finger that pulls it over rows that were never measured`()
    throws
  {
    let remote = Remote()
    let harness = Harness(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<300) {
              Text("row \($0)").frame(height: CGFloat(16 + $0 * 7 % 40)).id("id \($0)")
            }
          }
        }
      }, window: CGSize(width: 320, height: 240), platform: .phone)
    remote.proxy?.scrollTo("id 250", anchor: .top)
    harness.update()
    let row = try #require(harness.text.first { (harness.frame(of: $0)?.midY ?? 0) > 60 })
    func touch(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: 100, y: y), kind: .touch)))
    }
    touch(.down, 20)
    touch(.moved, 40)
    let start = try #require(harness.frame(of: row)).minY
    for y in stride(from: CGFloat(50), through: 130, by: 10) {
      touch(.moved, y)
      let frame = try #require(harness.frame(of: row))
      #expect(abs(frame.minY - start - (y - 40)) < 0.51)
    }
    touch(.up, 130)
  }

  @Test func `scrolling to an id that does not exist makes no rows`() {
    let remote = Remote()
    let harness = harness(remote) { List { ForEach(0..<100_000) { Card(number: $0) } } }
    let before = harness.graph.counters.bodies
    remote.proxy?.scrollTo(1.5)
    harness.update()
    #expect(harness.graph.counters.bodies == before)
    #expect(harness.frame(of: "row 0") != nil)
  }

  @Test func `the position of a list is bound to the id of a row, in both directions`() {
    let position = Handle<Int?>()
    let harness = Harness(
      Varying(position, nil) { _ in
        List(0..<1_000) { Text("row \($0)") }.scrollPosition(id: position.taken ?? .constant(nil))
      }, window: CGSize(width: 320, height: 240))
    position.value = 500
    harness.update()
    #expect(harness.frame(of: "row 500") != nil)
    position.value = 0
    harness.update()
    // Ten rows of 24 further, below 10 points of margin.
    harness.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -(10 + 10 * 24)))
    harness.advance(by: 2)
    harness.update()
    #expect(position.value == 10)
  }

  // MARK: Dragging at the edge

  @Test func `a row held at the lower edge can be dropped where it was out of view`() {
    struct Page: View {
      let model: Model

      var body: some View {
        List {
          ForEach(model.numbers, id: \.self) { Text("row \($0)") }
            .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let model = Model()
    let harness = Harness(Page(model: model), window: CGSize(width: 320, height: 240))
    harness.press(at: CGPoint(x: 100, y: 22))
    harness.move(to: CGPoint(x: 100, y: 120))
    harness.move(to: CGPoint(x: 100, y: 236))
    for _ in 0..<120 { harness.advance(by: 1 / 60) }
    // Its row is far out of view now, but still gets the release.
    #expect(harness.frame(of: "row 0") == nil)
    harness.release(at: CGPoint(x: 100, y: 236))
    let place = model.numbers.firstIndex(of: 0) ?? 0
    #expect(place > 20 && place < 199)
    #expect(model.numbers.count == 200)
    harness.advance(by: 2)
    let offset = harness.graph.scrolling.offset(of: 0)?.y
    harness.advance(by: 2)
    #expect(
      harness.graph.scrolling.offset(of: 0)?.y == offset, "the list rests when nothing is dragged")
  }
}
