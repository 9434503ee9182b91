import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// Tabs that stand in the bar of the window, as those of settings on the Mac: the window is as large as the chosen one.
struct WindowBarTabs {
  let choice: TabSelection
}

@MainActor extension WindowBarTabs: View {
  var body: some View {
    let (title, id) = (choice.title, choice.tabs[safe: choice.index]?.id)
    TabPages(choice: choice, fillsProposal: false)
      .toolbar { ToolbarItem(placement: .principal) { WindowTabBar(choice: choice) } }
      // The frame of the window has the title of the tab.
      .barOptions { $0.removed.insert(.title) }
      .connecting { title.windowTab = id }
  }
}

/// Icons above the titles of tabs; a menu where they have no room beside each other.
private struct WindowTabBar {
  let choice: TabSelection
}

@MainActor extension WindowTabBar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        ForEach(choice.tabs.indices, id: \.self) { index in
          TabButton(choice: choice, index: index) { tab in
            face(tab, index: index)
          }
        }
      }
      .controlGroup(.tabList)
      menu
    }
  }

  private func face(_ tab: TabEntry, index: Int) -> some View {
    let isChosen = index == choice.index
    return VStack(spacing: 1) { tab.item ?? AnyView(Text(verbatim: "\(index + 1)")) }
      .labelStyle(WindowTabLabelStyle())
      .font(.system(size: 11))
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      // Outside of the style, whose change would configure the mark of the tab that was chosen before.
      .modifier(ChosenTabMark(title: choice.title, isChosen: isChosen))
      .overlay(alignment: .topTrailing) { if let badge = tab.badge { TabBadge(text: badge) } }
      .padding(.horizontal, 8)
      .frame(minWidth: 56, minHeight: 46)
      .background {
        if isChosen { RoundedRectangle(cornerRadius: 10).fill(.primary.opacity(0.08)) }
      }
  }

  private var menu: some View {
    Menu {
      ForEach(choice.tabs.indices, id: \.self) { index in
        let tab = choice.tabs[index]
        Button {
          choice.select(index)
        } label: {
          tab.item ?? AnyView(Text(verbatim: "\(index + 1)"))
        }
        .disabled(tab.isDisabled)
      }
    } label: {
      HStack { choice.tabs[safe: choice.index]?.item }
        .labelStyle(.titleAndIcon)
    }
    .fixedSize()
  }
}

/// The icon of a tab above its title, larger than in other bars.
private struct WindowTabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.environment(\.isIconOfLabel, true)
        .font(.system(size: 19)).frame(height: 26)
      configuration.title
    }
  }
}

extension EnvironmentValues {
  private enum WindowBarTabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if the tabs of a tab view that is the content of the window stand in the window's bar.
  package var tabsStandInWindowBar: Bool {
    get { self[WindowBarTabsKey.self] }
    set { self[WindowBarTabsKey.self] = newValue }
  }
}
