#if Macros
import TestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@Animatable private struct Segment: Shape {
  var start: CGFloat
  var end = 1.0
  @AnimatableIgnored var isRound = false
  let inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: start, y: 0, width: end - start, height: rect.height))
  }
}

@Animatable private struct Ruler: View {
  var width, height: CGFloat
  var turn = Angle.zero
  @State private var isOpen = false

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier("box")
  }
}

@Animatable private struct Still {
  @AnimatableIgnored var name = ""
}

@Animatable private struct Handwritten: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress * 100 }
    set { progress = newValue / 100 }
  }

  func path(in rect: CGRect) -> Path { Path() }
}

/// `@Animatable` writes `animatableData`.
@MainActor @Suite struct AnimatableMacroTests {
  @Test func `animatable data consists of the stored variables, in order`() {
    var segment = Segment(start: 2, end: 6)
    #expect(segment.animatableData == AnimatablePair(2, 6))
    segment.animatableData = AnimatablePair(3, 9)
    #expect(segment.start == 3)
    #expect(segment.end == 9)

    var ruler = Ruler(width: 1, height: 2, turn: .radians(3))
    ruler.animatableData.second.first = 20
    #expect(ruler.height == 20)
    #expect(ruler.width == 1)
    #expect(ruler.turn == .radians(3))
  }

  @Test func `a type conforms, and keeps the data that it declares itself`() {
    func conforms(_ value: some Animatable) -> Bool { true }
    #expect(conforms(Ruler(width: 1, height: 2)))
    #expect(Still().animatableData == EmptyAnimatableData())
    #expect(Handwritten(progress: 0.5).animatableData == 50)
  }

  @Test func `a view changes gradually`() {
    let stage = Stage(CGFloat(20), width: 100, height: 20) { Ruler(width: $0, height: 20) }
    stage.set(60, .linear(duration: 1))
    #expect(stage.quarters(2) == ["40,0 20x20", "35,0 30x20", "30,0 40x20"])
  }

  @Test func `a shape changes gradually, but for what is ignored`() {
    let stage = Stage(4.0, width: 10, height: 10) { Segment(start: 0, end: $0).fill(.red) }
    stage.set(8, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.drawing.contains("0,0 6x10"))
  }
}
#endif
