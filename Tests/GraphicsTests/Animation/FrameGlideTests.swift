import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Frames go gradually to where the layout puts views at once.
@MainActor struct FrameGlideTests {
  private func box(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier("box")
  }

  @Test func `a view glides to another alignment`() {
    let stage = Stage(Alignment.leading, width: 100, height: 20) { alignment in
      box().frame(maxWidth: .infinity, alignment: alignment)
    }
    stage.set(.trailing, .linear(duration: 1))
    #expect(
      stage.quarters(4) == [
        "0,0 20x20", "20,0 20x20", "40,0 20x20", "60,0 20x20", "80,0 20x20",
      ])
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `the layout has the final frames at once`() {
    let stage = Stage(CGFloat(20), width: 100, height: 20) { box($0) }
    stage.set(60, .linear(duration: 1))
    #expect(stage.snapshot.frame(of: "box") == CGRect(x: 20, y: 0, width: 60, height: 20))
    #expect(stage.quarters(2) == ["40,0 20x20", "35,0 30x20", "30,0 40x20"])
  }

  @Test func `without animation views are where they are put`() {
    let stage = Stage(CGFloat(20), width: 100, height: 20) { box($0) }
    stage.set(60)
    #expect(stage.frame() == "20,0 60x20")
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a neighbor is pushed away`() {
    let stage = Stage(CGFloat(20), width: 100, height: 20) { width in
      HStack(spacing: 0) {
        Color.blue.frame(width: width)
        box()
        Spacer(minLength: 0)
      }
    }
    stage.set(60, .linear(duration: 1))
    #expect(stage.quarters(2) == ["20,0 20x20", "30,0 20x20", "40,0 20x20"])
  }

  @Test func `views inside a moving view move along`() {
    let stage = Stage(Alignment.leading, width: 100, height: 20) { alignment in
      box(10, 10).padding(5).background(Color.blue)
        .frame(maxWidth: .infinity, alignment: alignment)
    }
    stage.set(.trailing, .linear(duration: 1))
    #expect(stage.quarters(2) == ["5,5 10x10", "25,5 10x10", "45,5 10x10"])
  }

  @Test("padding, offset and position glide", arguments: ["padding", "offset", "position"])
  func modifiers(name: String) {
    let stage = Stage(CGFloat(0), width: 100, height: 20) { shift in
      Group {
        switch name {
        case "padding": box().padding(.leading, shift)
        case "offset": box().offset(x: shift)
        default: box().position(x: 10 + shift, y: 10)
        }
      }
      .frame(width: 100, alignment: .leading)
    }
    stage.set(40, .linear(duration: 1))
    #expect(stage.quarters(2) == ["0,0 20x20", "10,0 20x20", "20,0 20x20"])
  }

  @Test func `from right to left the frames are mirrored`() {
    let stage = Stage(
      Alignment.leading, width: 100, height: 20,
      environment: { $0.layoutDirection = .rightToLeft }
    ) { box().frame(maxWidth: .infinity, alignment: $0) }
    stage.set(.trailing, .linear(duration: 1))
    #expect(stage.quarters(2) == ["80,0 20x20", "60,0 20x20", "40,0 20x20"])
  }

  @Test func `a new view does not glide from zero`() {
    let stage = Stage(1, width: 100, height: 20) { count in
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) {
          Color.red.frame(width: 20).accessibilityIdentifier("\($0)")
        }
      }
    }
    stage.set(2, .linear(duration: 1))
    // The first was in the middle, at 40; both together begin at 30. The new one appears where it will stand.
    #expect(stage.frame("0") == "40,0 20x20")
    #expect(stage.frame("1") == "50,0 20x20")
    stage.advance(0.5)
    #expect(stage.frame("0") == "35,0 20x20")
    #expect(stage.frame("1") == "50,0 20x20")
  }

  @Test func `turning back on the way combines both animations`() {
    let stage = Stage(Alignment.leading, width: 120, height: 20) {
      box().frame(maxWidth: .infinity, alignment: $0)
    }
    stage.set(.trailing, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.frame() == "50,0 20x20")
    stage.set(.leading, .linear(duration: 1))
    // A quarter of the way from 75, where the first animation is by then, back to 0.
    stage.advance(0.25)
    #expect(stage.frame() == "56,0 20x20")
    stage.advance(0.75)
    #expect(stage.frame() == "0,0 20x20")
  }

  @Test func `two changes of one frame have their own animations`() {
    struct Two: View {
      let remote: Remote
      @State var first = CGFloat(0)
      @State var second = CGFloat(0)

      final class Remote { var run: () -> Void = {} }

      var body: some View {
        let _ =
          remote.run = {
            withAnimation(.linear(duration: 1)) { first = 40 }
            withAnimation(.linear(duration: 2)) { second = 40 }
          }
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 10, height: 10).offset(x: first).accessibilityIdentifier("no")
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("first").offset(x: first)
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("second")
            .offset(x: second)
        }
      }
    }
    let remote = Two.Remote()
    let snapshot = LayoutSnapshot(of: Two(remote: remote), proposal: .unspecified)
    remote.run()
    snapshot.update()
    snapshot.advance(by: 0.5)
    #expect(snapshot.presentedFrame(of: "first")?.minX == 20)
    #expect(snapshot.presentedFrame(of: "second")?.minX == 10)
  }
}
