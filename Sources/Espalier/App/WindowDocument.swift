import EspalierCore
import Foundation

/// The document that a window shows, as its menus and its host know it.
@MainActor package protocol WindowDocument: AnyObject {
  /// True if there are changes that no file has.
  var isEdited: Bool { get }
  /// True for a new document without changes: a file that is opened replaces it.
  var isUntouched: Bool { get }
  var canSave: Bool { get }
  var canRevert: Bool { get }
  /// The number in the name of a document that no file has, from 1; nil for others.
  var untitledNumber: Int? { get }

  func showOpenChooser()
  func save()
  func showSaveChooser()
  func revert()

  /// Returns true if the window may close immediately, after saving a document that has a file;
  /// asks the person otherwise, and calls `close` if the answer allows it.
  func mayClose(then close: @escaping @MainActor () -> Void) -> Bool
}
