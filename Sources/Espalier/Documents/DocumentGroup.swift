import EspalierContainers
import EspalierCore
import EspalierGraphics
import Foundation
import UniformTypeIdentifiers

/// A scene of windows, each of which shows a document: a file that people open, change and save.
///
///     DocumentGroup(newDocument: Note()) { file in
///       TextEditor(text: file.$document.text)
///     }
///
/// The File menu has New, Open, Save, Save As and Revert to Saved. The title is the file's name; "Edited" stands behind it
/// while there are changes that no file has. Changes are saved automatically, ten seconds later at the latest. A new document, which
/// has no file, is kept by the program after two seconds, and is there again after the program was killed.
public struct DocumentGroup<Document, Content: View> {
  let description: WindowDescription

  /// The kind of the documents, which tells the entries of the File menu apart.
  let title: Text?

  private init(
    _ kind: DocumentKind<Document>,
    content: @escaping @MainActor (OpenDocument<Document>) -> Content
  ) {
    let hasNew = kind.make != nil
    title = (kind.writableTypes + kind.readableTypes).first.map { Text(verbatim: $0.documentName) }
    var description = WindowDescription(
      kind: .group, id: nil, valueType: DocumentPlace<Document>.self,
      defaultValue: hasNew ? { AnyHashable(DocumentPlace<Document>.new()) } : nil,
      environment: EnvironmentValues(),
      content: AnyView(DocumentRoot(kind: kind, content: content)))
    description.commands = [SceneCommands(DocumentCommands(), source: DocumentCommands.source)]
    let types = kind.readableTypes
    description.opens = { url in
      guard url.isFileURL, let type = UTType(filenameExtension: url.pathExtension),
        types.contains(where: { type.conforms(to: $0) })
      else { return nil }
      return AnyHashable(DocumentPlace<Document>.file(url))
    }
    description.makes = { kind.place(of: $0).map { AnyHashable($0) } }
    description.isThere = { value in
      guard let file = (value.base as? DocumentPlace<Document>)?.file else { return true }
      return FileManager.default.fileExists(atPath: file.path)
    }
    description.isUnsaved = { value, folder in
      guard let place = value.base as? DocumentPlace<Document>, place.file == nil else {
        return false
      }
      return place.id.map { UnsavedDocument($0, in: folder).isThere } ?? false
    }
    description.check = { file in _ = try kind.document(FileWrapper(url: file), file) }
    self.description = description
  }
}

extension DocumentGroup: WindowScene {
  public typealias Body = Never
}

extension UTType {
  /// The type in words with capital letters, as in a title, without the word "document" at the end.
  ///
  /// Types of programs have no description: the last part of their identifiers stands for it.
  fileprivate var documentName: String {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let name = localizedDescription ?? last.replacingOccurrences(of: "-", with: " ")
    var words = name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if words.count > 1, words.last == "Document" { words.removeLast() }
    return words.joined(separator: " ")
  }
}

/// The root of a document's window.
private struct DocumentRoot<Document, Content: View> {
  let kind: DocumentKind<Document>
  let content: @MainActor (OpenDocument<Document>) -> Content
}

@MainActor extension DocumentRoot: View {
  var body: some View { DocumentWindow(kind, content: content) }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows in which documents that are values are made and changed.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    self.init(DocumentKind(make: newDocument)) { Self.show($0, editor) }
  }

  /// Windows in which documents that are values are viewed.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init(DocumentKind(make: nil)) { Self.show($0, viewer) }
  }

  @MainActor private static func show(
    _ open: OpenDocument<Document>, _ content: (FileDocumentConfiguration<Document>) -> Content
  ) -> Content {
    open.keepForViews()
    // A binding to a property, so that views that are given it again are not evaluated for that.
    let document = Bindable(open).shown
    return content(
      FileDocumentConfiguration(
        document: document, fileURL: open.file, isEditable: open.kind.isEditable))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows in which documents that are objects are made and changed.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    self.init(DocumentKind(makeObject: newDocument)) { Self.show($0, editor) }
  }

  /// Windows in which documents that are objects are viewed.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init(DocumentKind(makeObject: nil)) { Self.show($0, viewer) }
  }

  @MainActor private static func show(
    _ open: OpenDocument<Document>,
    _ content: (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) -> Content {
    guard let value = open.value else {
      preconditionFailure("The window of a document shows its views while there is one")
    }
    return content(
      ReferenceFileDocumentConfiguration(
        document: value, fileURL: open.file, isEditable: open.kind.isEditable))
  }
}
