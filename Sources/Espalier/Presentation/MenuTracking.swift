import EspalierDrawing
import Foundation

/// Follows presses of the mouse that open menus or choose from them.
///
/// A menu opens when the button goes down. Let go at once, it stays open; moved to a row and let go there, the row is
/// chosen; let go elsewhere, the menu closes.
@MainActor final class MenuTracking {
  private struct Press {
    let start: CGPoint
    let time: TimeInterval
    let button: PointerEvent.Button
    /// Whether it began on a row of a menu that was open already.
    let isOnRow: Bool
    var hasMoved = false
  }

  /// Has the input center, which has this.
  private unowned let graph: ViewGraph
  private var press: Press?

  /// A press that lasts longer, in seconds, or moves farther, in points, is more than a click.
  private static let clickTime: TimeInterval = 0.3
  private static let clickDistance: CGFloat = 3

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether a press is under way that menus follow.
  var isActive: Bool { press != nil }

  /// Whether a press on the innermost of these elements is one for menus.
  static func isMenu(_ chain: [LayoutElement]) -> Bool {
    chain.contains {
      $0[MenuRowTarget.self] != nil || $0[MenuOpener.self] != nil || $0[MenuArea.self] != nil
    }
  }

  /// Takes a press that opens a menu or that is on a row of one; answers whether it was one.
  func begin(_ event: PointerEvent, _ chain: [LayoutElement]) -> Bool {
    guard event.kind == .mouse else { return false }
    for element in chain where element.owner.environment.isEnabled {
      if let target = element[MenuRowTarget.self] {
        target.menu?.highlight(target.row)
        if let show = target.row.showSubmenu { show(true) }
        follow(event, isOnRow: true)
        return true
      }
      if let opener = element[MenuOpener.self], opener.opensOnPress {
        opener.toggle()
        follow(event, isOnRow: false)
        return true
      }
    }
    return false
  }

  /// Follows a press that has opened a menu.
  func follow(_ event: PointerEvent, isOnRow: Bool = false) {
    press = Press(
      start: event.position, time: time(of: event), button: event.button, isOnRow: isOnRow)
  }

  func move(_ event: PointerEvent) {
    guard let press else { return }
    let (x, y) = (event.position.x - press.start.x, event.position.y - press.start.y)
    if hypot(x, y) > Self.clickDistance { self.press?.hasMoved = true }
  }

  /// Ends the press; answers whether it was one that menus followed.
  func end(_ event: PointerEvent) -> Bool {
    move(event)
    guard let press, press.button == event.button else { return false }
    self.press = nil
    let isClick = !press.hasMoved && time(of: event) - press.time < Self.clickTime
    let chain = graph.hit(at: event.position)?.chain ?? []
    for element in chain {
      if let target = element[MenuRowTarget.self] {
        if press.isOnRow || !isClick { choose(target, element) }
        return true
      }
      if element[MenuOpener.self] != nil || element[MenuArea.self] != nil { return true }
    }
    if !isClick { graph.closeMenus() }
    return true
  }

  private func choose(_ target: MenuRowTarget, _ element: LayoutElement) {
    // The row's menu is open since the button went down.
    if target.row.showSubmenu != nil || !element.owner.environment.isEnabled { return }
    target.menu?.choose(target.row)
  }

  func cancel() { press = nil }

  private func time(of event: PointerEvent) -> TimeInterval {
    // Hosts without a clock of their own send zeros.
    event.timestamp > 0 ? event.timestamp : graph.clock.now.timeIntervalSinceReferenceDate
  }
}

extension ViewGraph {
  /// Closes the menus that are open.
  func closeMenus() {
    for layer in layers.floating.reversed() where layer.style.delegate is MenuState {
      layer.dismiss()
    }
  }
}

// MARK: - What presses meet

/// A view that opens a menu when the mouse goes down on it.
final class MenuOpener: ElementComponent {
  var opensOnPress = true
  var toggle: () -> Void = {}
}

/// A row of an open menu.
final class MenuRowTarget: ElementComponent {
  let row: MenuRowHandle
  weak var menu: MenuState?

  init(_ row: MenuRowHandle) { self.row = row }
}

/// The panel of an open menu.
final class MenuArea: ElementComponent {}

/// Opens a menu when the mouse goes down on this view, and closes it when it is open.
struct MenuOpenerModifier {
  let opensOnPress: Bool
  let toggle: @MainActor () -> Void
}

extension MenuOpenerModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let opener = element.component(MenuOpener())
    opener.opensOnPress = opensOnPress
    opener.toggle = toggle
  }
}

/// Makes a view a row of a menu.
struct MenuRowModifier {
  let row: MenuRowHandle
  let menu: MenuState?
}

extension MenuRowModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let target =
      element[MenuRowTarget.self].flatMap { $0.row === row ? $0 : nil }
      ?? MenuRowTarget(row)
    target.menu = menu
    row.element = element
    element[MenuRowTarget.self] = target
  }
}

/// Makes a view the panel of a menu, which the wheel scrolls.
struct MenuAreaModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    _ = element.component(MenuArea())
  }
}
