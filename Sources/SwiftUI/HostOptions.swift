import Foundation

/// What the command line says about where a program is shown.
struct HostOptions: Equatable {
  var output: URL
  /// The window's size in points; nil takes the scene's or the content's.
  var size: CGSize?
  /// Pixels per point.
  var scale: CGFloat = 2

  init(arguments: [String]) throws(HostOptionsError) {
    var output: URL?
    var index = 0
    func value() throws(HostOptionsError) -> String {
      guard index + 1 < arguments.count else { throw .missingValue(arguments[index]) }
      index += 1
      return arguments[index]
    }
    while index < arguments.count {
      switch arguments[index] {
      case "--host":
        let host = try value()
        if host != "png" { throw .unknownHost(host) }
      case "--output": output = URL(fileURLWithPath: try value())
      case "--size": size = try Self.size(try value())
      case "--scale": scale = try Self.scale(try value())
      default: throw .unknownOption(arguments[index])
      }
      index += 1
    }
    guard let output else { throw .noOutput }
    self.output = output
  }

  private static func size(_ text: String) throws(HostOptionsError) -> CGSize {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      throw .badValue("--size", text, "WIDTHxHEIGHT in points, such as 390x844")
    }
    return CGSize(width: parts[0], height: parts[1])
  }

  private static func scale(_ text: String) throws(HostOptionsError) -> CGFloat {
    guard let scale = Double(text), scale > 0, scale.isFinite else {
      throw .badValue("--scale", text, "a positive number of pixels per point")
    }
    return scale
  }
}

/// What is wrong with a command line.
enum HostOptionsError: Error, Equatable, CustomStringConvertible {
  case noOutput
  case unknownHost(String)
  case unknownOption(String)
  case missingValue(String)
  case badValue(String, String, String)

  var description: String {
    let usage = "usage: --host png --output FILE.png|.pdf|.svg [--size WxH] [--scale N]"
    return switch self {
    case .noOutput: "Say where the picture goes with --output FILE.\n\(usage)"
    case .unknownHost(let host): "There is no host \(host); this version has png.\n\(usage)"
    case .unknownOption(let option): "Unknown option \(option).\n\(usage)"
    case .missingValue(let option): "\(option) needs a value.\n\(usage)"
    case .badValue(let option, let value, let wanted):
      "\(option) \(value): expected \(wanted).\n\(usage)"
    }
  }
}
