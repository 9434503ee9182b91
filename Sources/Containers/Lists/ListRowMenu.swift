import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The actions of a list on its selected rows: its context menu, and the action of a double click.
struct ListSelectionMenu {
  /// The menu for a selection.
  let menu: @MainActor (any AnyListSelection, Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension ListSelectionMenu: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    isKnownEqual(lhs.menu, rhs.menu) && isKnownEqual(lhs.primaryAction, rhs.primaryAction)
  }
}

nonisolated extension View {
  /// Shows a menu for the selection on a click with the secondary button in a list or table.
  ///
  /// - Parameters:
  ///   - menu: gets the selection if the click is in it, else the row under the pointer, or
  ///     an empty set beside all rows.
  ///   - primaryAction: runs on a double click, on Return, and on a tap on a phone.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let menu = menu
    var action: ((Set<AnyHashable>) -> Void)?
    if let primaryAction { action = { primaryAction(typedSelection($0)) } }
    let whole = ListSelectionMenu(
      menu: { _, values in AnyView(menu(typedSelection(values))) }, primaryAction: action)
    return modifier(EnvironmentWriter { $0.listSelectionMenu = whole })
  }
}

private func typedSelection<I: Hashable>(_ values: Set<AnyHashable>) -> Set<I> {
  Set(values.compactMap { $0.base as? I })
}

private enum ListSelectionMenuKey: EnvironmentKey {
  static var defaultValue: ListSelectionMenu? { nil }
}

extension EnvironmentValues {
  var listSelectionMenu: ListSelectionMenu? {
    get { self[ListSelectionMenuKey.self] }
    set { self[ListSelectionMenuKey.self] = newValue }
  }
}

/// The menu of a row: that of the selection, or else the swipe actions.
struct ListRowMenu {
  let traits: ListRowTraits
  let state: ListRowState
  let model: ListModel
}

@MainActor extension ListRowMenu: View {
  @ViewBuilder var body: some View {
    if let menu = model.menu, let selection = model.selection {
      menu.menu(selection, model.menuTargets(of: state))
    } else {
      if let leading = traits.leadingActions { leading.content }
      if let trailing = traits.trailingActions {
        trailing.content
      } else if let deletion = traits.delete {
        Button("Delete", role: .destructive) { model.delete(deletion) }
      }
    }
  }
}

/// Shows the menu for no rows on a click beside them, where there is a pointer.
struct ListMenuBesideRows: ViewModifier {
  let model: ListModel
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown {
      content.contextMenu {
        if let menu = model.menu, let selection = model.selection { menu.menu(selection, []) }
      }
    } else {
      content
    }
  }
}

extension ListModel {
  /// Returns the values that the menu of a row is for: the whole selection if the row is part of
  /// it, else the row's own.
  func menuTargets(of state: ListRowState) -> Set<AnyHashable> {
    guard let value = state.value, let selection else { return [] }
    let all = selection.all
    return all.contains(value) ? all : [value]
  }

  /// Performs a double click on a row.
  func performPrimaryAction(on state: ListRowState) {
    guard let action = menu?.primaryAction else { return }
    action(menuTargets(of: state))
  }

  /// Performs the action of Return; returns true if there is one.
  func performPrimaryAction() -> Bool {
    guard let action = menu?.primaryAction, let selection, !selection.isEmpty else { return false }
    action(selection.all)
    return true
  }
}

/// Marks a row while the menu of the whole row is open; ``ListRowPress`` does so for menus of its content.
struct ListRowMenuMark {
  let row: ListRowPress
  let state: ListRowState
}

extension ListRowMenuMark: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element[OpenMenuMark.self] = { [weak state] in state?.hasOpenMenu = $0 }
    if state.movement != nil { ListRowLifter.follow(row, in: element) }
  }
}
