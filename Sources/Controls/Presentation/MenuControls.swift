import EspalierCore

extension ControlContext {
  /// The lines of a menu: buttons, toggles, links, pickers, groups of controls and further menus.
  @MainActor static let menuLine = ControlContext("line of a menu")
    .explicitStyles(.nowhere)
    .buttonStyle(MenuLineButtonStyle())
    .toggleStyle(MenuLineToggleStyle())
    .menuStyle(SubmenuStyle())
    .pickerStyle(MenuLinesPickerStyle())
    .controlBorder(BorderlessControls())

  /// The titles in a menu bar.
  @MainActor package static let menuBar = ControlContext("menu bar")
    .explicitStyles(.nowhere)
    .labelStyle(.titleAndIcon)
}

/// Shows a button as a line of the menu that it is in.
private struct MenuLineButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

/// Shows a toggle as a line with a check mark.
private struct MenuLineToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

/// Shows a menu as a line that opens another menu beside it.
private struct SubmenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Submenu(content: configuration.content, label: configuration.label)
  }
}

/// Shows a picker as a line with a menu of its own, or its options among the other lines.
private struct MenuLinesPickerStyle {
  @Environment(\.pickerIsInlineInMenus) private var isInline
}

extension MenuLinesPickerStyle: PickerStyle {
  @ViewBuilder func _body(configuration: _PickerStyleConfiguration) -> some View {
    let rows = PickerMenuRows(choice: configuration.choice, content: configuration.content)
    if isInline { rows } else { Submenu(content: rows, label: configuration.label) }
  }
}

/// Leaves controls that would share a border as separate lines.
private struct BorderlessControls: ControlBorderStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
