import EspalierCore
import EspalierGraphics
import Foundation
import UniformTypeIdentifiers

/// A desktop with its own chooser of files.
@MainActor package protocol DesktopFileChooser: AnyObject {
  /// Has a person choose files in a window of the desktop.
  ///
  /// - Parameters:
  ///   - host: the host of the window that asks.
  ///   - answer: called once, unless the inquiry is withdrawn.
  func choose(
    _ question: FileQuestion, above host: AnyObject?,
    answer: @escaping @MainActor (FileAnswer) -> Void
  ) -> FileInquiry
}

/// A question that the desktop is to ask a person.
package struct FileQuestion {
  package var purpose: FileRequest.Purpose
  /// The files that can be chosen, by patterns of their names and by MIME types; all of them, if there are neither.
  package var patterns: [String] = []
  package var mimeTypes: [String] = []
  /// The names of these kinds.
  package var kinds = ""
  /// True if folders are to be opened rather than files.
  package var choosesFolders = false
  package var title = ""
  /// The word on the button with which a person chooses; nil leaves it to the desktop.
  package var confirmation: String?
  /// The folder that is shown at first.
  package var folder: URL?

  package init(purpose: FileRequest.Purpose) { self.purpose = purpose }
}

extension FileQuestion {
  /// Lets files of some kinds be chosen; all of them, if there are no kinds.
  mutating func allow(_ types: [UTType]) {
    choosesFolders = types == [.folder] || types == [.directory]
    let everything: Set<UTType> = [.item, .data, .content]
    if choosesFolders || !everything.isDisjoint(with: types) { return }
    for type in types {
      patterns += (type.tags[.filenameExtension] ?? []).map { "*.\($0)" }
      switch type {
      case .image: mimeTypes.append("image/*")
      case .audio: mimeTypes.append("audio/*")
      case .movie, .video: mimeTypes.append("video/*")
      case .text, .plainText: mimeTypes.append("text/*")
      default: mimeTypes += type.tags[.mimeType] ?? []
      }
    }
    kinds = types.map { $0.localizedDescription ?? $0.identifier }.joined(separator: ", ")
  }
}

/// The end of a question about files.
package enum FileAnswer: Equatable, Sendable {
  case chosen([URL])
  case calledOff
  /// The desktop has no chooser after all.
  case unavailable
}

/// A question that the desktop has not answered yet.
@MainActor package final class FileInquiry {
  /// Called when the question is withdrawn.
  package var onWithdraw: (@MainActor () -> Void)?
  private(set) package var isWithdrawn = false

  package init() {}

  /// Removes the chooser; there is no answer then.
  package func withdraw() {
    if isWithdrawn { return }
    isWithdrawn = true
    onWithdraw?()
    onWithdraw = nil
  }
}

extension FileRequest {
  /// The question for the desktop; nil if its choosers cannot ask it.
  ///
  /// Such choosers cannot leave out files by a rule of the program, nor offer files and folders at
  /// once.
  @MainActor func question(
    _ options: FileDialogOptions, in environment: EnvironmentValues
  ) -> FileQuestion? {
    if options.enables != nil { return nil }
    if case .open = purpose, allowsFolders, types.count > 1 { return nil }
    var question = FileQuestion(purpose: purpose)
    if case .open = purpose { question.allow(types) }
    if case .save(let name, let type) = purpose {
      question.purpose = .save(name: FileChooserModel.fileName(name, type), type: type)
    }
    question.folder = FileChooserModel.firstFolder(options)
    question.confirmation = options.confirmationLabel?.plainString(in: environment)
    if case .folder(let label) = purpose, question.confirmation == nil {
      question.confirmation = Text(verbatim: label).plainString(in: environment)
    }
    let title = options.message ?? options.confirmationLabel
    question.title = (title ?? Text(LocalizedStringKey(word))).plainString(in: environment)
    return question
  }

  private var word: String {
    switch purpose {
    case .open: "Open"
    case .save: "Save"
    case .folder(let label): label
    }
  }
}

private enum DesktopFileChooserKey: EnvironmentKey {
  static var defaultValue: DesktopFiles { DesktopFiles() }
}

/// The desktop's chooser, compared by identity.
private struct DesktopFiles: Equatable {
  nonisolated(unsafe) weak var chooser: (any DesktopFileChooser)?

  static func == (a: DesktopFiles, b: DesktopFiles) -> Bool { a.chooser === b.chooser }
}

extension EnvironmentValues {
  /// The chooser of files that the desktop has; nil where the library's own are shown.
  package var desktopFileChooser: (any DesktopFileChooser)? {
    get { self[DesktopFileChooserKey.self].chooser }
    set { self[DesktopFileChooserKey.self] = DesktopFiles(chooser: newValue) }
  }
}
