import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Views that learn how large they or their parts are.
@MainActor @Suite struct SizeReadingTests {
  private let width = ProposedViewSize(width: 400, height: 300)

  // MARK: The available width

  /// A line, invisible and one point high, that reads how much width there is.
  private struct Ruler: View {
    let found: Notebook<String>

    var body: some View { Color.clear.frame(height: 1).whenSized { found.write($0.brief) } }
  }

  @Test func `an invisible line reads the width that is available`() {
    let (inner, outer) = (Notebook<String>(), Notebook<String>())
    let view = Ruler(found: inner).border(.red).whenSized { outer.write($0.brief) }
    let snapshot = LayoutSnapshot(of: view, proposal: width)
    for _ in 0..<3 { snapshot.update() }
    #expect(snapshot.size.brief == "400x1")
    #expect(inner.entries == ["400x1"])
    #expect(outer.entries == ["400x1"])
  }

  @Test func `a stack of layers is as wide and high as the line in it`() {
    let (inner, outer) = (Notebook<String>(), Notebook<String>())
    let view = ZStack { Ruler(found: inner) }.border(.red).whenSized { outer.write($0.brief) }
    let snapshot = LayoutSnapshot(of: view, proposal: width)
    for _ in 0..<3 { snapshot.update() }
    #expect(snapshot.size.brief == "400x1")
    #expect(inner.entries == ["400x1"])
    #expect(outer.entries == ["400x1"])
  }

  @Test func `the line itself is not drawn, but its border is`() {
    expectDrawing(of: Ruler(found: Notebook()).border(.red), width: 7, height: 3, is: "rrrrrrr")
    expectDrawing(of: Ruler(found: Notebook()), width: 7, height: 3, is: ".......")
  }

  // MARK: The sizes of elements

  /// Elements on top of one another, each with what it needs, and their sizes by element.
  private struct Measured<Item: Hashable, Content: View>: View {
    let items: [Item]
    let state: Notebook<String>
    @ViewBuilder let content: (Item) -> Content
    @State private var available: CGFloat = 0
    @State private var sizes: [Item: CGSize] = [:]

    var body: some View {
      let _ = state.write("\(available.brief) wide, \(sizes.count) sizes")
      ZStack {
        Color.clear.frame(height: 1).whenSized { available = $0.width }
        ForEach(items, id: \.self) { item in
          content(item).fixedSize().whenSized { sizes[item] = $0 }
        }
      }
    }
  }

  @Test func `every element is measured once, at its ideal size`() {
    let (sizes, state) = (Notebook<String>(), Notebook<String>())
    let view = Measured(items: [40, 80, 120], state: state) { (side: Int) in
      Color.blue.opacity(0.3)
        .frame(width: CGFloat(side), height: CGFloat(side) / 2)
        .called("box")
        .whenSized { sizes.write("\(side): \($0.brief)") }
    }
    let snapshot = LayoutSnapshot(of: view.border(.red), proposal: width)
    for _ in 0..<3 { snapshot.update() }
    #expect(Set(sizes.entries) == ["40: 40x20", "80: 80x40", "120: 120x60"])
    #expect(sizes.entries.count == 3)
    // As wide as the line, as high as the highest box.
    #expect(snapshot.size.brief == "400x60")
    for frame in snapshot.frames(of: "box") {
      #expect(frame.midX == 200)
      #expect(frame.midY == 30)
    }
    #expect(state.entries.last == "400 wide, 3 sizes")

    let bodies = snapshot.bodiesEvaluated
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == bodies)
  }

  @Test func `elements are proposed nothing, so that they take what they need`() {
    let (asked, placed) = (Notebook<ProposedViewSize>(), Notebook<ProposedViewSize>())
    let view = Measured(items: [1], state: Notebook()) { (_: Int) in
      Eavesdropper(asked: asked, placed: placed) { Color.blue }.called("box")
    }
    let snapshot = LayoutSnapshot(of: view, proposal: width)
    #expect(placed.entries == [.unspecified])
    #expect(asked.entries.allSatisfy { $0 == .unspecified })
    #expect(snapshot.frame(of: "box")?.size == CGSize(width: 10, height: 10))
  }
}
