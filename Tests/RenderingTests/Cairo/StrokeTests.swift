import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

@Suite struct StrokeTests {
  /// A zigzag of lines that are 200 points high.
  private func zigzag(_ count: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for line in 1...count { path.addLine(to: CGPoint(x: line, y: line % 2 * 200)) }
    }
  }

  private func parts(of path: Path) -> [PathOutline] { StrokeParts(path.outline).parts }

  @Test(
    "lines → parts of up to a thousand lines and moves, each but the first with the line before",
    arguments: [(999, 1), (1_000, 2), (1_997, 2), (1_998, 3), (100_000, 101)])
  func parts(lines: Int, count: Int) {
    // Of 1,000 verbs of a part, one is a move, and one is a line again: 999 lines are new in the first part, 998 in each further
    // one. The last line of a full part is handed on.
    let parts = parts(of: zigzag(lines))
    #expect(parts.count == count)
    #expect(parts.allSatisfy { $0.verbs.count <= StrokeParts.mostLines })
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(Array(part.points.suffix(2)) == Array(next.points.prefix(2)))
    }
  }

  @Test func `a closed figure that is split ends with its first line, which has the last join`() {
    var path = zigzag(1_500)
    path.closeSubpath()
    path.addLine(to: CGPoint(x: -9, y: 0))
    let parts = parts(of: path)
    #expect(!parts.contains { $0.verbs.contains(.close) })
    #expect(
      parts[1].points.suffix(5) == [
        CGPoint(x: 1_500, y: 0), .zero, CGPoint(x: 1, y: 200), .zero, CGPoint(x: -9, y: 0),
      ])
  }

  @Test func `small figures stay whole`() {
    let path = Path { path in
      for index in 0..<1_000 { path.addRect(CGRect(x: index * 3, y: 0, width: 2, height: 2)) }
    }
    let parts = parts(of: path)
    #expect(parts.reduce(0) { $0 + $1.verbs.count } == path.outline.verbs.count)
    #expect(parts.allSatisfy { $0.verbs.first == .move && $0.verbs.last == .close })
  }

  @Test func `lines of a split path do not show through each other`() throws {
    // Three lines for every pixel of a width of ten: what they cover is covered once.
    let path = Path { path in
      path.move(to: CGPoint(x: -5, y: 0))
      for line in 1...6_000 {
        path.addLine(to: CGPoint(x: CGFloat(line % 2 * 20 - 5), y: CGFloat(line) / 600))
      }
    }
    let item = DisplayItem.stroke(
      path, .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.6)),
      StrokeStyle(lineWidth: 2))
    for place in 0..<10 { #expect(try color(of: [item], at: place, place) == "#ff000099") }
  }

  @Test func `a split path stays within its stroke`() throws {
    // A circle of 3,000 lines; the pixel in its middle, and those outside, stay empty.
    let path = Path { path in
      path.addLines(
        (0..<3_000).map { step in
          let angle = Double(step) * 2 * .pi / 3_000
          return CGPoint(x: 5 + 3 * cos(angle), y: 5 + 3 * sin(angle))
        })
      path.closeSubpath()
    }
    let item = DisplayItem.stroke(path, .color(.black), StrokeStyle(lineWidth: 2))
    for (x, y) in [(2, 5), (7, 5), (5, 2), (5, 7)] {
      #expect(try color(of: [item], at: x, y) == "#000000", "\(x) \(y)")
    }
    for (x, y) in [(5, 5), (4, 4), (0, 0), (9, 0)] {
      #expect(try color(of: [item], at: x, y) == "#00000000", "\(x) \(y)")
    }
  }
}
