import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct OnGeometryChangeTests {
  @Test func `the action gets the first value and each change`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 3) { width in
        bar(.red, width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
          log.note("\($0)")
        }
      })
    for width in [3, 8, 8] {
      handle.value = width
      snapshot.update()
    }
    #expect(log.take() == ["3.0", "8.0"])
  }

  @Test func `the action can also get the old value`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 3) { width in
        bar(.red, width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
          log.note("\(old) \(new)")
        }
      })
    _ = log.take()
    handle.value = 8
    snapshot.update()
    #expect(log.take() == ["3.0 8.0"])
  }

  @Test func `a position counts as geometry`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 3) { width in
        HStack(spacing: 0) {
          bar(.blue, width)
          bar(.red, 2).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("row")).minX })
          {
            log.note("\($0)")
          }
        }
        .coordinateSpace(.named("row"))
      })
    handle.value = 9
    snapshot.update()
    #expect(log.take() == ["3.0", "9.0"])
  }

  @Test func `changes made by the action are laid out in the same frame`() {
    struct Mirror: View {
      @State private var width: CGFloat = 0

      var body: some View {
        HStack(spacing: 0) {
          bar(.red, 7).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
          Color.blue.frame(width: width, height: 1).accessibilityIdentifier("copy")
        }
      }
    }
    #expect(LayoutSnapshot(Mirror()).width(of: "copy") == 7)
  }

  @Test func `actions of sibling views run in source order`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        ForEach(0..<20) { number in
          dot(.red).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in
            log.note("\(number)")
          }
        }
      })
    let numbers: [String] = (0..<20).map { "\($0)" }
    #expect(log.take() == numbers)
  }
}
