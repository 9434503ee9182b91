@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// An editor with the bar to search in its text, above it or, on the phone, below.
struct SearchedEditor<Editor: View> {
  let text: String
  let editor: Editor
  let finder: TextFinder
  @FocusState private var isEdited: Bool
  @Environment(\.findNavigator) private var navigator
  @Environment(\.isFindDisabled) private var isDisabled
  @Environment(\.isReplaceDisabled) private var isReplaceDisabled
  @Environment(\.look.textInput) private var look

  init(text: String, finder: TextFinder, editor: Editor) {
    self.text = text
    self.finder = finder
    self.editor = editor
  }
}

@MainActor extension SearchedEditor: View {
  var body: some View {
    let room = finder.isShown ? FindBar.height(rows: finder.showsReplacement ? 2 : 1) : 0
    editor
      .focused($isEdited)
      .padding(look.findBarEdge == .top ? .top : .bottom, room)
      .overlay(alignment: look.findBarEdge == .top ? .top : .bottom) {
        if finder.isShown { FindBar(finder: finder).frame(height: room) }
      }
      .onKeyCommand { finder.handle($0) }
      .connecting {
        finder.isEnabled = !isDisabled
        finder.canReplace = !isReplaceDisabled
      }
      .onAppear { navigator?.add(finder) }
      .onChange(of: finder.isShown) { if !$1 { isEdited = true } }
      .onChange(of: text) { if finder.isShown { finder.find() } }
      .onChange(of: isDisabled) { if $1 { finder.hide() } }
  }
}

/// A field for what is looked for, with buttons to go through the places, and a row to replace them.
struct FindBar {
  let finder: TextFinder
  @FocusState private var isFieldFocused: Bool

  private static let row: CGFloat = 32
  private static let margin: CGFloat = 4

  init(finder: TextFinder) { self.finder = finder }

  static func height(rows: Int) -> CGFloat { row * CGFloat(rows) + 2 * margin }
}

@MainActor extension FindBar: View {
  var body: some View {
    VStack(spacing: 0) {
      search.frame(height: Self.row)
      if finder.showsReplacement { replacing.frame(height: Self.row) }
    }
    .padding(.vertical, Self.margin)
    .padding(.horizontal, 8)
    .background(.bar)
    .onChange(of: finder.requests, initial: true) { isFieldFocused = true }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Find")
  }

  private var search: some View {
    HStack(spacing: 6) {
      if finder.canReplace {
        Button("Replace", systemImage: "arrow.2.squarepath") { finder.replaces.toggle() }
          .labelStyle(.iconOnly)
          .accessibilityValue(finder.replaces ? "on" : "off")
      }
      TextField(
        "Find",
        text: Binding {
          finder.query
        } set: {
          finder.look(for: $0)
        }
      )
      .textFieldStyle(.roundedBorder)
      .focused($isFieldFocused)
      .onSubmit { finder.move(forward: true) }
      .environment(\.leavesShiftReturn, true)
      .onKeyCommand { press in
        guard press.key == .return, press.modifiers.contains(.shift) else { return false }
        finder.move(forward: false)
        return true
      }
      if !finder.query.isEmpty {
        Text(verbatim: count).font(.caption).foregroundStyle(.secondary).fixedSize()
      }
      Button("Find Previous", systemImage: "chevron.left") { finder.move(forward: false) }
        .labelStyle(.iconOnly)
        .disabled(finder.matches.isEmpty)
      Button("Find Next", systemImage: "chevron.right") { finder.move(forward: true) }
        .labelStyle(.iconOnly)
        .disabled(finder.matches.isEmpty)
      Button("Done") { finder.hide() }.fixedSize()
    }
  }

  private var replacing: some View {
    HStack(spacing: 6) {
      TextField(
        "Replace with",
        text: Binding {
          finder.replacement
        } set: {
          finder.replacement = $0
        }
      )
      .textFieldStyle(.roundedBorder)
      .onSubmit { finder.replace() }
      Button("Replace") { finder.replace() }.fixedSize().disabled(finder.matches.isEmpty)
      Button("All") { finder.replaceAll() }.fixedSize().disabled(finder.matches.isEmpty)
        .accessibilityLabel("Replace All")
    }
  }

  private var count: String {
    guard !finder.matches.isEmpty else { return "Not found" }
    guard let current = finder.current else { return "\(finder.matches.count)" }
    return "\(current + 1) of \(finder.matches.count)"
  }
}

extension TextFinder {
  fileprivate var showsReplacement: Bool { replaces && canReplace }
}
