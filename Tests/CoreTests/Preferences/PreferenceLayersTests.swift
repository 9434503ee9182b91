import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct PreferenceLayersTests {
  private struct Boxes: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Test func `an overlay is made from a preference of the views inside it`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        bar(.red, 3).preference(key: Width.self, value: 1)
        bar(.blue, 3).preference(key: Width.self, value: 2)
      }
      .overlayPreferenceValue(Width.self, alignment: .leading) { bar(.black, $0) },
      is: "kkrbbb")
  }

  @Test func `a background is behind the views inside`() {
    expectDrawing(
      of: dot(.red).preference(key: Width.self, value: 3)
        .backgroundPreferenceValue(Width.self) { bar(.black, $0) }.padding(.horizontal, 1),
      is: "krk")
  }

  @Test func `the layer is updated with the preference`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 2) { dot(.red).preference(key: Width.self, value: $0) }
        .overlayPreferenceValue(Width.self) { bar(.black, $0).accessibilityIdentifier("layer") })
    #expect(snapshot.width(of: "layer") == 2)
    handle.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "layer") == 5)
  }

  @Test func `the layer's own preferences are passed outwards`() {
    let log = Log()
    _ = LayoutSnapshot(
      dot(.red).preference(key: Width.self, value: 2)
        .overlayPreferenceValue(Width.self) {
          dot(.blue).preference(key: Width.self, value: $0 + 5)
        }
        .onPreferenceChange(Width.self) { log.note("\($0)") })
    #expect(log.take() == ["7"])
  }

  @Test func `the layer keeps its state`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 2) { dot(.red).preference(key: Width.self, value: $0) }
        .overlayPreferenceValue(Width.self) { Counter(count).padding(CGFloat($0)) })
    count.value = 9
    handle.value = 3
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 9)
  }

  // MARK: Anchors

  /// Frames around the views whose anchors come up, in the coordinates of the layer.
  private func framed(_ view: some View) -> some View {
    view.overlayPreferenceValue(Boxes.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let box = proxy[anchors[index]]
          Color.blue.frame(width: box.width, height: box.height)
            .accessibilityIdentifier("frame \(index)")
            .offset(x: box.minX, y: box.minY)
        }
      }
    }
  }

  private func anchored(_ width: Int) -> some View {
    bar(.red, width).anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
  }

  @Test func `the bounds of views inside are read in the layer's coordinates`() {
    let snapshot = LayoutSnapshot(
      framed(
        HStack(spacing: 2) {
          anchored(3)
          anchored(4).padding(5)
        }
      )
      .padding(10))
    #expect(snapshot.frame(of: "frame 0") == CGRect(x: 10, y: 15, width: 3, height: 1))
    #expect(snapshot.frame(of: "frame 1") == CGRect(x: 20, y: 15, width: 4, height: 1))
  }

  @Test func `an anchored view that moves on its own is followed`() {
    struct Moving: View {
      let handle: Handle<Int>
      let content: AnyView
      @State private var space = 1

      var body: some View {
        let _ = handle.take($space)
        content.padding(.leading, CGFloat(space))
      }
    }
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      framed(
        Moving(handle: handle, content: AnyView(anchored(3))).frame(width: 50, alignment: .leading))
    )
    #expect(snapshot.frame(of: "frame 0")?.minX == 1)
    handle.value = 7
    snapshot.update()
    #expect(snapshot.frame(of: "frame 0") == CGRect(x: 7, y: 0, width: 3, height: 1))
  }

  @Test func `an anchor of a view that was removed is not followed any more`() {
    let handle = Handle<[Int]>()
    let snapshot = LayoutSnapshot(
      framed(
        Varying(handle, [3, 4]) { widths in
          HStack(spacing: 0) { ForEach(widths, id: \.self) { anchored($0) } }
        }))
    handle.value = [4]
    snapshot.update()
    #expect(snapshot.frame(of: "frame 0") == CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(snapshot.frame(of: "frame 1") == nil)
  }

  @Test(arguments: [
    (Anchor<CGPoint>.Source.topLeading, CGPoint(x: 2, y: 2)), (.center, CGPoint(x: 4, y: 3)),
    (.bottomTrailing, CGPoint(x: 6, y: 4)),
    (.unitPoint(UnitPoint(x: 0.25, y: 0.5)), CGPoint(x: 3, y: 3)),
    (.point(CGPoint(x: 1, y: 1)), CGPoint(x: 3, y: 3)),
  ])
  func `anchors can also capture points`(source: Anchor<CGPoint>.Source, place: CGPoint) {
    enum Point: PreferenceKey {
      static var defaultValue: Anchor<CGPoint>? { nil }
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
      }
    }
    let log = Log()
    _ = LayoutSnapshot(
      Color.red.frame(width: 4, height: 2)
        .anchorPreference(key: Point.self, value: source) { $0 }
        .padding(2)
        .overlayPreferenceValue(Point.self) { anchor in
          GeometryReader { proxy in
            let point = anchor.map { proxy[$0] } ?? .zero
            let _ = log.note("\(point == place)")
          }
        })
    #expect(log.entries.last == "true")
  }

  @Test func `an anchor can be added to what the views inside gave`() {
    let snapshot = LayoutSnapshot(
      framed(
        anchored(3).padding(1).transformAnchorPreference(key: Boxes.self, value: .bounds) {
          $0.append($1)
        }))
    #expect(snapshot.frame(of: "frame 0") == CGRect(x: 1, y: 1, width: 3, height: 1))
    #expect(snapshot.frame(of: "frame 1") == CGRect(x: 0, y: 0, width: 5, height: 3))
  }
}
