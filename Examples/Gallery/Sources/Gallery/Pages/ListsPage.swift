import SwiftUI

/// The styles of lists on the Mac and on the phone.
struct ListsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("Inset, with sections") { fruits.frame(height: 230) }
        Sample("Sidebar") { sidebar.frame(height: 230) }
      }
      Samples {
        Sample("Plain") { rows.listStyle(.plain).frame(height: 110) }
        Sample("Bordered, every other row on another background") {
          rows.listStyle(.bordered(alternatesRowBackgrounds: true)).frame(height: 110)
        }
      }
      Samples {
        Sample("Groups in boxes, on the phone") {
          settings.frame(height: 380).environment(\.platformStyle, .phone)
        }
        Sample("Plain, on the phone") {
          settings.listStyle(.plain).frame(height: 380).environment(\.platformStyle, .phone)
        }
      }
    }
  }

  private var fruits: some View {
    List {
      Section("Fruits") {
        Text("Apple").badge(3)
        Text("Banana").listRowSeparatorTint(.orange)
        Text("Cherry")
      }
      Section {
        Label("Carrot", systemImage: "leaf")
        Label("Leek", systemImage: "leaf.fill").listItemTint(.green)
      } header: {
        Text("Vegetables")
      } footer: {
        Text("Fresh from the garden")
      }
    }
  }

  private var sidebar: some View {
    List {
      Section("Library", isExpanded: .constant(true)) {
        Label("Songs", systemImage: "music.note")
        Label("Albums", systemImage: "square.stack")
        DisclosureGroup(isExpanded: .constant(true)) {
          Label("Morning", systemImage: "sunrise")
        } label: {
          Label("Playlists", systemImage: "folder")
        }
      }
    }
    .listStyle(.sidebar)
  }

  private var rows: some View {
    List {
      ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0) }
    }
  }

  private var settings: some View {
    List {
      Section("Network") {
        Label("Wi-Fi", systemImage: "wifi").badge("Home")
        Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
        Toggle("Airplane Mode", isOn: .constant(false))
      }
      Section {
        Text("About")
        Text("Highlighted").listRowBackground(Color.yellow)
      } footer: {
        Text("Version 1.0")
      }
    }
  }
}
