import EspalierDrawing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// A web of pictures that arrive when a test says so.
private final class SlowLoader: ImageLoader {
  private struct Transfers {
    var started: [String] = []
    var cancelled: [String] = []
    var waiting: [String: CheckedContinuation<Data, any Error>] = [:]
  }

  private let transfers = Mutex(Transfers())

  func bitmap(from data: Data, name: String) throws -> Bitmap {
    try TextImageLoader().bitmap(from: data, name: name)
  }

  func data(at url: URL) async throws -> Data {
    let name = url.lastPathComponent
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfers.withLock {
          $0.started.append(name)
          $0.waiting[name] = continuation
        }
      }
    } onCancel: {
      let waiting = transfers.withLock {
        $0.cancelled.append(name)
        return $0.waiting.removeValue(forKey: name)
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Lets a picture arrive, once someone waits for it.
  func deliver(_ name: String, _ content: String) async {
    await eventually { self.transfers.withLock { $0.waiting[name] != nil } }
    transfers.withLock { $0.waiting.removeValue(forKey: name) }?
      .resume(returning: Data(content.utf8))
  }

  var started: [String] { transfers.withLock { $0.started } }
  var cancelled: [String] { transfers.withLock { $0.cancelled } }
}

@MainActor struct AsyncImageTests {
  private let loader: SlowLoader
  private let store: ImageStore
  private let picture = URL(string: "https://example.org/picture.png")
  private let other = URL(string: "https://example.org/other.png")

  init() {
    loader = SlowLoader()
    store = ImageStore(loader)
  }

  private func graph(_ view: some View) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.imageLoader = store
    return ViewGraph(view, environment: environment, textEngine: FixedPitchTextEngine())
  }

  /// White while there is no picture, black if there will be none.
  private func phases(_ url: URL?, scale: CGFloat = 1) -> some View {
    AsyncImage(url: url, scale: scale) { phase in
      switch phase {
      case .empty: Color.white
      case .success(let image): image
      case .failure: Color.black
      }
    }
  }

  private let white = "(fill #ffffff 0,0 10x10)"
  private let black = "(fill #000000 0,0 10x10)"

  /// Makes frames until the picture is `expected`.
  private func expectSoon(
    _ graph: ViewGraph, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await eventually { drawn(graph, in: .square) == expected }
    #expect(drawn(graph, in: .square) == expected, sourceLocation: sourceLocation)
  }

  @Test func `a local file is shown at once`() throws {
    let folder = try ImageFolder(["a.png": "6 4", "broken.png": "?"])
    let url = folder.url.appendingPathComponent("a.png")
    #expect(drawn(graph(phases(url)), in: .square) == "(image a.png 2,3 6x4)")
    #expect(drawn(graph(phases(url, scale: 2)), in: .square, scale: 2) == "(image a.png 3.5,4 3x2)")
    for name in ["broken.png", "missing.png"] {
      #expect(
        drawn(graph(phases(folder.url.appendingPathComponent(name))), in: .square) == black)
    }
  }

  // "NiA0" is "6 4" in base64.
  @Test(
    "address → what is painted",
    arguments: [
      ("data:,6%204", "(image data URL 2,3 6x4)"),
      ("data:image/png;base64,NiA0", "(image data URL 2,3 6x4)"),
      ("DATA:image/png;charset=x;BASE64,NiA0", "(image data URL 2,3 6x4)"),
      ("data:6%204", "(fill #000000 0,0 10x10)"),
      ("data:image/png;base64,=", "(fill #000000 0,0 10x10)"),
    ])
  func dataURL(address: String, expected: String) throws {
    let url = try #require(URL(string: address))
    #expect(drawn(graph(phases(url)), in: .square) == expected)
    #expect(loader.started.isEmpty)
  }

  @Test func `without an address nothing is loaded`() {
    #expect(drawn(graph(phases(nil)), in: .square) == white)
    #expect(loader.started.isEmpty)
  }

  @Test func `a picture from the web arrives later and is kept for others`() async {
    let graph = graph(phases(picture))
    #expect(drawn(graph, in: .square) == white)
    await loader.deliver("picture.png", "6 4")
    await expectSoon(graph, "(image picture.png 2,3 6x4)")
    #expect(drawn(self.graph(phases(picture)), in: .square) == "(image picture.png 2,3 6x4)")
    #expect(loader.started == ["picture.png"])
  }

  @Test func `a picture that cannot be read fails, and the next view tries again`() async {
    let first = graph(phases(picture))
    _ = drawn(first, in: .square)
    await loader.deliver("picture.png", "?")
    await expectSoon(first, black)
    let second = graph(phases(picture))
    #expect(drawn(second, in: .square) == white)
    await loader.deliver("picture.png", "10 10")
    await expectSoon(second, "(image picture.png 0,0 10x10)")
  }

  @Test func `views of the same picture share a transfer`() async {
    let both = graph(
      HStack(spacing: 0) {
        phases(picture)
        phases(picture)
      })
    _ = drawn(both, in: .square)
    await loader.deliver("picture.png", "5 10")
    await expectSoon(both, "(image picture.png 0,0 5x10)\n(image picture.png 5,0 5x10)")
    #expect(loader.started == ["picture.png"])
  }

  @Test func `the transfer ends when the view is removed`() async {
    let graph = graph(phases(picture))
    _ = drawn(graph, in: .square)
    await eventually { [loader] in loader.started == ["picture.png"] }
    graph.close()
    await eventually { [loader] in !loader.cancelled.isEmpty }
    #expect(loader.cancelled == ["picture.png"])
  }

  @Test func `a new address ends the transfer of the previous one`() async {
    let handle = Handle<URL?>()
    let graph = graph(Varying(handle, picture) { phases($0) })
    _ = drawn(graph, in: .square)
    await eventually { [loader] in loader.started == ["picture.png"] }
    handle.value = other
    #expect(drawn(graph, in: .square) == white)
    await loader.deliver("other.png", "10 10")
    await expectSoon(graph, "(image other.png 0,0 10x10)")
    #expect(loader.cancelled == ["picture.png"])
  }

  @Test func `a placeholder is shown until the picture arrives`() async {
    let view = AsyncImage(url: picture) { image in
      image.resizable()
    } placeholder: {
      Color.white
    }
    let graph = graph(view)
    #expect(drawn(graph, in: .square) == white)
    await loader.deliver("picture.png", "2 2")
    await expectSoon(graph, "(image picture.png 0,0 10x10)")
  }

  @Test func `a picture without its own placeholder has a gray one of any size`() async {
    let graph = graph(AsyncImage(url: picture))
    #expect(drawn(graph, in: .square).hasPrefix("(scale 10"))
    await loader.deliver("picture.png", "6 4")
    await expectSoon(graph, "(image picture.png 2,3 6x4)")
  }

  @Test func `phases give their picture or error`() {
    let image = Image(systemName: "star")
    #expect(AsyncImagePhase.success(image).image == image)
    #expect(AsyncImagePhase.success(image).error == nil)
    #expect(AsyncImagePhase.failure(TextImageLoader.Broken()).image == nil)
    #expect(AsyncImagePhase.failure(TextImageLoader.Broken()).error is TextImageLoader.Broken)
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
  }

  @Test func `pictures beyond the memory limit give way to recently used ones`() throws {
    let folder = try ImageFolder(["a": "10 10", "b": "10 10", "c": "10 10"])
    // Two pictures of 400 bytes.
    let store = ImageStore(loader, memory: 800)
    let urls = ["a", "b", "c"].map { folder.url.appendingPathComponent($0) }
    let first = try store.read(urls[0])
    _ = try store.read(urls[1])
    #expect(store.loaded(urls[0]) === first)
    _ = try store.read(urls[2])
    #expect(urls.map { store.loaded($0) != nil } == [true, false, true])
  }
}
