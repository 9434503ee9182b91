#if Macros
import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var badgeCount = 3
  @Entry fileprivate var badgeTitle: String?
}

extension Transaction {
  @Entry fileprivate var isFromTest = false
}

@MainActor @Suite struct EntryTests {
  private struct Badge: View {
    @Environment(\.badgeCount) private var count
    @Environment(\.badgeTitle) private var title

    var body: some View {
      Color.red.frame(width: CGFloat(count), height: CGFloat(title?.count ?? 0))
    }
  }

  @Test func `an entry of the environment has its default until a view sets it`() {
    let row = HStack(spacing: 0) {
      Badge().accessibilityIdentifier("default")
      Badge().accessibilityIdentifier("set")
        .environment(\.badgeCount, 7).environment(\.badgeTitle, "four")
    }
    let snapshot = LayoutSnapshot(of: row, proposal: .unspecified)
    #expect(snapshot.frame(of: "default") == CGRect(x: 0, y: 2, width: 3, height: 0))
    #expect(snapshot.frame(of: "set") == CGRect(x: 3, y: 0, width: 7, height: 4))
  }

  @Test func `an entry of a transaction can be set and read`() {
    var transaction = Transaction()
    #expect(transaction.isFromTest == false)
    transaction.isFromTest = true
    #expect(transaction.isFromTest)
  }
}

#Preview("a badge") {
  Color.red.frame(width: 3, height: 3)
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var length: CGFloat = 3
  Color.red.frame(width: length, height: length)
}
#endif
