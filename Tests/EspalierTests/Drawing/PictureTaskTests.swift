import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Pictures that are painted off the main actor.
@MainActor @Suite struct PictureTaskTests {
  private struct Card: View {
    var number = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Card \(number)").font(.headline)
        Text("Shadows, gradients and text").foregroundStyle(.secondary)
        HStack { ForEach(0..<3) { Text("Tag \($0)").padding(4).background(.mint, in: .capsule) } }
      }
      .padding()
      .background(LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .shadow(radius: 3)
      .padding()
    }
  }

  private func renderer(_ number: Int) -> ImageRenderer<Card> {
    let renderer = ImageRenderer(content: Card(number: number))
    renderer.scale = 2
    return renderer
  }

  /// The files as functions without `async` make them: PNG, PDF and SVG.
  private func filesAtOnce(_ number: Int) throws -> [Data] {
    let renderer = renderer(number)
    return [try renderer.pngData(), try renderer.pdfData(), try renderer.svgData()]
  }

  @Test func `a picture made asynchronously has the bytes of one made at once`() async throws {
    let renderer = renderer(0)
    let aside = [
      try await renderer.pngData(), try await renderer.pdfData(), try await renderer.svgData(),
    ]
    #expect(try aside == filesAtOnce(0))
  }

  @Test func `pictures made concurrently have the bytes of those made one after the other`()
    async throws
  {
    let numbers = Array(0..<12)
    let tasks = numbers.map { number in
      let renderer = renderer(number)
      return [
        Task { try await renderer.pngData() }, Task { try await renderer.pdfData() },
        Task { try await renderer.svgData() },
      ]
    }
    for number in numbers {
      let files = try filesAtOnce(number)
      for (task, file) in zip(tasks[number], files) { #expect(try await task.value == file) }
    }
  }

  @Test(arguments: ["card.png", "card.pdf", "card.svg"])
  func `a file written asynchronously holds the same bytes`(name: String) async throws {
    let folder = try ScratchFolder()
    try await renderer(7).write(to: folder.file(name))
    let format = try #require(["card.png", "card.pdf", "card.svg"].firstIndex(of: name))
    #expect(try Data(contentsOf: folder.file(name)) == filesAtOnce(7)[format])
    #expect(folder.names == [name])
  }

  @Test func `an opaque file written asynchronously has a black background`() async throws {
    let folder = try ScratchFolder()
    let renderer = ImageRenderer(content: Circle().fill(.red))
    renderer.isOpaque = true
    func writeAtOnce() throws { try renderer.write(to: folder.file("one.svg")) }
    try writeAtOnce()
    try await renderer.write(to: folder.file("other.svg"))
    let files = try ["one.svg", "other.svg"].map { try Data(contentsOf: folder.file($0)) }
    #expect(files[0] == files[1])
  }

  @Test func `asynchronous drawing reports what is wrong with a picture, too`() async throws {
    let empty = ImageRenderer(content: EmptyView())
    for draw in [empty.pngData, empty.pdfData, empty.svgData] as [() async throws -> Data] {
      do {
        _ = try await draw()
        Issue.record("There is nothing to draw.")
      } catch {
        #expect("\(error)".contains("There is nothing to draw"))
      }
    }
    let folder = try ScratchFolder()
    await #expect(throws: (any Error).self) {
      try await renderer(1).write(to: folder.file("card.gif"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `a task that is cancelled makes no picture and writes no file`() async throws {
    let folder = try ScratchFolder()
    let renderer = renderer(3)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await renderer.write(to: folder.file("card.png"))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names.isEmpty)
    #expect(try await renderer.pngData() == filesAtOnce(3)[0], "the next one is whole")
  }

  @Test func `content replaced while a picture is made is in the picture`() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let waiting = ImageRenderer(
      content: AnyView(Color.red.frame(width: 3, height: 1).task { for await _ in ended {} }))
    waiting.settles = 600
    let task = Task { try await waiting.pngData() }
    for _ in 0..<10 { await Task.yield() }
    waiting.content = AnyView(Color.blue.frame(width: 5, height: 2))
    end.finish()
    let header = try PNGHeader(await task.value)
    #expect(header == PNGHeader(width: 5, height: 2, isOpaque: true))
  }
}
