import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The control that opens a menu: a button of the button style, with a mark for this on the Mac.
struct MenuButton {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @State private var state: MenuState?
  @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility
  @Environment(\.look.menus) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuOrder) private var order
}

@MainActor extension MenuButton: View {
  var body: some View {
    Group {
      if let primaryAction = configuration.primaryAction {
        split(primaryAction)
      } else {
        button({ open() }) {
          if showsIndicator {
            MarkedMenuLabel(label: configuration.label)
          } else {
            configuration.label
          }
        }
        .modifier(MenuOpenerModifier(opensOnPress: look.opensOnPress) { open() })
      }
    }
    .controlExpanded(isOpen)
    .modifier(MenuShortcutSource(menu: configuration.content))
    .layer(isPresented: $isOpen, style) {
      if let state { MenuPanel(state: state) { configuration.content } }
    }
    .onArrowKeys(.vertical, isFocusable: false) { isForward in
      if !isForward { open(byKeys: true) }
      return true
    }
  }

  private var style: LayerStyle {
    .menu(state, .menu)
  }

  private func open(byKeys: Bool = false) {
    guard isEnabled else { return }
    state = MenuState(byKeys: byKeys, order: order) { [isOpen = $isOpen] in
      isOpen.wrappedValue = false
    }
    isOpen = true
  }

  private func button<Label: View>(
    _ action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    styles.view(
      of: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(label())), action: action))
  }

  /// The mark is a button of its own; without one a long press opens the menu.
  @ViewBuilder private func split(_ primaryAction: @escaping @MainActor () -> Void) -> some View {
    if look.marksControls {
      HStack(spacing: 1) {
        button(primaryAction) { configuration.label }
        if showsIndicator {
          button({ open() }) { MenuControlMark() }
            .buttonSizing(.fitted)
            .modifier(MenuOpenerModifier(opensOnPress: true) { open() })
            .modifier(
              EnvironmentWriter { [padding = look.control.buttonPadding] in
                $0.controlContext = $0.controlContext.length(\.horizontalPadding, padding)
              })
        }
      }
    } else {
      button(primaryAction) { configuration.label }
        .modifier(
          GestureModifier(
            gesture: LongPressGesture().onEnded { _ in open() },
            placement: .besideContentUntilBegun))
    }
  }

  private var showsIndicator: Bool {
    switch indicatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: look.marksControls
    }
  }
}

/// The label of a menu with the mark of a control that opens one.
private struct MarkedMenuLabel {
  let label: MenuStyleConfiguration.Label
  @Environment(\.look.menus.control) private var look
  @Environment(\.isInButtonBorder) private var isInBorder
}

@MainActor extension MarkedMenuLabel: View {
  var body: some View {
    HStack(spacing: isInBorder ? look.spacing : 0) {
      label.modifier(MenuTitlePlace())
      MenuControlMark()
        .padding(.trailing, isInBorder ? look.trailingInset : 0)
        .accessibilityHidden(true)
    }
  }
}

/// The mark of a control that opens a menu; without a border it keeps its distance from the label.
private struct MenuControlMark {
  @Environment(\.look.menus.control) private var look
  @Environment(\.isInButtonBorder) private var isInBorder
}

@MainActor extension MenuControlMark: View {
  var body: some View {
    Image(systemName: "chevron.down")
      .font(.system(size: look.markSize, weight: .semibold))
      .imageScale(.medium)
      .frame(width: isInBorder ? look.markWidth : nil)
      .padding(.leading, isInBorder ? 0 : look.borderlessSpacing)
  }
}

/// A row of a menu that opens another menu beside it.
struct Submenu<Content: View, Label: View> {
  let content: Content
  let label: Label
  @State private var isOpen = false
  @State private var state: MenuState?
  @Environment(\.menuState) private var parent
  @Environment(\.look.menus) private var look
  @Environment(\.showsMenuOutline) private var isOutlined
}

@MainActor extension Submenu: View {
  @ViewBuilder var body: some View {
    if isOutlined {
      OutlinedSubmenu(content: content, label: label)
    } else {
      line
    }
  }

  private var line: some View {
    MenuLine(role: nil, mark: nil, showSubmenu: { show($0) }, isOpen: isOpen) {
    } label: {
      label
    }
    .onHover { if $0 && look.opensSubmenusOnHover { show(true) } }
    .controlExpanded(isOpen)
    .layer(isPresented: $isOpen, style) {
      if let state { MenuPanel(state: state) { content } }
    }
    .containerValue(\.isMenuRow, true)
  }

  private var style: LayerStyle {
    // Without a backdrop the rows of the menu beside it can still be pointed at.
    .menu(state, .submenu, backdrop: nil)
  }

  private func show(_ shows: Bool) {
    if shows == isOpen { return }
    if shows {
      state = MenuState(parent: parent) { [isOpen = $isOpen] in
        isOpen.wrappedValue = false
      }
    }
    isOpen = shows
  }
}
