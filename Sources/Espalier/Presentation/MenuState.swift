import Foundation
import Observation

/// What the rows of an open menu share: which one is highlighted, and what closes the menu.
@MainActor @Observable final class MenuState {
  /// A row as keys see it.
  @MainActor final class Row {
    /// Where the row is in the window; rows are walked from top to bottom.
    var top: CGFloat = 0
    var isEnabled = true
    var activate: () -> Void = {}
    /// Opens or closes the row's own menu; nil for rows without.
    var showSubmenu: ((Bool) -> Void)?

    nonisolated init() {}
  }

  var highlighted: ObjectIdentifier?
  @ObservationIgnored private var rows: [ObjectIdentifier: Row] = [:]
  /// The menu whose row opened this one.
  @ObservationIgnored let parent: MenuState?
  @ObservationIgnored private let close: () -> Void
  /// What an action leaves open where its author asks for it.
  @ObservationIgnored var isLeftOpen = false

  init(parent: MenuState? = nil, close: @escaping () -> Void) {
    self.parent = parent
    self.close = close
  }

  func add(_ row: Row) { rows[ObjectIdentifier(row)] = row }

  func remove(_ row: Row) { rows[ObjectIdentifier(row)] = nil }

  /// Closes this menu and those that led to it.
  func closeAll() {
    close()
    parent?.closeAll()
  }

  /// Highlights a row, or none; submenus of other rows close.
  func highlight(_ row: Row?) {
    let id = row.map { ObjectIdentifier($0) }
    if id == highlighted { return }
    if let highlighted { rows[highlighted]?.showSubmenu?(false) }
    highlighted = id
  }

  // MARK: Keys

  /// Uses a key: arrows move, return and space choose, escape closes.
  ///
  /// An open menu leaves no key to what is behind it.
  func handle(_ event: KeyEvent) -> Bool {
    if event.phase == .up { return true }
    switch event.key {
    case .downArrow: move(1)
    case .upArrow: move(-1)
    case .home: highlight(enabled.first)
    case .end: highlight(enabled.last)
    case .rightArrow: openSubmenu()
    case .leftArrow: if parent != nil { close() }
    case .return, .space: choose()
    case .escape: close()
    default: break
    }
    return true
  }

  private var enabled: [Row] { rows.values.filter(\.isEnabled).sorted { $0.top < $1.top } }

  private var current: Row? { highlighted.flatMap { rows[$0] } }

  private func move(_ step: Int) {
    let rows = enabled
    guard !rows.isEmpty else { return }
    guard let current, let index = rows.firstIndex(where: { $0 === current }) else {
      return highlight(step > 0 ? rows.first : rows.last)
    }
    highlight(rows[(index + step + rows.count) % rows.count])
  }

  private func openSubmenu() {
    if let show = current?.showSubmenu { show(true) }
  }

  private func choose() {
    guard let current else { return }
    if let show = current.showSubmenu { show(true) } else { current.activate() }
  }
}

private enum MenuStateKey: EnvironmentKey {
  static var defaultValue: MenuState? { nil }
}

extension EnvironmentValues {
  /// The menu whose rows the views here are; nil outside of menus.
  var menuState: MenuState? {
    get { self[MenuStateKey.self] }
    set { self[MenuStateKey.self] = newValue }
  }
}
