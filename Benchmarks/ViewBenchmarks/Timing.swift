import Foundation
import Glibc

/// The least time of `runs` runs of `body`, each after `prepare`, in milliseconds of this thread.
@MainActor func best(
  _ runs: Int, _ prepare: () -> Void = {}, then body: () -> Void
) -> Double {
  (0..<runs).map { _ in
    prepare()
    let start = threadTime()
    body()
    return threadTime() - start
  }.min() ?? .nan
}

private func threadTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
}

func text(_ number: Double) -> String { String(format: "%.3g", number) }

/// `milliseconds` with the limit that they are meant to keep.
func text(_ milliseconds: Double, limit: Double) -> String {
  "\(text(milliseconds)) ms (\(milliseconds <= limit ? "within" : "OVER") \(text(limit)))"
}

/// The names on the command line; none is all.
private let wanted = Set(CommandLine.arguments.dropFirst())

func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

/// Runs the benchmark of that name if it is wanted.
@MainActor func benchmark(_ name: String, _ body: () -> Void) {
  if isWanted(name) { body() }
}
