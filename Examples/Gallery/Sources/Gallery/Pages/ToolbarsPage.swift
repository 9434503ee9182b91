import SwiftUI

/// Bars around a screen, and the items in them.
struct ToolbarsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("Items at both ends, and at the bottom") {
          screen {
            Text("A letter").toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Trash", systemImage: "trash") {}
                Button("Flag", systemImage: "flag") {}
              }
              ToolbarItem(placement: .status) { Text("Draft").font(.footnote) }
            }
          }
        }
        Sample("A menu of what is needed less") {
          screen {
            Text("A letter").toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Reply", systemImage: "arrow.up") {} }
              ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
              ToolbarItem(placement: .subtitle) { Text("3 pages") }
            }
          }
        }
      }
      platters
      Samples {
        Sample("A large title in the bar") {
          screen(.inlineLarge) {
            Text("A letter").toolbar { Button("New", systemImage: "plus") {} }
          }
        }
        Sample("Colors of a bar") {
          screen {
            Text("A letter")
              .toolbarBackground(Color.indigo, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
          }
        }
      }
    }
  }

  @State private var isStarred = true

  /// Symbols share a platter until a spacer, a text or a prominent button parts them.
  private var platters: some View {
    Sample("Symbols on one platter, parted by a spacer") {
      screen {
        Text("A letter").toolbar {
          ToolbarItem { Button("Undo", systemImage: "arrow.uturn.backward") {} }
          ToolbarItem { Button("Redo", systemImage: "arrow.uturn.forward") {} }
          ToolbarItem { Toggle("Star", systemImage: "star", isOn: $isStarred) }
          ToolbarSpacer(.fixed)
          ToolbarItem {
            Menu("More", systemImage: "ellipsis") { Button("Print") {} }
          }
          ToolbarItem {
            Button("Send", systemImage: "paperplane") {}.buttonStyle(.borderedProminent)
          }
        }
      }
    }
  }

  private func screen<Content: View>(
    _ mode: ToolbarTitleDisplayMode = .inline, @ViewBuilder content: () -> Content
  ) -> some View {
    NavigationStack {
      content()
        .navigationTitle("Letter")
        .toolbarTitleDisplayMode(mode)
    }
    .environment(\.platformStyle, .phone)
    .frame(height: 220)
  }
}
