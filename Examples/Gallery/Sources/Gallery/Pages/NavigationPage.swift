import SwiftUI

/// Screens above each other, and columns side by side.
struct NavigationPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("A stack with a large title") { Recipes(path: []) }
        Sample("A screen above it, which was pushed") { Recipes(path: ["Bread"]) }
      }
      Sample("Columns: what is chosen in one decides what the next one shows") { Folders() }
    }
  }
}

private struct Recipes: View {
  @State var path: [String]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Bread", "Pancakes", "Salad", "Soup"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: String.self) { name in
        Label("Knead for ten minutes.", systemImage: "timer")
          .navigationTitle(name)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }
    .environment(\.platformStyle, .phone)
    .frame(height: 360)
  }
}

private struct Folders: View {
  @State private var folder: String? = "Drafts"

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $folder) { name in
        Label(name, systemImage: "folder")
      }
    } detail: {
      VStack(spacing: 8) {
        Image(systemName: "folder").font(.largeTitle).foregroundStyle(.secondary)
        Text(folder ?? "Nothing is chosen")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(height: 200)
  }
}
