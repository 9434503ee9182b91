import Espalier
import EspalierDrawing
import Foundation

/// The settings of the command line and the environment for the host of a program; `HostOption`
/// lists them.
///
/// The environment variable `ESPALIER_HOST` stands in for `--host`, and `ESPALIER_SCALE` for `--scale`.
struct HostOptions: Equatable {
  /// The host that shows the program's windows.
  enum Host: String, CaseIterable {
    case window, browser, png
  }

  /// The host; nil takes the window where there is a display, otherwise the browser.
  var host: Host?
  var output: URL?
  /// The seconds for which a program runs before its first window is drawn.
  var delay: TimeInterval = 0
  /// The size of the window's content in points; nil takes the scene's or the content's own.
  var size: CGSize?
  /// Pixels per point; nil takes the display's, or 2 for pictures.
  var scale: CGFloat?
  var appearance = ColorScheme.light
  var platform = PlatformStyle.mac
  /// True if windows have a menu bar; nil shows it where a person uses the program as on a Mac.
  var menuBar: Bool?
  /// The port at which a page is served; 0 is any free port.
  var port: UInt16 = 0
  /// The address that the program was asked to open.
  var url: URL?
  /// True if only the options are to be printed.
  var asksForHelp = false

  init(
    arguments: [String], environment: [String: String] = [:]
  ) throws(HostOptionsError) {
    if let name = environment["ESPALIER_HOST"], !name.isEmpty { host = try Self.host(name) }
    if let scale = environment["ESPALIER_SCALE"], !scale.isEmpty {
      self.scale = try Self.scale(scale, of: "ESPALIER_SCALE")
    }
    var index = 0
    func value() throws(HostOptionsError) -> String {
      guard index + 1 < arguments.count else { throw .missingValue(arguments[index]) }
      index += 1
      return arguments[index]
    }
    while index < arguments.count {
      let argument = arguments[index]
      switch HostOption(rawValue: argument) {
      case .host: host = try Self.host(try value())
      case .output: output = URL(fileURLWithPath: try value())
      case .after: delay = try Self.delay(try value())
      case .size: size = try Self.size(try value())
      case .scale: scale = try Self.scale(try value(), of: argument)
      case .port: port = try Self.port(try value())
      case .appearance: appearance = try Self.appearance(try value())
      case .platform: platform = try Self.platform(try value())
      case .menuBar: menuBar = try Self.menuBar(try value())
      case .help: asksForHelp = true
      case nil:
        guard let url = Self.opened(argument) else { throw .unknownOption(argument) }
        self.url = url
      }
      index += 1
    }
    if host == nil, output != nil { host = .png }
    if host == .png, output == nil, !asksForHelp { throw .noOutput }
  }

  /// The address or the file that an argument names; nil if it names none.
  private static func opened(_ argument: String) -> URL? {
    if argument.hasPrefix("-") { return nil }
    if let url = URL(string: argument), url.scheme != nil { return url }
    return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
  }

  private static func host(_ name: String) throws(HostOptionsError) -> Host {
    guard let host = Host(rawValue: name) else { throw .unknownHost(name) }
    return host
  }

  private static func port(_ text: String) throws(HostOptionsError) -> UInt16 {
    guard let port = UInt16(text) else {
      throw .badValue("--port", text, "a number from 0, any free port, to 65535")
    }
    return port
  }

  private static func delay(_ text: String) throws(HostOptionsError) -> TimeInterval {
    guard let delay = Double(text), (0...86_400).contains(delay) else {
      throw .badValue("--after", text, "seconds: a number from 0 to 86400, such as 0.5")
    }
    return delay
  }

  private static func size(_ text: String) throws(HostOptionsError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 16_384 }) else {
      throw .badValue("--size", text, "WIDTHxHEIGHT in points, such as 390x844, up to 16384x16384")
    }
    return CGSize(width: parts[0], height: parts[1])
  }

  private static func scale(_ text: String, of option: String) throws(HostOptionsError) -> CGFloat {
    guard let scale = Double(text), scale > 0, scale <= 32 else {
      throw .badValue(option, text, "pixels per point: a positive number up to 32, such as 2")
    }
    return scale
  }

  private static func appearance(_ text: String) throws(HostOptionsError) -> ColorScheme {
    switch text {
    case "light": .light
    case "dark": .dark
    default: throw .badValue("--appearance", text, "light or dark")
    }
  }

  /// True if windows have a menu bar: pictures and phones have none by themselves.
  var showsMenuBar: Bool { menuBar ?? (host != .png && platform == .mac) }

  private static func menuBar(_ text: String) throws(HostOptionsError) -> Bool {
    switch text {
    case "show": true
    case "hide": false
    default: throw .badValue("--menu-bar", text, "show or hide")
    }
  }

  private static func platform(_ text: String) throws(HostOptionsError) -> PlatformStyle {
    switch text {
    case "mac": .mac
    case "phone": .phone
    default: throw .badValue("--platform", text, "mac or phone")
    }
  }
}
