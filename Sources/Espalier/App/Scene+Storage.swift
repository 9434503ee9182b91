import EspalierCore
import Foundation

extension Scene {
  /// Has the ``AppStorage`` values of this scene's views kept in `store`, unless they name one themselves.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
