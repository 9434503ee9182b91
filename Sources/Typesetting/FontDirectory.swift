import EspalierDrawing
import Foundation

/// The font files of a few directories, by file name.
///
/// Files are found by name alone, without a font service: the same directories give the same
/// pixels on every machine.
struct FontDirectory {
  /// The directories in which fonts are looked for: those of the environment variable
  /// `ESPALIER_FONTS`, separated by colons, then those of Debian's packages.
  ///
  /// The first directory that has a file wins.
  static var searchList: [String] {
    let own = ProcessInfo.processInfo.environment["ESPALIER_FONTS"] ?? ""
    return own.split(separator: ":").map(String.init) + [
      "/usr/share/fonts/opentype/inter",
      "/usr/share/fonts/truetype/noto",
      "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/quicksand",
      "/usr/share/fonts/truetype/dejavu",
    ]
  }

  private var pathsByName: [String: String] = [:]
  /// The names of all files, without their extensions, in alphabetical order.
  private(set) var names: [String] = []
  /// The directories that exist and cannot be read, with a remedy.
  private(set) var problems: [String] = []

  init(_ directories: [String]) {
    for directory in directories {
      guard let files = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
        if let problem = UnreadableFile.problem("The folder of fonts", directory) {
          problems.append(problem)
        }
        continue
      }
      // A URL for each of hundreds of files would take most of a program's time before its first
      // text.
      let path = URL(fileURLWithPath: directory).path
      for file in files {
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")),
          ["otf", "ttf", "ttc"].contains(file[dot...].dropFirst().lowercased())
        else { continue }
        let name = String(file[..<dot])
        if pathsByName[name] == nil { pathsByName[name] = path + "/" + file }
      }
    }
    names = pathsByName.keys.sorted()
  }

  /// The path of a file by its name without extension.
  func path(_ name: String) -> String? { pathsByName[name] }

  /// The paths of all files, in the order of their names.
  var paths: [String] { names.compactMap { pathsByName[$0] } }

  /// The file of a family that is nearest to a weight and slant.
  func nearest(family: String, weight: Int, isItalic: Bool) -> (path: String, isItalic: Bool)? {
    let slants = isItalic ? [true, false] : [false]
    let weights = Self.weightNames.sorted {
      distance($0.weight, weight) < distance($1.weight, weight)
    }
    for slant in slants {
      for (_, name) in weights {
        let names = slant ? Self.italicNames(family, name) : Self.uprightNames(family, name)
        if let path = names.lazy.compactMap({ pathsByName[$0] }).first { return (path, slant) }
      }
    }
    return nil
  }

  /// Of two weights equally far away, the one further from regular counts as nearer.
  private func distance(_ weight: Int, _ wanted: Int) -> Int {
    let isBeyond = wanted >= 450 ? weight >= wanted : weight <= wanted
    return 2 * abs(weight - wanted) + (isBeyond ? 0 : 1)
  }

  private static let weightNames: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]

  private static func uprightNames(_ family: String, _ weight: String) -> [String] {
    weight == "Regular" ? ["\(family)-Regular", family] : ["\(family)-\(weight)"]
  }

  private static func italicNames(_ family: String, _ weight: String) -> [String] {
    weight == "Regular"
      ? ["\(family)-Italic", "\(family)-Oblique"]
      : ["\(family)-\(weight)Italic", "\(family)-\(weight)Oblique"]
  }
}
