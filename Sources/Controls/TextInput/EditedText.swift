@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The text of the field with the focus, as commands of the menu bar see it.
@MainActor package struct EditedText {
  let session: TextEditingSession

  /// Replaces the selected text by the result of a function, and selects it.
  package func transform(_ change: (String) -> String) {
    let range = session.text.selection.range
    guard session.owner.isEditable, !range.isEmpty else { return }
    session.insert(change(session.text.selectedText))
    let end = session.text.selection.head
    session.change { $0.select(range.lowerBound, end) }
  }
}

extension EditedText: @MainActor Equatable {
  package static func == (lhs: EditedText, rhs: EditedText) -> Bool { lhs.session === rhs.session }
}

extension FocusedValues {
  private enum EditedTextKey: FocusedValueKey {
    typealias Value = EditedText
  }

  /// The text of the field with the focus.
  package var editedText: EditedText? {
    get { self[EditedTextKey.self] }
    set { self[EditedTextKey.self] = newValue }
  }
}
