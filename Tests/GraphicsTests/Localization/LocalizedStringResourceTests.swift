import Foundation
import SwiftUI
import Testing
import ViewTesting

struct LocalizedStringResourceTests {
  private let name = "Kit"

  @Test func `a resource is a key with values, or the key itself without a translation`() {
    let resource: LocalizedStringResource = "Hello \(name), \(3)"
    #expect(resource.key == "Hello %@, %lld")
    #expect(String(localized: resource) == "Hello Kit, 3")
    #expect(resource == "Hello \(name), \(3)" && resource != "Hello")
    let named = LocalizedStringResource("greeting", defaultValue: "Good day")
    #expect(named.key == "greeting" && String(localized: named) == "Good day")
  }

  @Test @MainActor func `a text shows a resource, and literals are still keys`() {
    let resource = LocalizedStringResource("Hello")
    let snapshot = LayoutSnapshot(of: Text(resource), proposal: .unspecified)
    #expect(snapshot.displayListText.contains("Hello"))
    #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
  }
}
