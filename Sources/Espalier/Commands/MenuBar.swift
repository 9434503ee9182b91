import EspalierContainers
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
    let (menus, extras) = bar.places
    MenuBarRow(
      bar: bar, menus: menus, extras: extras, program: menus.first { bar.menus[$0].isProgram }
    )
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
struct MenuBarTitle {
  let bar: MenuBarState
  let index: Int
}

@MainActor extension MenuBarTitle: View {
  var body: some View {
    let menu = bar.menus.indices.contains(index) ? bar.menus[index] : nil
    let isPanel = menu?.extra?.isPanel ?? false
    MenuBarFace(bar: bar, place: .menu(index)) {
      face(menu)
        // The program's name is the first title to get narrower in a narrow window.
        .fixedSize(horizontal: menu?.isProgram != true, vertical: true)
    }
    .layer(isPresented: bar.isOpen(.menu(index), where: !isPanel), bar.style) {
      if let state = bar.openMenu, let menu {
        MenuPanel(state: state) { MenuGroups(groups: menu.groups) }
      }
    }
    .popover(isPresented: bar.isOpen(.menu(index), where: isPanel)) {
      if let menu { MenuEntries(entries: Array(menu.groups.joined())) }
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
}

/// The menu of those for which the bar has no space.
struct MenuBarOverflow {
  let bar: MenuBarState
}

@MainActor extension MenuBarOverflow: View {
  var body: some View {
    let hidden = bar.menus.indices.filter(bar.hidden.contains)
    MenuBarFace(bar: bar, place: .overflow) {
      OverflowSymbol.chevrons
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: "More"))
    }
    .layer(isPresented: bar.isOpen(.overflow), bar.style) {
      if let state = bar.openMenu {
        MenuPanel(state: state) { ForEach(hidden, id: \.self) { entry(of: $0) } }
      }
    }
    .popover(isPresented: isPanelOpen(hidden)) {
      if case .menu(let index)? = bar.openPlace, bar.menus.indices.contains(index) {
        MenuEntries(entries: Array(bar.menus[index].groups.joined()))
      }
    }
  }

  /// A submenu, or a line that opens a panel.
  @ViewBuilder private func entry(of index: Int) -> some View {
    let menu = bar.menus[index]
    if menu.extra?.isPanel == true {
      Button {
        bar.open(.menu(index))
      } label: {
        menu.title
      }
    } else {
      Menu {
        MenuGroups(groups: menu.groups)
      } label: {
        menu.title
      }
    }
  }

  /// True while a panel is open whose own face is not in the bar.
  private func isPanelOpen(_ hidden: [Int]) -> Binding<Bool> {
    Binding {
      hidden.contains { bar.openPlace == .menu($0) }
    } set: {
      if !$0 { for index in hidden { bar.close(.menu(index)) } }
    }
  }
}

/// The part of the bar that opens a menu.
private struct MenuBarFace<Content: View> {
  let bar: MenuBarState
  let place: MenuBarPlace
  @ViewBuilder let content: Content
}

@MainActor extension MenuBarFace: View {
  var body: some View {
    let isOpen = bar.openPlace == place
    content
      .foregroundStyle(Color.primary)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(height: MenuBarState.height - 4)
      .background {
        if isOpen { RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(0.12)) }
      }
      .contentShape(Rectangle())
      .onHover { if $0 { bar.hover(place) } }
      ._onButtonGesture { bar.toggle(place) }
      .modifier(MenuOpenerModifier(opensOnPress: true) { bar.toggle(place) })
      .control(.menuItem, press: { bar.toggle(place) })
      .controlExpanded(isOpen)
  }
}

extension MenuBarState {
  /// True while the menu at a place is open and laid out.
  fileprivate func isOpen(_ place: MenuBarPlace, where condition: Bool = true) -> Binding<Bool> {
    Binding(
      get: { self.openPlace == place && condition }, set: { if !$0 { self.close(place) } })
  }

  fileprivate var style: LayerStyle {
    .menu(openMenu, .menu, backdrop: LayerBackdrop(freeTop: Self.height))
  }
}

/// The entries of a menu, with a line between its groups.
private struct MenuGroups {
  let groups: [[AnyView]]
}

extension MenuGroups: View {
  var body: some View {
    ForEach(groups.indices, id: \.self) { group in
      // A section inside another would be no section of the menu: the entries outside of sections
      // become sections beside those that a program makes.
      Group(sections: MenuEntries(entries: groups[group])) { sections in
        ForEach(sections) { section in
          Section {
            section.content
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
  }
}

/// Entries of a menu, one after another.
private struct MenuEntries: View {
  let entries: [AnyView]

  var body: some View { ForEach(entries.indices, id: \.self) { entries[$0] } }
}
