import Foundation

/// A window as it is kept beyond the end of the program.
package struct WindowRecord: Codable, Equatable {
  /// The place and the size of a window on the screen, in points.
  package struct Frame: Codable, Equatable {
    /// The upper left corner; nil where the desktop does not say.
    package var corner: CGPoint?
    package var size: CGSize

    package init(corner: CGPoint?, size: CGSize) {
      self.corner = corner
      self.size = size
    }
  }

  /// The identity of the scene.
  package var scene: String
  /// The name of the window's values of ``SceneStorage``; nil if they are not kept.
  package var store: String?
  /// The value that the window shows.
  package var value: Data?
  package var frame: Frame?

  package init(scene: String, store: String?, value: Data?, frame: Frame?) {
    self.scene = scene
    self.store = store
    self.value = value
    self.frame = frame
  }
}

/// The open windows of each run of a program: after a run that ended without closing its windows, the next one opens them
/// again.
@MainActor package final class WindowRecords {
  private struct Entry: Codable, Equatable {
    var windows: [WindowRecord]
    /// True until the windows of an earlier run have been shown again.
    var isReopening: Bool
  }

  private static let keyPrefix = "Windows of run "

  private let store: UserDefaults
  private let run: ProgramRun
  /// The folder of the program's documents that have no file.
  package let unsavedDocuments: URL
  private var last = Entry(windows: [], isReopening: false)

  package convenience init() { self.init(in: .standard, of: .current) }

  init(
    in store: UserDefaults, of run: ProgramRun,
    unsavedDocuments: URL = DefaultsSaver.unsavedDocuments
  ) {
    self.store = store
    self.run = run
    self.unsavedDocuments = unsavedDocuments
    DefaultsSaver.prepare(store)
  }

  private var key: String { Self.keyPrefix + run.name }

  /// The windows of the last run, if that ended without closing them, and those of earlier runs that
  /// are needed.
  ///
  /// - Parameters:
  ///   - isNeeded: true for a window whose document exists nowhere else.
  ///   - report: called with the reason why windows are not opened again.
  package func takeOver(
    isNeeded: (WindowRecord) -> Bool = { _ in false }, report: (String) -> Void
  ) -> [WindowRecord] {
    let ended = store.dictionaryRepresentation().keys.compactMap { key -> ProgramRun? in
      guard key.hasPrefix(Self.keyPrefix) else { return nil }
      return ProgramRun(name: key.dropFirst(Self.keyPrefix.count))
    }
    .filter { $0 != run && !$0.isAlive }.sorted { $0.time < $1.time }
    var entries: [Entry] = []
    for run in ended {
      let key = Self.keyPrefix + run.name
      if let data = store.data(forKey: key),
        let entry = try? JSONDecoder().decode(Entry.self, from: data)
      {
        entries.append(entry)
      }
      store.removeObject(forKey: key)
    }
    if !ended.isEmpty { DefaultsSaver.save(store) }
    var last = entries.popLast() ?? Entry(windows: [], isReopening: false)
    if last.isReopening {
      let unsaved =
        last.windows.contains(where: isNeeded)
        ? " Documents that were never saved are in \(unsavedDocuments.path)." : ""
      report(
        "The program ended while it opened the windows of the time before again. They stay closed now, in case one of them is the reason."
          + unsaved)
      for record in last.windows { forget(record) }
      last.windows = []
    }
    let earlier = entries.flatMap(\.windows)
    for record in earlier where !isNeeded(record) { forget(record) }
    return last.windows + earlier.filter(isNeeded)
  }

  /// Removes the values of a window that is not opened again.
  package func forget(_ record: WindowRecord) {
    if let name = record.store, name != record.scene { SceneStore.remove(name, from: store) }
  }

  /// Keeps the windows that are open.
  ///
  /// - Parameter isReopening: true until the windows of an earlier run have been shown again.
  package func keep(_ windows: [WindowRecord], isReopening: Bool) {
    let entry = Entry(windows: windows, isReopening: isReopening)
    if entry == last { return }
    last = entry
    if windows.isEmpty {
      store.removeObject(forKey: key)
    } else if let data = try? JSONEncoder().encode(entry) {
      store.set(data, forKey: key)
    }
    DefaultsSaver.save(store)
  }
}
