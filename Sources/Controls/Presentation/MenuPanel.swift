import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The panel of an open menu.
package struct MenuPanel<Content: View> {
  package let state: MenuState
  /// True if the menu opens even if it has no lines at that time.
  let opensEmpty: Bool
  @ViewBuilder let content: Content
  /// The width of the column of icons: lines without one leave it free.
  @State private var iconWidth: CGFloat = 0
  @Environment(\.look.menus) private var metrics

  package init(
    state: MenuState, opensEmpty: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.state = state
    self.opensEmpty = opensEmpty
    self.content = content()
  }
}

@MainActor extension MenuPanel: View {
  package var body: some View {
    MenuViewport(state: state) {
      Group(sections: content) { sections in
        MenuLines(sections: sections, isReversed: state.isReversed)
          .onAppear { if !opensEmpty, sections.areEmpty { state.closeAll() } }
      }
    }
    .environment(\.menuIconWidth, iconWidth)
    .onPreferenceChange(MenuIconKey.self) { iconWidth = $0 }
    .plainMenuEnvironment(state)
    .panel(cornerRadius: metrics.cornerRadius)
    .modifier(MenuAreaModifier())
    .controlGroup(.menu)
  }
}

extension SectionCollection {
  /// True if there is nothing in any section.
  @MainActor fileprivate var areEmpty: Bool {
    allSatisfy { $0.header.isEmpty && $0.content.isEmpty && $0.footer.isEmpty }
  }
}

nonisolated extension View {
  /// Puts this view on a panel above the window's content.
  func panel(cornerRadius: CGFloat) -> some View {
    modifier(PanelModifier(cornerRadius: cornerRadius))
  }

  /// Gives the rows of a menu their shared state, and replaces the look that the views around the
  /// menu have set.
  @MainActor func plainMenuEnvironment(_ state: MenuState) -> some View {
    controlContext(.menuLine)
      .modifier(
        EnvironmentWriter { environment in
          environment.menuState = state
          environment.forgetLook()
        })
  }
}

private struct PanelModifier {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension PanelModifier: ViewModifier {
  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    content
      .background {
        shape
          .fill(PanelColor.fill(colorScheme))
          .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.22), radius: 12, y: 5)
      }
      .overlay { shape.strokeBorder(.primary.opacity(0.12), lineWidth: 0.5) }
      .contentShape(shape)
  }
}
