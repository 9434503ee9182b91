/// A change that can be reported to assistive programs.
struct AccessibleEvent: Equatable {
  var source: AccessibleReference
  /// `Object` or `Window`.
  var group: String
  var member: String
  var detail = ""
  var first = 0
  var second = 0
  var value = DBusValue.string("")

  static func window(_ number: Int, _ member: String, _ title: String) -> AccessibleEvent {
    AccessibleEvent(
      source: .window(number), group: "Window", member: member, value: .string(title))
  }

  static func state(
    _ source: AccessibleReference, _ name: String, _ isSet: Bool
  ) -> AccessibleEvent {
    AccessibleEvent(
      source: source, group: "Object", member: "StateChanged", detail: name, first: isSet ? 1 : 0)
  }

  static func property(
    _ source: AccessibleReference, _ name: String, _ value: DBusValue
  ) -> AccessibleEvent {
    AccessibleEvent(
      source: source, group: "Object", member: "PropertyChange", detail: name, value: value)
  }

  static func children(
    _ source: AccessibleReference, _ detail: String, _ index: Int, _ child: DBusValue
  ) -> AccessibleEvent {
    AccessibleEvent(
      source: source, group: "Object", member: "ChildrenChanged", detail: detail, first: index,
      value: child)
  }

  var message: DBusMessage {
    .signal(
      source.path, "org.a11y.atspi.Event.\(group)", member,
      [
        .string(detail), .int(first), .int(second), .variant(value), .array(of: "{sv}", []),
      ])
  }

  /// The kind as listeners name it, without capitals and dashes.
  fileprivate var kind: String {
    AccessibleListeners.plain("\(group):\(member):\(detail)")
  }
}

/// The kinds of changes that some program listens for.
struct AccessibleListeners {
  /// The kinds by listener: the beginnings of the kinds that it asked for, such as `object:statechanged`.
  private var kinds: [String: [String]] = [:]

  var isEmpty: Bool { kinds.isEmpty }

  fileprivate static func plain(_ kind: String) -> String {
    var kind = kind.lowercased()
    kind.removeAll { $0 == "-" }
    while kind.last == ":" { kind.removeLast() }
    return kind
  }

  mutating func add(_ program: String, _ kind: String) {
    kinds[program, default: []].append(Self.plain(kind))
  }

  mutating func remove(_ program: String, _ kind: String) {
    guard let index = kinds[program]?.firstIndex(of: Self.plain(kind)) else { return }
    kinds[program]?.remove(at: index)
    if kinds[program]?.isEmpty == true { kinds[program] = nil }
  }

  /// Forgets a program that has ended.
  mutating func removeAll(_ program: String) { kinds[program] = nil }

  func want(_ event: AccessibleEvent) -> Bool {
    let kind = event.kind
    return kinds.values.contains { wanted in
      wanted.contains { kind == $0 || kind.hasPrefix($0 + ":") }
    }
  }
}
