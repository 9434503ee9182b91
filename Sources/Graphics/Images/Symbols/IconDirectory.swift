@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The SVG files of a few directories, by file name.
struct IconDirectory: Sendable {
  /// The directories that are searched for icons: those of the environment variable
  /// `ESPALIER_SYMBOLS`, separated by colons, then that of Debian's package `bootstrap-icons`.
  ///
  /// The first directory that has a file wins.
  static var searchList: [String] {
    let own = ProcessInfo.processInfo.environment["ESPALIER_SYMBOLS"] ?? ""
    return own.split(separator: ":").map(String.init) + ["/usr/share/bootstrap-icons/svg"]
  }

  private let directories: [String]

  /// The largest length of an icon's file in bytes: real icons have a few thousand.
  private static let sizeLimit = 1 << 17

  init(_ directories: [String]) { self.directories = directories }

  /// True if there is no file of any name.
  var isEmpty: Bool {
    !directories.contains { directory in
      let files = try? FileManager.default.contentsOfDirectory(atPath: directory)
      return files?.contains { $0.hasSuffix(".svg") } ?? false
    }
  }

  func has(_ name: String) -> Bool { path(name) != nil }

  /// The path of the file with a name.
  ///
  /// The directories have thousands of files, of which a program shows a few: each is looked up by itself.
  private func path(_ name: String) -> String? {
    if name.contains("/") { return nil }
    return directories.lazy.map { $0 + "/" + name + ".svg" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The outline of the icon in a file, nil if there is no file of this name.
  func outline(_ name: String) throws(SVGProblem) -> IconOutline? {
    guard let path = path(name) else { return nil }
    do throws(SVGProblem) {
      return try IconOutline(try SVGIcon(try Self.text(path)).shapes)
    } catch {
      throw SVGProblem("The icon \(path) cannot be read: \(error).")
    }
  }

  /// The content of a file; throws for anything that is not one, such as a device without an end.
  private static func text(_ path: String) throws(SVGProblem) -> String {
    let manager = FileManager.default
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? manager.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw SVGProblem("it is no file")
    }
    guard let size = attributes?[.size] as? Int, size <= sizeLimit else {
      throw SVGProblem("it has more than \(sizeLimit) bytes")
    }
    guard let data = manager.contents(atPath: file) else { throw SVGProblem("access is denied") }
    return String(decoding: data, as: UTF8.self)
  }
}
