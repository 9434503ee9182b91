@_spi(Espalier) import EspalierCore
import Foundation
import Synchronization

/// Writes user defaults to the disk: soon after they changed, and when the program ends.
package enum DefaultsSaver {
  private struct Files {
    var byDomain: [String: DefaultsFile] = [:]
    var endIsAwaited = false
  }

  private static let files = Mutex(Files())
  /// The name by which Foundation knows the domain of `UserDefaults.standard`.
  private static let standardDomain = "kCFPreferencesCurrentApplication"

  private static let access = NSRecursiveLock()

  /// Runs `body` while neither values of other programs are taken over nor views write theirs.
  static func alone<Result>(_ body: () -> Result) -> Result {
    access.lock()
    defer { access.unlock() }
    return body()
  }

  /// Records the content of a store's file, before any value is read or written.
  package static func prepare(_ store: UserDefaults) { _ = file(of: store) }

  static func save(_ store: UserDefaults) {
    if let file = file(of: store) {
      file.saveSoon()
    } else {
      // A Foundation that does not reveal its file.
      _ = store.synchronize()
    }
  }

  /// Writes waiting changes immediately, because the program is about to end.
  package static func saveAll() {
    let open = files.withLock { Array($0.byDomain.values) }
    for file in open { file.saveNow() }
  }

  private static func file(of store: UserDefaults) -> DefaultsFile? {
    guard let domain = domain(of: store) else { return nil }
    return files.withLock { files in
      if let known = files.byDomain[domain] { return known }
      if !files.endIsAwaited {
        files.endIsAwaited = true
        atexit { DefaultsSaver.saveAll() }
      }
      let file = DefaultsFile(path: path(of: domain), domain: domain, of: store)
      files.byDomain[domain] = file
      return file
    }
  }

  /// The name of a store's suite, which no function returns; nil if it cannot be found.
  private static func domain(of store: UserDefaults) -> String? {
    if store === UserDefaults.standard { return standardDomain }
    var mirror = Mirror(reflecting: store) as Mirror?
    while let current = mirror {
      if let suite = current.descendant("suite") as? String? { return suite ?? standardDomain }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The folder beside the file of `UserDefaults.standard` in which documents without a file are kept.
  static var unsavedDocuments: URL {
    URL(fileURLWithPath: path(of: standardDomain)).deletingPathExtension()
      .appendingPathExtension("unsaved")
  }

  /// The file in which Foundation keeps a domain.
  private static func path(of domain: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["XDG_CONFIG_HOME"] ?? ""
    // Not the home directory that the system knows of, because Foundation does not ask for it here.
    let home = environment["HOME"] ?? ""
    let folder = own.hasPrefix("/") && own.utf8.count > 1 ? own : "\(home)/.config"
    let identifier = Bundle.main.bundleIdentifier ?? ""
    let program = identifier.isEmpty ? ProcessInfo.processInfo.processName : identifier
    return "\(folder)/\(domain == standardDomain ? program : domain).plist"
  }
}
