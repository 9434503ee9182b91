import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation
import UniformTypeIdentifiers

/// A button that opens a window with a new document.
///
///     NewDocumentButton("Start Writing…")
///     NewDocumentButton("Choose a Template…", for: Note.self) { try await chooseTemplate() }
///
/// Without a label it says "Create Document". A closure that prepares the document may take its time, and returns nil to
/// open none; an error that it throws is shown.
public struct NewDocumentButton<Label: View> {
  private let label: Label
  private let prepare: @MainActor () async throws -> NewDocument?
  @State private var problem: String?
  @State private var isAtWork = false
  @Environment(\.documentActions) private var actions

  private init(_ label: Label, _ prepare: @escaping @MainActor () async throws -> NewDocument?) {
    self.label = label
    self.prepare = prepare
  }
}

@MainActor extension NewDocumentButton: View {
  public var body: some View {
    Button {
      isAtWork = true
      Task { await make() }
    } label: {
      label
    }
    .disabled(isAtWork)
    .alert(
      "The document could not be created.",
      isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    ) {
    } message: {
      Text(verbatim: problem ?? "")
    }
  }

  private func make() async {
    defer { isAtWork = false }
    do {
      if let document = try await prepare() { actions.make(document) }
    } catch is CancellationError {
      return
    } catch {
      problem = error.localizedDescription
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// A button that opens a window with an empty document.
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label ?? .createDocument) { .standard(contentType) }
  }

  /// A button with a localized label that opens a window with an empty document.
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }

  /// A button that opens a window with a copy of a file.
  public init(
    _ label: Text? = nil, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    nonisolated(unsafe) let prepare = prepareDocumentURL
    self.init(label ?? .createDocument) {
      try await prepare().map { .copy(of: $0, contentType) }
    }
  }

  /// A button with a localized label that opens a window with a copy of a file.
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// A button that opens a window with a document that is a value.
  public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    nonisolated(unsafe) let prepare = prepareDocument
    self.init(label ?? .createDocument) {
      try await prepare().map { document in .made({ document }, type: D.self) }
    }
  }

  /// A button with a localized label that opens a window with a document that is a value.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self,
    contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D?
  ) {
    self.init(
      Text(titleKey), for: documentType, contentType: contentType,
      prepareDocument: prepareDocument)
  }

  /// A button that opens a window with a document that is an object.
  public init<D: ReferenceFileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    nonisolated(unsafe) let prepare = prepareDocument
    self.init(label ?? .createDocument) {
      nonisolated(unsafe) let document = try await prepare()
      return document.map { document in .made({ document }, type: D.self) }
    }
  }

  /// A button with a localized label that opens a window with a document that is an object.
  public init<D: ReferenceFileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self,
    contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D?
  ) {
    self.init(
      Text(titleKey), for: documentType, contentType: contentType,
      prepareDocument: prepareDocument)
  }
}

extension Text {
  fileprivate static var createDocument: Text { Text("Create Document") }
}
