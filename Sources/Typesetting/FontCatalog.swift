import EspalierDrawing
import Foundation

/// A font description with its file found.
struct ResolvedFont {
  /// The file; nil if there is no font at all: characters are drawn as boxes then.
  var file: FontFile?
  var family: String
  var weight: Int
  var isItalic: Bool
  var isObliqued: Bool
  /// The design of San Francisco whose widths the font is brought to.
  var standsInFor: SystemDesign?
  /// The pitch: nil for proportional fonts; otherwise the advance that every character is brought to, per em.
  var pitch: CGFloat?
  /// The width of the file's characters as a fraction of the family's usual width.
  var ownWidth: CGFloat = 1

  enum SystemDesign {
    case standardDesign(isDisplay: Bool)
    case roundedDesign
    case serifDesign
  }

  var isSlanted: Bool { isItalic || isObliqued }

  func glyphFont(size: CGFloat) -> GlyphFont {
    GlyphFont(
      file: file?.path ?? "", faceIndex: file?.faceIndex ?? 0, size: size, family: family,
      weight: weight, isItalic: isItalic, isObliqued: isObliqued)
  }
}

/// Finds and opens font files.
///
/// Each file is opened once, when it is first needed. The names inside files are read only when a
/// font is asked for by a name that no file has.
final class FontCatalog {
  let directory: FontDirectory
  private let directories: [String]
  private let report: (String) -> Void
  private var reported: Set<String> = []
  private var files: [String: FontFile] = [:]
  private var resolved: [Key: ResolvedFont] = [:]
  private lazy var installedNames = makeInstalledNames()
  private var registered = (names: FontNameIndex(paths: []), version: 0)

  init(directories: [String], report: @escaping (String) -> Void) {
    self.directories = directories
    self.report = report
    directory = FontDirectory(directories)
    for problem in directory.problems { report("Espalier: \(problem)") }
  }

  /// The parts of a font description that decide its file.
  private struct Key: Hashable {
    var family: FontDescription.Family
    var weight: Int
    var isItalic: Bool
    var isDisplay: Bool
    var width: CGFloat
  }

  /// Takes in the fonts that the program registered since the last time; false if there were none.
  func updateRegisteredFonts() -> Bool {
    guard FontRegistry.state.withLock({ $0.version }) != registered.version else { return false }
    let state = FontRegistry.state.withLock { $0 }
    registered = (FontNameIndex(paths: state.paths), state.version)
    resolved = [:]
    return true
  }

  func file(path: String, faceIndex: Int = 0) -> FontFile? {
    let key = "\(path)#\(faceIndex)"
    if let file = files[key] { return file }
    let file = FontFile(path: path, faceIndex: faceIndex)
    files[key] = file
    if file == nil { diagnose(path) }
    return file
  }

  private func makeInstalledNames() -> FontNameIndex {
    let names = FontNameIndex(paths: directory.paths)
    for path in names.nameless { diagnose(path) }
    return names
  }

  /// Reports, once, a font that may not be read.
  private func diagnose(_ path: String) {
    guard let problem = UnreadableFile.problem("The font", path), reported.insert(path).inserted
    else { return }
    report("Espalier: \(problem)")
  }

  func font(for description: FontDescription) -> ResolvedFont {
    let key = Key(
      family: description.family, weight: description.weight, isItalic: description.isItalic,
      isDisplay: SystemFontWidths.isDisplay(size: description.size), width: description.stretch)
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
      if var font = first(of: ["NotoSerif"], key) {
        font.standsInFor = .serifDesign
        return font
      }
      return first(of: ["DejaVuSerif"], key)
        ?? missing("NotoSerif", package: "fonts-noto-core", key)
    case .system(.rounded):
      return roundedFont(key) ?? systemFont(key)
    case .system(.default):
      return systemFont(key)
    case .named(let name):
      return namedFont(name, key) ?? systemFont(key)
    }
  }

  private func systemFont(_ key: Key) -> ResolvedFont {
    let display = key.isDisplay ? first(of: ["InterDisplay"], key) : nil
    guard var font = display ?? first(of: ["Inter"], key) else {
      return missing("Inter", package: "fonts-inter", key)
    }
    font.standsInFor = .standardDesign(isDisplay: display != nil)
    return font
  }

  /// Nil where the rounded family is not installed: the standard design serves as well.
  ///
  /// Quicksand is a weight lighter than San Francisco.
  private func roundedFont(_ key: Key) -> ResolvedFont? {
    var key = key
    key.weight = min(900, key.weight + 100)
    var font = first(of: ["Quicksand"], key)
    font?.standsInFor = .roundedDesign
    return font
  }

  private func namedFont(_ name: String, _ key: Key) -> ResolvedFont? {
    if let font = face(registered.names, name, key) { return font }
    // Only the names inside files tell narrow and wide ones apart.
    if key.width != 1, let font = face(installedNames, name, key) { return font }
    if let font = first(of: [name, name.replacing(" ", with: "")], key) { return font }
    return face(installedNames, name, key) ?? first(of: Self.relatives(of: name), key)
  }

  private func face(_ names: FontNameIndex, _ name: String, _ key: Key) -> ResolvedFont? {
    guard
      let face = names.face(
        named: name, weight: key.weight, isItalic: key.isItalic, width: key.width),
      let file = file(path: face.path, faceIndex: face.index)
    else { return nil }
    return ResolvedFont(
      file: file, family: face.names.family, weight: face.names.weight,
      isItalic: face.names.isItalic, isObliqued: key.isItalic && !face.names.isItalic,
      ownWidth: face.names.width)
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
        isObliqued: key.isItalic && !found.isItalic)
    }
    return nil
  }

  /// Reports once which package has the font, and takes any other font rather than none.
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
        file: nil, family: family, weight: key.weight, isItalic: key.isItalic, isObliqued: false)
  }

  /// Families of the same kind for the fonts that every Mac has.
  private static func relatives(of name: String) -> [String] {
    switch name.lowercased().filter({ $0 != " " }) {
    case "menlo", "monaco", "courier", "couriernew", "sfmono", "sfmono-regular":
      ["NotoSansMono", "DejaVuSansMono"]
    case "georgia", "times", "timesnewroman", "palatino", "newyork": ["NotoSerif", "DejaVuSerif"]
    default: []
    }
  }
}
