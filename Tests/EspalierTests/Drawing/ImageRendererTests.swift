import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct ImageRendererTests {
  private func renderer<Content: View>(
    _ content: Content, scale: CGFloat = 1
  ) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    return renderer
  }

  private var stamp: some View { Color.red.frame(width: 30, height: 20) }

  // MARK: Size

  @Test func `a picture has the view's ideal size`() throws {
    #expect(
      try PNGHeader(renderer(stamp).pngData()) == PNGHeader(width: 30, height: 20, isOpaque: true))
    let circle = try PNGHeader(renderer(Circle()).pngData())
    #expect(circle == PNGHeader(width: 10, height: 10))
    let elastic = renderer(Color.red.frame(idealWidth: 80, maxWidth: 200, idealHeight: 40))
    #expect(try PNGHeader(elastic.pngData()).width == 80)
    #expect(try PNGHeader(elastic.pngData()).height == 40)
  }

  @Test func `a picture has the size that the view answers to the proposal`() throws {
    func size(_ view: some View, width: CGFloat?, height: CGFloat?) throws -> [Int] {
      let renderer = renderer(view)
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
      let header = try PNGHeader(renderer.pngData())
      return [header.width, header.height]
    }
    #expect(try size(Color.red, width: 40, height: 30) == [40, 30])
    #expect(try size(Color.red, width: 40, height: nil) == [40, 10])
    #expect(try size(stamp, width: 40, height: 50) == [30, 20])
    #expect(try size(Color.red.padding(4), width: nil, height: nil) == [10 + 2 * 4, 10 + 2 * 4])
  }

  @Test(arguments: [1, 2, 3]) func `a picture has scale times as many pixels`(scale: Int) throws {
    let data = try renderer(stamp, scale: CGFloat(scale)).pngData()
    #expect(try PNGHeader(data) == PNGHeader(width: 30 * scale, height: 20 * scale, isOpaque: true))
  }

  @Test func `parts of a pixel are rounded half up`() throws {
    func width(_ points: CGFloat, scale: CGFloat) throws -> Int {
      try PNGHeader(renderer(Color.red.frame(width: points), scale: scale).pngData()).width
    }
    #expect(try width(33.3, scale: 2) == 67)
    #expect(try width(33.2, scale: 2) == 66)
    #expect(try width(33.25, scale: 2) == 67)
    #expect(try width(0.1, scale: 1) == 1, "at least one pixel")
  }

  @Test func `the renderer's scale is in the environment`() throws {
    struct Hairline: View {
      @Environment(\.displayScale) private var scale
      var body: some View { Color.red.frame(width: 30 / scale, height: 20) }
    }
    #expect(try PNGHeader(renderer(Hairline(), scale: 3).pngData()).width == 3 * 10)
  }

  // MARK: What is drawn

  private var row: some View {
    HStack(spacing: 1) {
      Color.red.frame(width: 2, height: 1)
      Color.blue.frame(width: 1, height: 2)
    }
  }

  @Test func `pixels are transparent where nothing is drawn`() throws {
    // The first color is centered: half a point is rounded up.
    try expectPixels(
      of: renderer(row),
      is: """
        ...b
        rr.b
        """)
  }

  @Test func `an opaque picture is black where nothing is drawn`() throws {
    let renderer = renderer(row)
    #expect(try !PNGHeader(renderer.pngData()).isOpaque)
    renderer.isOpaque = true
    #expect(try PNGHeader(renderer.pngData()).isOpaque)
    try expectPixels(
      of: renderer,
      is: """
        kkkb
        rrkb
        """)
  }

  @Test func `new content makes a new picture`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 1))
    var changes = 0
    let changing = renderer.objectWillChange.sink { changes += 1 }
    try expectPixels(of: renderer, is: "rr")
    renderer.content = Color.blue.frame(width: 3, height: 1)
    #expect(changes == 1)
    try expectPixels(of: renderer, is: "bbb")
    changing.cancel()
  }

  @Test func `state set when the view appears is in the picture`() throws {
    struct Late: View {
      @State private var width: CGFloat = 1
      var body: some View { Color.green.frame(width: width, height: 1).onAppear { width = 4 } }
    }
    try expectPixels(of: renderer(Late()), is: "gggg")
  }

  // MARK: The same bytes

  private var page: some View {
    VStack(alignment: .leading) {
      Text("Twice the same").font(.title)
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 40, height: 40).shadow(radius: 3)
      Image(systemName: "globe")
    }
    .padding()
  }

  @Test func `a view drawn twice gives the same bytes`() throws {
    let (one, other) = (renderer(page, scale: 2), renderer(page, scale: 2))
    for _ in 0..<2 {
      #expect(try one.pngData() == other.pngData())
      #expect(try one.pdfData() == other.pdfData())
      #expect(try one.svgData() == other.svgData())
    }
  }

  @Test func `earlier drawing leaves no trace`() throws {
    let first = try renderer(page, scale: 2).pngData()
    for scale in [1, 3] as [CGFloat] { _ = try renderer(page.opacity(0.5), scale: scale).pngData() }
    #expect(try renderer(page, scale: 2).pngData() == first)
  }

  // MARK: Views without a picture

  private func expectFailure(
    _ renderer: ImageRenderer<some View>, saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect("\(error(of: renderer.pngData))".contains(words), sourceLocation: sourceLocation)
  }

  /// The error that a function throws, as text.
  private func error(of draw: () throws -> Data) -> String {
    do {
      return "no error, but \(try draw().count) bytes"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a view without a size is an error that says so`() {
    let words = "There is nothing to draw"
    expectFailure(renderer(EmptyView()), saying: words)
    expectFailure(renderer(Color.red.frame(width: 0, height: 0)), saying: words)
    expectFailure(renderer(Color.red.frame(width: 10, height: 0)), saying: words)
    #expect(error(of: renderer(EmptyView()).pdfData).contains(words))
    #expect(error(of: renderer(EmptyView()).svgData).contains(words))
  }

  @Test func `a picture that is too large is an error with its size`() {
    expectFailure(
      renderer(Color.red.frame(width: 100_000, height: 2)), saying: "100000 by 2 pixels")
    expectFailure(
      renderer(Color.red.frame(width: 20_000, height: 10), scale: 2), saying: "40000 by 20 pixels")
    expectFailure(
      renderer(Color.red.frame(width: 30_000, height: 30_000)), saying: "Use a smaller scale")
    let wide = renderer(Color.red.frame(width: 20_000, height: 10))
    #expect(error(of: wide.pdfData).contains("20000x10"))
  }

  @Test func `an infinite view is an error in every format`() {
    let renderer = renderer(Color.red)
    renderer.proposedSize = .infinity
    expectFailure(renderer, saying: "pixels")
    #expect(!error(of: renderer.pdfData).hasPrefix("no error"))
    #expect(!error(of: renderer.svgData).hasPrefix("no error"))
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func `a scale of zero or less, or one that is not finite, is an error`(scale: CGFloat) {
    #expect(!error(of: renderer(stamp, scale: scale).pngData).hasPrefix("no error"))
  }
}
