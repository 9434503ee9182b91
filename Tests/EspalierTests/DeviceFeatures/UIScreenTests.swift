import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct UIScreenTests {
  /// The half of the screen, as programs of phones ask for it.
  private struct Half: View {
    var body: some View {
      Color.red.frame(
        width: UIScreen.main.bounds.width / 2, height: UIScreen.main.bounds.height / 4
      )
      .accessibilityIdentifier("half")
    }
  }

  @Test func `the screen of an app is its window, and views follow it`() {
    let narrow = Harness(Half(), window: CGSize(width: 200, height: 400), platform: .phone)
    #expect(narrow.frame(of: "half")?.size == CGSize(width: 100, height: 100))
    // Another window is another screen.
    let wide = Harness(Half(), window: CGSize(width: 600, height: 80), platform: .phone)
    narrow.update()
    #expect(wide.frame(of: "half")?.size == CGSize(width: 300, height: 20))
    #expect(narrow.frame(of: "half")?.size == CGSize(width: 100, height: 100))
  }

  @Test func `an action reads the size of the window that was shown last`() {
    let harness = Harness(Asking(), window: CGSize(width: 320, height: 200), scale: 2)
    harness.click("Ask")
    #expect(harness.text.contains("320 x 200, 640 pixels"))
  }

  private struct Asking: View {
    @State private var answer = "?"

    var body: some View {
      Text(answer)
      Button("Ask") {
        let (bounds, pixels) = (UIScreen.main.bounds, UIScreen.main.nativeBounds)
        answer = "\(Int(bounds.width)) x \(Int(bounds.height)), \(Int(pixels.width)) pixels"
      }
    }
  }

  @Test func `a hosting controller gives its view's size for a proposal`() {
    let offered = CGSize(width: 80, height: 60)
    let fixed = UIHostingController(rootView: AnyView(Color.red.frame(width: 30, height: 20)))
    #expect(fixed.sizeThatFits(in: offered) == CGSize(width: 30, height: 20))
    fixed.rootView = AnyView(Color.red.padding(5))
    #expect(fixed.sizeThatFits(in: offered) == offered)
    let most = CGFloat.greatestFiniteMagnitude
    let text = UIHostingController(rootView: Text("One line"))
    let whole = text.sizeThatFits(in: CGSize(width: most, height: most))
    let narrow = text.sizeThatFits(in: CGSize(width: whole.width - 1, height: most))
    #expect(narrow.height == 2 * whole.height)
  }
}
