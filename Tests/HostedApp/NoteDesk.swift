import SwiftUI

/// An app of text files, for tests of documents in windows.
///
/// It prints a line when something covers the text, and when the text has the keys again.
struct NoteDesk: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextNote()) { file in Desk(text: file.$document.text) }
  }

  private struct Desk: View {
    @Binding var text: String
    @FocusState private var isWriting: Bool

    var body: some View {
      TextEditor(text: $text)
        .focused($isWriting)
        .onAppear { isWriting = true }
        .onChange(of: isWriting) { say(isWriting ? "back" : "alert") }
    }
  }
}

private struct TextNote: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
