import SwiftUI
import Testing
import ViewTesting

/// Screens within the items of bars, which have bars themselves.
@MainActor @Suite struct NestedBarTests {
  private struct Nest: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("Innermost")
      } else {
        NavigationStack {
          Text("Screen \(depth)").navigationTitle(Text("Title \(depth)"))
            .toolbar { ToolbarItem { AnyView(Nest(depth: depth - 1)) } }
        }
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone], 1...4)
  func `a stack in an item of a bar says nothing about that bar, and all come to rest`(
    _ platform: LayoutSnapshot.Platform, depth: Int
  ) {
    let harness = Harness(Nest(depth: depth), platform: platform)
    #expect(harness.diagnostics.isEmpty)
    #expect(harness.text.contains("Screen \(depth)"))
    if platform == .phone {
      // The bar of the outermost screen has that screen's title.
      #expect(harness.text.contains("Title \(depth)"))
    }
  }
}
