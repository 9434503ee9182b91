import Foundation
import Glibc

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

/// A file of stored values that is written while the disk fills up, or the program is killed.
enum StorageFuzzing {
  // A file system in memory.
  private static let folder =
    "/dev/shm/espalier-fuzz-\(ProcessInfo.processInfo.processIdentifier)-values"
  private static let path = folder + "/values.plist"

  static func read(_ data: Data) {
    var source = ByteSource(data)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: nil)
    if source.flag() { return readDamaged(source.data()) }
    var known = values(&source)
    guard write(known, .whole) else { preconditionFailure("the values could not be written") }
    for _ in 0..<4 where !source.isEmpty {
      let new = values(&source)
      let limit = source.choice(200)
      let end: End = source.element(of: [.whole, .fullDisk(limit), .killed(limit)])
      // The files that a killed program left behind.
      if source.flag() { try? data.write(to: URL(fileURLWithPath: folder + "/.values.plist.new")) }
      let isWritten = write(new, end)
      guard let found = try? WritableFile(path).content() else { preconditionFailure("unreadable") }
      precondition(!found.isDamaged, "the file was damaged")
      let (isOld, isNew) = (same(found.values, known), same(found.values, new))
      precondition(isWritten ? isNew : isOld || isNew, "values were lost")
      known = found.values
    }
    checkMerging(&source, known)
  }

  /// A file that holds no values is kept under another name.
  private static func readDamaged(_ data: Data) {
    try? data.write(to: URL(fileURLWithPath: path))
    guard (try? WritableFile(path).content())?.isDamaged == true else { return }
    precondition(data.isEmpty || FileManager.default.contents(atPath: path + ".damaged") == data)
    precondition(write(["key": 1], .whole))
  }

  /// Checks that values changed by others stay where this program did not change them.
  private static func checkMerging(_ source: inout ByteSource, _ base: [String: Any]) {
    let (own, others) = (canonical(&source), canonical(&source))
    let merged = PropertyList.merged(base: base, own: own, others: others)
    for key in Set(base.keys).union(own.keys).union(others.keys) {
      let isOwn = !PropertyList.same(base[key], own[key])
      precondition(PropertyList.same(merged[key], isOwn ? own[key] : others[key]))
    }
  }

  // MARK: Writing

  private enum End {
    case whole
    /// After so many bytes of a file nothing more can be written.
    case fullDisk(Int)
    /// The program ends in the middle of writing, after so many bytes.
    case killed(Int)
  }

  /// Writes values, and returns whether they are certainly stored.
  private static func write(_ values: [String: Any], _ end: End) -> Bool {
    switch end {
    case .whole: return (try? WritableFile(path).replace { _ in values }) != nil
    case .fullDisk(let limit):
      signal(SIGXFSZ, SIG_IGN)
      return limited(to: limit) { (try? WritableFile(path).replace { _ in values }) != nil }
    case .killed(let limit):
      let child = fork()
      guard child != 0 else {
        signal(SIGXFSZ, SIG_DFL)
        _ = limited(to: limit) { (try? WritableFile(path).replace { _ in values }) != nil }
        _exit(0)
      }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      return false
    }
  }

  private static func limited<Result>(to bytes: Int, _ body: () -> Result) -> Result {
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    var new = rlimit(rlim_cur: rlim_t(bytes), rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &new)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old) }
    return body()
  }

  // MARK: Values

  private static func values(_ source: inout ByteSource) -> [String: Any] {
    var values: [String: Any] = [:]
    for _ in 0..<source.choice(6) {
      values[source.element(of: ["a", "b", "c", "d", source.text()])] = value(&source, 0)
    }
    return values
  }

  private static func canonical(_ source: inout ByteSource) -> [String: Any] {
    PropertyList.canonical(values(&source)) ?? [:]
  }

  private static func value(_ source: inout ByteSource, _ depth: Int) -> Any {
    switch source.choice(depth < 6 ? 8 : 6) {
    case 0: return source.choice(256) - 128
    case 1: return Double(source.number())
    case 2: return source.text()
    case 3: return source.flag()
    case 4: return source.data(source.choice(100))
    case 5: return Date(timeIntervalSinceReferenceDate: Double(source.choice(256)) * 1e5)
    case 6: return (0..<source.choice(4)).map { _ in value(&source, depth + 1) }
    default: return [source.text(): value(&source, depth + 1)]
    }
  }

  private static func same(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    // NaN is not equal to itself.
    let other = PropertyList.canonical(other) ?? [:]
    return PropertyList.same(one, other)
      || (try? PropertyList.data(one)) == (try? PropertyList.data(other))
  }
}
