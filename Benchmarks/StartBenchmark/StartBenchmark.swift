import Foundation
import Glibc
import SwiftUI

/// Opens a window, says how long that took and how much memory the program has, and ends.
///
/// `START=$(date +%s%N) exec StartBenchmark --host window`, under a display.
@main struct StartBenchmark: App {
  var body: some Scene {
    WindowGroup("Start") {
      VStack(alignment: .leading, spacing: 12) {
        Text("Inbox").font(.title)
        ForEach(0..<20) { Text("Message \($0), with a line of words to read") }
        Button("Reply") {}
        Slider(value: .constant(0.5))
      }
      .padding()
      .onAppear {
        // The frame is on the screen when the main queue comes to this.
        DispatchQueue.main.async { report() }
      }
    }
    .defaultSize(width: 480, height: 640)
  }
}

private func report() {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  let processor = Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  var line = String(format: "first frame of a window: %.0f ms of processor time", processor)
  if let start = ProcessInfo.processInfo.environment["START"].flatMap(Double.init) {
    let elapsed = Date().timeIntervalSince1970 * 1e3 - start / 1e6
    line += String(format: ", %.0f ms since the start (meant to be within 150)", elapsed)
  }
  print(line + ", \(residentMegabytes) MB resident")
  exit(EXIT_SUCCESS)
}

/// The second number of `/proc/self/statm` counts pages.
private var residentMegabytes: Int {
  let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = numbers.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return (pages * Int(getpagesize())) >> 20
}
