import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The bar with a window's menus, above its content.
struct MenuBar {}

extension MenuBar: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { MenuBarNode(inputs) }
}

private final class MenuBarNode: ViewNode {
  private let bar: MenuBarState
  private var content: ViewNode?

  override init(_ inputs: _NodeInputs) {
    bar = MenuBarState(inputs.graph)
    super.init(inputs)
    content = makeChild(MenuBarTitles(bar: bar))
    graph[MenuCenter.self].bar = bar
    graph[WindowBars.self].height += MenuBarState.height
    graph[WindowBars.self].setWidth(of: self) { [weak self] in self?.content?.idealWidth ?? 0 }
    bar.setNeedsReload()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func detach() {
    super.detach()
    graph[WindowBars.self].setWidth(of: self, nil)
    guard graph[MenuCenter.self].bar === bar else { return }
    graph[MenuCenter.self].bar = nil
    graph[WindowBars.self].height -= MenuBarState.height
  }
}

/// The titles of the menus, side by side.
private struct MenuBarTitles {
  let bar: MenuBarState
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension MenuBarTitles: View {
  var body: some View {
    HStack(spacing: 0) {
      let (menus, extras) = bar.places
      ForEach(menus, id: \.self) { MenuBarTitle(bar: bar, index: $0) }
      Spacer(minLength: 0)
      ForEach(extras, id: \.self) { MenuBarTitle(bar: bar, index: $0) }
    }
    .padding(.horizontal, 8)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .frame(height: MenuBarState.height)
    .clipped()
    .background {
      Rectangle()
        .fill(Color(white: colorScheme == .dark ? 0.17 : 0.94))
        .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: 1) }
        .contentShape(Rectangle())
        // A press beside the titles closes the menu that is open.
        ._onButtonGesture(pressing: { if $0 { bar.close() } }, perform: {})
    }
    .onHover { bar.hover($0) }
    .controlContext(.menuBar)
    .modifier(
      EnvironmentWriter { environment in
        environment.font = .system(size: 13)
        environment.foregroundLevels = nil
        environment.isEnabled = true
      }
    )
    .controlGroup(.menuBar)
    // The bar is drawn above the content, and read before it.
    .accessibilitySortPriority(1)
  }
}

/// The title of a menu, which opens it.
private struct MenuBarTitle {
  let bar: MenuBarState
  let index: Int
}

@MainActor extension MenuBarTitle: View {
  var body: some View {
    let isOpen = bar.openIndex == index
    let menu = bar.menus.indices.contains(index) ? bar.menus[index] : nil
    face(menu)
      .foregroundStyle(Color.primary)
      .lineLimit(1)
      // Where a window is too narrow for all titles, the program's name yields its space, so that
      // all menus are in reach.
      .fixedSize(horizontal: menu?.isProgram != true, vertical: true)
      .padding(.horizontal, 10)
      .frame(height: MenuBarState.height - 4)
      .background {
        if isOpen { RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(0.12)) }
      }
      .contentShape(Rectangle())
      .onHover { if $0 { bar.hover(index) } }
      ._onButtonGesture { bar.toggle(index) }
      .modifier(MenuOpenerModifier(opensOnPress: true) { bar.toggle(index) })
      .control(.menuItem, press: { bar.toggle(index) })
      .controlExpanded(isOpen)
      .layoutPriority(menu?.isProgram == true ? -1 : 0)
      .layer(isPresented: isPresented(panel: false), style) {
        if let state = bar.openMenu, let menu {
          MenuPanel(state: state) { MenuGroups(groups: menu.groups) }
        }
      }
      .popover(isPresented: isPresented(panel: true)) {
        if let menu { MenuGroups(groups: menu.groups) }
      }
  }

  @ViewBuilder private func face(_ menu: MenuDescription?) -> some View {
    if let menu, let extra = menu.extra {
      extra.label
        .controlContext(.menuExtra)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(menu.title)
    } else {
      (menu?.title ?? Text(verbatim: "")).fontWeight(menu?.isProgram == true ? .semibold : nil)
    }
  }

  /// True while the menu is open and laid out.
  private func isPresented(panel: Bool) -> Binding<Bool> {
    let menu = bar.menus.indices.contains(index) ? bar.menus[index] : nil
    let hasPanel = menu?.extra?.isPanel ?? false
    return Binding(
      get: { bar.openIndex == index && hasPanel == panel }, set: { if !$0 { bar.close(index) } })
  }

  private var style: LayerStyle {
    .menu(bar.openMenu, .menu, backdrop: LayerBackdrop(freeTop: MenuBarState.height))
  }
}

/// The entries of a menu, with a line between its groups.
private struct MenuGroups {
  let groups: [[AnyView]]
}

extension MenuGroups: View {
  var body: some View {
    ForEach(groups.indices, id: \.self) { group in
      Section {
        ForEach(groups[group].indices, id: \.self) { groups[group][$0] }
      }
    }
  }
}
