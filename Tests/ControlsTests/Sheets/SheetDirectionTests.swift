import SwiftUI
import Testing
import ViewTesting

/// Sheets, alerts and popovers where text runs from right to left.
@MainActor struct SheetDirectionTests {
  private enum Kind: String, CaseIterable { case sheet, cover, alert, dialog, popover, inspector }

  private struct Window: View {
    let kind: Kind
    @State private var isShown = true

    var body: some View {
      switch kind {
      case .sheet: base.sheet(isPresented: $isShown) { Form() }
      case .cover: base.fullScreenCover(isPresented: $isShown) { Form() }
      case .alert:
        base.alert("Title", isPresented: $isShown) {
          Button("Cancel", role: .cancel) {}
          Button("Done") {}
        } message: {
          Text("inside")
        }
      case .dialog:
        base.confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
          Button("Done") {}
          Button("Remove", role: .destructive) {}
        }
      case .popover:
        HStack {
          Text("base").popover(isPresented: $isShown, arrowEdge: .trailing) {
            Text("inside").padding().presentationCompactAdaptation(.popover)
          }
          Spacer()
        }
      case .inspector:
        NavigationStack { Text("base").inspector(isPresented: $isShown) { Text("inside") } }
      }
    }

    private var base: some View { NavigationStack { Text("base") } }
  }

  private struct Form: View {
    var body: some View {
      NavigationStack {
        Text("inside").frame(width: 200, height: 100)
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .destructiveAction) { Button("Remove") {} }
          }
      }
      .presentationDetents([.medium, .large])
    }
  }

  /// The frames of all texts and buttons, by their names.
  private func frames(_ harness: Harness) -> [String: CGRect] {
    let names = ["base", "inside", "Title", "Cancel", "Done", "Remove"]
    let found = names.compactMap { name in harness.frame(of: name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: found)
  }

  @Test(arguments: Kind.allCases, [LayoutSnapshot.Platform.mac, .phone])
  private func `everything is mirrored`(_ kind: Kind, _ platform: LayoutSnapshot.Platform) {
    let size = CGSize(width: platform == .mac ? 700 : 390, height: 700)
    let shown = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let view = Window(kind: kind).environment(\.layoutDirection, direction)
      let harness = Harness(view, window: size, platform: platform)
      harness.advance(by: 1)
      return frames(harness)
    }
    #expect(shown[0].count > 1 && Set(shown[0].keys) == Set(shown[1].keys))
    for (name, frame) in shown[0] {
      let actual = shown[1][name] ?? .zero
      #expect(abs(actual.minX - (size.width - frame.maxX)) <= 0.5, "\(name)")
      #expect(actual.minY == frame.minY && actual.size == frame.size, "\(name)")
    }
  }

  @Test func `the answer of an alert or sheet is at the left, where lines end`() throws {
    for kind in [Kind.sheet, .alert] {
      let harness = Harness(
        Window(kind: kind).environment(\.layoutDirection, .rightToLeft),
        window: CGSize(width: 700, height: 500))
      harness.advance(by: 1)
      let (answer, end) = (harness.frame(of: "Done"), harness.frame(of: "Cancel"))
      #expect(try #require(answer).maxX < #require(end).minX, "\(kind)")
    }
  }
}
