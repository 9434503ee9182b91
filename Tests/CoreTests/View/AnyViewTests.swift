import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct AnyViewTests {
  private final class Token {}

  private struct Holding: ViewModifier {
    let token: Token

    func body(content: Content) -> some View { content }
  }

  private func snapshot(
    _ handle: Handle<Bool>, _ content: @escaping (Bool) -> AnyView
  ) -> LayoutSnapshot {
    LayoutSnapshot(Switching(handle: handle) { content($0) })
  }

  @Test func `views nested a hundred thousand deep are released`() {
    var view = AnyView(EmptyView())
    for _ in 0..<100_000 {
      let inner = view
      view = AnyView(ForEach(0..<1) { _ in inner })
    }
    weak var last: Token?
    do {
      let token = Token()
      last = token
      view = AnyView(view.modifier(Holding(token: token)))
    }
    #expect(last != nil)
    view = AnyView(EmptyView())
    #expect(last == nil)
  }

  @Test func `a view of the same type keeps its state`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = snapshot(handle) { AnyView(Counter(count, name: $0 ? "one" : "two")) }
    count.value = 5
    handle.value = false
    snapshot.update()
    #expect(snapshot.width(of: "two") == 5)
  }

  @Test func `a view of another type is another view`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = snapshot(handle) { isOn in
      isOn ? AnyView(Counter(count)) : AnyView(Counter(count).padding(1))
    }
    count.value = 5
    handle.value = false
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 1)
  }

  @Test func `an AnyView in an AnyView becomes the view inside`() {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let snapshot = snapshot(handle) { isOn in
      isOn ? AnyView(Counter(count)) : AnyView(AnyView(erasing: Counter(count)))
    }
    count.value = 5
    handle.value = false
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 5)
  }

  @Test func `the views of an AnyView are children of the container around it`() {
    let group = Group {
      dot(.red)
      dot(.blue)
    }
    expectDrawing(of: HStack(spacing: 1) { AnyView(group) }, is: "r.b")
  }
}
