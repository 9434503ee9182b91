import EspalierCore
import EspalierGraphics
import Foundation

/// Content that is made anew while a task continues.
///
/// Foundation's tasks do not report their progress here: they are checked ten times a second until
/// they are done.
struct TaskProgress<Content: View>: View {
  let task: Progress
  @ViewBuilder let content: () -> Content

  var body: some View {
    TimelineView(TaskSchedule(task: task)) { _ in content() }
  }
}

/// Ten dates a second until a task is done.
private struct TaskSchedule: TimelineSchedule, Equatable {
  let task: Progress

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.task === rhs.task }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      dates: PeriodicTimelineSchedule(from: startDate, by: 0.1)
        .entries(from: startDate, mode: mode),
      task: task)
  }

  struct Entries: Sequence, IteratorProtocol {
    var dates: PeriodicTimelineSchedule.Entries
    let task: Progress
    private var wasFinished = false

    init(dates: PeriodicTimelineSchedule.Entries, task: Progress) {
      self.dates = dates
      self.task = task
    }

    /// One date follows the end of the task, to show it.
    mutating func next() -> Date? {
      if wasFinished { return nil }
      wasFinished = task.isFinished || task.isCancelled
      return dates.next()
    }
  }
}

extension Progress {
  /// The part that is done; nil while that is unknown.
  var knownFraction: Double? { isIndeterminate ? nil : fractionCompleted.clampedToUnit }

  /// The program's description of the task, otherwise the part that is done; Foundation's own texts
  /// are missing on Linux.
  var descriptionText: Text? {
    if let own = localizedDescription, !own.isEmpty { return Text(verbatim: own) }
    guard let fraction = knownFraction else { return nil }
    return Text("\(Text(fraction, format: .percent.precision(.fractionLength(0)))) completed")
  }

  /// The program's additional description, otherwise the numbers behind it.
  var additionalText: Text? {
    if let own = localizedAdditionalDescription, !own.isEmpty { return Text(verbatim: own) }
    if isIndeterminate { return nil }
    let numbers = (Text(completedUnitCount, format: .number), Text(totalUnitCount, format: .number))
    return Text("\(numbers.0) of \(numbers.1)")
  }
}
