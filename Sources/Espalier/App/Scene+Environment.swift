import EspalierCore
import Observation
import OpenCombine

extension Scene {
  /// Sets the environment value at `keyPath` for the views of this scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(by: EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Supplies an `@Observable` object to the views of this scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified(by: EnvironmentWriter { $0[T.self] = object })
  }

  /// Supplies an observable object to the views of this scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(by: EnvironmentWriter { $0.setObject(object) })
  }

  /// Changes the environment value at `keyPath` for the views of this scene.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modified(by: EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }

  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ViewSource(content: SourceView(self).onChange(of: value, perform: action))
  }

  /// Calls `action` with the old and the new value when `value` has changed.
  ///
  /// - Parameter initial: true to call it when the scene first appears, too, with the same value
  ///   twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ViewSource(content: SourceView(self).onChange(of: value, initial: initial, action))
  }

  /// Calls `action` when `value` has changed.
  ///
  /// - Parameter initial: true to call it when the scene first appears, too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ViewSource(content: SourceView(self).onChange(of: value, initial: initial, action))
  }
}
