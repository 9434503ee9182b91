import SwiftUI

/// A page of sheets, alerts and dialogs.
struct SheetsPage: View {
  @State private var title = "Groceries"
  @State private var isEditing = false
  @State private var isDeleting = false
  @State private var isColoring = false
  @State private var color = Color.blue
  @State private var isInspected = true
  @State private var isEnlarged = false
  @Namespace private var space

  var body: some View {
    VStack(spacing: 16) {
      Sample("A sheet with a field, an alert, a list of choices") {
        HStack(spacing: 16) {
          Button("Rename…") { isEditing = true }
            .sheet(isPresented: $isEditing) { Editor(title: $title) }
          Button("Delete…", role: .destructive) { isDeleting = true }
            .alert("Delete \(title)?", isPresented: $isDeleting) {
              Button("Delete", role: .destructive) { title = "Nothing" }
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("It cannot be brought back.")
            }
          Button("Color…") { isColoring = true }
            .confirmationDialog("Color", isPresented: $isColoring) {
              Button("Blue") { color = .blue }
              Button("Orange") { color = .orange }
              Button("Green") { color = .green }
            }
        }
      }
      Sample("A sheet that grows from a view") {
        Button("Enlarge") { isEnlarged = true }
          .matchedTransitionSource(id: "title", in: space)
          .sheet(isPresented: $isEnlarged) {
            VStack(spacing: 16) {
              Text(title).font(.largeTitle)
              Button("Done") { isEnlarged = false }.keyboardShortcut(.defaultAction)
            }
            .padding(60)
            .navigationTransition(.zoom(sourceID: "title", in: space))
          }
      }
      Sample("An inspector beside what it is about") {
        Label(title, systemImage: "list.bullet")
          .foregroundStyle(color)
          .inspector(isPresented: $isInspected) {
            VStack(alignment: .leading) {
              Text("List").font(.headline)
              Text(title)
            }
            .padding()
            .inspectorColumnWidth(140)
          }
          .frame(height: 90)
      }
      Toggle("Inspector", isOn: $isInspected)
    }
  }
}

/// A view that changes a title, and returns it only on request.
private struct Editor: View {
  @Binding var title: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Rename").font(.headline)
      TextField("Title", text: $draft)
        .textFieldStyle(.roundedBorder)
      HStack {
        Spacer()
        Button("Cancel") { dismiss() }
          .keyboardShortcut(.cancelAction)
        Button("Done") {
          title = draft
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .disabled(draft.isEmpty)
      }
    }
    .padding(20)
    .frame(idealWidth: 280)
    .onAppear { draft = title }
    .presentationDetents([.medium])
  }
}
