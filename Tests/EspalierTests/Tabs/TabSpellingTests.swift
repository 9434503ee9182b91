import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  var id = UUID()
  var name = ""
}

/// Calls as programs write them, each of which is shown.
private struct Spellings: View {
  enum T: Hashable { case a, b }
  @State var t: T = .a
  @State var n = 0
  @State var opt: T?
  @State var items: [Item] = []
  @SceneStorage("s") var stored = 0
  @AppStorage("c") var custom: TabViewCustomization
  @State var custom2 = TabViewCustomization()
  @Environment(\.tabViewBottomAccessoryPlacement) var placement
  var index = 0
  static let count = 18

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
    ]
    views[index]
  }
  @ViewBuilder var call1: some View {
    TabView { Text("a").tabItem { Label("x", systemImage: "star") } }
  }
  @ViewBuilder var call2: some View {
    TabView(selection: $n) {
      Text("a").tabItem {
        Image(systemName: "x"); Text("x")
      }.tag(0); Text("b").tabItem { Label("x", systemImage: "star") }.tag(1).badge(3)
    }.accentColor(.red)
  }
  @ViewBuilder var call3: some View {
    TabView(selection: $t) {
      Text("a").tag(T.a).tabItem { Text("x") }; Text("b").badge("!").tag(T.b)
    }
  }
  @ViewBuilder var call4: some View { TabView(selection: $stored) { Text("a").tag(0) } }
  @ViewBuilder var call5: some View { TabView(selection: $t, content: { Text("").tag(T.a) }) }
  @ViewBuilder var call6: some View {
    TabView { ForEach(items) { Text($0.name) } }.tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
  @ViewBuilder var call7: some View {
    TabView { Text("") }.tabViewStyle(PageTabViewStyle()).indexViewStyle(
      PageIndexViewStyle(backgroundDisplayMode: .always))
  }
  @ViewBuilder var call8: some View {
    TabView { Text("") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
  }
  @ViewBuilder var call9: some View {
    TabView {
      Tab("a", systemImage: "x") { Text("") }; Tab("b", image: "x") { Text("") };
      Tab(role: .search) { Text("") }
    }
  }
  @ViewBuilder var call10: some View {
    TabView(selection: $t) {
      Tab("a", systemImage: "x", value: .a) { Text("") };
      Tab("b", systemImage: "x", value: T.b, role: .search) { Text("") };
      Tab(value: .b, role: .search) { Text("") };
      Tab(value: .a) {
        Text("")
      } label: {
        Label("x", systemImage: "y")
      }
    }
  }
  @ViewBuilder var call11: some View {
    TabView(selection: $t) {
      Tab(value: T.a, role: .search) {
        Text("")
      } label: {
        Text("x")
      }
    }
  }
  @ViewBuilder var call12: some View {
    TabView {
      TabSection("x") { Tab("a", systemImage: "x") { Text("") } };
      TabSection {
        Tab("a", systemImage: "x") { Text("") }
      } header: {
        Text("x")
      }
    }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($custom)
  }
  @ViewBuilder var call13: some View {
    TabView {
      Tab("a", systemImage: "x") { Text("") }.badge(3).customizationID("x").customizationBehavior(
        .disabled, for: .sidebar, .tabBar
      ).defaultVisibility(.hidden, for: .tabBar)
    }.tabViewCustomization($custom2)
  }
  @ViewBuilder var call14: some View {
    TabView {
      Tab("a", systemImage: "x") { Text("") }.hidden(true).tabPlacement(.sidebarOnly)
        .accessibilityIdentifier("x")
    }
  }
  @ViewBuilder var call15: some View {
    TabView { ForEach(items) { item in Tab(item.name, systemImage: "x") { Text("") } } }
  }
  @ViewBuilder var call16: some View {
    TabView(selection: $n) {
      ForEach(0..<3) { i in Tab("\(i)", systemImage: "x", value: i) { Text("") } }
    }
  }
  @ViewBuilder var call17: some View {
    TabView { Tab("a", systemImage: "x") { Text("") } }.tabViewSidebarHeader { Text("") }
      .tabViewSidebarFooter { Text("") }.tabViewSidebarBottomBar { Text("") }
  }
  @ViewBuilder var call18: some View {
    TabView {
      if n > 0 { Tab("a", systemImage: "x") { Text("") } }; Tab("a", systemImage: "x") { Text("") }
    }
  }
}

@MainActor @Suite struct TabSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `all ways to write tabs are shown`(_ platform: LayoutSnapshot.Platform) {
    for index in 0..<Spellings.count {
      let harness = Harness(
        Spellings(index: index), window: CGSize(width: 400, height: 600), platform: platform)
      harness.advance(by: 0.1)
      #expect(harness.bodiesEvaluated > 0)
    }
  }
}
