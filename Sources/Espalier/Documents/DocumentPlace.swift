import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The place of a window's document: a file, or none yet.
///
/// Each group of documents has its own type, so that files open in its windows.
struct DocumentPlace<Document>: Codable, Hashable {
  var file: URL?
  /// A number that distinguishes documents without a file.
  var id: UUID?
  /// True if the file is a copy of one that a person has elsewhere, as at a browser page.
  var isCopy: Bool?
  /// The document that a new window begins with; nil for the one that the group makes.
  var draft: DocumentDraft<Document>?

  private enum CodingKeys: String, CodingKey { case file, id, isCopy }

  static func new(_ draft: DocumentDraft<Document>? = nil) -> DocumentPlace {
    DocumentPlace(file: nil, id: UUID(), draft: draft)
  }

  static func file(_ url: URL) -> DocumentPlace {
    DocumentPlace(file: url.standardizedFileURL, id: nil)
  }

  static func copy(_ url: URL) -> DocumentPlace {
    DocumentPlace(file: url.standardizedFileURL, id: nil, isCopy: true)
  }
}

/// A document that a program made before its window is there.
final class DocumentDraft<Document> {
  let make: @MainActor () throws -> Document

  init(make: @escaping @MainActor () throws -> Document) { self.make = make }
}

extension DocumentDraft: Hashable {
  static func == (lhs: DocumentDraft, rhs: DocumentDraft) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// File > Open, Save, Save As and Revert, for the document of the window.
struct DocumentCommands: Commands {
  /// The source that is shared by all groups of documents, so that their menus have the entries once.
  nonisolated static let source: any AnyObject & Sendable = DocumentCommandSource()

  var body: some Commands {
    CommandGroup(after: .newItem) { DocumentEntries(part: .open) }
    CommandGroup(before: .saveItem) { DocumentEntries(part: .save) }
  }
}

private struct DocumentEntries {
  enum Part { case open, save }

  let part: Part
  @Environment(\.presentedValue) private var presented
}

@MainActor extension DocumentEntries: View {
  var body: some View {
    let document = presented?.document
    switch part {
    case .open:
      Button("Open…") { document?.showOpenChooser() }
        .keyboardShortcut("o")
        .disabled(document == nil)
    case .save:
      Button("Save") { document?.save() }
        .keyboardShortcut("s")
        .disabled(document?.canSave != true)
      Button("Save As…") { document?.showSaveChooser() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(document?.canSave != true)
      Button("Revert to Saved") { document?.revert() }
        .disabled(document?.canRevert != true)
    }
  }
}

private final class DocumentCommandSource: Sendable {}
