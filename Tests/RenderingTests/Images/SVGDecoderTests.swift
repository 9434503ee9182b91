import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

@Suite(.enabled(if: SVGLibrary.shared != nil, "needs the package librsvg2-2"))
struct SVGDecoderTests {
  private func read(
    _ attributes: String, _ content: String = "", prolog: String = ""
  ) throws -> Bitmap {
    let text = "\(prolog)<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
    return try ImageDecoder.bitmap(from: Data(text.utf8), name: "drawing.svg")
  }

  private let halves = """
    <rect width="4" height="4" fill="red"/><rect x="4" width="4" height="2" fill="blue"/>
    """

  @Test func `a pixel of the file is a point`() throws {
    #expect(
      try read("width='8' height='4'", halves).drawing == """
        RRRRBBBB
        RRRRBBBB
        RRRR....
        RRRR....
        """)
  }

  @Test(
    "where the size is from",
    arguments: [
      ("width='8' height='4'", "8x4"), ("width='8' height='4' viewBox='0 0 2 1'", "8x4"),
      ("viewBox='0 0 20 10'", "20x10"), ("width='40' viewBox='0 0 20 10'", "40x20"),
      ("height='40' viewBox='0 0 20 10'", "80x40"),
      // An inch has 96 pixels; parts of a pixel are rounded up.
      ("width='1in' height='7.2'", "96x8"),
      // The size that browsers give pictures without one.
      ("", "300x150"),
    ])
  func size(attributes: String, size: String) throws {
    let bitmap = try read(attributes)
    #expect("\(bitmap.width)x\(bitmap.height)" == size)
  }

  @Test func `a picture is redrawn at other sizes`() throws {
    let bitmap = try read("width='2' height='1' viewBox='0 0 8 4'", halves)
    let sharp = try #require(bitmap.redrawn?(8, 4))
    #expect(sharp.drawing == "RRRRBBBB\nRRRRBBBB\nRRRR....\nRRRR....")
    // Stretched, not fitted.
    #expect(bitmap.redrawn?(8, 2)?.drawing == "RRRRBBBB\nRRRR....")
    #expect(bitmap.redrawn?(30_000, 30_000) == nil)
    #expect(bitmap.redrawn?(0, -1) == nil)
  }

  @Test(arguments: [
    "", "\u{FEFF}", " \n", "<?xml version='1.0'?>\n", "<!-- <html> -->",
    "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'>\n<!-- a -->\n",
  ])
  func `SVG files are recognized by their first element`(prolog: String) throws {
    #expect(try read("width='8' height='4'", halves, prolog: prolog).width == 8)
  }

  @Test(arguments: ["<html><svg/></html>", "<!-- <svg/>", "svg", "<svgx/>", "<", "<!"])
  func `other files are not SVG`(text: String) {
    let error = #expect(throws: RenderingError.self) {
      try ImageDecoder.bitmap(from: Data(text.utf8), name: "page")
    }
    #expect(error?.description.contains("it is not PNG, JPEG, WebP, GIF or SVG") == true)
  }

  @Test func `a file that is too large or broken is an error`() throws {
    #expect(
      throws: RenderingError.imageTooLarge(name: "drawing.svg", width: 30_000, height: 30_000)
    ) {
      try read("width='30000' height='30000'")
    }
    let error = #expect(throws: RenderingError.self) { try read("width='3' height='3'", "<g>") }
    #expect(error?.description.hasPrefix("The image drawing.svg cannot be read: ") == true)
    #expect(throws: RenderingError.self) { try read("width='0' height='3'") }
  }

  @Test func `without librsvg the error names the package`() {
    #expect(SVGLibrary(file: "libnothing.so.2") == nil)
    let error = #expect(throws: RenderingError.self) {
      try SVGDecoder.bitmap(Array("<svg/>".utf8), "drawing.svg", library: nil)
    }
    #expect(error?.description.contains("drawing.svg") == true)
    #expect(error?.description.contains("apt-get install librsvg2-2") == true)
  }
}
