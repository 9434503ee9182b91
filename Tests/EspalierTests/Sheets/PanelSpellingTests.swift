import Foundation
import SwiftUI
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

/// Calls as programs write them, each of which is shown.
private struct Spellings: View {
  @State var a = false
  @State var item: Item?
  @State var err: AppError?
  @State var detent = PresentationDetent.medium
  @State var text = ""
  @Namespace var ns
  var index = 0
  static let count = 56

  var body: some View {
    let views: [AnyView] = [
      AnyView(call1),
      AnyView(call2),
      AnyView(call3),
      AnyView(call4),
      AnyView(call5),
      AnyView(call6),
      AnyView(call7),
      AnyView(call8),
      AnyView(call9),
      AnyView(call10),
      AnyView(call11),
      AnyView(call12),
      AnyView(call13),
      AnyView(call14),
      AnyView(call15),
      AnyView(call16),
      AnyView(call17),
      AnyView(call18),
      AnyView(call19),
      AnyView(call20),
      AnyView(call21),
      AnyView(call22),
      AnyView(call23),
      AnyView(call24),
      AnyView(call25),
      AnyView(call26),
      AnyView(call27),
      AnyView(call28),
      AnyView(call29),
      AnyView(call30),
      AnyView(call31),
      AnyView(call32),
      AnyView(call33),
      AnyView(call34),
      AnyView(call35),
      AnyView(call36),
      AnyView(call37),
      AnyView(call38),
      AnyView(call39),
      AnyView(call40),
      AnyView(call41),
      AnyView(call42),
      AnyView(call43),
      AnyView(call44),
      AnyView(call45),
      AnyView(call46),
      AnyView(call47),
      AnyView(call48),
      AnyView(call49),
      AnyView(call50),
      AnyView(call51),
      AnyView(call52),
      AnyView(call53),
      AnyView(call54),
      AnyView(call55),
      AnyView(call56),
    ]
    views[index]
  }
  @ViewBuilder var call1: some View { Text("y").sheet(isPresented: $a) { Text("") } }
  @ViewBuilder var call2: some View { Text("y").sheet(isPresented: $a, content: { Text("") }) }
  @ViewBuilder var call3: some View { Text("y").sheet(isPresented: $a, onDismiss: {}) { Text("") } }
  @ViewBuilder var call4: some View {
    Text("y").sheet(isPresented: $a, onDismiss: done, content: Child.init)
  }
  @ViewBuilder var call5: some View { Text("y").sheet(item: $item) { Text($0.name) } }
  @ViewBuilder var call6: some View {
    Text("y").sheet(item: $item, onDismiss: done) { item in Text(item.name) }
  }
  @ViewBuilder var call7: some View { Text("y").fullScreenCover(isPresented: $a) { Text("") } }
  @ViewBuilder var call8: some View {
    Text("y").fullScreenCover(item: $item, onDismiss: done) { Text($0.name) }
  }
  @ViewBuilder var call9: some View { Text("y").popover(isPresented: $a) { Text("") } }
  @ViewBuilder var call10: some View {
    Text("y").popover(isPresented: $a, arrowEdge: .bottom) { Text("") }
  }
  @ViewBuilder var call11: some View {
    Text("y").popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .top) {
      Text($0.name)
    }
  }
  @ViewBuilder var call12: some View {
    Text("y").popover(isPresented: $a, attachmentAnchor: .rect(.bounds)) { Text("") }
  }
  @ViewBuilder var call13: some View {
    Text("y").inspector(isPresented: $a) {
      Text("").inspectorColumnWidth(min: 1, ideal: 2, max: 3).inspectorColumnWidth(200)
    }
  }
  @ViewBuilder var call14: some View {
    Text("y").alert("x", isPresented: $a) { Button("OK", role: .cancel) {} }
  }
  @ViewBuilder var call15: some View {
    Text("y").alert("x", isPresented: $a) {
      TextField("x", text: $text); Button("OK") {}
    } message: {
      Text("")
    }
  }
  @ViewBuilder var call16: some View {
    Text("y").alert("x", isPresented: $a, presenting: item) { item in
      Button(item.name) {}
    } message: {
      Text($0.name)
    }
  }
  @ViewBuilder var call17: some View {
    Text("y").alert(isPresented: $a, error: err) { Button("") {} }
  }
  @ViewBuilder var call18: some View {
    Text("y").alert(isPresented: $a, error: err) { _ in
      Button("") {}
    } message: {
      Text($0.errorDescription ?? "")
    }
  }
  @ViewBuilder var call19: some View { Text("y").alert(Text("x"), isPresented: $a, actions: {}) }
  @ViewBuilder var call20: some View {
    Text("y").alert(isPresented: $a) { Alert(title: Text("x")) }
  }
  @ViewBuilder var call21: some View {
    Text("y").alert(item: $item) {
      Alert(title: Text($0.name), message: Text(""), dismissButton: .default(Text("OK")))
    }
  }
  @ViewBuilder var call22: some View {
    Text("y").alert(isPresented: $a) {
      Alert(
        title: Text("x"), message: nil, primaryButton: .destructive(Text("x")) {},
        secondaryButton: .cancel())
    }
  }
  @ViewBuilder var call23: some View {
    Text("y").actionSheet(isPresented: $a) {
      ActionSheet(
        title: Text("x"), message: Text("y"),
        buttons: [.default(Text("x")), .destructive(Text("y"), action: done), .cancel()])
    }
  }
  @ViewBuilder var call24: some View {
    Text("y").actionSheet(item: $item) { _ in ActionSheet(title: Text("")) }
  }
  @ViewBuilder var call25: some View {
    Text("y").confirmationDialog("x", isPresented: $a) { Button("") {} }
  }
  @ViewBuilder var call26: some View {
    Text("y").confirmationDialog("x", isPresented: $a, titleVisibility: .visible) {
      Button("") {}
    } message: {
      Text("")
    }
  }
  @ViewBuilder var call27: some View {
    Text("y").confirmationDialog(Text("x"), isPresented: $a, presenting: item) { _ in
      Button("") {}
    } message: {
      Text($0.name)
    }
  }
  @ViewBuilder var call28: some View { Text("y").dialogIcon(Image(systemName: "x")) }
  @ViewBuilder var call29: some View { Text("y").dialogSeverity(.critical) }
  @ViewBuilder var call30: some View { Text("y").dialogSuppressionToggle(isSuppressed: $a) }
  @ViewBuilder var call31: some View { Text("y").dialogSuppressionToggle("x", isSuppressed: $a) }
  @ViewBuilder var call32: some View { Text("y").presentationDetents([.medium, .large]) }
  @ViewBuilder var call33: some View {
    Text("y").presentationDetents([.height(200), .fraction(0.5)], selection: $detent)
  }
  @ViewBuilder var call34: some View { Text("y").presentationDetents([.custom(MyDetent.self)]) }
  @ViewBuilder var call35: some View { Text("y").presentationDragIndicator(.visible) }
  @ViewBuilder var call36: some View { Text("y").presentationCornerRadius(20) }
  @ViewBuilder var call37: some View { Text("y").presentationBackground(.thinMaterial) }
  @ViewBuilder var call38: some View { Text("y").presentationBackground { Color.red } }
  @ViewBuilder var call39: some View {
    Text("y").presentationBackground(alignment: .bottom) { Text("") }
  }
  @ViewBuilder var call40: some View {
    Text("y").presentationBackgroundInteraction(.enabled(upThrough: .medium))
  }
  @ViewBuilder var call41: some View { Text("y").presentationContentInteraction(.scrolls) }
  @ViewBuilder var call42: some View { Text("y").presentationCompactAdaptation(.popover) }
  @ViewBuilder var call43: some View {
    Text("y").presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
  }
  @ViewBuilder var call44: some View { Text("y").presentationSizing(.form) }
  @ViewBuilder var call45: some View {
    Text("y").presentationSizing(.page.fitted(horizontal: true, vertical: false))
  }
  @ViewBuilder var call46: some View { Text("y").interactiveDismissDisabled() }
  @ViewBuilder var call47: some View { Text("y").interactiveDismissDisabled(a) }
  @ViewBuilder var call48: some View { Text("y").glassEffect() }
  @ViewBuilder var call49: some View { Text("y").glassEffectID("a", in: ns) }
  @ViewBuilder var call50: some View { Text("y").glassEffectUnion(id: 1, namespace: ns) }
  @ViewBuilder var call51: some View { Text("y").contextMenu { Button("") {} } }
  @ViewBuilder var call52: some View {
    Text("y").contextMenu {
      Button("") {}
    } preview: {
      Text("")
    }
  }
  @ViewBuilder var call53: some View { Text("y").onExitCommand {} }
  @ViewBuilder var call54: some View { Text("y").onMoveCommand { _ in } }
  @ViewBuilder var call55: some View { Text("y").scenePadding() }
  @ViewBuilder var call56: some View { Text("y").tabItem { Text("") } }
  func done() {}
}

@MainActor @Suite struct PanelSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `all ways to write sheets, alerts and what is above a window are shown`(
    _ platform: LayoutSnapshot.Platform
  ) {
    for index in 0..<Spellings.count {
      let harness = Harness(
        Spellings(index: index), window: CGSize(width: 400, height: 600), platform: platform)
      harness.advance(by: 0.1)
      #expect(harness.bodiesEvaluated > 0)
    }
  }
}
