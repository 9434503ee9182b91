import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Tabs as the lines of a sidebar.
struct SidebarTabs {
  let choice: TabSelection
  @Environment(\.tabArrangement) private var arrangement
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabSidebarViews) private var views
  @GestureState private var dragged: DraggedTab?
}

@MainActor extension SidebarTabs: View {
  var body: some View {
    SplitColumns(columns: [
      AnyView(lines), AnyView(TabPages(choice: choice).tabAccessory(accessory)),
    ])
  }

  private var lines: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if let header = views.header { header.padding(8) }
        ForEach(choice.tabs.indices, id: \.self) { index in
          if let name = header(before: index) {
            Text(verbatim: name)
              .font(.system(size: 11, weight: .semibold))
              .foregroundStyle(.secondary)
              .padding(.leading, 8)
              .padding(.top, 14)
              .padding(.bottom, 4)
          } else if isAfterSection(index) {
            Color.clear.frame(height: 14)
          }
          TabButton(choice: choice, index: index, axis: .vertical) { tab in
            HStack(spacing: 6) {
              HStack(spacing: 6) { tab.item ?? AnyView(Text(verbatim: "\(index + 1)")) }
                .modifier(ChosenTabMark(title: choice.title, isChosen: index == choice.index))
              Spacer(minLength: 0)
              if let badge = tab.badge { badge.foregroundStyle(.secondary) }
            }
            .labelStyle(SidebarTabLabelStyle())
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(height: TabReordering.lineHeight)
            .background {
              if index == choice.index {
                RoundedRectangle(cornerRadius: 7).fill(.primary.opacity(0.1))
              }
            }
            .modifier(TabCustomizationMenu(arrangement: arrangement, choice: choice, tab: tab))
          }
          .modifier(
            TabReordering(
              choice: choice, index: index, arrangement: arrangement, dragged: dragged,
              drag: drag(index)))
          if let actions = actions(after: index) {
            actions.labelStyle(SidebarTabLabelStyle())
              .buttonStyle(.borderless)
              .padding(.horizontal, 8)
              .frame(minHeight: 32)
          }
        }
        if let footer = views.footer { footer.padding(8) }
      }
      .padding(10)
    }
    .controlGroup(.tabList)
    .safeAreaBar(edge: .bottom, spacing: 0) {
      if let bar = views.bottomBar {
        bar.frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 18).padding(.vertical, 10)
      }
    }
    .navigationSplitViewColumnWidth(min: 120, ideal: 180, max: 320)
  }

  private func drag(_ index: Int) -> AnyGesture<DragGesture.Value> {
    AnyGesture(
      DragGesture(minimumDistance: 4, coordinateSpace: .global)
        .updating($dragged) { drag, tab, _ in
          tab = DraggedTab(index: index, distance: drag.translation.height)
        })
  }

  /// The buttons of the section that ends with a tab.
  private func actions(after index: Int) -> AnyView? {
    let tab = choice.tabs[index]
    return choice.tabs[safe: index + 1]?.section == tab.section ? nil : tab.sectionActions
  }

  /// True if a tab stands alone below the last one of a section.
  private func isAfterSection(_ index: Int) -> Bool {
    index > 0 && choice.tabs[index].section == nil && choice.tabs[index - 1].section != nil
  }

  /// The name of the section that begins with a tab.
  private func header(before index: Int) -> String? {
    let name = choice.tabs[index].section
    if index > 0, choice.tabs[index - 1].section == name { return nil }
    return name
  }
}

/// The titles of the lines stand below each other, however wide their icons are.
private struct SidebarTabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon.environment(\.isIconOfLabel, true)
        .foregroundStyle(.tint).frame(width: 18)
      configuration.title
    }
  }
}

/// The menu by which people move and hide a tab, where their choices are kept.
private struct TabCustomizationMenu: ViewModifier {
  let arrangement: TabArrangement?
  let choice: TabSelection
  let tab: TabEntry

  @ViewBuilder func body(content: Content) -> some View {
    if arrangement != nil || tab.menu != nil {
      content.contextMenu {
        if let menu = tab.menu { menu }
        if let arrangement {
          TabCustomizationEntries(arrangement: arrangement, choice: choice, tab: tab)
        }
      }
    } else {
      content
    }
  }
}
