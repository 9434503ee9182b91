import SwiftUI

/// Lists of things to do, kept in a file.
///
///     swift run Reminders
///     swift run Reminders --host browser
@main struct RemindersApp: App {
  @State private var store: Store

  init() {
    self.init(file: .applicationSupportDirectory.appending(path: "Reminders/Reminders.json"))
  }

  init(file: URL) { _store = State(initialValue: Store(file: file)) }

  var body: some Scene {
    WindowGroup("Reminders") {
      ContentView().environment(store)
    }
    .defaultSize(width: 760, height: 520)
  }
}

/// The lists at the side, and the reminders of the chosen one.
struct ContentView: View {
  @Environment(Store.self) private var store
  @State private var selection: Place? = .all
  @State private var search = ""

  var body: some View {
    @Bindable var store = store
    NavigationSplitView {
      Sidebar(selection: $selection)
    } detail: {
      NavigationStack {
        ReminderTable(place: selection ?? .all, search: $search).id(selection)
      }
    }
    .searchable(text: $search, prompt: "Title or notes")
    .alert("The reminders could not be saved.", isPresented: $store.isUnsaved) {
      Button("Try Again") { store.save() }
      Button("Later", role: .cancel) {}
    } message: {
      Text(store.problem)
    }
  }
}
