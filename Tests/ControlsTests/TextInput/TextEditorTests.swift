import SwiftUI
import Testing
import ViewTesting

@MainActor struct TextEditorTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `an editor has a background unless it is hidden`(
    _ platform: LayoutSnapshot.Platform
  ) {
    func hasPage(_ view: some View) -> Bool {
      let harness = Harness(
        view, window: CGSize(width: 80, height: 40), platform: platform,
        environment: { $0.colorScheme = .light })
      return harness.displayListText.contains("(fill #ffffff 0,0 80x40)")
    }
    let editor = TextEditor(text: .constant(""))
    #expect(hasPage(editor))
    #expect(hasPage(editor.scrollContentBackground(.visible)))
    #expect(!hasPage(editor.scrollContentBackground(.hidden)))
    #expect(!hasPage(editor.textEditorStyle(.plain)))
  }
}
