import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Frames read while views move are those at rest.
@MainActor struct MovingGeometryTests {
  private final class Log {
    var frames: [CGRect] = []
  }

  @Test func `a geometry reader inside a moving view sees the place where it will stop`() {
    let log = Log()
    let stage = Stage(CGFloat(0), width: 100, height: 10) { x in
      GeometryReader { proxy in
        let _ = log.frames.append(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 10).padding(.leading, x).frame(width: 100, alignment: .leading)
    }
    stage.set(40, .linear(duration: 1))
    for _ in 0..<4 { stage.advance(0.25) }
    #expect(Set(log.frames.map(\.minX)) == [0, 40])
  }

  // An effect changes the map of coordinates by its animated value; only frames of the layout are final at once.
  @Test func `inside an animated effect, coordinates are those of the moment`() {
    let log = Log()
    let stage = Stage(CGFloat(1), width: 100, height: 10) { scale in
      GeometryReader { proxy in
        let _ = log.frames.append(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 20).scaleEffect(scale)
    }
    _ = stage.drawing
    stage.set(3, .linear(duration: 1))
    for _ in 0..<4 { stage.advance(0.25) }
    var widths: [CGFloat] = []
    for width in log.frames.map({ $0.width.rounded() }) where widths.last != width {
      widths.append(width)
    }
    let expected: [CGFloat] = [20, 30, 40, 50, 60]
    #expect(widths == expected)
  }

  @Test func `a change of geometry is reported once`() {
    let log = Log()
    let stage = Stage(CGFloat(10), width: 100, height: 10) { width in
      Color.red.frame(width: width)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          log.frames.append($0)
        }
    }
    log.frames = []
    stage.set(50, .linear(duration: 1))
    for _ in 0..<4 { stage.advance(0.25) }
    #expect(log.frames == [CGRect(x: 25, y: 0, width: 50, height: 10)])
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `a view that follows an anchor glides along with the anchored view`() {
    let stage = Stage(false, width: 100, height: 10) { isMoved in
      HStack(spacing: 0) {
        Color.red.frame(width: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .frame(width: 100, alignment: isMoved ? .trailing : .leading)
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let frame = proxy[anchor]
            Color.blue.frame(width: frame.width, height: 2).accessibilityIdentifier("box")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    #expect(stage.quarters(2) == ["0,0 10x2", "23,0 10x2", "45,0 10x2"])
  }
}
