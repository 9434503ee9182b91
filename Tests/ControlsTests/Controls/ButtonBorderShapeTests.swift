import SwiftUI
import Testing
import ViewTesting

@MainActor struct ButtonBorderShapeTests {
  private func drawing(_ view: some View, _ platform: LayoutSnapshot.Platform = .mac) -> String {
    LayoutSnapshot(
      of: view.frame(width: 60, height: 24), proposal: .unspecified, platform: platform
    )
    .displayListText
  }

  @Test func `a shape follows the outline that buttons have`() {
    let view = Rectangle().fill(.clear).background(.red, in: .buttonBorder)
    // A capsule 24 points high has corners of 12.
    #expect(drawing(view.buttonBorderShape(.capsule)).contains("60x24 r12"))
    #expect(drawing(view.buttonBorderShape(.roundedRectangle(radius: 3))).contains("60x24 r3"))
    #expect(drawing(view.buttonBorderShape(.circle)).contains("24x24"))
    // Buttons of the phone are capsules by themselves.
    #expect(drawing(view, .phone).contains("60x24 r12"))
  }

  @Test func `a smaller one, a line along it and a clip follow too`() {
    func circle(_ view: some View) -> String { drawing(view.buttonBorderShape(.circle)) }
    // Inset by 2 on every side of a circle of 24.
    #expect(circle(ButtonBorderShape.buttonBorder.inset(by: 2).fill(.red)).contains("20x20"))
    #expect(circle(ButtonBorderShape.buttonBorder.stroke(.red)).contains("24x24"))
    #expect(circle(Color.red.clipShape(.buttonBorder)).contains("24x24"))
  }
}
