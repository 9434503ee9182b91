import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@testable import EspalierRendering

/// Font files with wrong bytes, and some that end too early.
@Suite(.serialized) struct DamagedFontTests {
  private static let quicksand = "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"

  /// Numbers that look random, and are the same in every run.
  private struct Damage: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func damaged(_ font: Data) -> Data {
      var font = font
      if Int.random(in: 0..<4, using: &self) == 0 {
        return font.prefix(Int.random(in: 0..<font.count, using: &self))
      }
      // The directory of tables is in the first bytes; half of the damage is there.
      let end = Bool.random(using: &self) ? 300 : font.count
      for _ in 0..<Int.random(in: 1...40, using: &self) {
        font[Int.random(in: 0..<end, using: &self)] = .random(in: 0...255, using: &self)
      }
      return font
    }
  }

  private func list(_ file: String) throws -> DisplayList {
    DisplayList(
      size: CGSize(width: 60, height: 20),
      items: [try TestFonts.item("Ag é0", at: CGPoint(x: 2, y: 14), size: 12, file: file)])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: quicksand)))
  func `three hundred damaged fonts are drawn or refused, and sound ones as before`() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: Self.quicksand))
    let before = try list(Self.quicksand).pngData(renderer: RasterRenderer())
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("damaged-\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    var random = Damage(state: 1)
    var (drawn, refused) = (0, 0)
    for number in 0..<300 {
      try random.damaged(sound).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      // A font that is good enough to measure with may still be refused for drawing.
      guard FontFile(path: file.path) != nil,
        let picture = try? list(file.path).pngData(renderer: RasterRenderer()),
        let page = try? list(file.path).pdfData()
      else {
        refused += 1
        continue
      }
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "font \(number)")
      #expect(page.starts(with: Data("%PDF".utf8)), "font \(number)")
      drawn += 1
    }
    #expect(drawn > 50)
    #expect(drawn + refused == 300)
    #expect(try list(Self.quicksand).pngData(renderer: RasterRenderer()) == before)
  }
}
