@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The common part of all kinds of fields: a text with a caret that takes keys while it has the
/// focus.
struct TextInputField {
  enum Kind: Equatable {
    /// One line, moved sideways where it is too long.
    case line
    /// A field that grows with its lines.
    case lines
    case secure
    /// Fills its proposal, and scrolls.
    case editor
  }

  let kind: Kind
  let source: TextInputSource
  var placeholder: Text?
  var selection: TextInputSelection?
  /// The search in the text; nil for fields, which have none.
  var finder: TextFinder?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  @State private var session = TextEditingSession()
  @State private var revision = 0
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.textInput) private var look
  @Environment(\.fieldFocus) private var fieldFocus
  @Environment(\.self) private var environment
}

extension TextInputField {
  private var helper: (any TextInputHelper)? { environment.textInputHelper }
}

@MainActor extension TextInputField: View {
  var body: some View {
    prepare()
    return TextEditorCore(
      session: session, revision: revision, shown: shown, styled: session.text.shownStyled,
      styleRevision: session.text.composition == nil ? session.text.revision : nil,
      placeholder: placeholder,
      isMultiline: isMultiline, fillsHeight: kind == .editor
    )
    .foregroundStyle(isEnabled ? .primary : .tertiary)
    .overlay { Caret(session: session, revision: revision) }
    // The room of a border belongs to the field.
    .contentShape(Rectangle().inset(by: -6))
    .modifier(TextPointer(session: session))
    .modifier(
      FocusableModifier { [session] target in
        target.isFocusable = true
        target.interactions = isSearch ? .automatic : [.automatic, .opening]
        // Borders show the focus themselves; plain fields do not show it.
        target.showsRing = false
        target.textClient = session
        target.didChange = { focusDidChange($0) }
      }
    )
    .accessibilityProperties(accessibility)
    .focusedValue(\.editedText, EditedText(session: session))
  }

  /// The properties of the field for assistive programs.
  private var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = kind == .secure ? .secureField : kind == .editor ? .textEditor : .textField
    properties.children = .ignore
    properties.label = placeholder
    properties.value = Text(verbatim: shown)
    properties.isEnabled = isEnabled
    properties.isFocused = isEditing
    properties.selectedText = session.text.selection.range
    if isEnabled {
      properties.handlers = [
        .setValue { [session, isMultiline] text in
          session.change {
            $0.selectAll()
            $0.insert(text.typed(isMultiline: isMultiline))
          }
        },
        .select { [session] range in
          session.change { $0.select(range.lowerBound, range.upperBound) }
        },
        .replaceText { [session] range, text in
          session.change { $0.select(range.lowerBound, range.upperBound) }
          if text.isEmpty {
            session.change { if !$0.selection.isEmpty { $0.delete(to: $0.selection.head) } }
          } else {
            session.insert(text)
          }
        },
      ]
    }
    return properties
  }

  private var isMultiline: Bool { kind == .lines || kind == .editor }

  /// True for the fields of search bars.
  private var isSearch: Bool { environment.leavesShiftReturn || environment.leavesEmptyDeletion }

  private var shown: String {
    guard kind == .secure else { return session.text.shown }
    // One sign for each unit, so that places in the text and in the signs are the same.
    return session.signs(session.text.shown.utf16.count)
  }

  /// Brings the session in step with this value of the field.
  private func prepare() {
    // Read so that a change of either evaluates this body again.
    _ = revision
    let content = source.read(environment)
    if source.commit == nil || !isEditing { session.take(content) }
    if let selection { session.take(selection, in: content) }
    helper?.take(session)
    session.needsUpdate = { [revision = $revision] in revision.wrappedValue &+= 1 }
    if let finder, finder.session !== session { finder.session = session }
    // A search goes on after Return.
    let isSearch = isSearch || helper != nil
    session.owner = TextEditingSession.Owner(
      isMultiline: isMultiline,
      submitsOnReturn: kind == .line || kind == .secure
        || (kind == .lines && look.linesSubmitOnReturn),
      commitsEarly: source.commitsEarly && look.valuesFollowTyping,
      losesFocusOnReturn: look.endsEditingOnReturn && !isSearch,
      selectsAllOnReturn: look.selectsReachedFields && !isSearch && !isMultiline,
      pressesDefaultButton: look.pressesDefaultButton && !isSearch,
      leavesShiftReturn: environment.leavesShiftReturn,
      leavesEmptyDeletion: environment.leavesEmptyDeletion, takesTab: kind == .editor,
      isSecure: kind == .secure, isEnabled: isEnabled,
      selectsAllAtFocus: look.selectsReachedFields,
      textDidChange: { [source, formatting = environment.textFormatting, weak session] in
        session?.constrain(formatting)
        source.write(session?.text ?? $0)
        if let session, session.owner.commitsEarly { Self.commit(session, source) }
        session?.owner.helper?.textDidChange()
      },
      selectionDidChange: { [selection, weak session] in
        if let selection { session?.report(to: selection) }
      },
      submit: { [source, onCommit, weak session] in
        if let session { Self.submit(session, source, onCommit) }
      },
      helper: helper,
      showsFocus: { [fieldFocus] in fieldFocus?.didChange($0) })
  }

  // The session holds the closures that call this. So it is not a method of the field, which holds the session, and gets no
  // environment from it: that leads to the row around the field, whose kept state holds the session.

  private static func submit(
    _ session: TextEditingSession, _ source: TextInputSource, _ onCommit: () -> Void
  ) {
    let environment = session.element?.owner.environment
    commit(session, source)
    if source.commit != nil, let environment { session.take(source.read(environment)) }
    onCommit()
    environment?.submit(.text)
  }

  private static func commit(_ session: TextEditingSession, _ source: TextInputSource) {
    if let environment = session.element?.owner.environment {
      source.commit?(session.text.string, environment)
    }
  }

  private func focusDidChange(_ isFocused: Bool) {
    session.focusDidChange(isFocused)
    helper?.focusDidChange(isFocused)
    fieldFocus?.didChange(isFocused)
    if isEditing == isFocused { return }
    if !isFocused, let commit = source.commit {
      commit(session.text.string, environment)
      session.take(source.read(environment))
    }
    isEditing = isFocused
    onEditingChanged(isFocused)
  }
}
