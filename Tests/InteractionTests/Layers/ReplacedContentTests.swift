import SwiftUI
import Testing
import ViewTesting

/// Content of a window that is replaced while a layer is above it.
@MainActor struct ReplacedContentTests {
  private typealias Enter = @MainActor @Sendable () -> Void

  private struct Entering<Content: View>: View {
    let content: (Binding<Bool>, @escaping Enter) -> Content
    @State private var isIn = false
    @State private var isShown = true

    var body: some View {
      if isIn { Text("inside") } else { content($isShown) { isIn = true } }
    }
  }

  private func expectInside<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Binding<Bool>, @escaping Enter) -> Content
  ) {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(
        Entering(content: content), window: CGSize(width: 375, height: 667), platform: platform)
      harness.advance(by: 3)
      harness.click("Enter", sourceLocation: sourceLocation)
      harness.advance(by: 3)
      #expect(harness.text == ["inside"], sourceLocation: sourceLocation)
    }
  }

  @Test func `a sheet can replace the content of the window`() {
    expectInside { isShown, enter in
      Text("outside").sheet(isPresented: isShown) { Button("Enter", action: enter) }
    }
  }

  @Test func `a popover can replace the content of the window`() {
    expectInside { isShown, enter in
      Text("outside").popover(isPresented: isShown) { Button("Enter", action: enter) }
    }
  }

  @Test func `an alert can replace the content of the window`() {
    expectInside { isShown, enter in
      Text("outside").alert("Question", isPresented: isShown) { Button("Enter", action: enter) }
    }
  }
}
