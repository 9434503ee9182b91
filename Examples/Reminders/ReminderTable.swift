import SwiftUI

/// The reminders of a place, written where they stand; a mark beside each opens its details.
struct ReminderTable: View {
  let place: Place
  @Binding var search: String
  @Environment(Store.self) private var store
  @State private var selection: Set<Reminder.ID> = []
  @FocusState private var focus: Reminder.ID?

  var body: some View {
    @Bindable var store = store
    List(selection: $selection) {
      ForEach(sections) { list in
        Section {
          ForEach(list.reminders) { reminder in
            ReminderRow(reminder: $store[reminder.id], focus: $focus)
              .swipeActions {
                Button("Delete", role: .destructive) { store.delete([reminder.id]) }
                Button("Flag") { store[reminder.id].isFlagged.toggle() }.tint(.orange)
              }
          }
        } header: {
          if case .list = place {} else { Text(list.name).foregroundStyle(list.tint.color) }
        }
      }
    }
    .overlay {
      if sections.isEmpty {
        ContentUnavailableView(
          "No Reminders", systemImage: search.isEmpty ? "checkmark.circle" : "magnifyingglass")
      }
    }
    .animation(.default, value: store.lists)
    .contextMenu(forSelectionType: Reminder.ID.self) { ids in
      Button("Delete", role: .destructive) { store.delete(ids) }.disabled(ids.isEmpty)
    }
    .onDeleteCommand { store.delete(selection) }
    .navigationTitle(title)
    .navigationDestination(for: Reminder.ID.self) { ReminderDetails(reminder: $store[$0]) }
    .toolbar {
      Button("New Reminder", systemImage: "square.and.pencil", action: add)
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
  }

  private var title: String {
    switch place {
    case .all: "All"
    case .flagged: "Flagged"
    case .list: store.lists(in: place).first?.name ?? ""
    }
  }

  /// The lists with the reminders to show here, without empty ones.
  private var sections: [ReminderList] {
    var lists = store.lists(in: place)
    for index in lists.indices {
      lists[index].reminders.removeAll {
        !$0.matches(search) || (place == .flagged && !$0.isFlagged)
      }
    }
    return lists.filter { !$0.reminders.isEmpty }
  }

  private func add() {
    search = ""
    focus = store.add(to: place)
  }
}

/// A mark that completes the reminder, its title, and a button for its details.
private struct ReminderRow: View {
  @Binding var reminder: Reminder
  var focus: FocusState<Reminder.ID?>.Binding

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Toggle("Done", isOn: $reminder.isDone)
        .toggleStyle(CircleToggleStyle())
        .accessibilityLabel("\(reminder.title) is done")
      VStack(alignment: .leading, spacing: 2) {
        TextField("New Reminder", text: $reminder.title)
          .textFieldStyle(.plain)
          .focused(focus, equals: reminder.id)
          .foregroundStyle(reminder.isDone ? .secondary : .primary)
        if !reminder.notes.isEmpty {
          Text(reminder.notes).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        if let due = reminder.due {
          Text(due, format: .dateTime.day().month().year())
            .font(.caption)
            .foregroundStyle(due < .now && !reminder.isDone ? .red : .secondary)
        }
      }
      if reminder.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
      NavigationLink(value: reminder.id) {
        Image(systemName: "info.circle").accessibilityLabel("Details of \(reminder.title)")
      }
      .buttonStyle(.borderless)
    }
  }
}

private struct CircleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
        .imageScale(.large)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// A screen with all properties of a reminder.
private struct ReminderDetails: View {
  @Binding var reminder: Reminder

  var body: some View {
    Form {
      TextField("Title", text: $reminder.title)
      TextField("Notes", text: $reminder.notes, axis: .vertical).lineLimit(3...6)
      Toggle("Flagged", isOn: $reminder.isFlagged)
      Toggle("On a day", isOn: $reminder.hasDay)
      if let due = Binding($reminder.due) {
        DatePicker("Day", selection: due, displayedComponents: .date)
      }
    }
    .formStyle(.grouped)
    .navigationTitle(reminder.title)
  }
}
