import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct PixelImageTests {
  /// Two pixels by one: red, then blue.
  private func picture() throws -> CGImage {
    let view = HStack(spacing: 0) {
      Color(.red).frame(width: 1, height: 1)
      Color(.blue).frame(width: 1, height: 1)
    }
    return try #require(ImageRenderer(content: view).cgImage)
  }

  @Test func `a view can be drawn into pixels, which an image shows`() throws {
    let picture = try picture()
    #expect(picture.width == 2 && picture.height == 1 && picture.bytesPerRow == 8)
    let image = Image(picture, scale: 0.5, label: Text("Colors"))
    let snapshot = LayoutSnapshot(of: image, proposal: .unspecified)
    #expect(snapshot.graph.rootSize == CGSize(width: 4, height: 2))
  }

  @Test func `pictures are exported and imported as PNG files`() async throws {
    let data = try await Image(decorative: picture(), scale: 1).exported(as: .png)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let image = try await Image(importing: data, contentType: .png)
    let snapshot = LayoutSnapshot(of: image, proposal: .unspecified)
    #expect(snapshot.graph.rootSize == CGSize(width: 2, height: 1))
    let link = ShareLink("Send", item: image, preview: SharePreview("Tree", image: image))
    #expect(LayoutSnapshot(of: link, proposal: .unspecified).graph.rootSize.width > 0)
  }

  /// Blue, green, red and opacity of each pixel, row by row.
  @Test func `pictures are turned and mirrored`() throws {
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
    func pixels(_ orientation: Image.Orientation) throws -> (CGSize, [UInt8]) {
      let image = Image(decorative: try picture(), scale: 1, orientation: orientation)
      guard case .pixels(let content) = image.source else { return (.zero, []) }
      return (content.size, content.bitmap.pixels)
    }
    let (wide, high) = (CGSize(width: 2, height: 1), CGSize(width: 1, height: 2))
    let expected: [(Image.Orientation, CGSize, [UInt8])] = [
      (.up, wide, red + blue), (.upMirrored, wide, blue + red), (.down, wide, blue + red),
      (.downMirrored, wide, red + blue),
      // Turned clockwise, what was on the left is above.
      (.right, high, red + blue), (.left, high, blue + red), (.leftMirrored, high, red + blue),
      (.rightMirrored, high, blue + red),
    ]
    for (orientation, size, bytes) in expected {
      #expect(try pixels(orientation) == (size, bytes), "\(orientation)")
    }
  }

  @Test func `a part is cut out`() throws {
    let part = try picture().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))
    #expect(part?.bitmap.pixels == [255, 0, 0, 255])
    #expect(try picture().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func `a view without a size has no pixels`() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }
}
