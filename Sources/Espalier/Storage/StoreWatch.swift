import EspalierCore
import Foundation

/// A key of a store, for which nodes wait.
struct StoreKey: Hashable {
  let store: ObjectIdentifier
  let key: String

  init(_ store: any ValueStore, _ key: String) {
    self.store = ObjectIdentifier(store)
    self.key = key
  }
}

/// Informs the views that show stored values when one of these changes, for whatever reason.
///
/// This Foundation does not announce that user defaults were written. The values that views show
/// are compared with the stored ones after every event and before every frame, and several times a
/// second for what is written in between.
@MainActor package enum StoreWatch {
  /// A key of a store, and the views that show it.
  @MainActor private final class Place {
    let store: any ValueStore
    let key: String
    /// The actions for a change of the value, by watcher.
    var watchers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var last: AnyHashable?

    init(_ store: any ValueStore, _ key: String) {
      self.store = store
      self.key = key
      last = stored
    }

    private var stored: AnyHashable? { store.object(forKey: key) as? AnyHashable }

    /// Reads the value once for all views that show it; returns whether it has changed.
    @discardableResult func look() -> Bool {
      let now = stored
      if now == last { return false }
      last = now
      for didChange in watchers.values { didChange() }
      return true
    }
  }

  private static var places: [String: [StoreKey: Place]] = [:]
  private static var placeCount = 0
  private static var observation: (any NSObjectProtocol)?
  private static var timer: (any DispatchSourceTimer)?
  /// The number of places up to which all are checked for every event.
  private static let quickCount = 100

  /// The number of places of views that wait for changes.
  static var count: Int {
    places.values.reduce(0) { $1.values.reduce($0) { $0 + $1.watchers.count } }
  }

  static func add(
    _ watcher: AnyObject, _ store: any ValueStore, _ key: StoreKey,
    didChange: @escaping @MainActor () -> Void
  ) {
    let place = places[key.key]?[key] ?? Place(store, key.key)
    if places[key.key]?[key] == nil {
      places[key.key, default: [:]][key] = place
      if store.isWrittenElsewhere { placeCount += 1 }
    }
    place.watchers[ObjectIdentifier(watcher)] = didChange
    if store.isWrittenElsewhere { listen() }
  }

  static func remove(_ watcher: AnyObject, _ key: StoreKey) {
    guard let place = places[key.key]?[key] else { return }
    place.watchers[ObjectIdentifier(watcher)] = nil
    if !place.watchers.isEmpty { return }
    places[key.key]?[key] = nil
    if places[key.key]?.isEmpty == true { places[key.key] = nil }
    if place.store.isWrittenElsewhere { placeCount -= 1 }
    if placeCount == 0 {
      timer?.cancel()
      timer = nil
    }
  }

  /// Has the views check a key that was written, in whichever store: several may belong to the same
  /// suite.
  static func look(at key: String) {
    for place in places[key, default: [:]].values { place.look() }
  }

  /// Has views check what the program may have written since the last time.
  ///
  /// If very many values are shown, that takes too long for every event, and they wait for the
  /// timer.
  package static func look() {
    if placeCount > 0 && placeCount <= quickCount { lookAtAll() }
  }

  static func lookAtAll() {
    for place in places.values.flatMap(\.values)
    where place.store.isWrittenElsewhere && place.look() {
      // The value may have been written by code that did not ask for it to be kept.
      place.store.save()
    }
  }

  private static func listen() {
    if observation == nil {
      observation = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in
        onMainActor { lookAtAll() }
      }
    }
    if timer != nil { return }
    let new = DispatchSource.makeTimerSource(queue: .main)
    new.setEventHandler { MainActor.assumeIsolated { lookAtAll() } }
    new.schedule(deadline: .now() + 0.2, repeating: 0.2, leeway: .milliseconds(50))
    new.activate()
    timer = new
  }
}

/// Has the views of a tree look at stored values before every frame and after every event.
@MainActor final class StoredValues: GraphComponent {
  init(_ graph: ViewGraph) {
    for phase in [FramePhase.begin, .afterEvent] {
      graph.join(phase) {
        StoreWatch.look()
        return false
      }
    }
  }
}
