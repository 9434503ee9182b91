@_spi(Espalier) import EspalierCore

/// The views that show something while the mouse rests on them: a press, a key or the wheel ends that.
@MainActor package final class RestingPointer: GraphComponent {
  private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

  package init(_ graph: ViewGraph) {}

  /// Calls `action` at each event that ends the rest, until `owner` leaves.
  package func join(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    observers[ObjectIdentifier(owner)] = action
  }

  package func leave(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  func note(_ event: InputEvent) {
    if observers.isEmpty || !event.endsRest { return }
    for action in Array(observers.values) { action() }
  }
}

extension InputEvent {
  fileprivate var endsRest: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .key, .text, .wheel, .drop: true
    case .magnify, .rotate, .windowFocus, .modifierKeys: false
    }
  }
}
