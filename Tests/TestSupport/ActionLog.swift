/// The notes of actions, in order.
@MainActor package final class ActionLog {
  package private(set) var lines: [String] = []

  package nonisolated init() {}

  package nonisolated func note(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
}
