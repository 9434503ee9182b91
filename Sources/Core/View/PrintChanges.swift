import EspalierDrawing

extension View {
  /// Prints what has changed since the last call for the view: the names of properties, `@self` for
  /// the values that the view is made with, and `@identity` for a view that is new; `@dependencies`
  /// is anything else that the body reads.
  ///
  /// To be called in `body`: `let _ = Self._printChanges()`. The names are printed to the standard
  /// output.
  @MainActor public static func _printChanges() { print(toldChanges) }

  /// Prints the same to the standard error stream.
  @MainActor public static func _logChanges() {
    StandardError.write(line: toldChanges)
  }

  @MainActor static var toldChanges: String {
    guard case .by(let node, _) = StateReading.current, let view = node as? any EvaluatedView else {
      return "\(Self.self): no body is being evaluated."
    }
    let names = StateReading.with(.unnoticed) { node.graph[ToldProperties.self].changes(of: view) }
    return "\(Self.self): \(names.joined(separator: ", ")) changed."
  }
}

/// A node that evaluates the body of a view.
@MainActor protocol EvaluatedView: ViewNode {
  /// The view as its body sees it.
  var evaluatedView: Any { get }
}

/// A property of a view that reports its changes.
@MainActor private protocol ToldProperty {
  var told: Any { get }
}

extension State: ToldProperty { fileprivate var told: Any { wrappedValue } }
extension Binding: ToldProperty { fileprivate var told: Any { wrappedValue } }
extension Environment: ToldProperty { fileprivate var told: Any { wrappedValue } }

/// The properties of views that print their changes, with their last values.
@MainActor private final class ToldProperties: GraphComponent {
  private struct Entry {
    let node: WeakNode
    let values: [(name: String, value: Any, isOwn: Bool)]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ graph: ViewGraph) {}

  func changes(of node: any EvaluatedView) -> [String] {
    let values = Mirror(reflecting: node.evaluatedView).children.map { child in
      let property = child.value as? any ToldProperty
      return (
        name: child.label ?? "", value: property?.told ?? child.value, isOwn: property == nil
      )
    }
    entries = entries.filter { $0.value.node.value != nil }
    let known = entries[ObjectIdentifier(node)]
    entries[ObjectIdentifier(node)] = Entry(node: WeakNode(node), values: values)
    guard let known, known.values.count == values.count else {
      return ["@self", "@identity"] + values.filter { !$0.isOwn }.map(\.name)
    }
    let changed = zip(known.values, values).filter { !Self.same($0.value, $1.value) }.map(\.1)
    let names =
      (changed.contains(where: \.isOwn) ? ["@self"] : [])
      + changed.filter { !$0.isOwn }.map(\.name)
    return names.isEmpty ? ["@dependencies"] : names
  }

  private static func same(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return String(describing: one) == String(describing: other)
  }
}
