import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The views of a column: in the sidebar below the bar of the window, with the field of a search
/// around the split view.
struct SidebarColumnModifier: ViewModifier {
  let isSidebar: Bool
  /// True if the column stands beside others, on a pane.
  let isPane: Bool
  /// True while the sidebar is put away: the field stands elsewhere.
  let isAway: Bool
  let search: SearchField?
  let bar: CGFloat
  /// The search that knows of the field in this sidebar.
  @State private var counted: SearchField?

  @ViewBuilder func body(content: Content) -> some View {
    let isPane = isPane
    let environment = EnvironmentWriter { environment in
      environment.sidebarSearch = nil
      environment.isSidebarColumn = isPane
    }
    if isSidebar {
      content
        .modifier(SidebarSearchModifier(field: search, isShown: !isAway))
        .modifier(EnvironmentWriter { $0.listStyle = SidebarListStyle() })
        .modifier(environment)
        .safeAreaPadding(.top, isPane ? max(0, bar - SplitColumnsRule.inset) : 0)
        .onChange(of: search != nil && !isAway, initial: true) { count(isAway ? nil : search) }
        .onDisappear { count(nil) }
    } else {
      content.modifier(environment)
    }
  }

  private func count(_ search: SearchField?) {
    counted?.state.holders -= 1
    search?.state.holders += 1
    counted = search
  }
}

/// A sidebar on its pane, or a column without one.
struct SidebarPaneModifier: ViewModifier {
  let isPane: Bool
  /// True if the column covers the others.
  let isCompact: Bool

  func body(content: Content) -> some View {
    let isPane = isPane
    content
      .modifier(
        EnvironmentWriter { environment in
          guard isPane else { return }
          environment.listStyle = SidebarListStyle()
          environment.paneShade = SidebarPanel.shade
        }
      )
      .background {
        if isPane { SidebarPanel() }
      }
      .clipShape(ColumnEdge(isPane: isPane, isCompact: isCompact))
  }
}

/// The edge of a column: one that covers the others goes on behind the bars at its top and bottom.
private struct ColumnEdge: Shape {
  let isPane: Bool
  let isCompact: Bool

  func path(in rect: CGRect) -> Path {
    if isPane { return RoundedRectangle(cornerRadius: SidebarPanel.radius).path(in: rect) }
    // Farther than any bar.
    return Path(isCompact ? rect.insetBy(dx: 0, dy: -1_000) : rect)
  }
}

/// The command and the button that show and hide a sidebar, where there is one.
struct SidebarCommandModifier: ViewModifier {
  let isCompact: Bool
  /// The first column that is shown.
  let first: Int
  let toggle: @MainActor () -> Void

  func body(content: Content) -> some View {
    let shown = isCompact ? nil : ShownToggle(isShown: first == 0, toggle: toggle)
    content
      .focusedSceneValue(\.sidebarToggle, shown)
      .toolbar {
        if !isCompact {
          ToolbarItem(placement: .sidebarToggle) {
            Button {
              toggle()
            } label: {
              Label("Toggle Sidebar", systemImage: "sidebar.leading")
            }
          }
        }
      }
  }
}

/// The pane of a sidebar.
struct SidebarPanel {
  static let shade = ListShade(0xF6F6F6, 0x292929)

  /// The corners of macOS 26 windows have a radius of about 26 points, those of panels 8 points
  /// further in one of 18.
  static var radius: CGFloat { 18 }
}

@MainActor extension SidebarPanel: View {
  var body: some View {
    RoundedRectangle(cornerRadius: Self.radius)
      .fill(Self.shade)
      .overlay {
        RoundedRectangle(cornerRadius: Self.radius)
          .strokeBorder(.primary.opacity(0.08), lineWidth: 1)
      }
  }
}
