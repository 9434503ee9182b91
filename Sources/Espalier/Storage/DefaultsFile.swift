import Foundation
import Synchronization

/// The file that keeps the user defaults of one domain.
///
/// Foundation writes such a file in place and empties it first: a program that ends in between, or a disk that is full,
/// takes all values with it. Here a new file takes the old one's place when it is complete and on the disk. What other
/// programs have written to other keys in the meantime stays, because the file is read again before it is written, under
/// a lock.
final class DefaultsFile: Sendable {
  private struct State {
    /// The values that the file had when it was read or written last.
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
  /// The time in which what one action writes is gathered.
  private static let gatheringTime = 0.01
  /// The least time between two writes: a slider that is dragged does not keep the disk busy.
  private static let leastInterval = 0.1
  /// The time until a disk that refused is tried again.
  private static let retryTime = 30.0

  init(path: String, domain: String) {
    self.path = path
    self.domain = domain
    state = Mutex(State(base: Self.read(path) ?? [:]))
  }

  /// Writes what changed soon, beside the caller.
  func saveSoon() {
    let now = DispatchTime.now()
    let due = state.withLock { state -> DispatchTime? in
      if state.isWaiting { return nil }
      state.isWaiting = true
      let gathered = now + Self.gatheringTime
      return state.lastWrite.map { max(gathered, $0 + Self.leastInterval) } ?? gathered
    }
    guard let due else { return }
    Self.queue.asyncAfter(deadline: due) { self.save() }
  }

  /// Writes what changed and comes back when it is on the disk.
  func saveNow() { Self.queue.sync { save() } }

  private func save() {
    state.withLock { state in
      state.isWaiting = false
      state.lastWrite = .now()
    }
    let hasNews: Bool
    do throws(FileFailure) {
      hasNews = try write()
      state.withLock { $0.reported = nil }
    } catch {
      report(error)
      Self.queue.asyncAfter(deadline: .now() + Self.retryTime) { self.saveSoon() }
      return
    }
    if hasNews { onMainActor { StoreWatch.lookAtAll() } }
  }

  /// Brings memory and file together; answers whether the file had something new.
  private func write() throws(FileFailure) -> Bool {
    let base = state.withLock { Copy(values: $0.base) }.values
    let own = PropertyList.canonical(Self.values(of: domain))
    if PropertyList.same(own, base) { return false }
    let target = WritableFile(path)
    let merged = try target.replace { content throws(FileFailure) -> [String: Any]? in
      // A file that cannot be read had what memory has.
      let others = content.isDamaged ? base : content.values
      let merged = PropertyList.merged(base: base, own: own, others: others) {
        $0.hasPrefix(SceneStore.keyPrefix)
      }
      return PropertyList.same(merged, content.values) && !content.isDamaged ? nil : merged
    }
    return adopt(merged, own: own)
  }

  /// Takes in what others have written; what this program wrote in the meantime stays.
  private func adopt(_ merged: [String: Any], own: [String: Any]) -> Bool {
    let known = Copy(values: merged)
    state.withLock { $0.base = known.values }
    guard let store = UserDefaults(suiteName: domain) else { return false }
    var hasNews = false
    let now = PropertyList.canonical(Self.values(of: domain))
    for key in Set(own.keys).union(merged.keys)
    where !PropertyList.same(own[key], merged[key]) && PropertyList.same(own[key], now[key]) {
      store.set(merged[key], forKey: key)
      hasNews = true
    }
    return hasNews
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
    FileHandle.standardError.write(Data("Espalier: \(message)\n".utf8))
  }

  /// What memory has, without what was registered as defaults or given as arguments.
  private static func values(of domain: String) -> [String: Any] {
    UserDefaults.standard.persistentDomain(forName: domain) ?? [:]
  }

  private static func read(_ path: String) -> [String: Any]? {
    let content = WritableFile(path).content()
    return content.isDamaged ? nil : content.values
  }
}

/// Values on their way through a lock; nobody changes them.
private struct Copy: @unchecked Sendable {
  let values: [String: Any]
}
