import Foundation
import Glibc
import SwiftUI

/// A program that scrolls a list of a million rows by a row in each frame, prints the cost, and
/// ends.
///
/// `Benchmarks/scroll` runs it in a window and at a page. `KIND=table` shows a table instead.
@main struct ScrollBenchmark: App {
  var body: some Scene {
    WindowGroup("Scroll") { ScrollingRows() }.defaultSize(width: 480, height: 640)
  }
}

private struct ScrollingRows: View {
  struct Row: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  /// A million elements that take no memory.
  struct Rows: RandomAccessCollection {
    let startIndex = 0
    let endIndex = 1_000_000

    subscript(index: Int) -> Row { Row(id: index) }
  }

  @State private var meter = Meter()
  private let isTable = ProcessInfo.processInfo.environment["KIND"] == "table"

  var body: some View {
    ScrollViewReader { proxy in
      rows.overlay {
        // It is evaluated in each frame for which the host has time.
        TimelineView(.animation) { timeline in
          Color.clear.onChange(of: timeline.date) {
            proxy.scrollTo(meter.nextRow(), anchor: .top)
          }
        }
        .allowsHitTesting(false)
      }
    }
  }

  @ViewBuilder private var rows: some View {
    if isTable {
      Table(Rows()) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
        TableColumn("Remainder") { Text("\($0.id % 7)") }
      }
    } else {
      List(Rows()) { Label($0.name, systemImage: "star").badge($0.id % 7) }
    }
  }
}

/// The count of frames and the time of the processor, from when the program has settled.
@MainActor private final class Meter {
  private var row = 0
  private var frames = 0
  private var start: (time: Double, processor: Double)?
  /// The memory, in megabytes, once the window has been shown twice.
  private var opened = 0.0

  /// Frames before the measurement, in which programs load fonts, and pages open.
  private static let settling = 120
  private static let seconds = 10.0

  func nextRow() -> Int {
    row += 1
    if row == 2 { opened = Self.residentMegabytes }
    if row == Self.settling {
      start = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
    }
    guard let start else { return row }
    frames += 1
    let elapsed = Self.now(CLOCK_MONOTONIC) - start.time
    if elapsed >= Self.seconds {
      report(elapsed, Self.now(CLOCK_PROCESS_CPUTIME_ID) - start.processor)
    }
    return row
  }

  private func report(_ elapsed: Double, _ processor: Double) {
    print(
      String(
        format:
          "%.1f frames a second (meant to be 60), %.0f %% of a core (within 50), %.1f MB of memory when it has opened "
          + "(within 60), %.1f after scrolling",
        Double(frames) / elapsed, processor / elapsed * 100, opened, Self.residentMegabytes))
    exit(EXIT_SUCCESS)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The second number of `/proc/self/statm` counts pages.
  private static var residentMegabytes: Double {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = numbers.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Double(pages * Int(getpagesize())) / Double(1 << 20)
  }
}
