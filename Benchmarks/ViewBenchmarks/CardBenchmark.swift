import Foundation
import SwiftUI

/// Cards as a server makes them: the time of one in each format, cards per second of several tasks, and the memory that
/// many of them leave behind.
@MainActor enum CardBenchmark {
  enum Format: String, CaseIterable {
    case png, pdf, svg

    @MainActor func draw(_ card: ShareCard) throws -> Data {
      let renderer = ImageRenderer(content: card)
      switch self {
      case .png: return try renderer.pngData()
      case .pdf: return try renderer.pdfData()
      case .svg: return try renderer.svgData()
      }
    }

    @MainActor func drawAside(_ card: ShareCard) async throws -> Data {
      let renderer = ImageRenderer(content: card)
      switch self {
      case .png: return try await renderer.pngData()
      case .pdf: return try await renderer.pdfData()
      case .svg: return try await renderer.svgData()
      }
    }
  }

  static func report() {
    var number = 0
    for format in Format.allCases {
      let least = best(20) {
        number += 1
      } then: {
        _ = try? format.draw(ShareCard(number: number))
      }
      print("share card to \(format.rawValue): \(text(least)) ms")
    }
  }

  /// Makes `count` cards in each of some numbers of tasks.
  static func reportTasks(_ count: Int) async throws {
    for format in Format.allCases {
      for tasks in [1, 2, 4] {
        let start = Date()
        try await make(count, in: tasks, format)
        let perSecond = Double(count) / Date().timeIntervalSince(start)
        print("share cards to \(format.rawValue), \(tasks) tasks: \(text(perSecond)) a second")
      }
    }
  }

  /// Prints the memory in use after each tenth of `count` cards.
  static func reportMemory(_ count: Int) async throws {
    var megabytes: [String] = []
    for _ in 0..<10 {
      try await make(count / 10, in: 2, .png)
      megabytes.append(String(format: "%.0f", residentMegabytes))
    }
    print("memory during \(count) share cards: \(megabytes.joined(separator: " ")) MB")
  }

  /// Shares `count` cards out among tasks; no two cards are the same.
  private static func make(_ count: Int, in tasks: Int, _ format: Format) async throws {
    var next = 0
    let workers = (0..<tasks).map { _ in
      Task { @MainActor in
        while next < count {
          next += 1
          _ = try await format.drawAside(ShareCard(number: next))
        }
      }
    }
    for worker in workers { try await worker.value }
  }

  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
