@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import Synchronization

/// The files of one table in one bundle, read once.
struct TableFiles: Sendable {
  /// The entries by language, as lowercase tags with dashes.
  private(set) var languages: [String: [String: LocalizedEntry]] = [:]
  /// The language that the texts are translated from.
  private(set) var developmentLanguage: String
  private(set) var problems: [String] = []

  private init(_ name: String, _ bundle: Bundle) {
    // Bundle.developmentLocalization traps if the bundle does not set it.
    let language = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    developmentLanguage = language?.languageTag ?? "en"
    for directory in bundle.tableDirectories {
      read(name, in: directory, language: "base")
      for (language, folder) in languageFolders(in: directory) {
        read(name, in: folder, language: language)
      }
    }
  }

  private mutating func languageFolders(in directory: URL) -> [(String, URL)] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path) else {
      noteUnreadable("The folder of translations", directory)
      return []
    }
    return names.sorted().filter { $0.hasSuffix(".lproj") }.map { name in
      (String(name.dropLast(6)).languageTag, directory.appendingPathComponent(name))
    }
  }

  private mutating func read(_ name: String, in folder: URL, language: String) {
    let file = folder.appendingPathComponent(name)
    if let (url, data) = content(of: file, "strings") {
      let strings = StringsFile(data)
      add(strings.entries.mapValues { LocalizedEntry(form: .text($0)) }, language)
      if let problem = strings.problem { note(problem, url) }
    }
    if let (url, data) = content(of: file, "stringsdict") {
      do { add(try StringsDictionary.entries(data), language) } catch { note(error, url) }
    }
    if let (url, data) = content(of: file, "xcstrings") {
      do {
        let catalog = try StringCatalog(data)
        developmentLanguage = catalog.sourceLanguage.languageTag
        for (language, entries) in catalog.tables { add(entries, language.languageTag) }
      } catch {
        note(error, url)
      }
    }
  }

  private mutating func add(_ entries: [String: LocalizedEntry], _ language: String) {
    languages[language, default: [:]].merge(entries) { $1 }
  }

  /// The bytes of a file with an extension added; nil if there is no such file.
  private mutating func content(of file: URL, _ type: String) -> (URL, Data)? {
    let url = file.appendingPathExtension(type)
    if let data = try? Data(contentsOf: url) { return (url, data) }
    // The files of a folder that cannot be read cannot be told from files that do not exist.
    if !noteUnreadable("The folder of translations", url.deletingLastPathComponent()) {
      noteUnreadable("The file of translations", url)
    }
    return nil
  }

  @discardableResult private mutating func noteUnreadable(_ name: String, _ url: URL) -> Bool {
    guard let problem = UnreadableFile.problem(name, url.path) else { return false }
    if !problems.contains(problem) { problems.append(problem) }
    return true
  }

  private mutating func note(_ problem: TableProblem, _ url: URL) {
    problems.append(
      "The translations in \(url.path) cannot be read, line \(problem.line): \(problem.message). "
        + "Keys that are not found are shown as they are; correct the file.")
  }
}

extension TableFiles {
  private struct Key: Hashable {
    var path: String
    var name: String
  }

  private static let known = Mutex<[Key: TableFiles]>([:])

  /// - Parameters:
  ///   - name: the name of the table; nil stands for `Localizable`.
  ///   - bundle: the bundle of the table; nil stands for the main bundle.
  static func named(_ name: String?, in bundle: Bundle?) -> TableFiles {
    let key = Key(path: bundle?.bundlePath ?? "", name: name ?? "Localizable")
    if let files = known.withLock({ $0[key] }) { return files }
    let files = TableFiles(key.name, bundle ?? .main)
    known.withLock { $0[key] = files }
    return files
  }
}

extension Bundle {
  /// The directories in which the package manager and Xcode put tables.
  ///
  /// An app's resources belong to its main bundle on Apple's platforms; the package manager puts
  /// those of an executable into a bundle beside it.
  var tableDirectories: [URL] {
    var directories = [bundleURL]
    if let resourceURL, resourceURL != bundleURL { directories.append(resourceURL) }
    if self == .main {
      let neighbors =
        (try? FileManager.default.contentsOfDirectory(
          at: bundleURL, includingPropertiesForKeys: nil)) ?? []
      directories += neighbors.filter { $0.pathExtension == "resources" }.sorted {
        $0.path < $1.path
      }
    }
    return directories
  }
}

extension String {
  /// The name of a language in the form in which tags are compared.
  var languageTag: String { lowercased().replacing("_", with: "-") }
}
