import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A line of a menu that can be chosen.
package struct MenuRow<Label: View> {
  var role: ButtonRole?
  /// The state of a line that is on or off; nil for lines that only act.
  var mark: ControlMark?
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
  @Environment(\.menuState) private var menu
  @Environment(\.menuDismissal) private var dismissal

  package init(
    role: ButtonRole? = nil, mark: ControlMark? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.mark = mark
    self.action = action
    self.label = label()
  }
}

@MainActor extension MenuRow: View {
  package var body: some View {
    MenuLine(role: role, mark: mark, showSubmenu: nil, isOpen: false) {
      // The menu is removed when the action runs, which may present something itself.
      if dismissal != .disabled { menu?.closeAll() }
      action()
    } label: {
      label
    }
  }
}

/// The look and the interaction of a line of a menu.
struct MenuLine<Label: View> {
  let role: ButtonRole?
  let mark: ControlMark?
  let showSubmenu: (@MainActor (Bool) -> Void)?
  let isOpen: Bool
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
  @State private var row = MenuRowHandle()
  @Environment(\.menuState) private var menu
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.menus) private var metrics
  @Environment(\.menuShortcut) private var shortcut
  @Environment(\.menuBadge) private var badge
  @Environment(\.isMenuCell) private var isCell
  @Environment(\.dynamicTypeSize) private var typeSize
}

@MainActor extension MenuLine: View {
  var body: some View {
    let isHighlighted = isEnabled && (menu?.highlighted == ObjectIdentifier(row) || isOpen)
    Group {
      if isCell { MenuCellLabel(label: label, mark: mark) } else { line(isHighlighted) }
    }
    .foregroundStyle(style(isHighlighted))
    .lineLimit(typeSize.isAccessibilitySize ? nil : metrics.lineLimit)
    .padding(.horizontal, metrics.horizontalPadding)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    .background { highlight(isHighlighted) }
    .contentShape(Rectangle())
    .onHover { menu?.hover(row, isInside: $0) }
    ._onButtonGesture {
      if $0 && isEnabled { menu?.highlight(row) }
    } perform: {
      act()
    }
    .modifier(MenuRowModifier(row: row, menu: menu))
    .containerValue(\.isMenuRow, true)
    .onAppear { menu?.add(row) }
    .onDisappear { menu?.remove(row) }
    .control(.menuItem, press: { act() })
    .controlLine(mark, isHighlighted: isHighlighted && !isOpen)
    .connecting {
      row.isEnabled = isEnabled
      row.isSubmenuOpen = isOpen
      row.activate = { act() }
      row.showSubmenu = showSubmenu
    } end: {
      row.disconnect()
    }
  }

  private func line(_ isHighlighted: Bool) -> some View {
    HStack(spacing: 0) {
      MenuMark(mark: mark)
      MenuItemLabel(label: label)
      Spacer(minLength: 20)
      if let badge {
        MenuBadge(text: badge).padding(.trailing, shortcut == nil && showSubmenu == nil ? 0 : 8)
      }
      if let shortcut {
        Text(shortcut)
          .foregroundStyle(isHighlighted || !isEnabled ? .primary : .tertiary)
          // The title shares the rest of the width, not half of the whole.
          .fixedSize()
          .accessibilityHidden(true)
      }
      if showSubmenu != nil {
        Image(systemName: "chevron.forward")
          .font(.system(size: metrics.markSize, weight: .semibold))
          .accessibilityHidden(true)
      }
    }
  }

  private func act() {
    if !isEnabled { return }
    if let showSubmenu { showSubmenu(true) } else { action() }
  }

  private func style(_ isHighlighted: Bool) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isHighlighted && metrics.tintsHighlight { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }

  @ViewBuilder private func highlight(_ isHighlighted: Bool) -> some View {
    if isHighlighted {
      RoundedRectangle(cornerRadius: metrics.highlightRadius).fill(
        !metrics.tintsHighlight
          ? AnyShapeStyle(.fill)
          : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
  }
}

/// The column of check marks, for which all lines leave space.
struct MenuMark {
  let mark: ControlMark?
  @Environment(\.look.menus) private var metrics
}

@MainActor extension MenuMark: View {
  var body: some View {
    ZStack {
      switch mark {
      case .on: Image(systemName: "checkmark").font(.system(size: metrics.markSize, weight: .bold))
      case .mixed: Image(systemName: "minus").font(.system(size: metrics.markSize, weight: .bold))
      case .off, nil: EmptyView()
      }
    }
    .accessibilityHidden(true)
    .frame(width: metrics.markWidth, alignment: .leading)
    .accessibilityHidden(true)
  }
}
