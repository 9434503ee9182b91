import EspalierCore
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ObservationTests {
  @Observable final class Model {
    var width = 1
    var height = 1
    static nonisolated(unsafe) var made = 0

    init(width: Int = 1) {
      self.width = width
      Model.made += 1
    }
  }

  private struct Width: View {
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.note("width")
      bar(.red, model.width).accessibilityIdentifier("width")
    }
  }

  private struct Height: View {
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.note("height")
      Color.red.frame(width: 1, height: CGFloat(model.height)).accessibilityIdentifier("height")
    }
  }

  @Test func `only the views that read a property are evaluated when it changes`() {
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(
      Noted(name: "outer", log: log) {
        Width(model: model, log: log)
        Height(model: model, log: log)
      })
    #expect(log.take() == ["outer", "width", "height"])
    model.width = 4
    snapshot.update()
    #expect(log.take() == ["width"])
    #expect(snapshot.width(of: "width") == 4)
    model.height = 5
    model.height = 6
    snapshot.update()
    #expect(log.take() == ["height"])
    #expect(snapshot.frame(of: "height")?.height == 6)
  }

  @Test func `a property that a view no longer reads does not evaluate it`() {
    struct Choosing: View {
      let model: Model
      let log: Log

      var body: some View {
        let _ = log.note("body")
        bar(.red, model.width > 1 ? model.width : model.height)
      }
    }
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(Choosing(model: model, log: log))
    model.width = 2
    snapshot.update()
    #expect(log.take() == ["body", "body"])
    model.height = 9
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `an object keeps nothing of the views that have read it`() {
    let (model, log) = (Model(), Log())
    weak var reference: GraphReference?
    // That views of a type read objects is known from some of them.
    for _ in 0..<10 {
      let snapshot = LayoutSnapshot(of: Width(model: model, log: log), proposal: .unspecified)
      reference = snapshot.graph.reference
      #expect(reference != nil)
    }
    #expect(reference == nil)
    #expect(model.width == 1)
  }

  @Test func `an object in a state is made once`() {
    struct Owner: View {
      let handle: Handle<Int>
      let size: Int
      @State private var model = Model(width: 3)

      var body: some View {
        let _ = handle.take($model.width)
        bar(.red, model.width).accessibilityIdentifier("bar")
      }
    }
    let (handle, outer) = (Handle<Int>(), Handle<Int>())
    let before = Model.made
    let snapshot = LayoutSnapshot(Varying(outer, 1) { Owner(handle: handle, size: $0) })
    outer.value = 2
    snapshot.update()
    #expect(Model.made == before + 1)
    handle.value = 8
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 8)
  }

  @Test func `an object in the environment is found by its type`() {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Model.self) private var optional: Model?
      let log: Log

      var body: some View {
        let _ = log.note("reader")
        bar(.red, model.width + (optional?.height ?? 0)).accessibilityIdentifier("bar")
      }
    }
    let (model, log) = (Model(width: 2), Log())
    let snapshot = LayoutSnapshot(VStack { Reader(log: log) }.environment(model))
    #expect(snapshot.width(of: "bar") == 3)
    model.width = 5
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 6)
    #expect(log.take() == ["reader", "reader"])
  }

  @Test func `an optional object may be missing`() {
    struct Reader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { bar(.red, model?.width ?? 7) }
    }
    #expect(LayoutSnapshot(Reader()).size.width == 7)
    #expect(LayoutSnapshot(Reader().environment(Model(width: 2))).size.width == 2)
  }

  @Test func `a new object in the environment evaluates its readers`() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { bar(.red, model.width).accessibilityIdentifier("bar") }
    }
    let handle = Handle<Model>()
    let snapshot = LayoutSnapshot(
      Varying(handle, Model(width: 1)) { Reader().environment($0) })
    handle.value = Model(width: 6)
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 6)
  }

  @Test func `a bindable makes bindings to an object's properties`() {
    struct Editor: View {
      @Bindable var model: Model
      let handle: Handle<Int>

      var body: some View {
        let _ = handle.take($model.width)
        bar(.red, model.width).accessibilityIdentifier("bar")
      }
    }
    let (model, handle) = (Model(), Handle<Int>())
    let snapshot = LayoutSnapshot(Editor(model: model, handle: handle))
    handle.value = 3
    snapshot.update()
    #expect(model.width == 3)
    #expect(snapshot.width(of: "bar") == 3)
    Bindable(model).height.wrappedValue = 2
    #expect(model.height == 2)
  }

  @Test func `a change on another thread reaches the view`() async {
    let (model, log) = (Model(), Log())
    let snapshot = LayoutSnapshot(Width(model: model, log: log))
    nonisolated(unsafe) let shared = model
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        shared.width = 7
        DispatchQueue.main.async { done.resume() }
      }
    }
    snapshot.update()
    #expect(snapshot.width(of: "width") == 7)
  }
}
