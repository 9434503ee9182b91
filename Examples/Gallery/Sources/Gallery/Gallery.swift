import SwiftUI

/// Shows the gallery in a window or a browser, or draws its pages and writes an index of them.
///
/// `Gallery` starts the program, with the options of every app (`--host window`, `--size 800x600`, …).
/// `Gallery --output FOLDER [PAGE …]` draws every page, or those that are named.
@main @MainActor enum Gallery {
  static func main() {
    // `--host png --output FILE` is every app's option.
    let words = CommandLine.arguments.dropFirst()
    guard words.contains("--output"), !words.contains("--host") else { return GalleryApp.main() }
    do {
      try draw()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  private static func draw() throws {
    let (folder, names) = try arguments()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in Page.all where names.isEmpty || names.contains(page.name) {
      try page.draw(into: folder)
      print("\(page.name): \(page.title)")
    }
    try Index(pages: Page.all).html()
      .write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
  }

  private static func arguments() throws(UsageError) -> (folder: URL, names: Set<String>) {
    var folder = URL(filePath: "gallery")
    var names: Set<String> = []
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--output" {
        guard let path = rest.popFirst() else {
          throw UsageError(problem: "--output needs a folder")
        }
        folder = URL(filePath: path)
      } else {
        guard Page.all.contains(where: { $0.name == argument }) else {
          throw UsageError(problem: "there is no page \(argument)")
        }
        names.insert(argument)
      }
    }
    return (folder, names)
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  let problem: String

  var description: String {
    "\(problem)\nusage: Gallery --output FOLDER [PAGE ...]"
  }
}

extension Page {
  /// Writes the page as PNG (in light and dark, and from right to left), as SVG and as PDF.
  func draw(into folder: URL) throws {
    let renderer = ImageRenderer(content: sheet)
    renderer.scale = 2
    for format in ["png", "svg", "pdf"] {
      try renderer.write(to: folder.appending(path: "\(name).\(format)"))
    }
    try write(
      sheet.environment(\.colorScheme, .dark), to: folder.appending(path: "\(name)-dark.png"))
    try write(
      sheet.environment(\.layoutDirection, .rightToLeft),
      to: folder.appending(path: "\(name)-rtl.png"))
  }

  private func write(_ view: some View, to file: URL) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.write(to: file)
  }

  /// The page on its paper: as wide as every other, as tall as its content.
  private var sheet: some View {
    content
      .padding(24)
      .frame(width: Self.width)
      .background(.background)
  }
}
