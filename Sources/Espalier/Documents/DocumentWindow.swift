import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The views of a document's window: those of the program, and the choosers and questions of the document.
struct DocumentWindow<Document, Content: View> {
  let kind: DocumentKind<Document>
  let content: @MainActor (OpenDocument<Document>) -> Content
  @State private var document: OpenDocument<Document>
  @Environment(\.presentedValue) private var presented
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow

  @MainActor init(
    _ kind: DocumentKind<Document>,
    content: @escaping @MainActor (OpenDocument<Document>) -> Content
  ) {
    self.kind = kind
    self.content = content
    _document = State(wrappedValue: OpenDocument(kind))
  }
}

@MainActor extension DocumentWindow: View {
  var body: some View {
    let place = presented?.value?.base as? DocumentPlace<Document>
    shown
      .navigationTitle(document.title)
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: document.file, isEditable: document.kind.isEditable)
      )
      .onChange(of: place, initial: true) {
        connect()
        document.show(place)
      }
      .onChange(of: phase) {
        if phase == .active { document.noteOutsideChange() } else { document.autosave() }
      }
      .task(id: document.awaitsAutosave) {
        guard document.awaitsAutosave else { return }
        try? await Task.sleep(for: document.autosaveDelay)
        if !Task.isCancelled { document.autosave() }
      }
      .modifier(DocumentChoosers(document: document))
      .modifier(DocumentQuestions(document: document))
  }

  @ViewBuilder private var shown: some View {
    if document.value != nil {
      content(document).id(document.generation)
    } else {
      ContentUnavailableView {
        Text("No Document")
      } actions: {
        Button("Open…") { document.showOpenChooser() }
      }
    }
  }

  private func connect() {
    let (presented, openWindow) = (presented, openWindow)
    presented?.document = document
    document.others = { presented?.otherDocuments() ?? [] }
    document.undoManager = undoManager
    document.unsavedFolder = presented?.unsavedDocuments
    document.placeDidChange = { presented?.value = AnyHashable($0) }
    document.openFile = { [weak document] url, isCopy in
      let place = isCopy ? DocumentPlace<Document>.copy(url) : .file(url)
      if document?.isUntouched ?? false {
        presented?.value = AnyHashable(place)
      } else {
        openWindow(value: place)
      }
    }
  }
}

/// The choosers of files to open and of the place to save in.
private struct DocumentChoosers<Document> {
  let document: OpenDocument<Document>
  @Environment(\.choosesFiles) private var choosesFiles
}

@MainActor extension DocumentChoosers: ViewModifier {
  func body(content: Content) -> some View {
    @Bindable var document = document
    let place = document.file ?? document.copied
    let name =
      place?.deletingPathExtension().lastPathComponent ?? document.untitledName ?? "Untitled"
    content
      .modifier(
        FileChooser(
          $document.isOpening,
          FileRequest(
            purpose: .open(several: true), types: document.kind.readableTypes, travels: true)
        ) { [choosesFiles] urls, _ in
          for url in urls { document.openFile(url, !choosesFiles) }
        } onFailure: {
          document.refuse($0)
        } onCancellation: {
        }
      )
      .background {
        Color.clear.modifier(
          FileChooser(
            $document.isSaving,
            FileRequest(
              purpose: .save(name: name, type: document.kind.writableTypes.first), travels: true)
          ) { urls, delivery in
            if delivery.folder == nil {
              document.save(in: urls[0])
            } else {
              document.save(in: urls[0], delivery)
            }
          } onFailure: { _ in
            document.keep()
          } onCancellation: {
            document.keep()
          })
      }
  }
}

/// The alerts of a document's window: the question before changes are lost, and the messages about
/// files that cannot be read or written.
private struct DocumentQuestions<Document> {
  let document: OpenDocument<Document>
}

@MainActor extension DocumentQuestions: ViewModifier {
  func body(content: Content) -> some View {
    @Bindable var document = document
    let name =
      (document.file ?? document.copied)?.lastPathComponent ?? document.untitledName ?? "Untitled"
    content
      .alert(
        "Do you want to keep this new document?", isPresented: shows(.save)
      ) {
        Button("Save") { document.showSaveChooser() }
        Button("Delete", role: .destructive) { document.discard() }
        Button("Cancel", role: .cancel) { document.keep() }
      } message: {
        Text("You can choose to save your changes, or delete this document.")
      }
      .alert("“\(name)” could not be saved.", isPresented: shows(.cannotSave)) {
        Button("Save As…") { document.showSaveChooser() }
        Button("Discard Changes", role: .destructive) { document.discard() }
        Button("Cancel", role: .cancel) { document.keep() }
      } message: {
        Text(verbatim: document.problem)
      }
      .alert("Another program has changed “\(name)”.", isPresented: shows(.changedOutside)) {
        Button("Save Anyway") { document.replaceOutside() }
        Button("Revert", role: .destructive) { document.takeFromOutside() }
        Button("Cancel", role: .cancel) { document.keep() }
      } message: {
        Text(
          "You can save your changes over those of the other program, or give them up for what is in the file now."
        )
      }
      .alert("“\(name)” could not be opened.", isPresented: shows(.cannotOpen)) {
        Button("OK") {}
      } message: {
        Text(verbatim: document.problem)
      }
  }

  private func shows(_ question: OpenDocument<Document>.Question) -> Binding<Bool> {
    Binding {
      document.question == question
    } set: { isShown in
      if !isShown && document.question == question { document.question = nil }
    }
  }
}
