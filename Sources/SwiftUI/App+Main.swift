import Espalier
import EspalierBrowser
import EspalierDrawing
import EspalierHosting
import EspalierWindow
import Foundation

extension App {
  /// Starts the program: shows its first window where the command line says, and runs until the
  /// program ends.
  ///
  /// - `--host window` opens a window on the desktop: the choice where there is a display.
  /// - `--host browser` serves a page to browsers on this machine and prints where; `--port N` chooses the port.
  /// - `--host png --output FILE` draws the window into a picture (`.png`, `.pdf` or `.svg`), `--after SECONDS` once the program
  ///   has run for so long.
  /// - `--size WxH` gives the size of the window's content in points, `--scale N` the pixels per point, `--appearance dark` dark colors,
  ///   `--platform phone` the fonts and controls of a phone.
  /// - `--menu-bar hide` leaves out the menu bar above the content, which windows and pages have on the platform `mac`.
  /// - `--help` prints all options.
  ///
  /// The environment variables `ESPALIER_HOST` and `ESPALIER_SCALE` stand in for the options of their names.
  @MainActor @preconcurrency public static func main() {
    StandardOutput.showLinesAtOnce()
    do {
      let options = try HostOptions(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      if options.asksForHelp {
        print(HostOption.list)
        exit(EXIT_SUCCESS)
      }
      Engines.platform = options.platform
      if let size = options.size { UIScreen.main.windowSize = size }
      // Before the app reads or writes a stored value.
      DefaultsSaver.prepare(.standard)
      switch options.host {
      case .png: try drawFirstWindow(options)
      case .window: try showWindows(options)
      case .browser: try serve(options)
      case nil: try showSomewhere(options)
      }
    } catch {
      StandardError.write(line: "\(error)")
      exit(EXIT_FAILURE)
    }
    exit(EXIT_SUCCESS)
  }

  /// Returns the host for a window where there is a display, otherwise that for a browser.
  @MainActor private static func showSomewhere(_ options: HostOptions) throws {
    do {
      try showWindows(options)
    } catch let error as WindowHostError {
      do {
        try serve(options)
      } catch let other as NoHostError {
        throw NoHostError(reasons: [error.description] + other.reasons)
      }
    }
  }

  @MainActor private static func showWindows(_ options: HostOptions) throws {
    BrokenPipe.survive()
    let host = try WindowHost(
      WindowHost.Options(size: options.size, scale: options.scale), renderer: Engines.raster)
    var environment = EnvironmentValues.interactive(options)
    // The person at the window is at the machine; one at a browser page may be anywhere.
    environment.choosesFiles = true
    let app = AppSession(
      Self(), environment: environment, textEngine: Engines.text, isInteractive: true,
      showsMenuBar: options.showsMenuBar)
    try host.show(app)
    if let url = options.url { app.open(url) }
    host.run()
  }

  @MainActor private static func serve(_ options: HostOptions) throws {
    BrokenPipe.survive()
    var environment = EnvironmentValues.interactive(options)
    environment.displayScale = options.scale ?? 1
    let host: BrowserHost
    do {
      host = try BrowserHost(
        BrowserHost.Options(port: options.port), environment: environment,
        renderer: Engines.raster
      ) { environment in
        let app = AppSession(
          Self(), environment: environment, textEngine: Engines.text,
          showsMenuBar: options.showsMenuBar)
        if let url = options.url { DispatchQueue.main.async { app.open(url) } }
        return app
      }
    } catch {
      throw NoHostError(reasons: [
        "No page can be served at port \(options.port) of this machine: \(error)."
      ])
    }
    print("Open \(host.address) in a browser.")
    host.run()
  }

  @MainActor private static func drawFirstWindow(_ options: HostOptions) throws {
    guard let output = options.output else { throw HostOptionsError.noOutput }
    // Rejected before anything is laid out.
    _ = try PictureFormat(output)
    let scale = options.scale ?? 2
    var environment = EnvironmentValues.headless(scale: scale)
    environment.colorScheme = options.appearance
    environment.platformStyle = options.platform
    let app = AppSession(
      Self(), environment: environment, textEngine: Engines.text,
      showsMenuBar: options.showsMenuBar)
    guard let window = app.openFirstWindow() else { exit(EXIT_FAILURE) }
    if let url = options.url { app.open(url) }
    let size = options.size.map { window.size(content: $0) } ?? window.initialSize
    window.session.settle(.window(size))
    // Bars around the content are known once it has been laid out.
    if options.size == nil, window.initialSize != size {
      window.session.settle(.window(window.initialSize))
    }
    if options.delay > 0 {
      app.run(window, at: options.size == nil ? window.initialSize : size, for: options.delay)
    }
    let list = window.session.displayList(scale: scale)
    try PictureFormat.write(
      list, to: output, scale: scale, background: window.session.graph.windowBackground)
  }
}

/// The reason why a program can be shown nowhere.
struct NoHostError: Error, CustomStringConvertible {
  let reasons: [String]

  var description: String {
    (reasons + ["Draw a picture instead with --host png --output FILE.png."])
      .joined(separator: "\n")
  }
}
