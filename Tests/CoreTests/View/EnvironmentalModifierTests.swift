import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct EnvironmentalModifierTests {
  /// A frame that is as wide as the environment says.
  private struct WidthOfSurroundings: EnvironmentalModifier {
    var height: CGFloat = 10

    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Box(width: environment.isEnabled ? 40 : 20, height: height)
    }
  }

  private struct Box: ViewModifier {
    let width: CGFloat
    let height: CGFloat

    func body(content: Content) -> some View { content.frame(width: width, height: height) }
  }

  private struct Page: View {
    @State private var isOn = true
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("Switch") { isOn.toggle() }
        Button("Count") { count += 1 }
        Text("\(count)").accessibilityIdentifier("text")
          .modifier(WidthOfSurroundings(height: CGFloat(10 + count)))
          .accessibilityIdentifier("box")
          .disabled(!isOn)
      }
    }
  }

  @Test func `a modifier is resolved in the environment of its view, and again when that changes`()
  {
    let harness = Harness(Page())
    #expect(harness.frame(of: "box")?.size == CGSize(width: 40, height: 10))
    harness.click("Switch")
    #expect(harness.frame(of: "box")?.size == CGSize(width: 20, height: 10))
  }

  @Test func `a new value of the modifier and of its view are shown`() {
    let harness = Harness(Page())
    harness.click("Count")
    #expect(harness.frame(of: "box")?.size == CGSize(width: 40, height: 11))
    #expect(harness.text.contains("1"))
  }

  @Test func `a modified group keeps its views separate`() {
    let row = HStack(spacing: 0) {
      Group {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      }
      .modifier(WidthOfSurroundings())
    }
    let snapshot = LayoutSnapshot(of: row, proposal: .unspecified)
    #expect(snapshot.frame(of: "b") == CGRect(x: 40, y: 0, width: 40, height: 10))
  }
}
