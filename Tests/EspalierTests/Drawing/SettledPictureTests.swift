import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Pictures of views after they have settled.
@MainActor @Suite struct SettledPictureTests {
  /// A view of 4 points that moves by 4 points when it appears.
  private struct Moving<Content: View>: View {
    var start: (Binding<Bool>) -> Void
    var content: (Bool) -> Content
    @State private var hasStarted = false

    var body: some View { content(hasStarted).onAppear { start($hasStarted) } }
  }

  private func bar(_ hasMoved: Bool) -> some View {
    Color.green.frame(width: 4, height: 1).offset(x: hasMoved ? 4 : 0)
      .frame(width: 8, height: 1, alignment: .leading)
  }

  private func renderer(
    settles: TimeInterval?, _ start: @escaping (Binding<Bool>) -> Void
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Moving(start: start, content: bar))
    renderer.settles = settles
    return renderer
  }

  @Test func `moving views are drawn where they come to rest`() throws {
    func grow(_ moved: Binding<Bool>) {
      withAnimation(.linear(duration: 2)) { moved.wrappedValue = true }
    }
    try expectPixels(of: renderer(settles: nil, grow), is: "gggg....")
    try expectPixels(of: renderer(settles: 10, grow), is: "....gggg")
    try expectPixels(of: renderer(settles: 1, grow), is: "..gggg..")
  }

  @Test func `delayed animations and those that follow others are waited for`() throws {
    let late = renderer(settles: 10) { moved in
      withAnimation(.linear(duration: 1).delay(3)) { moved.wrappedValue = true }
    }
    try expectPixels(of: late, is: "....gggg")
    let following = renderer(settles: 10) { moved in
      withAnimation(.linear(duration: 1)) {
        moved.wrappedValue = true
      } completion: {
        withAnimation(.linear(duration: 1)) { moved.wrappedValue = false }
      }
    }
    try expectPixels(of: following, is: "gggg....")
  }

  @Test func `endless movements are drawn as they are at the limit`() throws {
    func turn(_ moved: Binding<Bool>) {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) {
        moved.wrappedValue = true
      }
    }
    try expectPixels(of: renderer(settles: 2, turn), is: "..gggg..")
    try expectPixels(of: renderer(settles: 6, turn), is: "..gggg..")
    try expectPixels(of: renderer(settles: 5, turn), is: ".gggg...")
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `a limit of zero or less, or NaN, draws the first moment`(limit: Double) throws {
    let renderer = renderer(settles: limit) { moved in
      withAnimation(.linear(duration: 1)) { moved.wrappedValue = true }
    }
    try expectPixels(of: renderer, is: "gggg....")
  }

  @Test func `what a task loads is in the picture`() async throws {
    struct Loading: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.green.frame(width: width, height: 1).task {
          for _ in 0..<3 {
            try? await Task.sleep(for: .milliseconds(2))
            width += 1
          }
        }
      }
    }
    let renderer = ImageRenderer(content: Loading())
    renderer.settles = 3600
    #expect(try PNGHeader(await renderer.pngData()).width == 1 + 3)
  }

  @Test func `a view moved by a task comes to rest, and tasks of loaded views are waited for`()
    async throws
  {
    struct Inner: View {
      @State private var hasMoved = false

      var body: some View {
        Color.green.frame(width: 4, height: 1).offset(x: hasMoved ? 4 : 0)
          .frame(width: 8, height: 1, alignment: .leading)
          .task {
            try? await Task.sleep(for: .milliseconds(2))
            withAnimation(.linear(duration: 2)) { hasMoved = true }
          }
      }
    }
    struct Outer: View {
      @State private var isLoaded = false

      var body: some View {
        Group { if isLoaded { Inner() } else { Color.red.frame(width: 1, height: 1) } }
          .task {
            try? await Task.sleep(for: .milliseconds(2))
            isLoaded = true
          }
      }
    }
    let renderer = ImageRenderer(content: Outer())
    renderer.settles = 3600
    _ = try await renderer.svgData()
    try expectPixels(of: renderer, is: "....gggg")
  }

  @Test func `waiting for a picture can be cancelled`() async throws {
    let renderer = ImageRenderer(
      content: Color.red.frame(width: 1, height: 1).task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
      })
    renderer.settles = 3600
    let task = Task { try await renderer.pngData() }
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
