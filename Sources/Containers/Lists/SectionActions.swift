@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction

/// The trait for the buttons in the header of a section: `AnyView`.
enum SectionActionsTrait {}

nonisolated extension View {
  /// Adds buttons to this section of a list: in the header while the mouse is over it where there is
  /// a pointer, and as rows after the others on a phone.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content()
    return modifier(SectionActionsModifier { AnyView(content) })
  }
}

/// Hands the buttons to the section inside, which has rows of them, and to the list around.
private struct SectionActionsModifier {
  let actions: @MainActor () -> AnyView
}

@MainActor extension SectionActionsModifier: ViewModifier {
  func body(content: Content) -> some View {
    let actions = actions()
    content
      .environment(\.lastRows, AnyView(SectionActionRows(actions: actions)))
      .modifier(TraitWriter(key: SectionActionsTrait.self, value: actions))
  }
}

/// The buttons as rows, where a section has no space for them in its header.
private struct SectionActionRows: View {
  let actions: AnyView
  @Environment(\.look.lists.header.showsActions) private var isInHeader

  var body: some View { if !isInHeader { actions } }
}

/// The buttons in the header of a section.
struct SectionHeaderActions: View {
  let actions: AnyView
  let isShown: Bool

  var body: some View {
    // Keys and assistive programs reach them while they are hidden, too.
    HStack(spacing: 8) { actions }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .opacity(isShown ? 1 : 0)
  }
}
