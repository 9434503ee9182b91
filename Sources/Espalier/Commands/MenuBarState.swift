import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierInteraction
import Foundation
import Observation

/// The place of a menu in the bar.
enum MenuBarPlace: Hashable {
  /// The menu with this number.
  case menu(Int)
  /// The menu of those for which there is no space.
  case overflow
}

/// The menus in a window's menu bar, and which of them is open.
@MainActor @Observable final class MenuBarState: MenuBarMoving {
  private(set) var menus: [MenuDescription] = []
  /// The place of the menu that is open.
  private(set) var openPlace: MenuBarPlace?
  /// The numbers of the menus for which the last layout had no space.
  private(set) var hidden: Set<Int> = []
  /// The open menu.
  @ObservationIgnored private(set) var openMenu: MenuState?
  @ObservationIgnored private weak var graph: ViewGraph?
  @ObservationIgnored private var isReloading = false

  /// The height of the bar, in points: that of the Mac's on screens without a notch.
  nonisolated static let height: CGFloat = 24

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Has the menus collected again after the layout that is due next.
  func setNeedsReload() {
    if isReloading { return }
    isReloading = true
    graph?.afterLayout { [weak self] in self?.reload() }
  }

  private func reload() {
    isReloading = false
    menus = graph?.menus ?? []
    if let openPlace, !exists(openPlace) { close() }
  }

  private func exists(_ place: MenuBarPlace) -> Bool {
    switch place {
    case .menu(let index): menus.indices.contains(index)
    case .overflow: !hidden.isEmpty
    }
  }

  /// Takes the numbers of the menus for which a layout had no space.
  func take(hidden: Set<Int>) {
    if hidden == self.hidden { return }
    self.hidden = hidden
    // The title from which the open menu hung may have made room, or come back.
    close()
  }

  /// The places of the menus at the leading end of the bar, and of those at the trailing end.
  var places: (menus: [Int], extras: [Int]) {
    let extras = menus.indices.filter { menus[$0].extra != nil }
    return (menus.indices.filter { menus[$0].extra == nil }, extras)
  }

  /// Notes that the pointer is over the bar: a toolbar that is hidden comes then.
  func hover(_ isOver: Bool) { graph?[PointerAboveBar.self].isThere = isOver }

  // MARK: Opening

  /// Opens a menu in place of the one that is open.
  ///
  /// - Parameter byKeys: true to highlight its first line.
  func open(_ place: MenuBarPlace, byKeys: Bool = false) {
    // The available commands may have changed without notice.
    reload()
    guard exists(place) else { return }
    openMenu = MenuState(bar: self, byKeys: byKeys) { [weak self] in self?.close(place) }
    openPlace = place
  }

  /// Opens the first menu for a key.
  func openFirst() {
    reload()
    if let first = stops.first { open(first, byKeys: true) }
  }

  func close() {
    openPlace = nil
    openMenu = nil
  }

  /// Closes a menu if it is the one that is open.
  func close(_ place: MenuBarPlace) { if openPlace == place { close() } }

  func toggle(_ place: MenuBarPlace) { if openPlace == place { close() } else { open(place) } }

  /// Follows the mouse: once a menu is open, the one below the mouse is.
  func hover(_ place: MenuBarPlace) {
    if let openPlace, openPlace != place { open(place) }
  }

  /// Opens the next menu, or the one before; after the last comes the first.
  func move(_ step: Int) {
    let stops = stops
    // A panel of a menu without a title of its own hangs from the menu of the rest.
    guard let openPlace,
      let last = stops.firstIndex(of: openPlace) ?? stops.firstIndex(of: .overflow)
    else { return }
    open(stops[(last + step + stops.count) % stops.count], byKeys: true)
  }

  /// The menus that have a title in the bar, in order.
  private var stops: [MenuBarPlace] {
    let (menus, extras) = places
    func shown(_ numbers: [Int]) -> [MenuBarPlace] {
      numbers.filter { !hidden.contains($0) }.map { .menu($0) }
    }
    return shown(menus) + (hidden.isEmpty ? [] : [.overflow]) + shown(extras)
  }
}
