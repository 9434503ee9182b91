import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct DynamicTypeSizeTests {
  @Test func `sizes are ordered`() {
    #expect(DynamicTypeSize.allCases.map(\.index) == Array(0...11))
    #expect(DynamicTypeSize.xSmall < .accessibility5)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func `categories are the same sizes by other names`() {
    var environment = EnvironmentValues()
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size)
      #expect(environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
  }

  @MainActor @Test func `a range limits the type size`() {
    let text = Text(verbatim: "a")
    func size(_ view: some View) -> String {
      TextProbe(view) {
        $0.platformStyle = .phone
        $0.dynamicTypeSize = .accessibility5
      }.size
    }
    // 53 x 1.19336 = 63.248 and 17 x 1.19336 = 20.287, rounded up to half points.
    #expect(size(text) == "32 x 63.5")
    #expect(size(text.dynamicTypeSize(.large)) == "10 x 20.5")
    #expect(size(text.dynamicTypeSize(...DynamicTypeSize.large)) == "10 x 20.5")
    #expect(
      size(text.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)) == "10 x 20.5")
    #expect(size(text.dynamicTypeSize(DynamicTypeSize.small...)) == "32 x 63.5")
  }
}
