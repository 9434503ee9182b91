import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The lines of a menu, and those of the menus in it, without a panel.
///
/// Hosts whose desktop shows menus itself read the lines from the tree of elements: lines are menu
/// items, a group of the role `menu` belongs to the line before it, and separators are recognized
/// by ``MenuOutlineMark``.
package struct MenuOutline<Content: View> {
  @ViewBuilder let content: Content
  @State private var state: MenuState

  @MainActor package init(@ViewBuilder content: () -> Content) {
    self.content = content()
    _state = State(initialValue: MenuState {})
  }
}

@MainActor extension MenuOutline: View {
  package var body: some View {
    OutlinedLines(content: content)
      .plainMenuEnvironment(state)
      .environment(\.showsMenuOutline, true)
  }
}

/// The identifier of separators in outlines of menus.
package enum MenuOutlineMark {
  package static let separator = "separator of a menu"
}

private struct OutlinedLines<Content: View> {
  let content: Content
}

extension OutlinedLines: View {
  var body: some View {
    VStack {
      Group(sections: content) { MenuLines(sections: $0, isReversed: false) }
    }
    .controlGroup(.menu)
  }
}

/// A line that opens a menu, followed by the lines of that menu.
struct OutlinedSubmenu<Content: View, Label: View> {
  let content: Content
  let label: Label
}

@MainActor extension OutlinedSubmenu: View {
  var body: some View {
    VStack {
      MenuLine(role: nil, mark: nil, showSubmenu: { _ in }, isOpen: false) {
      } label: {
        label
      }
      .controlExpanded(false)
      OutlinedLines(content: content)
    }
    .containerValue(\.isMenuRow, true)
  }
}

/// Marks the separators of outlines.
struct MenuSeparatorMark {
  @Environment(\.showsMenuOutline) private var isOutlined
}

@MainActor extension MenuSeparatorMark: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isOutlined {
      content.accessibilityElement().accessibilityIdentifier(MenuOutlineMark.separator)
    } else {
      content
    }
  }
}

private enum MenuOutlineKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True in menus whose lines all exist from the beginning, including those of submenus.
  var showsMenuOutline: Bool {
    get { self[MenuOutlineKey.self] }
    set { self[MenuOutlineKey.self] = newValue }
  }
}
