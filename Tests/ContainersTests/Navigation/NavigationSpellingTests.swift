import Foundation
import OpenCombine
import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable, Codable {
  var id = UUID()
  var name = ""
}

private enum Route: Hashable, Codable { case a, b(Int) }

private class Model: ObservableObject {
  @Published var path = NavigationPath()
  @Published var routes: [Route] = []
  @Published var show = false
  var title: String {
    get { "" }
    set {}
  }
}

private struct Navigations: Spellings {
  @StateObject var model = Model()
  @State var flag = false
  @State var item: Item?
  @State var items: [Item] = []
  @State var selection: Item.ID?
  @State var multi = Set<Item.ID>()
  @State var tag: Int?
  @State var vis = NavigationSplitViewVisibility.all
  @State var column = NavigationSplitViewColumn.detail
  @Environment(\.presentationMode) var mode
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented
  @Environment(\.horizontalSizeClass) var h
  @Namespace var ns
  var index = 0

  var spellings: [AnyView] {
    NavigationView { List { NavigationLink("a", destination: Text("b")) }.navigationBarTitle("x") }
    NavigationView {
      Text("x").navigationBarTitle(Text("x"), displayMode: .inline).navigationBarItems(
        trailing: Button("x") {})
    }.navigationViewStyle(StackNavigationViewStyle())
    NavigationView {
      Text("x"); Text("y"); Text("z")
    }.navigationViewStyle(.columns)
    NavigationView { Text("x") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    NavigationView {
      Text("x").navigationBarItems(leading: EditButton(), trailing: HStack { Text("x") })
        .navigationBarHidden(true).navigationBarBackButtonHidden(true)
    }.navigationViewStyle(.stack)
    NavigationView { NavigationLink(destination: Text("x"), isActive: $flag) { EmptyView() } }
    NavigationView {
      NavigationLink(destination: Text("x"), isActive: $model.show) { EmptyView() }.isDetailLink(
        false)
    }
    NavigationView { NavigationLink("x", destination: Text("x"), tag: 1, selection: $tag) }
    NavigationView { NavigationLink(destination: Text("x"), tag: 1, selection: $tag) { Text("x") } }
    NavigationStack {
      NavigationLink {
        Text("x")
      } label: {
        Label("x", systemImage: "star")
      }
    }
    NavigationStack { NavigationLink(destination: { Text("x") }, label: { Text("x") }) }
    NavigationStack {
      NavigationLink(value: Route.a) { Text("a") }; NavigationLink("x", value: 3);
      NavigationLink(value: item) { Text("") }
    }
    NavigationStack(path: $model.path) {
      Text("").navigationDestination(for: Route.self) { route in
        switch route {
        case .a: Text("a");
        case .b(let n): Text("\(n)")
        }
      }
    }
    NavigationStack(path: $model.routes) {
      Text("").navigationDestination(for: Item.self, destination: { Text($0.name) })
    }
    NavigationStack {
      Text("").navigationDestination(isPresented: $flag) { Text("x") }.navigationDestination(
        item: $item
      ) { Text($0.name) }
    }
    NavigationSplitView {
      List(items, selection: $selection) { Text($0.name) }
    } detail: {
      Text("x")
    }
    NavigationSplitView(columnVisibility: $vis) {
      List(items, selection: $multi) { NavigationLink($0.name, value: $0) }
    } content: {
      Text("x")
    } detail: {
      Text("y")
    }.navigationSplitViewStyle(.balanced)
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("")
    } detail: {
      Text("")
    }.navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: .constant(.doubleColumn), preferredCompactColumn: $column)
    {
      Text("").navigationSplitViewColumnWidth(200)
    } content: {
      Text("").navigationSplitViewColumnWidth(min: 100, ideal: 200)
    } detail: {
      Text("").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    Text("y").navigationTitle("x")
    Text("y").navigationTitle(Text("x"))
    Text("y").navigationTitle($model.title)
    Text("y").navigationSubtitle("y")
    Text("y").navigationBarTitleDisplayMode(.large)
    Text("y").navigationTitle(String("x"))
    Text("y").navigationTitle(flag ? "a" : "b")
    Text("y").navigationTitle("\(items.count) items")
    Text("y").toolbarTitleDisplayMode(.inline)
    Text("y").toolbarTitleDisplayMode(.inlineLarge)
    Text("y").navigationDocument(URL(fileURLWithPath: "/"))
    Text("y").toolbarRole(.editor)
    Text("y").toolbarRole(.browser)
    Text("y").toolbarRole(.navigationStack)
    Text("y").toolbarRole(.automatic)
    Text("y").navigationTransition(.zoom(sourceID: "x", in: ns))
    Text("y").matchedTransitionSource(id: "x", in: ns)
    Text("y").navigationTransition(.automatic)
    Text("y").matchedTransitionSource(id: "x", in: ns) { $0.clipShape(.rect(cornerRadius: 8)) }
    Text("y").onAppear {
      mode.wrappedValue.dismiss(); dismiss(); model.path.append(Route.a); model.path.append(3);
      model.path.removeLast(); model.path.removeLast(model.path.count); model.path = .init();
      model.path = NavigationPath([1, 2])
    }
  }
}

@MainActor @Suite struct NavigationSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `every way to write navigation is shown`(_ platform: LayoutSnapshot.Platform) {
    showAll({ Navigations(index: $0) }, atLeast: 39, platform: platform)
  }

  // The mark of the phone and the distance before it are 20 points wide.
  @Test(arguments: [
    (LayoutSnapshot.Platform.phone, Visibility.automatic, 20.0), (.phone, .hidden, 0),
    (.phone, .visible, 20), (.mac, .automatic, 0), (.mac, .hidden, 0), (.mac, .visible, 20),
  ])
  func `the mark of links in lists is shown as the platform does, or as a program says`(
    _ platform: LayoutSnapshot.Platform, _ visibility: Visibility, _ room: CGFloat
  ) throws {
    let harness = Harness(
      NavigationStack {
        List {
          Color.red.frame(height: 10).accessibilityIdentifier("row")
          NavigationLink {
            Text("There")
          } label: {
            Color.red.frame(height: 10).accessibilityIdentifier("link")
          }
          .navigationLinkIndicatorVisibility(visibility)
        }
      }, window: CGSize(width: 390, height: 600), platform: platform)
    let row = try #require(harness.frame(of: "row"))
    let link = try #require(harness.frame(of: "link"))
    #expect(row.width - link.width == room)
  }
}
