import Foundation
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

private struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["Pears", "Apples"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.locale, Locale(identifier: context[0]))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var sampleData: Self { .modifier(SampleData()) }
}

@MainActor @Suite struct PreviewTests {
  @Test func `previews share data by a modifier`() async throws {
    let context = try await SampleData.makeSharedContext()
    #expect(context == ["Pears", "Apples"])
    _ = PreviewTrait<Preview.ViewTraits>.sampleData
  }

  @Test func `settings for an editor's preview change nothing`() {
    let snapshot = LayoutSnapshot(of: Badge_Previews.previews, proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 20, height: 10))
  }
}
