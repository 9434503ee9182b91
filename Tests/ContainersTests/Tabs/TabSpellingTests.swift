import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  var id = UUID()
  var name = ""
}

private struct TabViews: Spellings {
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

  var spellings: [AnyView] {
    TabView { Text("a").tabItem { Label("x", systemImage: "star") } }
    TabView(selection: $n) {
      Text("a").tabItem {
        Image(systemName: "x"); Text("x")
      }.tag(0); Text("b").tabItem { Label("x", systemImage: "star") }.tag(1).badge(3)
    }.accentColor(.red)
    TabView(selection: $t) {
      Text("a").tag(T.a).tabItem { Text("x") }; Text("b").badge("!").tag(T.b)
    }
    TabView(selection: $stored) { Text("a").tag(0) }
    TabView(selection: $t, content: { Text("").tag(T.a) })
    TabView { ForEach(items) { Text($0.name) } }.tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView { Text("") }.tabViewStyle(PageTabViewStyle()).indexViewStyle(
      PageIndexViewStyle(backgroundDisplayMode: .always))
    TabView { Text("") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    TabView {
      Tab("a", systemImage: "x") { Text("") }; Tab("b", image: "x") { Text("") };
      Tab(role: .search) { Text("") }
    }
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
    TabView(selection: $t) {
      Tab(value: T.a, role: .search) {
        Text("")
      } label: {
        Text("x")
      }
    }
    TabView {
      TabSection("x") { Tab("a", systemImage: "x") { Text("") } };
      TabSection {
        Tab("a", systemImage: "x") { Text("") }
      } header: {
        Text("x")
      }
    }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($custom)
    TabView {
      Tab("a", systemImage: "x") { Text("") }.badge(3).customizationID("x").customizationBehavior(
        .disabled, for: .sidebar, .tabBar
      ).defaultVisibility(.hidden, for: .tabBar)
    }.tabViewCustomization($custom2)
    TabView {
      Tab("a", systemImage: "x") { Text("") }.hidden(true).tabPlacement(.sidebarOnly)
        .accessibilityIdentifier("x")
    }
    TabView { ForEach(items) { item in Tab(item.name, systemImage: "x") { Text("") } } }
    TabView(selection: $n) {
      ForEach(0..<3) { i in Tab("\(i)", systemImage: "x", value: i) { Text("") } }
    }
    TabView { Tab("a", systemImage: "x") { Text("") } }.tabViewSidebarHeader { Text("") }
      .tabViewSidebarFooter { Text("") }.tabViewSidebarBottomBar { Text("") }
    TabView { ForEach(items) { item in Tab(item.name, image: "x") { Text("") } } }
    TabView(selection: $t) {
      Tab(items.first?.name ?? "", image: "x", value: T.a) { Text("") }
      Tab("b".dropFirst(), image: "x", value: T.b, role: .search) { Text("") }
    }
    TabView {
      if n > 0 { Tab("a", systemImage: "x") { Text("") } }; Tab("a", systemImage: "x") { Text("") }
    }
  }
}

@MainActor @Suite struct TabSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `every way to write tabs is shown`(_ platform: LayoutSnapshot.Platform) {
    showAll({ TabViews(index: $0) }, atLeast: 20, platform: platform)
  }
}
