import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct GroupTests {
  @Test func `a group's views are children of the container around it`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        Group {
          dot(.red)
          dot(.green)
        }
        dot(.blue)
      },
      is: "r.g.b")
  }

  @Test func `a modifier on a group applies to each of its views`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group {
          dot(.red)
          dot(.blue)
        }
        .padding(.leading, 1)
      },
      is: ".r.b")
  }

  @Test func `an overlay on a group is made for each of its views`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        Group {
          bar(.red, 2)
          bar(.blue, 2)
        }
        .overlay(alignment: .leading) { dot(.black) }
      },
      is: "kr.kb")
  }

  @Test func `a group in a group is flat`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        Group {
          Group { dot(.red) }
          Group {
            Group {
              dot(.green)
              dot(.blue)
            }
          }
        }
      },
      is: "r.g.b")
  }

  @Test func `modifiers apply to each view of a list, an optional and a tuple`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        Group {
          ForEach(0..<2) { _ in dot(.red) }
          if true { dot(.green) }
          TupleView((dot(.blue), dot(.black)))
        }
        .padding(.trailing, 1)
      },
      is: "r.r.g.b.k.")
  }

  @Test func `a view added to a group is wrapped like the others`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOn in
        HStack(spacing: 0) {
          Group {
            dot(.red)
            if !isOn { dot(.blue).accessibilityIdentifier("new") }
          }
          .padding(.leading, 1)
        }
      })
    handle.value = false
    snapshot.update()
    #expect(snapshot.frame(of: "new")?.minX == 3)
    handle.value = true
    snapshot.update()
    #expect(snapshot.size.width == 2)
  }
}
