import EspalierContainers
@_spi(Espalier) import EspalierCore
import EspalierInteraction
import Foundation
import Observation
import OpenCombine
import UniformTypeIdentifiers

/// A document of a window, and its file.
///
/// A document with a file is saved automatically: ten seconds after the first change that the file
/// does not have, when its window loses the keyboard's focus, and before it closes. A file is
/// written beside the old one and replaces it once it is complete. A new document, which has no
/// file, is kept in a folder of the program two seconds after a change, so that it is there again
/// after the program was killed. Where another program has written the file in the meantime, its changes are
/// shown, or a person decides if there are changes on both sides.
///
/// A person at a browser page has no file here: the page provides a copy, and gets one whenever the
/// document is saved.
@MainActor @Observable final class OpenDocument<Document> {
  /// The question that stands in front of the window.
  enum Question: Equatable { case save, cannotSave, cannotOpen, changedOutside }

  let kind: DocumentKind<Document>
  private(set) var value: Document?
  private(set) var file: URL?
  /// The file of which the document is a copy; nil for a new document, and for one that has a file.
  private(set) var copied: URL?
  private(set) var isEdited = false
  /// The number in the name as long as there is no file.
  private var number: Int?
  /// True from the first change until the document is saved automatically.
  private(set) var awaitsAutosave = false
  /// Counts the documents that were put into the place of another; views of an earlier state of the same one stay.
  private(set) var generation = 0
  private(set) var problem = ""
  var question: Question?
  var isOpening = false
  var isSaving = false
  @ObservationIgnored weak var undoManager: UndoManager? {
    didSet { undoManager?.didTakeBack = { [weak self] in self?.noteUndo() } }
  }
  /// Opens a file in this window or another.
  @ObservationIgnored var openFile: (_ file: URL, _ isCopy: Bool) -> Void = { _, _ in }
  /// The documents of the program's other windows.
  @ObservationIgnored var others: @MainActor () -> [any WindowDocument] = { [] }
  /// The time from a change until the document is saved automatically.
  var autosaveDelay: Duration { .seconds(file == nil ? 2 : 10) }

  /// The folder in which new documents are kept; nil where windows are not opened again.
  @ObservationIgnored var unsavedFolder: URL?
  /// Keeps the document on the disk as long as it has no file.
  @ObservationIgnored private var keeper: DocumentKeeper<Document>?
  /// Records that the document has another place.
  @ObservationIgnored var placeDidChange: (DocumentPlace<Document>) -> Void = { _ in }
  @ObservationIgnored private var place: DocumentPlace<Document>?
  private var saved: FileWrapper?
  /// The value before the first change that is not saved; nil for objects, which have changed.
  @ObservationIgnored private var unchanged: Document?
  /// The marks of the file when it was last read or written.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored private var observation: AnyCancellable?
  @ObservationIgnored private var close: (@MainActor () -> Void)?
  /// The document that views showed last.
  @ObservationIgnored private var lastShown: Document?

  init(_ kind: DocumentKind<Document>) { self.kind = kind }

  var title: String {
    let name = (file ?? copied)?.lastPathComponent ?? untitledName ?? ""
    return isEdited ? "\(name) — Edited" : name
  }

  var untitledNumber: Int? { file == nil && copied == nil ? number : nil }

  /// The name of a new document, which has no file yet; nil for other documents.
  var untitledName: String? {
    untitledNumber.map { $0 == 1 ? "Untitled" : "Untitled \($0)" }
  }

  /// The first number that no other window's document has.
  private var freeNumber: Int {
    let taken = Set(others().compactMap(\.untitledNumber))
    return (1...taken.count + 1).first { !taken.contains($0) } ?? 1
  }

  /// The document for the views that show it: the last one while they go away.
  var shown: Document {
    get {
      guard let document = value ?? lastShown else {
        preconditionFailure("The window of a document shows its views while there is one")
      }
      return document
    }
    set { change(to: newValue) }
  }

  /// Keeps the document for views that outlive it.
  func keepForViews() { lastShown = value }

  // MARK: Opening

  /// Shows the document of a place.
  func show(_ place: DocumentPlace<Document>?) {
    guard let place, place != self.place else { return }
    self.place = place
    keeper = nil
    generation += 1
    do {
      guard let file = place.file else { return try showNew(place) }
      try load(file)
      if place.isCopy == true { (copied, self.file, stamp) = (file, nil, nil) }
    } catch {
      take(nil, from: place.file, nil)
      refuse(error)
    }
  }

