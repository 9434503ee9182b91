import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation
import LayoutEngine

extension App {
  /// Starts the program: shows its first window as the command line says, and exits.
  ///
  /// `--host png --output FILE` draws the window into a picture (`.png`, `.pdf` or `.svg`); `--size WxH` gives the
  /// window's size in points, `--scale N` the pixels per point, 2 by default.
  @MainActor public static func main() {
    do {
      let options = try HostOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      try drawFirstWindow(options)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
    exit(EXIT_SUCCESS)
  }

  @MainActor private static func drawFirstWindow(_ options: HostOptions) throws {
    // Refused before anything is laid out.
    _ = try PictureFormat(options.output)
    var defaultSize: CGSize?
    let app = AppView(Self()) { defaultSize = $0.defaultSize }
    let session = Session(
      app, environment: .headless(scale: options.scale), textEngine: Engines.text)
    let size = options.size ?? defaultSize ?? session.idealWindowSize
    session.settle(.window(size))
    let list = session.displayList(scale: options.scale)
    try PictureFormat.write(
      list, to: options.output, scale: options.scale, background: session.graph.windowBackground)
  }
}
