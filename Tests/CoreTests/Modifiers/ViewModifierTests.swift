import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ViewModifierTests {
  private struct Inset: ViewModifier {
    var length: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, length) }
  }

  private struct Underlined: ViewModifier {
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        bar(.black, 2)
      }
    }
  }

  @Test func `a modifier's body stands for the changed view`() {
    expectDrawing(
      of: bar(.red, 2).modifier(Underlined()),
      is: """
        rr
        kk
        """)
  }

  @Test func `the first modifier is the inner one`() {
    expectDrawing(
      of: bar(.red, 2).modifier(Inset(length: 2)).modifier(Underlined()),
      is: """
        ..rr
        .kk.
        """)
  }

  @Test func `concatenated modifiers are applied in order`() {
    expectDrawing(
      of: bar(.red, 2).modifier(Inset(length: 2).concat(Underlined())),
      is: """
        ..rr
        .kk.
        """)
  }

  @Test func `the empty modifier changes nothing`() {
    expectDrawing(of: bar(.red, 2).modifier(EmptyModifier.identity), is: "rr")
    expectDrawing(of: bar(.red, 2).modifier(EmptyModifier().concat(Inset(length: 1))), is: ".rr")
  }

  @Test func `the content can be shown several times, or not at all`() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        HStack(spacing: 1) {
          content
          content
        }
      }
    }
    struct Never: ViewModifier {
      func body(content: Content) -> some View { dot(.blue) }
    }
    expectDrawing(of: bar(.red, 2).modifier(Twice()), is: "rr.rr")
    expectDrawing(of: bar(.red, 2).modifier(Never()), is: "b")
  }

  @Test func `a modifier on several views takes them as one content`() {
    let pair = Group {
      dot(.red)
      dot(.blue)
    }
    expectDrawing(
      of: HStack(spacing: 1) { pair.modifier(Inset(length: 1)) }, is: ".r..b")
  }

  private struct Opening: ViewModifier {
    let handle: Handle<CGFloat>
    let log: Log
    @State private var length: CGFloat = 1

    func body(content: Content) -> some View {
      let _ = handle.take($length)
      let _ = log.note("body")
      content.padding(.leading, length)
    }
  }

  @Test func `a modifier has its own state`() {
    let (handle, log) = (Handle<CGFloat>(), Log())
    let snapshot = LayoutSnapshot(
      dot(.red).accessibilityIdentifier("dot").modifier(Opening(handle: handle, log: log)))
    handle.value = 6
    snapshot.update()
    #expect(snapshot.frame(of: "dot")?.minX == 6)
  }

  @Test func `new content does not evaluate the modifier's body`() {
    let (handle, log, width) = (Handle<CGFloat>(), Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(width, 2) {
        bar(.red, $0).accessibilityIdentifier("bar").modifier(Opening(handle: handle, log: log))
      })
    width.value = 5
    snapshot.update()
    #expect(snapshot.frame(of: "bar") == CGRect(x: 1, y: 0, width: 5, height: 1))
    #expect(log.take() == ["body"])
  }

  @Test func `the content keeps its state when the modifier changes`() {
    let (count, length) = (Handle<Int>(), Handle<CGFloat>())
    let snapshot = LayoutSnapshot(
      Varying(length, 2) { Counter(count).modifier(Inset(length: $0)) })
    count.value = 7
    length.value = 3
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 3, y: 0, width: 7, height: 1))
  }

  @Test func `content inside another view of the body is updated, too`() {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { Noted(name: "box", log: Log()) { content } }
    }
    let width = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(width, 2) { bar(.red, $0).accessibilityIdentifier("bar").modifier(Boxed()) })
    width.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 5)
  }

  @Test func `modified content is equal when its parts are`() {
    struct Plain: ViewModifier, Equatable {
      var number: Int
      func body(content: Content) -> some View { content }
    }
    let first = ModifiedContent(content: 1, modifier: Plain(number: 2))
    #expect(first == ModifiedContent(content: 1, modifier: Plain(number: 2)))
    #expect(first != ModifiedContent(content: 1, modifier: Plain(number: 3)))
  }
}
