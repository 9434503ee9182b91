import EspalierCore
import EspalierDrawing
import Foundation
import Synchronization

/// The file that keeps the user defaults of one domain.
///
/// Foundation writes such a file in place and empties it first: a program that ends in between, or
/// a disk that is full, loses all values. Here a new file takes the old one's place when it is
/// complete and on the disk. What other programs have written to other keys in the meantime stays,
/// because the file is read again before it is written, under a lock.
final class DefaultsFile: Sendable {
  private struct State {
    /// The values that memory would hold without the changes that this program has made and not
    /// written yet.
    var base: [String: Any]
    var isWaiting = false
    var lastWrite: DispatchTime?
    /// The last error that was reported; nil after the file was written.
    var reported: Int32?
  }

  let path: String
  /// The name by which Foundation knows the domain.
  private let domain: String
  private let state: Mutex<State>

  private static let queue = DispatchQueue(label: "espalier.storage", qos: .utility)
  /// The time in which the writes of one action are gathered, in seconds.
  private static let gatheringTime = 0.01
  /// The minimum time between two writes, in seconds: a slider that is dragged does not keep the
  /// disk busy.
  private static let minimumInterval = 0.1
  /// The time after which a write that failed is tried again, in seconds.
  private static let retryTime = 30.0

  init(path: String, domain: String, of store: UserDefaults) {
    self.path = path
    self.domain = domain
    let file = WritableFile(path)
    let known = file.whileLocked { Copy(values: Self.base(of: file, domain, store)) }
    state = Mutex(State(base: known.values))
  }

  /// The values that the file gave to memory: all others in memory were written by this program,
  /// and are written to the file.
  ///
  /// Foundation reads a file once, when something asks for the first of its values. Usually that
  /// happens here, under the lock, and memory has the content of the file. Where the program has
  /// used the store before, Foundation reveals neither what it read then nor what was changed
  /// since:
  ///
  /// - If the file is as it was when the program started, whatever differs was changed by the
  ///   program.
  /// - Else others may have written after Foundation read. What only one of the two has is kept, because it may be new, and
  ///   what both have is taken from memory.
  private static func base(
    of file: WritableFile, _ domain: String, _ store: UserDefaults
  ) -> [String: Any] {
    // Before Foundation reads it: that would wait for a file that is damaged to become whole.
    let content = (try? file.content())?.values ?? [:]
    // The domain of the program is only known by its name while it is loaded.
    _ = store.object(forKey: domain)
    guard let own = values(of: domain) else { return [:] }
    if PropertyList.same(own, content) || file.isOlderThanProgram { return content }
    return content.filter { own[$0.key] != nil }
  }

  /// Writes the changes soon, in the background.
  func saveSoon() {
    let now = DispatchTime.now()
    let due = state.withLock { state -> DispatchTime? in
      if state.isWaiting { return nil }
      state.isWaiting = true
      let gathered = now + Self.gatheringTime
      return state.lastWrite.map { max(gathered, $0 + Self.minimumInterval) } ?? gathered
    }
    guard let due else { return }
    Self.queue.asyncAfter(deadline: due) { self.save() }
  }

  /// Writes the changes, and returns when they are on the disk: the program is about to end.
  func saveNow() { Self.queue.sync { save(isLast: true) } }

  private func save(isLast: Bool = false) {
    state.withLock { state in
      state.isWaiting = false
      state.lastWrite = .now()
    }
    let hasNews: Bool
    do throws(FileFailure) {
      hasNews = try write(isLast: isLast)
      state.withLock { $0.reported = nil }
    } catch {
      report(error)
      Self.queue.asyncAfter(deadline: .now() + Self.retryTime) { self.saveSoon() }
      return
    }
    if hasNews { onMainActor { StoreWatch.lookAtAll() } }
  }

  /// Merges memory and file; returns whether the file had something new.
  private func write(isLast: Bool) throws(FileFailure) -> Bool {
    let base = state.withLock { Copy(values: $0.base) }.values
    // Values that no file can hold are not mistaken for removed ones.
    guard let own = Self.values(of: domain) else { throw FileFailure(code: EINVAL) }
    if PropertyList.same(own, base) { return false }
    let target = WritableFile(path)
    let merged = try target.replace(isLast: isLast) {
      content throws(FileFailure) -> [String: Any]? in
      // The content of a damaged file is taken to be that of memory.
      let others = content.isDamaged ? base : content.values
      let merged = Self.merged(base: base, own: own, others: others)
      return PropertyList.same(merged, content.values) && !content.isDamaged ? nil : merged
    }
    let hasNews = adopt(merged, own: own)
    let known = Copy(values: merged)
    state.withLock { $0.base = known.values }
    return hasNews
  }

  /// Takes over the values that other programs have written; those that this program wrote in the
  /// meantime stay.
  ///
  /// - Parameter own: the values in memory when they went into `merged`.
  private func adopt(_ merged: [String: Any], own: [String: Any]) -> Bool {
    if PropertyList.same(merged, own) { return false }
    guard let store = UserDefaults(suiteName: domain) else { return false }
    return DefaultsSaver.alone {
      guard let now = Self.values(of: domain) else { return false }
      let new = Self.merged(base: own, own: now, others: merged)
      for key in Set(now.keys).union(new.keys) where !PropertyList.same(new[key], now[key]) {
        store.set(new[key], forKey: key)
      }
      return !PropertyList.same(new, now)
    }
  }

  /// The values to store after two programs have written; those of a scene are merged one by one.
  private static func merged(
    base: [String: Any], own: [String: Any], others: [String: Any]
  ) -> [String: Any] {
    PropertyList.merged(base: base, own: own, others: others) {
      $0.hasPrefix(SceneStore.keyPrefix)
    }
  }

  private func report(_ failure: FileFailure) {
    let isNew = state.withLock { state in
      defer { state.reported = failure.code }
      return state.reported != failure.code
    }
    if !isNew { return }
    Self.say(
      "The stored values cannot be written to \(path): \(failure.reason). They stay in memory, and are tried "
        + "to be written again when one changes, every half minute, and when the program ends.")
  }

  static func say(_ message: String) {
    StandardError.write(line: "Espalier: \(message)")
  }

  /// The values in memory, without those registered as defaults or given as arguments; nil if no
  /// file could hold them.
  private static func values(of domain: String) -> [String: Any]? {
    UserDefaults.standard.persistentDomain(forName: domain).flatMap(PropertyList.canonical)
  }
}

/// Values on their way through a lock; they are never changed.
private struct Copy: @unchecked Sendable {
  let values: [String: Any]
}
