import SwiftUI
import Testing
import ViewTesting

@MainActor struct ViewBuilderTests {
  @Test func `an if without else shows and hides`() {
    struct Conditional: View {
      let handle: Handle<Bool>
      @State private var isShown = true

      var body: some View {
        let _ = handle.take($isShown)
        if isShown { bar(.red, 3).accessibilityIdentifier("bar") }
      }
    }
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(Conditional(handle: handle))
    #expect(snapshot.width(of: "bar") == 3)
    handle.value = false
    #expect(handle.value == false)
    let b = snapshot.bodiesEvaluated
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == b + 1)
    #expect(snapshot.width(of: "bar") == nil)
    print(snapshot.frameTree)
  }
}
