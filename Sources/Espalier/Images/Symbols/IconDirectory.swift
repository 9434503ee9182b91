import EspalierDrawing
import Foundation

/// The SVG files of a few directories, by file name.
struct IconDirectory: Sendable {
  /// Where icons are looked for: the directories of the environment variable `ESPALIER_SYMBOLS`, separated by colons,
  /// then that of Debian's package `bootstrap-icons`.
  ///
  /// The first directory that has a file wins.
  static var searchList: [String] {
    let own = ProcessInfo.processInfo.environment["ESPALIER_SYMBOLS"] ?? ""
    return own.split(separator: ":").map(String.init) + ["/usr/share/bootstrap-icons/svg"]
  }

  private var paths: [String: String] = [:]

  /// An icon is a few hundred bytes long; nothing that is much longer is one.
  private static let sizeLimit = 1 << 20

  init(_ directories: [String]) {
    for directory in directories {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      for file in files where file.hasSuffix(".svg") {
        let name = String(file.dropLast(4))
        if paths[name] == nil { paths[name] = directory + "/" + file }
      }
    }
  }

  var isEmpty: Bool { paths.isEmpty }

  func has(_ name: String) -> Bool { paths[name] != nil }

  /// The outline of the icon in a file, nil where there is no file of this name.
  func outline(_ name: String) throws(SVGProblem) -> IconOutline? {
    guard let path = paths[name] else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SVGProblem("The icon \(path) cannot be read.")
    }
    do throws(SVGProblem) {
      if data.count > Self.sizeLimit { throw SVGProblem("it is larger than a megabyte") }
      return IconOutline(try SVGIcon(String(decoding: data, as: UTF8.self)).shapes)
    } catch {
      throw SVGProblem("The icon \(path) cannot be read: \(error).")
    }
  }
}
