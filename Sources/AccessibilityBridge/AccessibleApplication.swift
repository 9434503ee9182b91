import Espalier
import Foundation

/// The app as assistive programs see it: answers their questions, and finds the changes since they
/// asked.
@MainActor final class AccessibleApplication {
  let name: String
  private(set) var windows: [AccessibleWindow] = []
  /// The name that the bus knows this program by.
  var busName = ""
  /// The object that contains all apps.
  var parent: DBusValue = .structure([.string(""), .path(AccessibleReference.nothing)])
  /// The number that the registry gave the app.
  var number = 0
  /// The kinds of changes that some program listens for.
  var listeners = AccessibleListeners()
  /// The number of trees that were made, for tests.
  private(set) var treeCount = 0
  private var lastNumber = 0
  /// The events that are still to be reported.
  private var events: [AccessibleEvent] = []

  /// True if a program has performed an action since ``takeWasOperated()``.
  var wasOperated = false

  init(name: String) { self.name = name }

  /// True if any program asks or listens.
  var isObserved: Bool { !listeners.isEmpty || windows.contains { $0.tree != nil } }

  func takeWasOperated() -> Bool {
    defer { wasOperated = false }
    return wasOperated
  }

  // MARK: Windows

  func add(_ host: any BridgedWindow) {
    lastNumber += 1
    let window = AccessibleWindow(number: lastNumber, host)
    window.isActive = host.isActive
    windows.append(window)
    let index = windows.count - 1
    tell([
      .children(.application, "add", index, value(.window(window.number))),
      .window(window.number, "Create", host.title),
    ])
    if window.isActive { tell(activation(of: window)) }
  }

  func remove(_ host: any BridgedWindow) {
    guard let index = windows.firstIndex(where: { $0.host === host }) else { return }
    let window = windows.remove(at: index)
    tell([
      .window(window.number, "Destroy", host.title),
      .children(.application, "remove", index, value(.window(window.number))),
      .state(.window(window.number), "defunct", true),
    ])
  }

  /// Records that something in a window may have changed.
  func didChange(_ host: any BridgedWindow) {
    guard let window = windows.first(where: { $0.host === host }) else { return }
    window.isStale = true
    if window.isActive == host.isActive { return }
    window.isActive = host.isActive
    tell(activation(of: window))
  }

  private func activation(of window: AccessibleWindow) -> [AccessibleEvent] {
    [
      .window(window.number, window.isActive ? "Activate" : "Deactivate", window.host.title),
      .state(.window(window.number), "active", window.isActive),
    ]
  }

  // MARK: Changes

  private func tell(_ new: [AccessibleEvent]) { if !listeners.isEmpty { events += new } }

  /// Finds the changes that some program listens for.
  ///
  /// Nothing is looked up while no program listens.
  func takeEvents() -> [DBusMessage] {
    if !listeners.isEmpty {
      for window in windows where window.isStale { refresh(window) }
    }
    let wanted = events.filter { listeners.want($0) }
    events = []
    return wanted.map(\.message)
  }

  private func refresh(_ window: AccessibleWindow) {
    // Elements that are removed stay known until their end has been reported.
    let (known, listed) = (window.known, window.listed)
    let old = window.refresh()
    treeCount += 1
    guard !listeners.isEmpty, let new = window.tree else { return }
    guard let old else {
      if let focused = new.focused {
        events.append(.state(window.reference(focused), "focused", true))
      }
      return
    }
    let difference = AccessibleDifference(
      application: self, window: window, old: old, new: new, known: known, listed: listed)
    events += difference.events
  }

  // MARK: Objects

  /// An object as messages name it.
  func value(_ reference: AccessibleReference) -> DBusValue {
    .structure([.string(busName), .path(reference.path)])
  }

  /// Like ``value(_:)``, for an answer: from now on changes of the object are reported.
  func told(_ reference: AccessibleReference) -> DBusValue {
    switch reference {
    case .element(let number, let id): windows.first { $0.number == number }?.known.insert(id)
    case .application, .window, .link: break
    }
    return value(reference)
  }

  func object(_ reference: AccessibleReference) -> AccessibleObject {
    let window = reference.windowNumber.flatMap { number in
      windows.first { $0.number == number }
    }
    if let window {
      if window.tree == nil || window.isStale { refresh(window) }
      if case .element(_, let id) = reference, window.tree?[id] != nil { window.known.insert(id) }
    }
    return AccessibleObject(
      application: self, reference: reference, window: window, entry: window?.entry(reference))
  }

  // MARK: Questions

  /// The answer to a call.
  func answer(_ call: DBusMessage) -> DBusMessage {
    if call.path == Self.cachePath, call.member == "GetItems" { return call.answer([Self.noItems]) }
    guard let path = call.path, let reference = AccessibleReference(path: path) else {
      if call.interface == "org.freedesktop.DBus.Peer" { return call.answer([]) }
      return call.failure(Self.unknownObject, "There is no object \(call.path ?? "").")
    }
    let object = object(reference)
    let isRemoved = object.entry == nil && !object.isApplication
    // Programs ask a removed object whether it still exists: this is the only question it answers.
    if isRemoved && call.member != "GetState" {
      return call.failure(Self.unknownObject, "The element \(path) was removed.")
    }
    switch object.answer(call) {
    case .values(let values): return call.answer(values)
    case .badArguments:
      return call.failure(
        "org.freedesktop.DBus.Error.InvalidArgs",
        "\(call.member ?? "The call") has arguments of other types or out of bounds.")
    case .unknownMember:
      return call.failure(
        "org.freedesktop.DBus.Error.UnknownMethod",
        "\(call.interface ?? "") has no \(call.member ?? "") here.")
    }
  }

  /// The path at which programs ask for all objects at once, to keep copies; they get none, so that
  /// they ask only for those they need.
  private static let cachePath = "/org/a11y/atspi/cache"
  private static let noItems = DBusValue.array(of: "((so)(so)(so)iiassusau)", [])
  private static let unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
}
