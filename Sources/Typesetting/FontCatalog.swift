import EspalierDrawing
import Foundation

/// A font description with its file found.
struct ResolvedFont {
  /// Nil if there is no font at all: characters are boxes then.
  var file: FontFile?
  var family: String
  var weight: Int
  var isItalic: Bool
  var isObliqued: Bool
  /// Whether Inter stands in for San Francisco, and its widths want correction.
  var standsInForSystem: Bool
  /// Nil for proportional fonts; else the advance that every character is brought to, per em.
  var pitch: CGFloat?

  var isSlanted: Bool { isItalic || isObliqued }

  func glyphFont(size: CGFloat) -> GlyphFont {
    GlyphFont(
      file: file?.path ?? "", faceIndex: file?.faceIndex ?? 0, size: size, family: family,
      weight: weight, isItalic: isItalic, isObliqued: isObliqued)
  }
}

/// Finds and opens font files.
///
/// Each file is opened once, when it is first needed.
final class FontCatalog {
  let directory: FontDirectory
  private let directories: [String]
  private let report: (String) -> Void
  private var reported: Set<String> = []
  private var files: [String: FontFile] = [:]
  private var resolved: [Key: ResolvedFont] = [:]

  init(directories: [String], report: @escaping (String) -> Void) {
    self.directories = directories
    self.report = report
    directory = FontDirectory(directories)
  }

  /// The parts of a font description that decide its file.
  private struct Key: Hashable {
    var family: FontDescription.Family
    var weight: Int
    var isItalic: Bool
    var isDisplay: Bool
  }

  func file(path: String, faceIndex: Int = 0) -> FontFile? {
    let key = "\(path)#\(faceIndex)"
    if let file = files[key] { return file }
    let file = FontFile(path: path, faceIndex: faceIndex)
    files[key] = file
    return file
  }

  func font(for description: FontDescription) -> ResolvedFont {
    let key = Key(
      family: description.family, weight: description.weight, isItalic: description.isItalic,
      isDisplay: SystemFontWidths.isDisplay(size: description.size))
    if let font = resolved[key] { return font }
    let font = find(key)
    resolved[key] = font
    return font
  }
}

// MARK: - Families

extension FontCatalog {
  /// San Francisco Mono's advance.
  private static let monospacedPitch: CGFloat = 0.618

  private func find(_ key: Key) -> ResolvedFont {
    switch key.family {
    case .system(.monospaced):
      var font = first(of: ["NotoSansMono", "DejaVuSansMono", "LiberationMono"], key)
      if font?.file != nil { font?.pitch = Self.monospacedPitch }
      return font ?? missing("NotoSansMono", package: "fonts-noto-mono", key)
    case .system(.serif):
      return first(of: ["NotoSerif", "DejaVuSerif"], key)
        ?? missing("NotoSerif", package: "fonts-noto-core", key)
    case .system(.default), .system(.rounded):
      return systemFont(key)
    case .named(let name):
      return first(of: Self.fileFamilies(of: name), key) ?? systemFont(key)
    }
  }

  private func systemFont(_ key: Key) -> ResolvedFont {
    let families = key.isDisplay ? ["InterDisplay", "Inter"] : ["Inter"]
    guard var font = first(of: families, key) else {
      return missing("Inter", package: "fonts-inter", key)
    }
    font.standsInForSystem = true
    return font
  }

  private func first(of families: [String], _ key: Key) -> ResolvedFont? {
    for family in families {
      guard
        let found = directory.nearest(
          family: family, weight: key.weight, isItalic: key.isItalic),
        let file = file(path: found.path)
      else { continue }
      return ResolvedFont(
        file: file, family: file.familyName, weight: key.weight, isItalic: found.isItalic,
        isObliqued: key.isItalic && !found.isItalic, standsInForSystem: false)
    }
    return nil
  }

  /// Says once which package has the font, and takes any other font rather than none.
  private func missing(_ family: String, package: String, _ key: Key) -> ResolvedFont {
    if reported.insert(family).inserted {
      report(
        """
        Espalier: found no file of the font \(family) in \(directories.joined(separator: ", ")). \
        Install it (on Debian: apt install \(package)), or name its directory in the environment \
        variable ESPALIER_FONTS.
        """)
    }
    return first(of: ["Inter", "NotoSans", "DejaVuSans"], key)
      ?? ResolvedFont(
        file: nil, family: family, weight: key.weight, isItalic: key.isItalic, isObliqued: false,
        standsInForSystem: false)
  }

  /// The file names to try for a font by name: its own, then a family of the same kind for the
  /// fonts that every Mac has.
  private static func fileFamilies(of name: String) -> [String] {
    let own = [name, name.replacing(" ", with: "")]
    return switch own[1].lowercased() {
    case "menlo", "monaco", "courier", "couriernew", "sfmono", "sfmono-regular":
      own + ["NotoSansMono", "DejaVuSansMono"]
    case "georgia", "times", "timesnewroman", "palatino", "newyork":
      own + ["NotoSerif", "DejaVuSerif"]
    default: own
    }
  }
}
