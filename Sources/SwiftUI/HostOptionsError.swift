/// A mistake in a command line.
enum HostOptionsError: Error, Equatable, CustomStringConvertible {
  case noOutput
  case unknownHost(String)
  case unknownOption(String)
  case missingValue(String)
  case badValue(String, String, String)

  var description: String { "\(fault)\n\(HostOption.usage)" }

  private var fault: String {
    switch self {
    case .noOutput: "Say where the picture goes with --output FILE."
    case .unknownHost(let host):
      "There is no host \(host); there are "
        + "\(HostOptions.Host.allCases.map(\.rawValue).joined(separator: ", "))."
    case .unknownOption(let option):
      "Unknown option \(option)\(HostOption(like: option).map { "; did you mean \($0.rawValue)?" } ?? ".")"
    case .missingValue(let option): "\(option) needs a value."
    case .badValue(let option, let value, let wanted): "\(option) \(value): expected \(wanted)."
    }
  }
}
