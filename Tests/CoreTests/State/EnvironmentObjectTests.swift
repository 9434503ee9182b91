import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct EnvironmentObjectTests {
  private final class Model: ObservableObject {
    @Published var width: Int
    init(_ width: Int) { self.width = width }
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      let _ = log.note("\(model.width)")
      let _ = handle.take($model.width)
      bar(.red, model.width).accessibilityIdentifier("bar")
    }
  }

  @Test func `an object from further up is found and followed`() {
    let (model, log, handle) = (Model(2), Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      VStack { Reader(handle: handle, log: log) }.environmentObject(model))
    #expect(snapshot.width(of: "bar") == 2)
    handle.value = 5
    snapshot.update()
    #expect(model.width == 5)
    #expect(snapshot.width(of: "bar") == 5)
    #expect(log.take() == ["2", "5"])
  }

  @Test func `the nearest of several objects counts`() {
    let snapshot = LayoutSnapshot(
      Reader(handle: Handle(), log: Log()).environmentObject(Model(3)).environmentObject(Model(4)))
    #expect(snapshot.width(of: "bar") == 3)
  }

  @Test func `a new object evaluates its readers and no other views`() {
    let (log, handle) = (Log(), Handle<Model>())
    let snapshot = LayoutSnapshot(
      Varying(handle, Model(1)) { model in
        Noted(name: "other", log: log) { dot(.blue) }.environmentObject(model)
        Reader(handle: Handle(), log: log).environmentObject(model)
      })
    #expect(log.take() == ["other", "1"])
    handle.value = Model(7)
    snapshot.update()
    #expect(log.take() == ["7"])
    #expect(snapshot.width(of: "bar") == 7)
  }

  @Test func `a missing object stops the program with the type's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = LayoutSnapshot(Reader(handle: Handle(), log: Log())) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No Model in the environment: call .environmentObject(_:)"))
  }
}
