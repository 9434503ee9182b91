import EspalierDrawing
import Foundation
import Testing

@Suite struct AnimatableTests {
  private func middle<T: Animatable>(of start: T, and end: T) -> T {
    var result = start
    result.animatableData = start.animatableData.interpolated(
      towards: end.animatableData, amount: 0.5)
    return result
  }

  @Test func `numbers are interpolated`() {
    #expect(middle(of: 1.0, and: 3.0) == 2)
    #expect(middle(of: Float(1), and: 3) == 2)
    #expect(middle(of: CGFloat(1), and: 3) == 2)
  }

  @Test func `geometry is interpolated component by component`() {
    #expect(middle(of: CGPoint(x: 0, y: 2), and: CGPoint(x: 10, y: 4)) == CGPoint(x: 5, y: 3))
    #expect(
      middle(of: CGSize(width: 0, height: 2), and: CGSize(width: 10, height: 4)).brief == "5x3")
    #expect(
      middle(
        of: CGRect(x: 0, y: 0, width: 10, height: 10),
        and: CGRect(x: 10, y: 20, width: 30, height: 50)
      ).brief == "5,10 20x30")
    #expect(middle(of: Angle.degrees(0), and: .degrees(90)).degrees == 45)
    #expect(middle(of: UnitPoint.topLeading, and: .bottomTrailing) == .center)
    #expect(
      middle(of: EdgeInsets(), and: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      middle(
        of: RectangleCornerRadii(topLeading: 2), and: RectangleCornerRadii(bottomTrailing: 4))
        == RectangleCornerRadii(topLeading: 1, bottomTrailing: 2))
  }

  @Test func `a stroke's width changes gradually, its cap does not`() {
    let thin = StrokeStyle(lineWidth: 1, lineCap: .round, dashPhase: 0)
    let thick = StrokeStyle(lineWidth: 5, lineCap: .butt, dashPhase: 10)
    #expect(
      middle(of: thin, and: thick) == StrokeStyle(lineWidth: 3, lineCap: .round, dashPhase: 5))
  }

  @Test func `a pair scales and measures both of its parts`() {
    var pair = AnimatablePair(3.0, AnimatablePair(0.0, 4.0))
    #expect(pair.magnitudeSquared == 3 * 3 + 4 * 4)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6.0, AnimatablePair(0.0, 8.0)))
    #expect(pair - pair == .zero)
  }

  @Test func `vectors are scaled, and interpolated towards others`() {
    #expect(3.0.scaled(by: 2) == 6)
    #expect(AnimatablePair(1.0, CGFloat(2)).scaled(by: 3) == AnimatablePair(3.0, CGFloat(6)))
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 2 + (6 - 2) * 0.25)
    #expect(2.0.interpolated(towards: 6, amount: 2) == 10, "an amount above 1 goes beyond")
    var value = AnimatablePair(0.0, 10.0)
    value.interpolate(towards: AnimatablePair(10.0, 0.0), amount: 0.1)
    #expect(value == AnimatablePair(1.0, 9.0))
    #expect(EmptyAnimatableData().interpolated(towards: .zero, amount: 0.5) == .zero)
  }

  @Test func `a type that declares no animatable data has empty data`() {
    struct Still: Animatable {}
    #expect(Still().animatableData == EmptyAnimatableData())
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }
}
