import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierInteraction
import Foundation
import Observation

/// The menus in a window's menu bar, and which of them is open.
@MainActor @Observable final class MenuBarState: MenuBarMoving {
  private(set) var menus: [MenuDescription] = []
  private(set) var openIndex: Int?
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
    if let openIndex, !menus.indices.contains(openIndex) { close() }
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
  func open(_ index: Int, byKeys: Bool = false) {
    // The available commands may have changed without notice.
    reload()
    guard menus.indices.contains(index) else { return }
    openMenu = MenuState(bar: self, byKeys: byKeys) { [weak self] in self?.close(index) }
    openIndex = index
  }

  func close() {
    openIndex = nil
    openMenu = nil
  }

  /// Closes a menu if it is the one that is open.
  func close(_ index: Int) { if openIndex == index { close() } }

  func toggle(_ index: Int) { if openIndex == index { close() } else { open(index) } }

  /// Follows the mouse: once a menu is open, the one below the mouse is.
  func hover(_ index: Int) {
    if let openIndex, openIndex != index { open(index) }
  }

  /// Opens the next menu, or the one before; after the last comes the first.
  func move(_ step: Int) {
    guard let openIndex, !menus.isEmpty else { return }
    open((openIndex + step + menus.count) % menus.count, byKeys: true)
  }
}
