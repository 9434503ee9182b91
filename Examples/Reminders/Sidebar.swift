import SwiftUI

/// The lists, each with the number of things that are left to do.
struct Sidebar: View {
  @Binding var selection: Place?
  @Environment(Store.self) private var store
  @State private var edited: ReminderList?

  var body: some View {
    @Bindable var store = store
    List(selection: $selection) {
      Section {
        Label("All", systemImage: "tray.fill")
          .badge(store.lists.reduce(0) { $0 + $1.openCount })
          .tag(Place.all)
        Label("Flagged", systemImage: "flag.fill")
          .badge(store.lists.reduce(0) { $0 + $1.reminders.count { $0.isFlagged && !$0.isDone } })
          .tag(Place.flagged)
      }
      Section("My Lists") {
        ForEach(store.lists) { list in
          Label(list.name, systemImage: "list.bullet.circle.fill")
            .listItemTint(list.tint.color)
            .badge(list.openCount)
            .tag(Place.list(list.id))
            .contextMenu {
              Button("Edit List…") { edited = list }
              Button("Delete List", role: .destructive) { delete(list) }
            }
        }
        .onMove { store.lists.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { $0.map { store.lists[$0] }.forEach(delete) }
      }
    }
    .navigationTitle("Reminders")
    .toolbar {
      Button("Add List", systemImage: "plus") { edited = ReminderList() }
    }
    .sheet(item: $edited) { list in
      ListEditor(list: list) { selection = .list($0) }
    }
  }

  private func delete(_ list: ReminderList) {
    store.lists.removeAll { $0.id == list.id }
    if selection == .list(list.id) { selection = .all }
  }
}

/// A sheet with the name and the color of a list.
private struct ListEditor: View {
  @State var list: ReminderList
  let onDone: (ReminderList.ID) -> Void
  @Environment(Store.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $list.name)
        Picker("Color", selection: $list.tint) {
          ForEach(ReminderList.Tint.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("List")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            store.put(list)
            onDone(list.id)
            dismiss()
          }
          .disabled(list.name.isEmpty)
        }
      }
    }
    .frame(minWidth: 320, minHeight: 200)
  }
}
