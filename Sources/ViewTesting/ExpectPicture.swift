import Espalier
import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation
import LayoutEngine
import Testing

/// Compares a view's picture, drawn with real fonts, with the file `Pictures/NAME.png` beside the test's file.
///
/// On a difference `Pictures/NAME.failed.png` shows expected, actual and difference side by side. With
/// `UPDATE_PICTURES=1` in the environment the file is written anew instead, except where `CI` is set.
///
/// - Parameters:
///   - proposal: what is proposed to the view; its ideal size by default.
///   - scale: pixels per point.
@MainActor public func expectPicture(
  of view: some View, matches name: String, proposal: ProposedViewSize = .unspecified,
  scale: CGFloat = 2, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let actual = try LayoutSnapshot(of: view, proposal: proposal, scale: scale, text: .fonts)
      .picture()
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures")
    let problem = try PictureFile(folder: folder, name: name).check(actual)
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("the picture \(name) cannot be compared: \(error)", sourceLocation: sourceLocation)
  }
}

extension LayoutSnapshot {
  /// The view's pixels.
  fileprivate func picture() throws -> Bitmap {
    let list = DisplayList(size: size, items: graph.displayItems(scale: scale))
    return try RasterRenderer().render(list, scale: scale)
  }
}

/// A recorded picture and what it is compared with.
private struct PictureFile {
  let folder: URL
  let name: String

  private var recorded: URL { folder.appendingPathComponent("\(name).png") }
  private var failed: URL { folder.appendingPathComponent("\(name).failed.png") }

  /// Describes how `actual` differs from the recording; nil if it does not.
  func check(_ actual: Bitmap) throws -> String? {
    let environment = ProcessInfo.processInfo.environment
    if environment["UPDATE_PICTURES"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PNGWriter.data(for: actual).write(to: recorded)
      return nil
    }
    guard FileManager.default.fileExists(atPath: recorded.path) else {
      return
        "\(recorded.path) does not exist; run the test with UPDATE_PICTURES=1 and look at what it writes"
    }
    let expected = try ImageDecoder.bitmap(atPath: recorded.path)
    if expected.hasSamePixels(as: actual) {
      try? FileManager.default.removeItem(at: failed)
      return nil
    }
    try PNGWriter.data(for: expected.sideBySide(with: actual)).write(to: failed)
    return "the picture differs; \(failed.path) shows expected, actual and difference"
  }
}

extension Bitmap {
  fileprivate func hasSamePixels(as other: Bitmap) -> Bool {
    width == other.width && height == other.height && pixels == other.pixels
  }

  /// This picture, `other` and what differs (white on black), from left to right.
  fileprivate func sideBySide(with other: Bitmap) -> Bitmap {
    let panel = max(width, other.width)
    let gap = 8
    let size = (width: 3 * panel + 2 * gap, height: max(height, other.height))
    var result = [UInt8](repeating: 0x80, count: size.width * size.height * 4)
    for y in 0..<size.height {
      for x in 0..<panel {
        let (left, right) = (pixel(x, y), other.pixel(x, y))
        let difference: [UInt8] = left == right ? [0, 0, 0, 255] : [255, 255, 255, 255]
        for (index, bytes) in [left, right, difference].enumerated() {
          let start = (y * size.width + x + index * (panel + gap)) * 4
          result.replaceSubrange(start..<start + 4, with: bytes)
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: result, name: name)
  }

  /// A pixel's four bytes; nothing outside of the picture.
  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard x < width, y < height else { return [0, 0, 0, 0] }
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }
}
