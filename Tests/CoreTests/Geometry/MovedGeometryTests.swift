import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Coordinates are converted through the effects between two views.
@MainActor struct MovedGeometryTests {
  /// The frame of a 20 by 10 reader in the middle of 100 by 100 points, under what `change` does to it.
  private func frame(
    in space: CoordinateSpace = .global, _ change: (AnyView) -> some View
  ) -> CGRect {
    let frames = FrameLog()
    let reader = GeometryReader { proxy in
      let _ = frames.note(proxy.frame(in: space))
    }
    .frame(width: 20, height: 10)
    _ = LayoutSnapshot(
      change(AnyView(reader)).frame(width: 100, height: 100).coordinateSpace(.named("all")))
    return frames.last
  }

  @MainActor private final class FrameLog {
    private(set) var last = CGRect.null

    func note(_ frame: CGRect) {
      last = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
        height: frame.height.rounded())
    }
  }

  private let plain = CGRect(x: 40, y: 45, width: 20, height: 10)

  @Test func `effects around a view move its global frame`() {
    #expect(frame { $0 } == plain)
    #expect(frame { $0.offset(x: 7, y: -3) } == plain.offsetBy(dx: 7, dy: -3))
    #expect(frame { $0.scaleEffect(2) } == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      frame { $0.scaleEffect(x: 3, anchor: .leading) }
        == CGRect(x: 40, y: 45, width: 60, height: 10))
  }

  @Test func `a turned view has the smallest frame around it`() {
    // Around (50, 50): what was 20 wide is 20 high.
    #expect(
      frame { $0.rotationEffect(.degrees(90)) } == CGRect(x: 45, y: 40, width: 10, height: 20))
    #expect(
      frame(in: .named("all")) { $0.rotationEffect(.degrees(90)) }
        == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test func `several effects add up from inside out`() {
    #expect(
      frame { $0.rotationEffect(.degrees(90)).scaleEffect(2).offset(x: 5) }
        == CGRect(x: 50 - 10 + 5, y: 50 - 20, width: 20, height: 40))
  }

  @Test func `an effect on a container moves the views inside`() {
    // The container is turned around its middle, (50, 50); the view is 30 to the left of that.
    #expect(
      frame { $0.padding(.trailing, 60).rotationEffect(.degrees(90)) }
        == CGRect(x: 45, y: 50 - 40, width: 10, height: 20))
  }

  @Test func `a view's own space and effects inside of the view change nothing`() {
    #expect(
      frame(in: .local) { $0.rotationEffect(.degrees(90)) }
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frame { $0.background(Color.red.rotationEffect(.degrees(90))) } == plain)
  }

  @Test func `an effect outside of both views does not matter between them`() {
    #expect(
      frame(in: .named("inner")) {
        $0.padding(5).coordinateSpace(.named("inner")).scaleEffect(2).rotationEffect(.degrees(30))
      } == CGRect(x: 5, y: 5, width: 20, height: 10))
  }

  @Test func `an effect that is ignored by layout is only drawn`() {
    struct Doubled: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    #expect(frame { $0.modifier(Doubled()) } == CGRect(x: 40, y: 45, width: 40, height: 20))
    #expect(frame { $0.modifier(Doubled().ignoredByLayout()) } == plain)
    expectDisplayList(
      of: Color.black.modifier(Doubled().ignoredByLayout()), width: 10, height: 10,
      is: "(scale 2 (fill #000000 0,0 10x10))")
  }

  @Test func `an effect that leaves no area is ignored`() {
    #expect(frame { $0.scaleEffect(0) } == plain)
    #expect(frame { $0.rotationEffect(.degrees(.nan)) } == plain)
  }

  @Test func `a card turned in space has the frame of its picture`() {
    // Without perspective it is half as wide.
    #expect(
      frame { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0) }
        == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `from right to left effects are mirrored`() {
    #expect(
      frame { $0.scaleEffect(x: 2, anchor: .leading).environment(\.layoutDirection, .rightToLeft) }
        == CGRect(x: 60 - 40, y: 45, width: 40, height: 10))
  }

  @Test func `anchors are found through effects`() {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let frames = FrameLog()
    let view = Color.red.frame(width: 20, height: 10)
      .anchorPreference(key: Key.self, value: .bounds) { $0 }
      .rotationEffect(.degrees(90))
      .frame(width: 100, height: 100)
      .overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { proxy in
          let _ = anchor.map { frames.note(proxy[$0]) }
        }
      }
    _ = LayoutSnapshot(view)
    #expect(frames.last == CGRect(x: 45, y: 40, width: 10, height: 20))
  }
}
