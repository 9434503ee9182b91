import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ObservedObjectTests {
  private final class Model: ObservableObject {
    @Published var width: Int
    @Published var name = ""
    static nonisolated(unsafe) var made = 0

    init(width: Int = 1) {
      self.width = width
      Model.made += 1
    }
  }

  private struct Bar: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      let _ = log.note("\(model.width)")
      bar(.red, model.width).accessibilityIdentifier("bar")
    }
  }

  @Test func `a change evaluates the view with the new value`() {
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(Bar(model: model, log: log))
    model.width = 5
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 5)
    #expect(log.take() == ["1", "5"])
  }

  @Test func `several changes are one update`() {
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(Bar(model: model, log: log))
    model.width = 5
    model.name = "new"
    model.width = 6
    snapshot.update()
    #expect(log.take() == ["1", "6"])
  }

  @Test func `a view that is given another object follows only that one`() {
    let (first, second, log) = (Model(width: 1), Model(width: 2), Log())
    let handle = Handle<Model>()
    let snapshot = LayoutSnapshot(Varying(handle, first) { Bar(model: $0, log: log) })
    handle.value = second
    snapshot.update()
    second.width = 3
    snapshot.update()
    #expect(log.take() == ["1", "2", "3"])
    first.width = 9
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `the same object from a parent counts as unchanged`() {
    let (model, log, handle) = (Model(), Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 0) { Bar(model: model, log: log).padding(CGFloat($0)) })
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["1"])
    #expect(snapshot.frame(of: "bar")?.minX == 2)
  }

  @Test func `an object's projection makes bindings to its properties`() {
    struct Owner: View {
      @ObservedObject var model: Model
      let handle: Handle<Int>

      var body: some View {
        let _ = handle.take($model.width)
        bar(.red, model.width).accessibilityIdentifier("bar")
      }
    }
    let (model, handle) = (Model(), Handle<Int>())
    let snapshot = LayoutSnapshot(Owner(model: model, handle: handle))
    handle.value = 4
    snapshot.update()
    #expect(model.width == 4)
    #expect(snapshot.width(of: "bar") == 4)
  }

  @Test func `a view that was removed does not listen any more`() {
    let (model, log, handle) = (Model(), Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { if $0 { Bar(model: model, log: log) } })
    handle.value = false
    snapshot.update()
    model.width = 4
    snapshot.update()
    #expect(log.take() == ["1"])
  }

  @Test func `a change on another thread reaches the view`() async {
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(Bar(model: model, log: log))
    nonisolated(unsafe) let shared = model
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        shared.width = 7
        DispatchQueue.main.async { done.resume() }
      }
    }
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 7)
  }

  // MARK: StateObject

  private struct Owner: View {
    @StateObject private var model: Model
    let handle: Handle<Int>

    init(width: Int, handle: Handle<Int>) {
      _model = StateObject(wrappedValue: Model(width: width))
      self.handle = handle
    }

    var body: some View {
      let _ = handle.take($model.width)
      bar(.red, model.width).accessibilityIdentifier("bar")
    }
  }

  @Test func `a state object is made once and kept`() {
    let (handle, outer) = (Handle<Int>(), Handle<Int>())
    let before = Model.made
    let snapshot = LayoutSnapshot(
      Varying(outer, 3) { Owner(width: $0, handle: handle).padding(CGFloat($0)) })
    outer.value = 4
    snapshot.update()
    #expect(Model.made == before + 1)
    #expect(snapshot.frame(of: "bar") == CGRect(x: 4, y: 4, width: 3, height: 1))
    handle.value = 6
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 6)
  }

  @Test func `a state object belongs to the view's identity`() {
    let (handle, outer) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(outer, 3) { Owner(width: $0, handle: handle).id($0) })
    handle.value = 9
    outer.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 5)
  }
}
