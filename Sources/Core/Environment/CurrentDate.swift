import Foundation

extension EnvironmentValues {
  private enum CurrentDateKey: EnvironmentKey {
    // Not the process's clock, so that the same view gives the same picture. Hosts set the time of
    // each frame.
    static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The time of the frame; texts that show the time use it.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
