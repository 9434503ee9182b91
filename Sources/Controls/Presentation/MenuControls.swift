import EspalierCore
import EspalierGraphics
import EspalierInteraction

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
  @Environment(\.look.menuGroups) private var look
}

extension MenuLinesPickerStyle: PickerStyle {
  @ViewBuilder func _body(configuration: _PickerStyleConfiguration) -> some View {
    let rows = PickerMenuRows(choice: configuration.choice, content: configuration.content)
    if isInline ?? look.showsOptions {
      Section { rows }
    } else {
      Submenu(content: rows, label: configuration.label)
    }
  }
}

/// Leaves controls that would share a border as separate lines, or puts them side by side in one.
private struct BorderlessControls {
  @Environment(\.look.menuGroups) private var look
}

extension BorderlessControls: ControlBorderStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if look.linesUpControls {
      Group(subviews: configuration.content) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { $0.frame(maxWidth: .infinity) }
        }
        .containerValue(\.isMenuRow, true)
      }
      .environment(\.isMenuCell, true)
    } else {
      configuration.content
    }
  }
}

/// The pickers and groups of controls in a platform's menus.
struct MenuGroupLook: LookPart {
  /// True if the options of a picker without a style are lines of the menu, false if they are those
  /// of a submenu.
  var showsOptions: Bool
  /// True if the controls of a group stand side by side, icons above titles.
  var linesUpControls: Bool

  static let mac = MenuGroupLook(showsOptions: false, linesUpControls: false)
  static let phone = MenuGroupLook(showsOptions: true, linesUpControls: true)
}

extension Look {
  var menuGroups: MenuGroupLook { self[MenuGroupLook.self] }
}

private enum IsMenuCellKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if a line of a menu shares its place with others beside it.
  var isMenuCell: Bool {
    get { self[IsMenuCellKey.self] }
    set { self[IsMenuCellKey.self] = newValue }
  }
}
