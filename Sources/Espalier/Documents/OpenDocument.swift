import Foundation
import Observation
import OpenCombine
import UniformTypeIdentifiers

/// A document of a window, and its file.
///
/// A document with a file is saved by itself: ten seconds after a change, when its window loses the keys, and before it
/// closes. A file is written beside the old one and takes its place once it is whole.
@MainActor @Observable final class OpenDocument<Document> {
  /// The question that stands in front of the window.
  enum Question: Equatable { case save, cannotSave, cannotOpen }

  let kind: DocumentKind<Document>
  private(set) var value: Document?
  private(set) var file: URL?
  private(set) var isEdited = false
  /// The number of changes; the views of an object, which see those themselves, are not made anew for it.
  private(set) var changes = 0
  /// Counts the documents that were put into the place of another.
  private(set) var generation = 0
  private(set) var problem = ""
  var question: Question?
  var isOpening = false
  var isSaving = false
  @ObservationIgnored weak var undoManager: UndoManager?
  /// Opens a file in this window or another.
  @ObservationIgnored var openFile: (URL) -> Void = { _ in }
  /// Notes that the document has another place.
  @ObservationIgnored var placeDidChange: (DocumentPlace<Document>) -> Void = { _ in }
  @ObservationIgnored private var place: DocumentPlace<Document>?
  private var saved: FileWrapper?
  @ObservationIgnored private var observation: AnyCancellable?
  @ObservationIgnored private var close: (@MainActor () -> Void)?

  init(_ kind: DocumentKind<Document>) { self.kind = kind }

  var title: String {
    let name = file?.lastPathComponent ?? (value == nil ? "" : "Untitled")
    return isEdited ? "\(name) — Edited" : name
  }

  // MARK: Opening

  /// Shows the document of a place.
  func show(_ place: DocumentPlace<Document>?) {
    guard let place, place != self.place else { return }
    self.place = place
    guard let file = place.file else { return take(kind.make?(), from: nil, nil) }
    do {
      let wrapper = try FileWrapper(url: file)
      take(try read(wrapper, file), from: file, wrapper)
    } catch {
      take(nil, from: file, nil)
      problem = error.localizedDescription
      question = .cannotOpen
    }
  }

  private func read(_ wrapper: FileWrapper, _ file: URL) throws -> Document {
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    let known = kind.readableTypes.first { type.conforms(to: $0) }
    return try kind.read(
      FileDocumentReadConfiguration(
        contentType: known == nil ? kind.readableTypes.first ?? type : type, file: wrapper))
  }

  private func take(_ value: Document?, from file: URL?, _ wrapper: FileWrapper?) {
    (self.value, self.file, isEdited) = (value, file, false)
    (saved, original) = (wrapper, wrapper)
    generation += 1
    undoManager?.removeAllActions(withTarget: self)
    observe()
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
    self.value = value
    noteChange()
  }

  private func noteChange() {
    guard kind.isEditable else { return }
    isEdited = true
    changes += 1
  }

  // MARK: Saving

  /// Saves a document that has a file and changes; it stays edited if that fails.
  func autosave() {
    if file != nil && isEdited { _ = write() }
  }

  /// Writes the document into its file, and returns whether that was possible.
  private func write() -> Bool {
    guard let value, let file else { return false }
    let own = UTType(filenameExtension: file.pathExtension)
    let type =
      kind.writableTypes.first { own?.conforms(to: $0) ?? false } ?? kind.writableTypes.first
    do {
      guard let type else { throw CocoaError(.fileWriteUnknown) }
      let wrapper = try kind.write(
        value, FileDocumentWriteConfiguration(contentType: type, existingFile: saved))
      try wrapper.write(to: file, options: [.atomic, .withNameUpdating])
      if original == nil { original = saved ?? wrapper }
      saved = wrapper
      isEdited = false
      return true
    } catch {
      problem = error.localizedDescription
      return false
    }
  }

  /// The file as it was opened, or saved by a person the last time: Revert brings it back.
  private var original: FileWrapper?

  /// Writes the document into a file that a person has chosen.
  func save(in file: URL) {
    let before = self.file
    self.file = file
    guard write() else {
      self.file = before
      question = .cannotSave
      return
    }
    original = saved
    let place = DocumentPlace<Document>.file(file)
    self.place = place
    placeDidChange(place)
    closeIfAsked()
  }

  // MARK: Closing

  /// Closes the window although there are changes.
  func discard() {
    isEdited = false
    closeIfAsked()
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
  var isUntouched: Bool { file == nil && !isEdited }

  var canSave: Bool { kind.isEditable && value != nil }

  var canRevert: Bool { kind.isEditable && file != nil && (isEdited || original !== saved) }

  func showOpenChooser() { isOpening = true }

  func showSaveChooser() { isSaving = true }

  func save() {
    guard file != nil else { return showSaveChooser() }
    guard write() else { return question = .cannotSave }
    original = saved
  }

  func revert() {
    guard let file, let wrapper = original ?? saved else { return }
    do {
      let value = try read(wrapper, file)
      if kind.observe == nil {
        change(to: value)
      } else {
        take(value, from: file, wrapper)
      }
      // The file on the disk is the one that was opened.
      if write() { original = saved }
    } catch {
      problem = error.localizedDescription
      question = .cannotOpen
    }
  }

  func mayClose(then close: @escaping @MainActor () -> Void) -> Bool {
    guard isEdited, value != nil else { return true }
    if file != nil, write() { return true }
    self.close = close
    question = file == nil ? .save : .cannotSave
    return false
  }
}
