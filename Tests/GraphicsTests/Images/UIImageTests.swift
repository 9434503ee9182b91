import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierGraphics

/// Pictures as source code for Apple's systems names them.
@MainActor struct UIImageTests {
  /// A square of 4 points, 2 pixels per point.
  private func picture(_ color: Color = .red) throws -> UIImage {
    let renderer = ImageRenderer(content: color.frame(width: 4, height: 4))
    renderer.scale = 2
    return try #require(renderer.uiImage)
  }

  private func shownSize(_ image: UIImage) -> CGSize {
    LayoutSnapshot(of: Image(uiImage: image), proposal: .unspecified).graph.rootSize
  }

  @Test func `a view is drawn into an object, which an image shows in the same size`() throws {
    let picture = try picture()
    #expect(picture.size == CGSize(width: 4, height: 4))
    #expect(picture.scale == 2)
    #expect(picture.cgImage?.width == 8)
    #expect(shownSize(picture) == CGSize(width: 4, height: 4))
  }

  @Test func `images are made of a list of objects by the name of the initializer alone`() {
    #expect([UIImage(), UIImage()].map(Image.init).count == 2)
  }

  @Test func `the bytes of a file become pixels at the scale asked for`() throws {
    let data = try #require(picture().pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 8))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test(arguments: [("card.png", 8), ("card@2x.png", 4), ("card@3x.png", 8.0 / 3)])
  func `the name of a file tells the pixels per point`(name: String, width: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try #require(picture().pngData()).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size.width == width)
    #expect(NSImage(contentsOf: file) != nil)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("gone.png").path) == nil)
  }

  @Test func `a literal of a missing picture has no size, and the view reports it`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let picture = #imageLiteral(resourceName: "gone")
    #expect(picture.size == .zero)
    let harness = Harness(Image(uiImage: picture).accessibilityIdentifier("picture"))
    _ = harness.displayListText
    #expect(harness.diagnostics.contains { $0.contains("gone") })
  }

  @Test func `pixels that are turned swap width and height`() throws {
    let wide = ImageRenderer(content: Color.blue.frame(width: 6, height: 2))
    let pixels = try #require(wide.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 1, height: 3))
    #expect(shownSize(turned) == CGSize(width: 1, height: 3))
    let file = try #require(turned.pngData())
    #expect(UIImage(data: file)?.size == CGSize(width: 2, height: 6))
    #expect(NSImage(cgImage: pixels, size: CGSize(width: 3, height: 1)).scale == 2)
  }

  @Test func `a JPEG file has white behind what is transparent`() throws {
    let clear = try #require(picture(.clear).jpegData(compressionQuality: 0.9))
    #expect(clear.prefix(2) == Data([0xFF, 0xD8]))
    let shown = try #require(UIImage(data: clear)?.cgImage)
    #expect(shown.bitmap.pixels.allSatisfy { $0 >= 250 })
    let large = try #require(picture().jpegData(compressionQuality: 1))
    let small = try #require(picture().jpegData(compressionQuality: 0))
    #expect(small.count < large.count)
  }

  @Test func `a picture without a size shows nothing and has no file`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(shownSize(UIImage()) == .zero)
  }

  @Test func `a symbol takes the color of its surroundings`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.renderingMode == .alwaysTemplate)
    let tinted = ImageRenderer(content: Image(uiImage: star).foregroundStyle(.blue))
    let own = ImageRenderer(
      content: Image(uiImage: star.withRenderingMode(.alwaysOriginal)).foregroundStyle(.blue))
    #expect(try tinted.pngData() != own.pngData())
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }
}
