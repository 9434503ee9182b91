import Foundation

/// Bytes that grow, in code that is shared with Apple's platforms (`data as CFMutableData`).
public typealias CFMutableData = NSMutableData

/// The place that the bytes of a PDF file go to: a file, or a piece of memory.
public final class CGDataConsumer {
  private enum Place {
    case file(URL)
    case memory(NSMutableData)
  }

  private let place: Place

  /// Adds the bytes to those in memory.
  public init?(data: CFMutableData) { place = .memory(data) }

  /// Writes the bytes to a file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    place = .file(url)
  }

  /// The name of the place in messages.
  var name: String {
    switch place {
    case .file(let url): url.path
    case .memory: "a PDF file in memory"
    }
  }

  func take(_ data: Data) throws {
    switch place {
    case .file(let url): try data.write(to: url, options: .atomic)
    case .memory(let memory): memory.append(data)
    }
  }
}
