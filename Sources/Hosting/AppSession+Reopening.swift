import Espalier
import Foundation

// Windows that are opened again after a run of the program that ended without closing them.

extension AppSession {
  /// Keeps the open windows from now on, and opens those of the last run again if it did not close them.
  package func keepWindows() { records = WindowRecords() }

  /// Opens the windows of the last run; returns nil if there are none.
  func reopenWindows() -> AppWindow? {
    guard let records, windows.isEmpty else { return nil }
    isReopening = true
    let isNeeded = { (record: WindowRecord) in
      self.windowDescriptions.contains {
        $0.shows(record) && $0.isUnsaved(record, in: records.unsavedDocuments)
      }
    }
    for record in records.takeOver(isNeeded: isNeeded, report: { report($0) }) {
      if let scene = windowDescriptions.first(where: { $0.shows(record) }),
        let value = scene.value(of: record)
      {
        open(scene, value: value, record: record)
      } else {
        records.forget(record)
      }
    }
    if windows.isEmpty { isReopening = false }
    return windows.first
  }

  /// Called when the windows that the program starts with have been shown.
  package func didShowWindows() {
    isReopening = false
    recordWindows()
  }

  /// Keeps the windows that are open now.
  func recordWindows() {
    records?.keep(windows.compactMap(record(of:)), isReopening: isReopening)
  }

  private func record(of window: AppWindow) -> WindowRecord? {
    guard window.description.mayReopen else { return nil }
    var data: Data?
    if let value = window.presented.value {
      guard let coded = (value.base as? any Encodable).flatMap({ try? JSONEncoder().encode($0) })
      else { return nil }
      data = coded
    }
    return WindowRecord(
      scene: window.description.sceneIdentity, store: window.storeName, value: data,
      frame: window.frame)
  }

  /// The folder in which the windows of a scene keep documents that have no file; nil if they are not
  /// opened again.
  func unsavedDocuments(_ description: WindowDescription) -> URL? {
    description.mayReopen ? records?.unsavedDocuments : nil
  }

  /// The name under which a window keeps its values; nil if they end with it.
  ///
  /// The values of a scene's first window are there the next time; those of further windows, if these are opened again.
  func storeName(_ description: WindowDescription, _ record: WindowRecord?) -> String? {
    if !description.restores { return nil }
    let scene = description.sceneIdentity
    let isTaken = windows.contains { $0.description.sceneIdentity == scene }
    if let name = record?.store, name != scene || !isTaken { return name }
    if !isTaken { return scene }
    return records == nil || !description.mayReopen ? nil : "\(scene) \(UUID())"
  }

  /// Forgets a window that was closed, and the values that nothing else uses.
  func forget(_ window: AppWindow) {
    guard let records else { return }
    records.forget(
      WindowRecord(
        scene: window.description.sceneIdentity, store: window.storeName, value: nil, frame: nil))
    recordWindows()
  }
}

extension WindowDescription {
  /// True if windows of the scene are opened again.
  fileprivate var mayReopen: Bool {
    switch kind {
    case .group, .single: restores
    case .settings, .utility, .alert, .menuBarExtra: false
    }
  }

  fileprivate func shows(_ record: WindowRecord) -> Bool {
    mayReopen && sceneIdentity == record.scene
  }

  /// True for a window whose document is in no file, but in this folder.
  fileprivate func isUnsaved(_ record: WindowRecord, in folder: URL) -> Bool {
    guard let isUnsaved, let value = value(of: record) ?? nil else { return false }
    return isUnsaved(value, folder)
  }

  /// The value that a window of the scene showed, which may be none; nil if it cannot be read, or shown again.
  fileprivate func value(of record: WindowRecord) -> AnyHashable?? {
    guard let data = record.value else { return .some(defaultValue?()) }
    guard let type = valueType as? any (Decodable & Hashable).Type,
      let value = try? JSONDecoder().decode(type, from: data).erased, isThere?(value) ?? true
    else { return nil }
    return .some(value)
  }
}

extension Hashable {
  fileprivate var erased: AnyHashable { AnyHashable(self) }
}
