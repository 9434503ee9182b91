import SwiftUI

struct Reminder: Identifiable, Hashable, Codable {
  var id = UUID()
  var title = ""
  var notes = ""
  var isDone = false
  var isFlagged = false
  var due: Date?

  var hasDay: Bool {
    get { due != nil }
    set { due = newValue ? .now : nil }
  }

  func matches(_ search: String) -> Bool {
    search.isEmpty || title.localizedStandardContains(search)
      || notes.localizedStandardContains(search)
  }
}

struct ReminderList: Identifiable, Hashable, Codable {
  enum Tint: String, CaseIterable, Codable {
    case blue, green, orange, pink

    var color: Color {
      switch self {
      case .blue: .blue
      case .green: .green
      case .orange: .orange
      case .pink: .pink
      }
    }
  }

  var id = UUID()
  var name = ""
  var tint = Tint.blue
  var reminders: [Reminder] = []

  var openCount: Int { reminders.count { !$0.isDone } }
}

/// A selection of the sidebar: all reminders, those with a flag, or one list.
enum Place: Hashable {
  case all, flagged
  case list(ReminderList.ID)
}

/// All lists, written to a file after each change.
///
/// A file is written beside the old one and then replaces it, so that one of the two is complete at any time.
@MainActor @Observable final class Store {
  var lists: [ReminderList] { didSet { if lists != oldValue { save() } } }
  var isUnsaved = false
  private(set) var problem = ""

  @ObservationIgnored private let file: URL

  init(file: URL) {
    self.file = file
    do {
      lists = try JSONDecoder().decode([ReminderList].self, from: Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      lists = Self.samples
    } catch {
      // A file that cannot be read is kept under another name, as the next change would overwrite it.
      lists = Self.samples
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("damaged"))
    }
  }

  func save() {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(lists).write(to: file, options: .atomic)
      isUnsaved = false
    } catch {
      problem = error.localizedDescription
      isUnsaved = true
    }
  }

  /// The lists that a place shows.
  func lists(in place: Place) -> [ReminderList] {
    if case .list(let id) = place { lists.filter { $0.id == id } } else { lists }
  }

  /// Puts a list into the place of the one with its id, or after all others.
  func put(_ list: ReminderList) {
    let index = lists.firstIndex { $0.id == list.id } ?? lists.endIndex
    lists.replaceSubrange(index..<min(index + 1, lists.endIndex), with: [list])
  }

  /// A reminder in any list; an empty one after it was deleted.
  subscript(id: Reminder.ID) -> Reminder {
    get { lists.lazy.flatMap(\.reminders).first { $0.id == id } ?? Reminder() }
    set {
      for (index, list) in lists.enumerated() {
        guard let row = list.reminders.firstIndex(where: { $0.id == id }) else { continue }
        lists[index].reminders[row] = newValue
      }
    }
  }

  /// Adds a reminder to a list, or to the first one.
  func add(to place: Place) -> Reminder.ID? {
    let id = lists(in: place).first?.id
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return nil }
    let reminder = Reminder(isFlagged: place == .flagged)
    lists[index].reminders.append(reminder)
    return reminder.id
  }

  func delete(_ ids: Set<Reminder.ID>) {
    var changed = lists
    for index in changed.indices { changed[index].reminders.removeAll { ids.contains($0.id) } }
    lists = changed
  }

  private static let samples = [
    ReminderList(
      name: "Garden", tint: .green,
      reminders: [
        Reminder(title: "Tie up the espalier", notes: "The pear at the south wall"),
        Reminder(title: "Water the lemon trees", isFlagged: true),
        Reminder(title: "Sharpen the shears", isDone: true),
      ]),
    ReminderList(name: "Kitchen", tint: .orange, reminders: [Reminder(title: "Order jam jars")]),
  ]
}
