/// The work that views have started with `task` and that has not ended.
@MainActor final class RunningTasks: GraphComponent {
  private var running: Set<Int> = []
  private var last = 0

  init(_ graph: ViewGraph) {}

  var isEmpty: Bool { running.isEmpty }

  /// Records the start of a task, and returns the number by which it ends.
  func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  func end(_ number: Int) { running.remove(number) }
}

extension ViewGraph {
  /// True while views that are shown load something, or otherwise wait for their tasks.
  package var hasRunningTasks: Bool { existing(RunningTasks.self)?.isEmpty == false }
}
