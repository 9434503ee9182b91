import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct WidthTrait: _ViewTraitKey {
  static let defaultValue = 1
}

/// Lines between the views, and a bar of a view's own width before it.
private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      bar(.green, child[WidthTrait.self])
      child
      if child.id != children.last?.id { dot(.blue) }
    }
  }
}

private struct Column: _VariadicView_UnaryViewRoot {
  @State private var count = 2

  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.prefix(count)) { $0 }
  }
}

@MainActor struct VariadicViewTests {
  @Test func `a root makes views of the views that it is given`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        _VariadicView.Tree(Divided()) {
          dot(.red)
          dot(.black)._trait(WidthTrait.self, 2)
        }
      },
      is: "grbggk")
  }

  @Test func `a unary root is a single view and has state`() {
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) {
        dot(.green)
        _VariadicView.Tree(Column()) {
          dot(.red)
          dot(.black)
          dot(.white)
        }
      })
    // Two of its views, below each other as in a stack.
    #expect(snapshot.size == CGSize(width: 1 + 1, height: 1 + 8 + 1))
  }

  @Test func `children give the ids that were set on them`() {
    struct Root: _VariadicView_MultiViewRoot {
      let log: Log

      func body(children: _VariadicView.Children) -> some View {
        let _ = log.note(
          children.map { "\($0.id(as: Int.self) ?? -1) \($0.id(as: String.self) ?? "-")" }
            .joined(separator: ", "))
        children
      }
    }
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        _VariadicView.Tree(Root(log: log)) {
          ForEach([4, 5], id: \.self) { _ in dot(.red) }
          dot(.red).id("x")
        }
      })
    #expect(log.take().first == "4 -, 5 -, -1 x")
  }
}
