import Foundation

/// Names of user defaults that no other test uses, and that are removed with this object.
@MainActor final class TemporarySuites {
  nonisolated(unsafe) private var names: [String] = []

  func makeName() -> String {
    let name = "espalier-tests-\(UUID().uuidString)"
    names.append(name)
    return name
  }

  deinit { for name in names { UserDefaults.standard.removePersistentDomain(forName: name) } }
}
