import SwiftUI

/// Options of a list's sections: actions, folding, headers that stand out, margins and an index.
struct ListSectionsPage: View {
  @State private var isOpen = true
  @State private var isClosed = false

  var body: some View {
    VStack(spacing: 16) {
      Samples {
        Sample("Folding, and actions, in a sidebar") {
          folding.listStyle(.sidebar).frame(height: 250)
        }
        Sample("An index at the side") { contacts.frame(height: 250) }
      }
      Samples {
        Sample("The same on the phone") {
          folding.listStyle(.sidebar).frame(height: 440).environment(\.platformStyle, .phone)
        }
        Sample("An index on the phone") {
          contacts.listStyle(.plain).frame(height: 440).environment(\.platformStyle, .phone)
        }
      }
      Samples {
        Sample("Margins and distances") { spaced.frame(height: 240) }
        Sample("Margins and distances on the phone") {
          spaced.frame(height: 360).environment(\.platformStyle, .phone)
        }
      }
    }
  }

  private var folding: some View {
    List {
      Section("Groceries", isExpanded: $isOpen) {
        Text("Milk")
        Text("Bread")
      }
      .sectionActions {
        Button("Add", systemImage: "plus") {}
      }
      Section("Hardware", isExpanded: $isClosed) { Text("Nails") }
      Section("Always open") { Text("Pick up the parcel") }.collapsible(false)
      Section("Urgent") { Text("Water the plants") }.headerProminence(.increased)
    }
  }

  private var contacts: some View {
    List {
      ForEach(["Ada", "Ben", "Cleo", "Dora"], id: \.self) { name in
        Section(name.prefix(1)) {
          Text(name)
          Text("\(name)'s neighbor")
        }
        .sectionIndexLabel(name.prefix(1))
      }
    }
    .listSectionIndexVisibility(.visible)
  }

  private var spaced: some View {
    List {
      Section("Usual margins") { Text("Row") }
      Section("Further in") { Text("Row") }.listSectionMargins(.horizontal, 48)
      Section("Closer together") {
        Text("A line over the whole row")
          .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        Text("Further in").listRowInsets(.leading, 32)
      }
    }
    .listSectionSpacing(.compact)
  }
}
