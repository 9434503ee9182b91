import Espalier
import EspalierTypesetting
import Foundation
import SwiftUI
import ViewTesting

/// Times the rows of `messages` and the same rows in other toolkits, and prints a table with the times, and with
/// multiples of ours.
@MainActor enum PeerRows {
  private struct Times {
    let name: String
    let build: Double
    let first: Double
    let resize: Double
  }

  static func report() {
    let ours = ownTimes()
    print("1,000 rows             build  first layout     new width   (ms; times ours)")
    print(line(ours, beside: ours))
    for text in peerLines() {
      if let peer = times(text) {
        print(line(peer, beside: ours))
      } else {
        print(text)
      }
    }
  }

  private static func ownTimes() -> Times {
    let engine = Typesetter()
    var graph: ViewGraph?
    @MainActor func make() { graph = ViewGraph(Messages(count: 1_000), textEngine: engine) }
    @MainActor func frame(_ width: CGFloat) {
      graph?.frame(proposal: ProposedViewSize(width: width, height: nil))
    }
    let build = best(5) {
      graph = nil
    } then: {
      make()
    }
    let first = best(5) {
      make()
    } then: {
      frame(600)
    }
    let resize = (1..<60).map { step in best(1) { frame(CGFloat(600 - 3 * step)) } }.min() ?? .nan
    return Times(name: "ours", build: build, first: first, resize: resize)
  }

  /// The lines that the drivers print: a name and three times each, or a name and the reason why
  /// there are none.
  private static func peerLines() -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Peers").standardizedFileURL
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [folder.appending(path: "run").path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch {
      return ["the drivers of the peers could not be run: \(error)"]
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func times(_ line: String) -> Times? {
    let words = line.split(separator: " ")
    guard words.count == 4 else { return nil }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return Times(
      name: String(words[0]), build: numbers[0], first: numbers[1], resize: numbers[2])
  }

  private static func line(_ times: Times, beside ours: Times) -> String {
    func column(_ time: Double, _ own: Double) -> String {
      String(format: "%7.2f %5.1fx", time, time / own)
    }
    let name = times.name.padding(toLength: 16, withPad: " ", startingAt: 0)
    return name + column(times.build, ours.build) + " " + column(times.first, ours.first) + " "
      + column(times.resize, ours.resize)
  }
}
