import SwiftUI

/// Rows that are deleted, moved and swiped.
struct ListEditingPage: View {
  @State private var tasks = ["Water the plants", "Write a letter", "Sharpen the pencils"]
  @State private var selection: Set<String> = []

  var body: some View {
    Samples {
      Sample("Rows are dragged, and deleted with the Delete key") {
        List(selection: $selection) { rows }.frame(height: 260)
      }
      Sample("Edited on the phone") {
        List { rows }
          .environment(\.editMode, .constant(.active))
          .frame(height: 260)
          .environment(\.platformStyle, .phone)
      }
    }
  }

  private var rows: some View {
    ForEach(tasks, id: \.self) { task in
      Text(task)
        .swipeActions(edge: .leading) {
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
    }
    .onDelete { tasks.remove(atOffsets: $0) }
    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
  }
}
