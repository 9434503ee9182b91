import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  var id = UUID()
  var name = ""
}

private struct AppError: LocalizedError { var errorDescription: String? { "x" } }

private struct Child: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View { Button(isSearching ? "a" : "b") { dismissSearch() } }
}

private struct MyDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
}

private struct Panels: Spellings {
  @State var a = false
  @State var item: Item?
  @State var err: AppError?
  @State var detent = PresentationDetent.medium
  @State var text = ""
  @Namespace var ns
  var index = 0

  var spellings: [AnyView] {
    Text("y").sheet(isPresented: $a) { Text("") }
    Text("y").sheet(isPresented: $a, content: { Text("") })
    Text("y").sheet(isPresented: $a, onDismiss: {}) { Text("") }
    Text("y").sheet(isPresented: $a, onDismiss: done, content: Child.init)
    Text("y").sheet(item: $item) { Text($0.name) }
    Text("y").sheet(item: $item, onDismiss: done) { item in Text(item.name) }
    Text("y").fullScreenCover(isPresented: $a) { Text("") }
    Text("y").fullScreenCover(item: $item, onDismiss: done) { Text($0.name) }
    Text("y").popover(isPresented: $a) { Text("") }
    Text("y").popover(isPresented: $a, arrowEdge: .bottom) { Text("") }
    Text("y").popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .top) {
      Text($0.name)
    }
    Text("y").popover(isPresented: $a, attachmentAnchor: .rect(.bounds)) { Text("") }
    Text("y").inspector(isPresented: $a) {
      Text("").inspectorColumnWidth(min: 1, ideal: 2, max: 3).inspectorColumnWidth(200)
    }
    Text("y").alert("x", isPresented: $a) { Button("OK", role: .cancel) {} }
    Text("y").alert("x", isPresented: $a) {
      TextField("x", text: $text); Button("OK") {}
    } message: {
      Text("")
    }
    Text("y").alert("x", isPresented: $a, presenting: item) { item in
      Button(item.name) {}
    } message: {
      Text($0.name)
    }
    Text("y").alert(isPresented: $a, error: err) { Button("") {} }
    Text("y").alert(isPresented: $a, error: err) { _ in
      Button("") {}
    } message: {
      Text($0.errorDescription ?? "")
    }
    Text("y").alert(Text("x"), isPresented: $a, actions: {})
    Text("y").alert(isPresented: $a) { Alert(title: Text("x")) }
    Text("y").alert(item: $item) {
      Alert(title: Text($0.name), message: Text(""), dismissButton: .default(Text("OK")))
    }
    Text("y").alert(isPresented: $a) {
      Alert(
        title: Text("x"), message: nil, primaryButton: .destructive(Text("x")) {},
        secondaryButton: .cancel())
    }
    Text("y").alert(isPresented: $a) {
      Alert.sideBySideButtons(
        title: Text("x"), primaryButton: .default(Text("x")), secondaryButton: .cancel())
    }
    Text("y").actionSheet(isPresented: $a) {
      ActionSheet(
        title: Text("x"), message: Text("y"),
        buttons: [.default(Text("x")), .destructive(Text("y"), action: done), .cancel()])
    }
    Text("y").actionSheet(item: $item) { _ in ActionSheet(title: Text("")) }
    Text("y").confirmationDialog("x", isPresented: $a) { Button("") {} }
    Text("y").confirmationDialog("x", isPresented: $a, titleVisibility: .visible) {
      Button("") {}
    } message: {
      Text("")
    }
    Text("y").confirmationDialog(Text("x"), isPresented: $a, presenting: item) { _ in
      Button("") {}
    } message: {
      Text($0.name)
    }
    Text("y").dialogIcon(Image(systemName: "x"))
    Text("y").dialogSeverity(.critical)
    Text("y").dialogSuppressionToggle(isSuppressed: $a)
    Text("y").dialogSuppressionToggle("x", isSuppressed: $a)
    Text("y").presentationDetents([.medium, .large])
    Text("y").presentationDetents([.height(200), .fraction(0.5)], selection: $detent)
    Text("y").presentationDetents([.custom(MyDetent.self)])
    Text("y").presentationDragIndicator(.visible)
    Text("y").presentationCornerRadius(20)
    Text("y").presentationBackground(.thinMaterial)
    Text("y").presentationBackground { Color.red }
    Text("y").presentationBackground(alignment: .bottom) { Text("") }
    Text("y").presentationBackgroundInteraction(.enabled(upThrough: .medium))
    Text("y").presentationContentInteraction(.scrolls)
    Text("y").presentationCompactAdaptation(.popover)
    Text("y").presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
    Text("y").presentationSizing(.form)
    Text("y").presentationSizing(.page.fitted(horizontal: true, vertical: false))
    Text("y").interactiveDismissDisabled()
    Text("y").interactiveDismissDisabled(a)
    Text("y").glassEffect()
    Text("y").glassEffectID("a", in: ns)
    Text("y").glassEffectUnion(id: 1, namespace: ns)
    Text("y").contextMenu { Button("") {} }
    Text("y").contextMenu {
      Button("") {}
    } preview: {
      Text("")
    }
    Text("y").onExitCommand {}
    Text("y").onMoveCommand { _ in }
    Text("y").scenePadding()
    Text("y").tabItem { Text("") }
  }
  func done() {}
}

@MainActor @Suite struct PanelSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `every way to write sheets, alerts and panels is shown`(
    _ platform: LayoutSnapshot.Platform
  ) {
    showAll({ Panels(index: $0) }, atLeast: 56, platform: platform)
  }
}
