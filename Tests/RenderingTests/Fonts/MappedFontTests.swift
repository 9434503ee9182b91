import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@testable import EspalierRendering

@Suite struct MappedFontTests {
  private func withCopy(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID().uuidString).otf").path
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// The number of places in the process's memory that show a file.
  private func mappings(of path: String) throws -> Int {
    // Strings are made of the first four kilobytes of such a file.
    let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps")).readToEnd() ?? Data()
    return String(decoding: maps, as: UTF8.self)
      .split(separator: "\n").count { $0.hasSuffix(URL(fileURLWithPath: path).lastPathComponent) }
  }

  @Test func `a font is mapped once, however many pictures are drawn with it`() throws {
    try withCopy { path in
      let list = DisplayList(
        size: CGSize(width: 40, height: 30),
        items: [try TestFonts.item("Hi", at: CGPoint(x: 5, y: 20), size: 16, file: path)])
      var fonts: [FontFile] = []
      for _ in 0..<20 {
        fonts.append(try #require(FontFile(path: path)))
        _ = try list.pdfData()
        _ = try list.svgData()
        _ = try RasterRenderer().render(list)
      }
      let count = try withExtendedLifetime(fonts) { try mappings(of: path) }
      #expect(count == 1)
    }
  }

  @Test func `a font that is no longer used is not kept`() throws {
    try withCopy { path in
      var font = MappedFont.at(path)
      #expect(font === MappedFont.at(path))
      #expect(font != nil)
      font = nil
      let count = try mappings(of: path)
      #expect(count == 0)
    }
  }

  @Test func `a file that was written anew is another font`() throws {
    try withCopy { path in
      let old = try #require(MappedFont.at(path))
      let emoji = try Data(contentsOf: URL(fileURLWithPath: TestFonts.emoji))
      try FileManager.default.removeItem(atPath: path)
      try emoji.write(to: URL(fileURLWithPath: path))
      let new = try #require(MappedFont.at(path))
      #expect(new !== old)
      #expect(new.bytes.count == emoji.count)
    }
  }

  @Test func `a path that is not a file gives no font`() {
    #expect(MappedFont.at("/none/font.otf") == nil)
    #expect(MappedFont.at("/tmp") == nil)
    #expect(MappedFont.at("/dev/null") == nil)
  }
}
