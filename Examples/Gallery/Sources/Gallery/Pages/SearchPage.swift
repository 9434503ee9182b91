import SwiftUI

/// Fields to search in, where the platform has them.
struct SearchPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("At the bottom of a phone") { Fruit(placement: .automatic) }
        Sample("Below the title") {
          Fruit(placement: .navigationBarDrawer(displayMode: .always))
        }
      }
      Sample("At the top of a sidebar") {
        Columns().frame(height: 180)
      }
    }
  }
}

private struct Fruit: View {
  let placement: SearchFieldPlacement
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .navigationTitle("Fruit")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $text, placement: placement, prompt: "Find fruit")
    }
    .environment(\.platformStyle, .phone)
    .frame(height: 320)
  }

  private var found: [String] {
    let all = ["Apple", "Orange", "Pear"]
    return text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
  }
}

private struct Columns: View {
  @State private var text = ""

  var body: some View {
    NavigationSplitView {
      List { Label("Inbox", systemImage: "tray") }
        .navigationSplitViewColumnWidth(180)
    } detail: {
      Text(text.isEmpty ? "Letters" : "Letters with “\(text)”")
    }
    .searchable(text: $text, placement: .sidebar)
  }
}
