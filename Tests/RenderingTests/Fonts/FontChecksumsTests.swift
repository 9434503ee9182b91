import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

@Suite struct FontChecksumsTests {
  /// Calls `body` with the path of a copy of Inter that `change` has damaged.
  private func withCopy(
    _ change: (inout Data) -> Void, _ body: (String) throws -> Void
  ) throws {
    var font = try Data(contentsOf: URL(fileURLWithPath: TestFonts.inter))
    change(&font)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID().uuidString).otf")
    try font.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test func `installed fonts are intact`() {
    for file in [TestFonts.inter, TestFonts.emoji] {
      #expect(FontChecksums.hold(in: file, index: 0))
    }
    #expect(FontChecksums.hold(in: TestFonts.inter, index: 7), "a file of one font has no others")
  }

  @Test func `changed bytes, cut files and other formats are detected`() throws {
    for place in [1_000, 20_000, 100_000] {
      try withCopy({ $0[place] ^= 0x10 }) { #expect(!FontChecksums.hold(in: $0, index: 0)) }
    }
    for length in [0, 3, 11, 40, 5_000] {
      try withCopy({ $0 = $0.prefix(length) }) { #expect(!FontChecksums.hold(in: $0, index: 0)) }
    }
    try withCopy({ $0.replaceSubrange(0..<4, with: Data("%!PS".utf8)) }) {
      #expect(!FontChecksums.hold(in: $0, index: 0))
    }
  }

  @Test func `only intact fonts are embedded`() throws {
    let page = { (file: String) throws -> Data in
      let run = try TestFonts.run("Hi", at: CGPoint(x: 5, y: 20), size: 16, file: file)
      return try DisplayList(
        size: CGSize(width: 40, height: 30), items: [.glyphs(run, .color(.black))]
      ).pdfData()
    }
    // The glyphs of the damaged copy are outlines of the page, which then has no font.
    let font = Data("/FontFile".utf8)
    let intact = try page(TestFonts.inter)
    #expect(intact.range(of: font) != nil)
    try withCopy({ $0[$0.count / 2] ^= 0xFF }) { file in
      let damaged = try page(file)
      #expect(damaged.range(of: font) == nil)
    }
  }
}
