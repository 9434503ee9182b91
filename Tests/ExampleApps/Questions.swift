import SwiftUI

/// Questions in front of a window: a sheet that gives a new title, and an alert that deletes.
///
/// Views behind them count the keys and presses that reach them.
struct QuestionsView: View {
  @State private var title = "List"
  @State private var isEditing = false
  @State private var isDeleting = false
  @State private var count = 0
  @Environment(\.report) private var report

  var body: some View {
    VStack(spacing: 16) {
      Text(title)
      Button("Edit") { isEditing = true }
      Button("Delete") { isDeleting = true }
      Button("Count") {
        count += 1
        report("count \(count)")
      }
      .keyboardShortcut("k")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .padding(20)
    .sheet(isPresented: $isEditing) {
      report("editor gone")
    } content: {
      TitleEditor(title: $title)
    }
    .alert("Delete \(title)?", isPresented: $isDeleting) {
      Button("Remove", role: .destructive) { report("removed") }
      Button("Keep", role: .cancel) { report("kept") }
    }
  }
}

private struct TitleEditor: View {
  @Binding var title: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.report) private var report

  var body: some View {
    VStack {
      TextField("Title", text: $draft).frame(width: 120)
      Button("Done") {
        title = draft
        report("title \(draft)")
        dismiss()
      }
      .keyboardShortcut(.defaultAction)
    }
    .padding(20)
    .onAppear { report("editor appears") }
  }
}
