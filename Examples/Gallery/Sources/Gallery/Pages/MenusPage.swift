import SwiftUI

/// A page of menus and popovers.
struct MenusPage: View {
  @State private var last = "Nothing chosen yet"
  @State private var isBold = false
  @State private var order = "Name"
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 16) {
      Sample("Menus, with menus inside, check marks and sections") {
        HStack(spacing: 16) {
          Menu("Actions") {
            Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
              .keyboardShortcut("c")
            Button("Share", systemImage: "square.and.arrow.up") { last = "Share" }
            Menu("Move to") {
              ForEach(["Inbox", "Archive", "Trash"], id: \.self) { folder in
                Button(folder) { last = "Move to \(folder)" }
              }
            }
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
          }
          Menu("View") {
            Toggle("Bold", isOn: $isBold)
            Picker("Sort by", selection: $order) {
              ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
            }
            .pickerStyle(.inline)
          }
          Menu("Save") {
            Button("Save as…") { last = "Save as" }
            Button("Save a copy…") { last = "Save a copy" }
          } primaryAction: {
            last = "Save"
          }
        }
        .fixedSize()
      }
      Sample("A menu for what is below the pointer") {
        Label("Click here with the other button", systemImage: "computermouse")
          .padding(20)
          .background(.background, in: .rect(cornerRadius: 8))
          .contextMenu {
            Button("Cut") { last = "Cut" }
            Button("Copy") { last = "Copy" }
            Button("Paste") { last = "Paste" }
          }
      }
      Sample("A pop-over, and a word of help for a pointer that waits") {
        HStack(spacing: 16) {
          Button("Details") { isShown = true }
            .popover(isPresented: $isShown) {
              VStack(alignment: .leading) {
                Text("Details").font(.headline)
                Text("It points at what opened it, and closes with a click beside it.")
                  .frame(width: 200, alignment: .leading)
                Button("Done") { isShown = false }
              }
              .padding()
            }
          Button("What is this?") { last = "What is this?" }
            .help("A button that has nothing to do but to be asked about")
        }
      }
      Text("\(last), sorted by \(order.lowercased())")
        .fontWeight(isBold ? .bold : .regular)
        .foregroundStyle(.secondary)
    }
  }
}
