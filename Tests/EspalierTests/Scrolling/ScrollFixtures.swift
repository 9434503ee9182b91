import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// Rows 100 points wide, one below the other, named by their number.
struct NumberedRows: View {
  var count: Int
  var height: CGFloat = 20

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Color.clear.frame(width: 100, height: height).accessibilityIdentifier("row \(number)")
      }
    }
  }
}

extension LayoutSnapshot {
  /// A view in a window of 100 by 100 points.
  static func window(_ view: some View, rightToLeft: Bool = false) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: CGSize(width: 100, height: 100)) {
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
  }

  /// The offset of the first scroll view, downwards.
  var offset: CGFloat { scrollOffset()?.y ?? .nan }

  /// Hands an event to the scroll views, or a press to all of its contenders, and makes a frame; returns whether one
  /// took it.
  @discardableResult func send(_ event: InputEvent) -> Bool {
    let isTaken =
      if case .key = event { graph.scrolling.scroll(event) } else { graph.handle(event) }
    update()
    return isTaken
  }

  /// Makes a frame some time later.
  func advance(by seconds: TimeInterval) {
    graph.clock.advance(to: graph.clock.now.addingTimeInterval(seconds))
    update()
  }

  /// Makes frames, 60 each second.
  func run(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) { advance(by: 1 / 60) }
  }

  /// Moves a finger in steps of a 60th of a second, and leaves it on the screen.
  @discardableResult func drag(from start: CGPoint, by way: CGSize, steps: Int = 6) -> Bool {
    send(.pointer(PointerEvent(.down, at: start, kind: .touch, timestamp: time)))
    var isTaken = false
    for step in 1...steps {
      advance(by: 1 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      isTaken = send(.pointer(PointerEvent(.moved, at: point, kind: .touch, timestamp: time)))
    }
    return isTaken
  }

  func lift(at point: CGPoint) {
    send(.pointer(PointerEvent(.up, at: point, kind: .touch, timestamp: time)))
  }

  var time: TimeInterval { graph.clock.now.timeIntervalSinceReferenceDate + 1 }
}

/// Checks how far the first scroll view is scrolled down.
@MainActor func expectOffset(
  _ snapshot: LayoutSnapshot, _ expected: CGFloat, _ comment: Comment? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  let offset = snapshot.offset
  #expect(offset == expected, comment, sourceLocation: location)
}

@MainActor func expectLength(
  _ length: CGFloat?, _ expected: CGFloat, _ comment: Comment? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(length == expected, comment, sourceLocation: location)
}
