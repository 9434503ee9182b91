import Foundation
import OpenCombine
import SwiftUI
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

/// Calls as programs write them, each of which is shown.
private struct Spellings: View {
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
  static let count = 39

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
    ]
    views[index]
  }
  @ViewBuilder var call1: some View {
    NavigationView { List { NavigationLink("a", destination: Text("b")) }.navigationBarTitle("x") }
  }
  @ViewBuilder var call2: some View {
    NavigationView {
      Text("x").navigationBarTitle(Text("x"), displayMode: .inline).navigationBarItems(
        trailing: Button("x") {})
    }.navigationViewStyle(StackNavigationViewStyle())
  }
  @ViewBuilder var call3: some View {
    NavigationView {
      Text("x"); Text("y"); Text("z")
    }.navigationViewStyle(.columns)
  }
  @ViewBuilder var call4: some View {
    NavigationView { Text("x") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
  @ViewBuilder var call5: some View {
    NavigationView {
      Text("x").navigationBarItems(leading: EditButton(), trailing: HStack { Text("x") })
        .navigationBarHidden(true).navigationBarBackButtonHidden(true)
    }.navigationViewStyle(.stack)
  }
  @ViewBuilder var call6: some View {
    NavigationView { NavigationLink(destination: Text("x"), isActive: $flag) { EmptyView() } }
  }
  @ViewBuilder var call7: some View {
    NavigationView {
      NavigationLink(destination: Text("x"), isActive: $model.show) { EmptyView() }.isDetailLink(
        false)
    }
  }
  @ViewBuilder var call8: some View {
    NavigationView { NavigationLink("x", destination: Text("x"), tag: 1, selection: $tag) }
  }
  @ViewBuilder var call9: some View {
    NavigationView { NavigationLink(destination: Text("x"), tag: 1, selection: $tag) { Text("x") } }
  }
  @ViewBuilder var call10: some View {
    NavigationStack {
      NavigationLink {
        Text("x")
      } label: {
        Label("x", systemImage: "star")
      }
    }
  }
  @ViewBuilder var call11: some View {
    NavigationStack { NavigationLink(destination: { Text("x") }, label: { Text("x") }) }
  }
  @ViewBuilder var call12: some View {
    NavigationStack {
      NavigationLink(value: Route.a) { Text("a") }; NavigationLink("x", value: 3);
      NavigationLink(value: item) { Text("") }
    }
  }
  @ViewBuilder var call13: some View {
    NavigationStack(path: $model.path) {
      Text("").navigationDestination(for: Route.self) { route in
        switch route {
        case .a: Text("a");
        case .b(let n): Text("\(n)")
        }
      }
    }
  }
  @ViewBuilder var call14: some View {
    NavigationStack(path: $model.routes) {
      Text("").navigationDestination(for: Item.self, destination: { Text($0.name) })
    }
  }
  @ViewBuilder var call15: some View {
    NavigationStack {
      Text("").navigationDestination(isPresented: $flag) { Text("x") }.navigationDestination(
        item: $item
      ) { Text($0.name) }
    }
  }
  @ViewBuilder var call16: some View {
    NavigationSplitView {
      List(items, selection: $selection) { Text($0.name) }
    } detail: {
      Text("x")
    }
  }
  @ViewBuilder var call17: some View {
    NavigationSplitView(columnVisibility: $vis) {
      List(items, selection: $multi) { NavigationLink($0.name, value: $0) }
    } content: {
      Text("x")
    } detail: {
      Text("y")
    }.navigationSplitViewStyle(.balanced)
  }
  @ViewBuilder var call18: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("")
    } detail: {
      Text("")
    }.navigationSplitViewStyle(.prominentDetail)
  }
  @ViewBuilder var call19: some View {
    NavigationSplitView(columnVisibility: .constant(.doubleColumn), preferredCompactColumn: $column)
    {
      Text("").navigationSplitViewColumnWidth(200)
    } content: {
      Text("").navigationSplitViewColumnWidth(min: 100, ideal: 200)
    } detail: {
      Text("").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
  }
  @ViewBuilder var call20: some View { Text("y").navigationTitle("x") }
  @ViewBuilder var call21: some View { Text("y").navigationTitle(Text("x")) }
  @ViewBuilder var call22: some View { Text("y").navigationTitle($model.title) }
  @ViewBuilder var call23: some View { Text("y").navigationSubtitle("y") }
  @ViewBuilder var call24: some View { Text("y").navigationBarTitleDisplayMode(.large) }
  @ViewBuilder var call25: some View { Text("y").navigationTitle(String("x")) }
  @ViewBuilder var call26: some View { Text("y").navigationTitle(flag ? "a" : "b") }
  @ViewBuilder var call27: some View { Text("y").navigationTitle("\(items.count) items") }
  @ViewBuilder var call28: some View { Text("y").toolbarTitleDisplayMode(.inline) }
  @ViewBuilder var call29: some View { Text("y").toolbarTitleDisplayMode(.inlineLarge) }
  @ViewBuilder var call30: some View { Text("y").navigationDocument(URL(fileURLWithPath: "/")) }
  @ViewBuilder var call31: some View { Text("y").toolbarRole(.editor) }
  @ViewBuilder var call32: some View { Text("y").toolbarRole(.browser) }
  @ViewBuilder var call33: some View { Text("y").toolbarRole(.navigationStack) }
  @ViewBuilder var call34: some View { Text("y").toolbarRole(.automatic) }
  @ViewBuilder var call35: some View {
    Text("y").navigationTransition(.zoom(sourceID: "x", in: ns))
  }
  @ViewBuilder var call36: some View { Text("y").matchedTransitionSource(id: "x", in: ns) }
  @ViewBuilder var call37: some View { Text("y").navigationTransition(.automatic) }
  @ViewBuilder var call38: some View {
    Text("y").matchedTransitionSource(id: "x", in: ns) { $0.clipShape(.rect(cornerRadius: 8)) }
  }
  @ViewBuilder var call39: some View {
    Text("y").onAppear {
      mode.wrappedValue.dismiss(); dismiss(); model.path.append(Route.a); model.path.append(3);
      model.path.removeLast(); model.path.removeLast(model.path.count); model.path = .init();
      model.path = NavigationPath([1, 2])
    }
  }
}

@MainActor @Suite struct NavigationSpellingTests {
  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `all ways to write navigation are shown`(_ platform: LayoutSnapshot.Platform) {
    for index in 0..<Spellings.count {
      let harness = Harness(
        Spellings(index: index), window: CGSize(width: 400, height: 600), platform: platform)
      harness.advance(by: 0.1)
      #expect(harness.bodiesEvaluated > 0)
    }
  }
}
