@_spi(Espalier) import Espalier
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rows 100 points wide, one below the other, named by their number.
package struct NumberedRows: View {
  private let count: Int
  private let height: CGFloat

  package init(count: Int, height: CGFloat = 20) {
    self.count = count
    self.height = height
  }

  package var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Color.clear.frame(width: 100, height: height).accessibilityIdentifier("row \(number)")
      }
    }
  }
}

extension LayoutSnapshot {
  /// A view in a window of 100 by 100 points.
  package static func window(_ view: some View, rightToLeft: Bool = false) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: CGSize(width: 100, height: 100)) {
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
  }

  /// The offset of the first scroll view, downwards.
  package var offset: CGFloat { scrollOffset()?.y ?? .nan }

  /// Hands an event to the scroll views, or a press to all of its contenders, and makes a frame; returns whether one
  /// took it.
  @discardableResult package func send(_ event: InputEvent) -> Bool {
    let isTaken =
      if case .key = event { graph.scrolling.scroll(event) } else { graph.handle(event) }
    update()
    return isTaken
  }

  /// Makes frames, 60 each second.
  package func run(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) { advance(by: 1 / 60) }
  }

  /// Moves a finger in steps of a 60th of a second, and leaves it on the screen.
  @discardableResult package func drag(from start: CGPoint, by way: CGSize, steps: Int = 6) -> Bool
  {
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

  package func lift(at point: CGPoint) {
    send(.pointer(PointerEvent(.up, at: point, kind: .touch, timestamp: time)))
  }

  package var time: TimeInterval { graph.clock.now.timeIntervalSinceReferenceDate + 1 }
}

/// Checks how far the first scroll view is scrolled down.
@MainActor package func expectOffset(
  _ snapshot: LayoutSnapshot, _ expected: CGFloat, _ comment: Comment? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  let offset = snapshot.offset
  #expect(offset == expected, comment, sourceLocation: location)
}

@MainActor package func expectLength(
  _ length: CGFloat?, _ expected: CGFloat, _ comment: Comment? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(length == expected, comment, sourceLocation: location)
}
