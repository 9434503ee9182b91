import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct MatchedGeometryTests {
  private struct Tabs: View {
    let selection: Int
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { number in
          Color.blue.frame(width: 20 + 10 * CGFloat(number), height: 10)
            .matchedGeometryEffect(id: number, in: space)
        }
      }
      .background {
        Color.red.accessibilityIdentifier("box")
          .matchedGeometryEffect(id: selection, in: space, isSource: false)
      }
    }
  }

  @Test func `a follower has the frame of its source`() {
    let stage = Stage(0, width: 90, height: 10) { Tabs(selection: $0) }
    #expect(stage.frame() == "0,0 20x10")
    stage.set(2)
    #expect(stage.frame() == "50,0 40x10")
  }

  @Test func `a follower glides from one source to the other`() {
    let stage = Stage(0, width: 90, height: 10) { Tabs(selection: $0) }
    stage.set(2, .linear(duration: 1))
    #expect(stage.quarters(2) == ["0,0 20x10", "13,0 25x10", "25,0 30x10"])
  }

  private struct Hero: View {
    let isLarge: Bool
    var isCentered = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: isCentered ? .center : .topLeading) {
        if !isCentered { Color.clear }
        if isLarge {
          Color.red.accessibilityIdentifier("large")
            .matchedGeometryEffect(id: "hero", in: space).frame(width: 60, height: 40)
        } else {
          Color.red.accessibilityIdentifier("small")
            .matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test func `a view that takes the place of another starts from its frame`() {
    let stage = Stage(false, width: 100, height: 100) { Hero(isLarge: $0) }
    _ = stage.drawing
    #expect(stage.frame("small") == "0,0 20x20")
    stage.set(true, .linear(duration: 1))
    // Both have their corner at zero: only the lengths differ.
    #expect(stage.quarters(2, "large") == ["0,0 20x20", "0,0 30x25", "0,0 40x30"])
    stage.advance(0.5)
    #expect(stage.frame("large") == "0,0 60x40")
    #expect(stage.frame("small") == "-")
  }

  // From 40,40 20x20 to 20,30 60x40; the container's corner goes the same way.
  @Test func `a replacing view starts from there also where its container moves`() {
    let stage = Stage(false, width: 100, height: 100) { isLarge in
      Hero(isLarge: isLarge, isCentered: true).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    #expect(
      stage.quarters(4, "large")
        == ["40,40 20x20", "35,38 30x25", "30,35 40x30", "25,33 50x35", "20,30 60x40"])
  }

  private struct Pair: View {
    let leads: Bool
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: leads)
          .accessibilityIdentifier("first").frame(width: 20, height: 10)
        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: !leads)
          .accessibilityIdentifier("second").frame(width: 60, height: 10)
      }
    }
  }

  @Test func `two views can swap the role of the source`() {
    let stage = Stage(true, width: 80, height: 10) { Pair(leads: $0) }
    _ = stage.drawing
    func frames() -> [CGRect] {
      ["first", "second"].map { name in
        var frame = stage.snapshot.graph.drawnFrame(of: name)
        frame.origin.x.round()
        frame.size.width.round()
        return frame
      }
    }
    #expect(frames() == Array(repeating: CGRect(x: 0, y: 0, width: 20, height: 10), count: 2))
    stage.set(false, .linear(duration: 1))
    stage.advance(0.5)
    // Half of the way from 0 to 20, and from 20 to 60 points of width.
    #expect(frames() == Array(repeating: CGRect(x: 10, y: 0, width: 40, height: 10), count: 2))
    stage.advance(0.5)
    #expect(frames() == Array(repeating: CGRect(x: 20, y: 0, width: 60, height: 10), count: 2))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `ids that keep changing leave nothing behind`() {
    struct Changing: View {
      let id: Int
      @Namespace private var space

      var body: some View { Color.red.matchedGeometryEffect(id: id, in: space) }
    }
    let stage = Stage(0, width: 10, height: 10) { Changing(id: $0) }
    for id in 1...20 { stage.set(id) }
    #expect(stage.snapshot.graph[MatchedGroups.self].groups.count == 1)
  }
}

extension ViewGraph {
  /// The frame of a view's drawing, also inside a modifier that places it elsewhere.
  fileprivate func drawnFrame(of identifier: String) -> CGRect {
    var found = CGRect.null
    forEachElement { element, _ in
      guard element.identifier == identifier else { return }
      var inner = element
      while let child = inner.children.first { inner = child }
      found = inner.presentedFrameInRoot
    }
    return found
  }
}
