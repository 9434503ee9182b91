import Foundation
import SwiftUI
import TestSupport
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

private struct Toolbars: Spellings {
  @State var flag = false
  @State var text = ""
  @FocusState var focus: Bool
  @FocusState var field: Field?
  @Namespace var ns
  var index = 0

  var spellings: [AnyView] {
    Text("y").toolbar { Button("x") {} }
    Text("y").toolbar {
      Button("x") {}; Button("y") {}
    }
    Text("y").toolbar { ToolbarItem { Button("x") {} } }
    Text("y").toolbar {
      ToolbarItem(placement: .navigationBarTrailing) { EditButton() };
      ToolbarItem(placement: .navigationBarLeading) { Button("x", role: .cancel) {} }
    }
    Text("y").toolbar(content: { ToolbarItem(placement: .principal) { Text("x") } })
    Text("y").toolbar(content: myItems)
    Text("y").toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("x") {}; Spacer(); Button("y") {}
      }
    }
    Text("y").toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { focus = false }
      }
    }
    Text("y").toolbar { if flag { ToolbarItem { Text("x") } } else { ToolbarItem { Text("y") } } }
    Text("y").toolbar {
      if flag { ToolbarItem { Text("x") } }; ToolbarItem(placement: .status) { Text("y") }
    }
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
    Text("y").toolbar { MyItems() }
    Text("y").toolbar(id: "main") {
      ToolbarItem(id: "a", placement: .secondaryAction) { Text("a") };
      ToolbarItem(id: "b", showsByDefault: false) { Text("b") }.customizationBehavior(.disabled)
        .defaultCustomization(.hidden)
    }
    Text("y").toolbar(id: "x") { MyCustomItems() }
    Text("y").toolbarTitleMenu { Button("x") {} }
    Text("y").toolbar(.hidden)
    Text("y").toolbar(.hidden, for: .navigationBar)
    Text("y").toolbar(.visible, for: .tabBar, .bottomBar)
    Text("y").toolbarVisibility(.hidden, for: .windowToolbar)
    Text("y").toolbar(flag ? .hidden : .visible, for: .tabBar)
    Text("y").toolbarBackground(.red, for: .navigationBar)
    Text("y").toolbarBackground(Color.red)
    Text("y").toolbarBackground(.visible, for: .navigationBar)
    Text("y").toolbarBackground(.ultraThinMaterial, for: .tabBar)
    Text("y").toolbarBackgroundVisibility(.hidden, for: .windowToolbar)
    Text("y").toolbarColorScheme(.dark, for: .navigationBar)
    Text("y").toolbarColorScheme(.light)
    Text("y").toolbar(removing: .sidebarToggle)
    Text("y").toolbar(removing: .title)
    Text("y").toolbar {
      ToolbarTitleMenu(); ToolbarTitleMenu { RenameButton() }
    }
    Text("y").renameAction {}
    Text("y").renameAction($focus)
    Text("y").toolbar {
      ToolbarItem { Text("") }.sharedBackgroundVisibility(.hidden);
      ToolbarItem { Text("") }.matchedTransitionSource(id: 1, in: ns)
    }
    Text("y").toolbar { ControlGroup { Button("") {} } }
    Text("y").toolbar {
      Group {
        ToolbarItem { Text("") }; ToolbarItem { Text("") }
      }
    }
    Text("y").toolbar { ForEach(0..<3) { Text("\($0)") } }
    Text("y").toolbar { ToolbarItem(placement: .accessoryBar(id: "x")) { Text("") } }
    Text("y").searchable(text: $text)
    Text("y").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    Text("y").searchable(text: $text, placement: .navigationBarDrawer, prompt: "x")
    Text("y").searchable(text: $text, prompt: "x")
    Text("y").searchable(text: $text, prompt: Text("x"))
    Text("y").searchable(text: $text, placement: .sidebar, prompt: text)
    Text("y").searchable(text: $text, isPresented: $flag, placement: .toolbar, prompt: "x")
    Text("y").searchFocused($focus)
    Text("y").searchFocused($field, equals: .one)
    Text("y").searchable(text: $text, placement: .toolbarPrincipal) {
      Text("x").searchCompletion("x")
    }
    Text("y").searchable(text: $text, suggestions: { Text("x") })
    Text("y").searchSuggestions { ForEach(0..<2) { Text("\($0)").searchCompletion("x") } }
    Text("y").searchSuggestions(.hidden, for: .content)
    Text("y").searchSuggestions(.visible, for: .menu)
    Text("y").searchScopes($scope) { ForEach(Scope.allCases) { Text($0.rawValue).tag($0) } }
    Text("y").searchScopes($scope, activation: .onSearchPresentation) { Text("") }
    Text("y").searchable(text: $text, tokens: $tokens) { Text($0.name) }
    Text("y").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens) { Text($0.name) }
    Text("y").searchable(
      text: $text, tokens: $tokens, suggestedTokens: .constant([]), placement: .toolbar,
      prompt: "x", token: { Label($0.name, systemImage: "x") })
    Text("y").searchable(text: $text, tokens: $tokens, isPresented: $flag, prompt: "x") {
      Text($0.name)
    }
    Text("y").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
    Text("y").searchCompletion(Item())
    Text("y").onSubmit(of: .search) {}
    Text("y").onSubmit(of: [.text, .search]) {}
    Text("y").submitLabel(.search)
  }
  @State var scope = Scope.all
  @State var tokens: [Item] = []
  @ToolbarContentBuilder func myItems() -> some ToolbarContent { ToolbarItem { Text("") } }
  @ToolbarContentBuilder var toolbarContent: some ToolbarContent {
    ToolbarItem { Text("") }; ToolbarItem(placement: .principal) { Text("") }
  }
}

@MainActor @Suite struct ToolbarSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `every way to write toolbars and searches is shown`(_ platform: LayoutSnapshot.Platform) {
    showAll({ Toolbars(index: $0) }, atLeast: 62, platform: platform)
  }
}
