import Espalier

/// The options that every program with an `App` understands on its command line.
enum HostOption: String, CaseIterable {
  case host = "--host"
  case output = "--output"
  case after = "--after"
  case size = "--size"
  case scale = "--scale"
  case appearance = "--appearance"
  case platform = "--platform"
  case menuBar = "--menu-bar"
  case port = "--port"
  case help = "--help"

  /// The value that is written after the option; nil if there is none.
  private var value: String? {
    switch self {
    case .host: HostOptions.Host.allCases.map(\.rawValue).joined(separator: "|")
    case .output: "FILE"
    case .after: "SECONDS"
    case .size: "WxH"
    case .scale, .port: "N"
    case .appearance: "light|dark"
    case .platform: "mac|phone"
    case .menuBar: "show|hide"
    case .help: nil
    }
  }

  private var explanation: String {
    switch self {
    case .host: "what shows the program; a window where there is a display, else a browser"
    case .output: "draws the first window into a .png, .pdf or .svg"
    case .after: "lets the program run before it is drawn; 0 if nothing is said"
    case .size: "the size of the window's content in points"
    case .scale: "pixels per point"
    case .appearance: "light or dark colors"
    case .platform: "the fonts and controls of a Mac or of a phone"
    case .menuBar: "the menu bar above the content"
    case .port: "where the page is served; any free port if nothing is said"
    case .help: "prints this"
    }
  }

  private var synopsis: String { value.map { "\(rawValue) \($0)" } ?? rawValue }

  /// All options in one line.
  static let usage =
    "usage: " + allCases.map { "[\($0.synopsis)] " }.joined() + "[URL|FILE]"

  /// All options, each in a line of its own with what it does.
  static let list: String = {
    let column = allCases.map(\.synopsis.count).max() ?? 0
    func line(_ synopsis: String, _ explanation: String) -> String {
      "  " + synopsis + String(repeating: " ", count: column + 2 - synopsis.count) + explanation
    }
    let lines = allCases.map { line($0.synopsis, $0.explanation) }
    return "Options:\n"
      + (lines + [line("URL|FILE", "what the program opens")]).joined(separator: "\n")
  }()

  /// The option that was probably meant: one that differs from the written one by no more than two
  /// letters.
  init?(like text: String) {
    guard let nearest = NearestName.of(text, in: Self.allCases.map(\.rawValue), within: 2) else {
      return nil
    }
    self.init(rawValue: nearest)
  }
}
