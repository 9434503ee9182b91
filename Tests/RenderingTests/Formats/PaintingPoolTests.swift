import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

/// Painters that work in parallel, and painters that are cancelled.
@Suite struct PaintingPoolTests {
  private enum Format: CaseIterable {
    case png, pdf, svg

    func data(_ list: DisplayList, endsWhenCancelled: Bool = false) throws -> Data {
      switch self {
      case .png:
        try RasterRenderer.withShared(endsWhenCancelled: endsWhenCancelled) {
          renderer throws(RenderingError) in
          try list.pngData(scale: 2, renderer: renderer)
        }
      case .pdf: try PDFRenderer.data(for: [list], endsWhenCancelled: endsWhenCancelled)
      case .svg: Data(try SVGRenderer.text(for: list, endsWhenCancelled: endsWhenCancelled).utf8)
      }
    }
  }

  @Test func `neither earlier nor concurrent painting changes a byte`() async throws {
    let list = try TestScene.list()
    let alone = try Format.allCases.map { try $0.data(list) }
    #expect(alone[0] == (try list.pngData(scale: 2, renderer: RasterRenderer())))
    let beside = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<24 {
        group.addTask { (number % 3, try Format.allCases[number % 3].data(list)) }
      }
      return try await group.reduce(into: [(Int, Data)]()) { $0.append($1) }
    }
    #expect(beside.count == 24)
    for (format, data) in beside { #expect(data == alone[format]) }
  }

  @Test(arguments: [true, false])
  func `a task that is cancelled paints no more if it may end early`(mayEnd: Bool) async throws {
    let size = CGSize(width: 2, height: 2)
    let list = DisplayList(
      size: size,
      items: [.fill(Path(CGRect(origin: .zero, size: size)), .color(.white), FillStyle())])
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try RasterRenderer.withShared(endsWhenCancelled: mayEnd) {
        renderer throws(RenderingError) in try renderer.render(list)
      }
    }
    task.cancel()
    #expect(try await task.value.pixels.allSatisfy { $0 == (mayEnd ? 0 : 255) })
  }

  @Test func `a half-painted shadow is never kept for the next picture`() async throws {
    let box = Path(CGRect(x: 4, y: 4, width: 8, height: 8))
    let shadow = DisplayEffect.shadow(color: .black, radius: 3, offset: .zero)
    let list = DisplayList(
      size: CGSize(width: 16, height: 16),
      items: [.group(shadow, [.fill(box, .color(.white), FillStyle())])])
    let whole = try RasterRenderer().render(list).pixels
    for _ in 0..<8 {
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try Format.png.data(list, endsWhenCancelled: true)
      }
      task.cancel()
      _ = try await task.value
    }
    let next = try RasterRenderer.withShared { renderer throws(RenderingError) in
      try renderer.render(list)
    }
    #expect(next.pixels == whole)
  }
}
