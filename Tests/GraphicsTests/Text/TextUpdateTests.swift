import EspalierDrawing
import Foundation
import LayoutEngine
import Observation
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The part of a text's work that is done again when its surroundings change.
@MainActor @Suite struct TextUpdateTests {
  @Observable final class Model {
    var tint = 0
    var size: CGFloat = 13
    var other = 0
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach(0..<20) { Text("line \($0) of the **page**") }
      }
      .foregroundColor(Color(red: Double(model.tint) / 10, green: 0, blue: 0))
      .font(.system(size: model.size))
      .environment(\.unread, model.other)
    }
  }

  private struct Work: Equatable {
    var sizes: Int
    var shaped: Int
  }

  private func work(_ change: (Model) -> Void) -> (Work, String) {
    let model = Model()
    let snapshot = LayoutSnapshot(
      of: Page(model: model), proposal: ProposedViewSize(width: 300, height: nil))
    _ = snapshot.displayListText
    let before = (snapshot.sizesComputed, snapshot.textsShaped)
    change(model)
    snapshot.update()
    let work = Work(
      sizes: snapshot.sizesComputed - before.0, shaped: snapshot.textsShaped - before.1)
    return (work, snapshot.displayListText)
  }

  @Test func `another color is drawn without laying out any text`() {
    let (work, drawing) = work { $0.tint = 10 }
    #expect(work == Work(sizes: 0, shaped: 0))
    #expect(drawing.contains("#ff0000"))
  }

  @Test func `a value that texts do not read costs nothing`() {
    #expect(work { $0.other = 1 }.0 == Work(sizes: 0, shaped: 0))
  }

  @Test func `another size shapes and measures all texts again`() {
    let (work, _) = work { $0.size = 20 }
    #expect(work.shaped == 20 && work.sizes >= 20)
  }

  @Test func `a changed text changes the layout`() {
    struct Counter: View {
      let model: Model
      var body: some View { Text(verbatim: String(repeating: "a", count: model.other)) }
    }
    let model = Model()
    let snapshot = LayoutSnapshot(of: Counter(model: model), proposal: .unspecified)
    #expect(snapshot.size.width == 0)
    model.other = 3
    snapshot.update()
    #expect(snapshot.size.width == 24)
  }
}

extension EnvironmentValues {
  private enum UnreadKey: EnvironmentKey {
    static let defaultValue = 0
  }

  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}
