import SwiftUI
import Testing
import ViewTesting

/// Alerts that come while a screen comes or goes.
@MainActor struct AlertDuringPushTests {
  private struct Screens: View {
    @State private var path: [Int] = []
    @State private var asks = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("go and ask") {
          path.append(1)
          asks = true
        }
        .navigationDestination(for: Int.self) { number in
          Text("screen \(number)")
          Button("leave and ask") {
            path.removeLast()
            asks = true
          }
        }
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func
    `an alert stands above a screen that comes or goes in the same update, which ends as without it`(
      _ platform: LayoutSnapshot.Platform
    )
  {
    let harness = Harness(
      Screens(), window: CGSize(width: 390, height: 600), platform: platform)
    harness.click("go and ask")
    // In the middle of the push both screens and the alert are there.
    harness.advance(by: 0.1)
    #expect(Set(["go and ask", "screen 1", "Sure?"]).isSubset(of: harness.text))
    harness.advance(by: 2)
    #expect(harness.text == ["screen 1", "leave and ask", "Sure?", "Yes"])
    harness.click("Yes")
    harness.advance(by: 2)
    #expect(harness.text == ["screen 1", "leave and ask"])

    harness.click("leave and ask")
    harness.advance(by: 2)
    #expect(harness.text == ["go and ask", "Sure?", "Yes"])
    harness.click("Yes")
    harness.advance(by: 2)
    #expect(harness.text == ["go and ask"])
    #expect(harness.diagnostics == [])
  }
}
