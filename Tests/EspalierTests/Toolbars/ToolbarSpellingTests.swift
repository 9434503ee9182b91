import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  var id = UUID()
  var name = ""
}

private enum Field: Hashable { case one, two }

private enum Scope: String, CaseIterable, Identifiable {
  case all, some
  var id: Self { self }
}

private struct MyItems: ToolbarContent {
  @State private var n = 0
  @Environment(\.dismiss) private var dismiss
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("x") {
        n += 1
        dismiss()
      }
    }
  }
}

private struct MyCustomItems: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "x") { Text("") }
    ToolbarItem(id: "y", placement: .primaryAction, showsByDefault: true) { Text("") }
  }
}

/// Calls as programs write them, each of which is shown.
private struct Spellings: View {
  @State var flag = false
  @State var text = ""
  @FocusState var focus: Bool
  @FocusState var field: Field?
  @Namespace var ns
  var index = 0
  static let count = 62

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
      AnyView(call57),
      AnyView(call58),
      AnyView(call59),
      AnyView(call60),
      AnyView(call61),
      AnyView(call62),
    ]
    views[index]
  }
  @ViewBuilder var call1: some View { Text("y").toolbar { Button("x") {} } }
  @ViewBuilder var call2: some View {
    Text("y").toolbar {
      Button("x") {}; Button("y") {}
    }
  }
  @ViewBuilder var call3: some View { Text("y").toolbar { ToolbarItem { Button("x") {} } } }
  @ViewBuilder var call4: some View {
    Text("y").toolbar {
      ToolbarItem(placement: .navigationBarTrailing) { EditButton() };
      ToolbarItem(placement: .navigationBarLeading) { Button("x", role: .cancel) {} }
    }
  }
  @ViewBuilder var call5: some View {
    Text("y").toolbar(content: { ToolbarItem(placement: .principal) { Text("x") } })
  }
  @ViewBuilder var call6: some View { Text("y").toolbar(content: myItems) }
  @ViewBuilder var call7: some View {
    Text("y").toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("x") {}; Spacer(); Button("y") {}
      }
    }
  }
  @ViewBuilder var call8: some View {
    Text("y").toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { focus = false }
      }
    }
  }
  @ViewBuilder var call9: some View {
    Text("y").toolbar { if flag { ToolbarItem { Text("x") } } else { ToolbarItem { Text("y") } } }
  }
  @ViewBuilder var call10: some View {
    Text("y").toolbar {
      if flag { ToolbarItem { Text("x") } }; ToolbarItem(placement: .status) { Text("y") }
    }
  }
  @ViewBuilder var call11: some View {
    Text("y").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Save", action: {}) };
      ToolbarItem(placement: .cancellationAction) { Button("x", action: {}) };
      ToolbarItem(placement: .destructiveAction) { Button("x", action: {}) };
      ToolbarItem(placement: .primaryAction) { Menu("x") { Text("") } };
      ToolbarItem(placement: .secondaryAction) { Toggle("x", isOn: $flag) };
      ToolbarItem(placement: .navigation) { Text("") };
      ToolbarItem(placement: .automatic) { Text("") };
      ToolbarItem(placement: .topBarLeading) { Text("") };
      ToolbarItem(placement: .topBarTrailing) { Text("") }
    }
  }
  @ViewBuilder var call12: some View { Text("y").toolbar { MyItems() } }
  @ViewBuilder var call13: some View {
    Text("y").toolbar(id: "main") {
      ToolbarItem(id: "a", placement: .secondaryAction) { Text("a") };
      ToolbarItem(id: "b", showsByDefault: false) { Text("b") }.customizationBehavior(.disabled)
        .defaultCustomization(.hidden)
    }
  }
  @ViewBuilder var call14: some View { Text("y").toolbar(id: "x") { MyCustomItems() } }
  @ViewBuilder var call15: some View { Text("y").toolbarTitleMenu { Button("x") {} } }
  @ViewBuilder var call16: some View { Text("y").toolbar(.hidden) }
  @ViewBuilder var call17: some View { Text("y").toolbar(.hidden, for: .navigationBar) }
  @ViewBuilder var call18: some View { Text("y").toolbar(.visible, for: .tabBar, .bottomBar) }
  @ViewBuilder var call19: some View { Text("y").toolbarVisibility(.hidden, for: .windowToolbar) }
  @ViewBuilder var call20: some View { Text("y").toolbar(flag ? .hidden : .visible, for: .tabBar) }
  @ViewBuilder var call21: some View { Text("y").toolbarBackground(.red, for: .navigationBar) }
  @ViewBuilder var call22: some View { Text("y").toolbarBackground(Color.red) }
  @ViewBuilder var call23: some View { Text("y").toolbarBackground(.visible, for: .navigationBar) }
  @ViewBuilder var call24: some View {
    Text("y").toolbarBackground(.ultraThinMaterial, for: .tabBar)
  }
  @ViewBuilder var call25: some View {
    Text("y").toolbarBackgroundVisibility(.hidden, for: .windowToolbar)
  }
  @ViewBuilder var call26: some View { Text("y").toolbarColorScheme(.dark, for: .navigationBar) }
  @ViewBuilder var call27: some View { Text("y").toolbarColorScheme(.light) }
  @ViewBuilder var call28: some View { Text("y").toolbar(removing: .sidebarToggle) }
  @ViewBuilder var call29: some View { Text("y").toolbar(removing: .title) }
  @ViewBuilder var call30: some View {
    Text("y").toolbar {
      ToolbarTitleMenu(); ToolbarTitleMenu { RenameButton() }
    }
  }
  @ViewBuilder var call31: some View { Text("y").renameAction {} }
  @ViewBuilder var call32: some View { Text("y").renameAction($focus) }
  @ViewBuilder var call33: some View {
    Text("y").toolbar {
      ToolbarItem { Text("") }.sharedBackgroundVisibility(.hidden);
      ToolbarItem { Text("") }.matchedTransitionSource(id: 1, in: ns)
    }
  }
  @ViewBuilder var call34: some View { Text("y").toolbar { ControlGroup { Button("") {} } } }
  @ViewBuilder var call35: some View {
    Text("y").toolbar {
      Group {
        ToolbarItem { Text("") }; ToolbarItem { Text("") }
      }
    }
  }
  @ViewBuilder var call36: some View { Text("y").toolbar { ForEach(0..<3) { Text("\($0)") } } }
  @ViewBuilder var call37: some View {
    Text("y").toolbar { ToolbarItem(placement: .accessoryBar(id: "x")) { Text("") } }
  }
  @ViewBuilder var call38: some View { Text("y").searchable(text: $text) }
  @ViewBuilder var call39: some View {
    Text("y").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
  }
  @ViewBuilder var call40: some View {
    Text("y").searchable(text: $text, placement: .navigationBarDrawer, prompt: "x")
  }
  @ViewBuilder var call41: some View { Text("y").searchable(text: $text, prompt: "x") }
  @ViewBuilder var call42: some View { Text("y").searchable(text: $text, prompt: Text("x")) }
  @ViewBuilder var call43: some View {
    Text("y").searchable(text: $text, placement: .sidebar, prompt: text)
  }
  @ViewBuilder var call44: some View {
    Text("y").searchable(text: $text, isPresented: $flag, placement: .toolbar, prompt: "x")
  }
  @ViewBuilder var call45: some View { Text("y").searchFocused($focus) }
  @ViewBuilder var call46: some View { Text("y").searchFocused($field, equals: .one) }
  @ViewBuilder var call47: some View {
    Text("y").searchable(text: $text, placement: .toolbarPrincipal) {
      Text("x").searchCompletion("x")
    }
  }
  @ViewBuilder var call48: some View {
    Text("y").searchable(text: $text, suggestions: { Text("x") })
  }
  @ViewBuilder var call49: some View {
    Text("y").searchSuggestions { ForEach(0..<2) { Text("\($0)").searchCompletion("x") } }
  }
  @ViewBuilder var call50: some View { Text("y").searchSuggestions(.hidden, for: .content) }
  @ViewBuilder var call51: some View { Text("y").searchSuggestions(.visible, for: .menu) }
  @ViewBuilder var call52: some View {
    Text("y").searchScopes($scope) { ForEach(Scope.allCases) { Text($0.rawValue).tag($0) } }
  }
  @ViewBuilder var call53: some View {
    Text("y").searchScopes($scope, activation: .onSearchPresentation) { Text("") }
  }
  @ViewBuilder var call54: some View {
    Text("y").searchable(text: $text, tokens: $tokens) { Text($0.name) }
  }
  @ViewBuilder var call55: some View {
    Text("y").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens) { Text($0.name) }
  }
  @ViewBuilder var call56: some View {
    Text("y").searchable(
      text: $text, tokens: $tokens, suggestedTokens: .constant([]), placement: .toolbar,
      prompt: "x", token: { Label($0.name, systemImage: "x") })
  }
  @ViewBuilder var call57: some View {
    Text("y").searchable(text: $text, tokens: $tokens, isPresented: $flag, prompt: "x") {
      Text($0.name)
    }
  }
  @ViewBuilder var call58: some View {
    Text("y").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
  }
  @ViewBuilder var call59: some View { Text("y").searchCompletion(Item()) }
  @ViewBuilder var call60: some View { Text("y").onSubmit(of: .search) {} }
  @ViewBuilder var call61: some View { Text("y").onSubmit(of: [.text, .search]) {} }
  @ViewBuilder var call62: some View { Text("y").submitLabel(.search) }
  @State var scope = Scope.all
  @State var tokens: [Item] = []
  @ToolbarContentBuilder func myItems() -> some ToolbarContent { ToolbarItem { Text("") } }
  @ToolbarContentBuilder var toolbarContent: some ToolbarContent {
    ToolbarItem { Text("") }; ToolbarItem(placement: .principal) { Text("") }
  }
}

@MainActor @Suite struct ToolbarSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `all ways to write toolbars and searches are shown`(_ platform: LayoutSnapshot.Platform) {
    for index in 0..<Spellings.count {
      let harness = Harness(
        Spellings(index: index), window: CGSize(width: 400, height: 600), platform: platform)
      harness.advance(by: 0.1)
      #expect(harness.bodiesEvaluated > 0)
    }
  }
}
