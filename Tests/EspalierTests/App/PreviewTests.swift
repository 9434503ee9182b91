import SwiftUI
import Testing
import ViewTesting

private struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 20, height: 10)
      .previewDisplayName("A badge")
      .previewLayout(.fixed(width: 300, height: 200))
      .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

@MainActor @Suite struct PreviewTests {
  @Test func `settings for an editor's preview change nothing`() {
    let snapshot = LayoutSnapshot(of: Badge_Previews.previews, proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 20, height: 10))
  }
}
