import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Pictures in files.
@MainActor @Suite struct PictureWritingTests {
  private let renderer = ImageRenderer(content: Text("A note to keep"))

  @Test(arguments: ["note.png", "note.pdf", "note.svg", "NOTE.PNG", "two.dots.Pdf"])
  func `a file's extension names its format`(name: String) throws {
    let folder = try ScratchFolder()
    try renderer.write(to: folder.file(name))
    let written = try Data(contentsOf: folder.file(name))
    switch URL(fileURLWithPath: name).pathExtension.lowercased() {
    case "png": #expect(try written == renderer.pngData())
    case "pdf": #expect(try written == renderer.pdfData() && written.starts(with: "%PDF".utf8))
    default: #expect(try written == renderer.svgData())
    }
    #expect(folder.names == [name], "nothing else is left behind")
  }

  @Test func `an existing file is replaced`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("note.png")
    try Data(repeating: 7, count: 100_000).write(to: file)
    try renderer.write(to: file)
    #expect(try Data(contentsOf: file) == renderer.pngData())
  }

  /// The error of writing to a file, as text.
  private func failure(_ url: URL, _ renderer: ImageRenderer<some View>) -> String? {
    do {
      try renderer.write(to: url)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["note.gif", "note", "png"])
  func `an unknown extension is an error that lists the known ones`(name: String) throws {
    let folder = try ScratchFolder()
    let problem = try #require(failure(folder.file(name), renderer))
    #expect(problem.contains("The file name \(name) names no format"))
    #expect(problem.contains(".png, .pdf, .svg"))
    #expect(folder.names.isEmpty)
  }

  @Test func `a folder that does not exist is an error that names the file`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("missing/note.png")
    let problem = try #require(failure(file, renderer))
    #expect(problem.contains("note.png"), "\(problem)")
    #expect(folder.names.isEmpty)
  }

  @Test func `a folder in place of the file is an error`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("note.png")
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(failure(file, renderer) != nil)
  }

  @Test func `a view without a size leaves no file`() throws {
    let folder = try ScratchFolder()
    for name in ["none.png", "none.pdf", "none.svg"] {
      let problem = failure(folder.file(name), ImageRenderer(content: EmptyView()))
      #expect(problem?.contains("There is nothing to draw") == true)
    }
    #expect(folder.names.isEmpty)
  }

  // MARK: SVG

  @Test func `an SVG file holds its text as text`() throws {
    let text = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(text.contains("<text"))
    #expect(text.contains("A note to keep"))
    #expect(text.contains("http://www.w3.org/2000/svg"))
  }

  @Test func `characters with a meaning in SVG are written as text`() throws {
    let renderer = ImageRenderer(content: Text("a < b & \"c\" > 'd'"))
    let text = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(text.contains("a &lt; b &amp; "))
    #expect(!text.contains("a < b"))
  }

  @Test func `an opaque file of any format has a black background`() throws {
    let folder = try ScratchFolder()
    let renderer = ImageRenderer(content: Circle().fill(.red))
    renderer.isOpaque = true
    for name in ["disc.pdf", "disc.svg"] { try renderer.write(to: folder.file(name)) }
    let svg = try String(contentsOf: folder.file("disc.svg"), encoding: .utf8)
    #expect(svg.contains("#000"), "\(svg)")
    let pdf = try Data(contentsOf: folder.file("disc.pdf"))
    renderer.isOpaque = false
    #expect(try pdf != renderer.pdfData())
  }
}
