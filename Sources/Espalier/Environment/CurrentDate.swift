import Foundation

extension EnvironmentValues {
  private enum CurrentDateKey: EnvironmentKey {
    // Not the process's clock: the same view gives the same picture. Hosts set the time of each frame.
    static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The time of the frame; texts that tell the time show it as of then.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
