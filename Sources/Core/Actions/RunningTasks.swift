/// The work that views have started with `task` and that has not ended.
@MainActor package final class RunningTasks: GraphComponent {
  private var running: Set<Int> = []
  private var last = 0

  package init(_ graph: ViewGraph) {}

  package var isEmpty: Bool { running.isEmpty }

  /// Records the start of a task, and returns the number by which it ends.
  func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  func end(_ number: Int) { running.remove(number) }
}
