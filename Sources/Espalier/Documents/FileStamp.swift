@_spi(Espalier) import EspalierCore
import Foundation

/// The marks that distinguish a file on the disk from its earlier state: another program that
/// writes it leaves different ones.
struct FileStamp: Equatable {
  private struct Mark: Equatable {
    let name: String
    let changed: Date?
    let size: Int
    let number: Int
  }

  private let marks: [Mark]

  /// The marks of folders are those of all files in them, up to this number.
  private static let mostFiles = 10_000

  /// Returns nil where there is no such file.
  init?(_ file: URL) {
    guard let own = Self.mark("", file) else { return nil }
    var marks = [own]
    if let names = FileManager.default.enumerator(atPath: file.path) {
      for case let name as String in names {
        if marks.count > Self.mostFiles { break }
        if let mark = Self.mark(name, file.appendingPathComponent(name)) { marks.append(mark) }
      }
    }
    self.marks = marks.sorted { $0.name < $1.name }
  }

  private static func mark(_ name: String, _ file: URL) -> Mark? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      return nil
    }
    return Mark(
      name: name, changed: attributes[.modificationDate] as? Date,
      size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
      number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
  }
}
