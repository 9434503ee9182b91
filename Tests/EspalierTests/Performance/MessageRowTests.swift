import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows as a chat lists them: an avatar, a name and a time above a wrapping text, on a background.
@MainActor @Suite struct MessageRowTests {
  @Observable final class Model {
    var text = "a few words"
  }

  private struct Row: View {
    let index: Int
    let model: Model

    var body: some View {
      HStack(alignment: .top, spacing: 8) {
        Circle().fill(.blue).frame(width: 36, height: 36)
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text(verbatim: "Person \(index % 17)")
            Spacer()
            Text(verbatim: "12:\(10 + index % 50)")
          }
          if index == 5 {
            Text(verbatim: model.text)
          } else {
            Text(verbatim: String(repeating: "word ", count: 20 + index * 7 % 61))
          }
        }
      }
      .padding(8)
      .background(Color.gray)
    }
  }

  private func snapshot(
    _ count: Int, _ model: Model = Model(), width: CGFloat = 400
  )
    -> (LayoutSnapshot, Handle<CGFloat>)
  {
    let handle = Handle<CGFloat>()
    let view = Varying(handle, width) { width in
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<count, id: \.self) { Row(index: $0, model: model) }
      }
      .frame(width: width)
    }
    return (LayoutSnapshot(of: view, proposal: .unspecified), handle)
  }

  /// The layout elements of a row: background, the layer in it, its color, padding, two rows,
  /// column, frame, circle, spacer, and the texts.
  private let views = 10 + 3

  @Test(arguments: [20, 200])
  func `a first layout visits each view once and measures each text four times`(count: Int) {
    let (snapshot, _) = snapshot(count)
    // The text's minimum, maximum, share and final size, and the views around it twice.
    let most = views + 4 * 3 + 2 * (views - 3)
    #expect(snapshot.sizesComputed <= count * most + 10)
    #expect(snapshot.placements <= count * views + 10)
  }

  @Test func `another width measures no more than the first did`() {
    let (snapshot, width) = snapshot(100)
    let first = (snapshot.sizesComputed, snapshot.bodiesEvaluated, snapshot.textsShaped)
    width.value = 300
    snapshot.update()
    let most = 4 * 3 + 2 * (views - 3)
    #expect(snapshot.sizesComputed - first.0 <= 100 * most + 10)
    #expect(snapshot.bodiesEvaluated == first.1 + 1, "only the width's own")
    #expect(snapshot.textsShaped == first.2)
  }

  @Test(arguments: [20, 500])
  func `a changed text measures only its own row, however many there are`(count: Int) {
    let model = Model()
    let (snapshot, _) = snapshot(count, model)
    let before = (snapshot.sizesComputed, snapshot.bodiesEvaluated, snapshot.placements)
    model.text = String(repeating: "many words ", count: 30)
    snapshot.update()
    #expect(snapshot.sizesComputed - before.0 <= 60)
    #expect(snapshot.bodiesEvaluated == before.1 + 1)
    #expect(snapshot.placements - before.2 <= 2 * views)
  }

  @Test func `an update without changes costs nothing`() {
    let (snapshot, _) = snapshot(100)
    let before = (snapshot.sizesComputed, snapshot.bodiesEvaluated, snapshot.placements)
    snapshot.update()
    #expect(snapshot.sizesComputed == before.0)
    #expect(snapshot.bodiesEvaluated == before.1)
    #expect(snapshot.placements == before.2)
  }
}