  /// Shows a new document, or what was kept of it when the program was killed.
  private func showNew(_ place: DocumentPlace<Document>) throws {
    if let unsavedFolder, let id = place.id {
      let keeper = DocumentKeeper(kind, UnsavedDocument(id, in: unsavedFolder))
      // A file that cannot be read stays on the disk.
      let kept = try keeper.read()
      self.keeper = keeper
      if let kept {
        take(kept, from: nil, nil)
        isEdited = true
        return
      }
    }
    take(try place.draft?.make() ?? kind.make?(), from: nil, nil)
    // Nothing else has what the program put into it.
    if place.draft != nil { keepUnsaved() }
  }

  /// Reports that nothing could be opened.
  func refuse(_ error: any Error) {
    problem = error.localizedDescription
    question = .cannotOpen
  }

  private func load(_ file: URL) throws {
    // Read before the file: changes that are written in the meantime are found later.
    let stamp = FileStamp(file)
    let wrapper = try FileWrapper(url: file)
    take(try kind.document(wrapper, file), from: file, wrapper)
    self.stamp = stamp
  }

  private func take(_ value: Document?, from file: URL?, _ wrapper: FileWrapper?) {
    number = value != nil && file == nil ? untitledNumber ?? freeNumber : nil
    (self.value, self.file, copied, isEdited) = (value, file, nil, false)
    (saved, original) = (wrapper, wrapper)
    (stamp, unchanged) = (nil, nil)
    // Actions on the old document, or on views that showed it, would change nothing that is in sight.
    undoManager?.removeAllActions()
    observe()
  }

  /// Shows an earlier state of the document, which keeps its file.
  private func replace(with value: Document, _ wrapper: FileWrapper) {
    let (copied, original, stamp) = (copied, original, stamp)
    take(value, from: file, wrapper)
    (self.copied, self.original, self.stamp) = (copied, original, stamp)
  }

  private func observe() {
    guard let value, let observe = kind.observe else { return }
    observation = observe(value) { [weak self] in
      MainActor.assumeIsolated { self?.noteChange() }
    }
  }

  // MARK: Changing

