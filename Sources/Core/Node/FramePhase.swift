/// A point of the frame at which components do their part.
package enum FramePhase {
  /// Before the first round of update and layout.
  case begin
  /// The beginning of the update of one transaction, before its first round.
  case beginUpdate
  /// Before the layout of each round.
  case beforeLayout
  /// After the layout of each round, before views are told of it.
  case afterLayout
  /// After the rounds of an update.
  case endUpdate
  /// After the rounds of an update that needs no more of them.
  case settled
  /// After the last round, when new events may be handled.
  case end
  /// After an event that was handled between frames.
  case afterEvent
}

/// The parts that components have in a frame, in the order in which they joined.
@MainActor package struct FramePhases {
  /// Returns true if views or layout changed, so that another round is needed.
  package typealias Part = @MainActor () -> Bool

  private var parts: [FramePhase: [Part]] = [:]

  mutating func join(_ phase: FramePhase, _ part: @escaping Part) {
    parts[phase, default: []].append(part)
  }

  /// Runs the parts of a phase up to the first that needs another round, and returns true if there
  /// is one.
  package func run(_ phase: FramePhase) -> Bool {
    guard let parts = parts[phase] else { return false }
    for part in parts where part() { return true }
    return false
  }
}

extension ViewGraph {
  /// Adds `part` to a phase of each frame from now on.
  package func join(_ phase: FramePhase, _ part: @escaping FramePhases.Part) {
    phases.join(phase, part)
  }
}
