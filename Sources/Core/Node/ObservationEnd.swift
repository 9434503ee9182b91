import Observation

/// Ends, with its own life, the observation of what was read together with it.
///
/// Observable objects keep a note of every observation until a value in it changes. Most values of a
/// program hardly ever do, and rows that scroll by would add notes without end. A change of one
/// value ends the observation of all that were read in the same call: so a node reads this one, too.
final class ObservationEnd: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }

  deinit { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension ObservationEnd {
  /// The evaluations of the nodes of a type, and those among them that read observable values.
  private struct Experience {
    var evaluations = 0
    var readings = 0

    /// Four are few enough to lose, and enough to tell one row that differs from rows that are alike.
    private var isEnough: Bool { evaluations >= 4 && 2 * readings >= evaluations }

    /// Counts an evaluation unless there have been enough, and returns whether there have.
    mutating func count() -> Bool {
      if isEnough { return true }
      evaluations += 1
      return false
    }
  }

  @MainActor @exclusivity(unchecked)
  private static var experiences: [ObjectIdentifier: Experience] = [:]

  /// The number of nodes that are being evaluated now, each in the course of the one before.
  ///
  /// The library counts a value that the inner node reads as read by the outer one, too. So an end of the inner node
  /// would evaluate the outer one: only the outermost has an end.
  @MainActor @exclusivity(unchecked) static var nesting = 0

  /// True if a node of this type gets an end: if most nodes of the type have read observable values so far.
  ///
  /// The end has to be there before the node reads, and costs more than it saves where few nodes read any.
  @MainActor static func isNeeded(by type: ViewNode.Type) -> Bool {
    experiences[ObjectIdentifier(type), default: Experience()].count() && nesting == 1
  }

  /// Notes that a node without an end has read observable values.
  @MainActor static func noteReading(of type: ViewNode.Type) {
    experiences[ObjectIdentifier(type)]?.readings += 1
  }
}