  /// Takes a changed value, which can be undone.
  func change(to value: Document) {
    guard kind.isEditable, let old = self.value else { return }
    undoManager?.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.change(to: old) }
    }
    if !isEdited { unchanged = old }
    self.value = value
    noteChange()
  }

  private func noteChange() {
    guard kind.isEditable else { return }
    (isEdited, awaitsAutosave) = (true, true)
  }

  /// Ends the state of being edited if undoing has led back to what is saved: fields undo in steps of their own.
  private func noteUndo() {
    func contents(_ value: Document) throws -> FileWrapper {
      try kind.contents(of: value, for: file ?? copied, replacing: saved)
    }
    guard isEdited, let value, let before = try? unchanged.map(contents) ?? saved,
      let now = try? contents(value), now.hasSameContents(as: before)
    else { return }
    (isEdited, awaitsAutosave, unchanged) = (false, false, nil)
    // The kept copy of a new document still has the undone changes.
    if file == nil { keepUnsaved() }
  }

  // MARK: Saving

  /// Saves a document with changes, in its file if it has one.
  ///
  /// It stays edited if that fails, and where there is no file.
  func autosave() {
    awaitsAutosave = false
    guard isEdited else { return }
    if file == nil { keepUnsaved() } else if question != .changedOutside { _ = write() }
  }

  private func keepUnsaved() { if let value { keeper?.keep(value, name: untitledName ?? "") } }

  private func forgetUnsaved() {
    keeper?.remove()
    keeper = nil
  }

  /// Writes the document into its file, and returns whether that was possible.
  ///
  /// - Parameter replacing: true if what another program wrote there may be lost; otherwise the person is asked.
  private func write(replacing: Bool = false) -> Bool {
    guard let value, let file else { return false }
    if !replacing, isChangedOutside {
      question = .changedOutside
      return false
    }
    do {
      let wrapper = try written(value, to: file)
      if original == nil { original = saved ?? wrapper }
      saved = wrapper
      stamp = FileStamp(file)
      (isEdited, unchanged) = (false, nil)
      return true
    } catch {
      problem = error.localizedDescription
      return false
    }
  }

  private func written(_ value: Document, to file: URL) throws -> FileWrapper {
    let wrapper = try kind.contents(of: value, for: file, replacing: saved)
    try wrapper.write(to: file, options: [.atomic, .withNameUpdating])
    return wrapper
  }

  /// The file as it was opened, or as a person saved it last: Revert restores it.
  private var original: FileWrapper?

  /// Writes the document into a file that a person has chosen.
  func save(in file: URL) {
    let before = self.file
    self.file = file
    guard write(replacing: true) else {
      self.file = before
      question = .cannotSave
      return
    }
    original = saved
    forgetUnsaved()
    let place = DocumentPlace<Document>.file(file)
    self.place = place
    placeDidChange(place)
    closeIfAsked()
  }

  /// Writes the document into a file that goes to a person elsewhere.
  func save(in file: URL, _ delivery: FileDelivery) {
    guard let value else { return }
    do {
      let wrapper = try written(value, to: file)
      try delivery([file])
      (saved, original) = (wrapper, wrapper)
      copied = copied ?? URL(fileURLWithPath: "/" + file.lastPathComponent)
      (isEdited, unchanged) = (false, nil)
      closeIfAsked()
    } catch {
      delivery.discard()
      problem = error.localizedDescription
      question = .cannotSave
    }
  }

  // MARK: Other programs

  /// True if another program has written the file since it was read or written here; removed files
  /// are written anew.
  private var isChangedOutside: Bool {
    guard let file, let stamp, let now = FileStamp(file) else { return false }
    return now != stamp
  }

  /// Shows the changes that another program has written into the file, or asks where there are
  /// changes here too.
  func noteOutsideChange() {
    guard question == nil, isChangedOutside else { return }
    if isEdited { question = .changedOutside } else { takeFromOutside() }
  }

  /// Shows the changes that another program has written, in place of those here.
  func takeFromOutside() {
    guard let file else { return }
    do {
      try load(file)
      closeIfAsked()
    } catch {
      // The open document stays. The file is not read again until it changes once more.
      stamp = FileStamp(file)
      keep()
      refuse(error)
    }
  }

  /// Writes the document over the changes of another program.
  func replaceOutside() {
    guard write(replacing: true) else { return question = .cannotSave }
    original = saved
    closeIfAsked()
  }

  // MARK: Closing

  /// Gives the changes up: closes the window if it was to be closed, and otherwise shows what was saved last.
  func discard() {
    guard close == nil else {
      isEdited = false
      forgetUnsaved()
      return closeIfAsked()
    }
    guard let source = file ?? copied, let saved else { return }
    do {
      replace(with: try kind.document(saved, source), saved)
    } catch {
      refuse(error)
    }
  }

  /// Keeps the window, which was to be closed.
  func keep() { close = nil }

  private func closeIfAsked() {
    let close = close
    self.close = nil
    close?()
  }
}

extension OpenDocument: WindowDocument {
  var isUntouched: Bool { file == nil && copied == nil && !isEdited }

  var canSave: Bool { kind.isEditable && value != nil }

  var canRevert: Bool {
    kind.isEditable && (file ?? copied) != nil && (isEdited || original !== saved)
  }

  func showOpenChooser() { isOpening = true }

  func showSaveChooser() { isSaving = true }

  func save() {
    guard file != nil else { return showSaveChooser() }
    guard write() else { return askAboutFailure() }
    original = saved
  }

  func revert() {
    guard let source = file ?? copied, let wrapper = original ?? saved else { return }
    do {
      replace(with: try kind.document(wrapper, source), wrapper)
      // The file on the disk is the one that was opened.
      guard file != nil else { return }
      if write(replacing: true) { original = saved } else { noteChange() }
    } catch {
      refuse(error)
    }
  }

  func mayClose(then close: @escaping @MainActor () -> Void) -> Bool {
    guard isEdited, value != nil else {
      forgetUnsaved()
      return true
    }
    if file != nil, write() { return true }
    self.close = close
    if file == nil { question = .save } else { askAboutFailure() }
    return false
  }

  /// Reports that the document could not be saved, unless there is already a question about its
  /// file.
  private func askAboutFailure() {
    if question != .changedOutside { question = .cannotSave }
  }
}
