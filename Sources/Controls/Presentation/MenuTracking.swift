@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Follows a press of the mouse that opens a menu or chooses from one.
///
/// A menu opens when the button goes down. If the button comes up immediately, the menu stays open;
/// if it comes up over a row, the row is chosen; if it comes up elsewhere, the menu closes.
final class MenuPress: _GestureRecognizer<Void> {
  /// The place where the press began.
  private enum Start {
    case row(MenuRowTarget)
    case opener(MenuOpener)
    case area(any SecondaryPressResponder, LayoutElement)
  }

  private let start: Start
  private unowned let graph: ViewGraph
  private var press: PointerEvent?
  private var began: TimeInterval = 0
  private var isDelivered = false
  private var hasMoved = false
  private var release: (event: PointerEvent, time: TimeInterval)?

  /// The limits of a click: a press that lasts longer, in seconds, or moves farther, in points, is
  /// more than that.
  private static let clickTime: TimeInterval = 0.3
  private static let clickDistance: CGFloat = 3

  private init(_ start: Start, _ graph: ViewGraph) {
    self.start = start
    self.graph = graph
  }

  /// A press that opens a context menu; nil for presses of other kinds or elsewhere.
  ///
  /// - Parameter hit: the innermost element below the mouse.
  static func onContextMenu(_ event: PointerEvent, _ hit: LayoutElement) -> Contender? {
    // As with a mouse of one button, Control makes a click one of the secondary button.
    let isControlClick =
      event.button == .primary && event.kind == .mouse && event.modifiers.contains(.control)
    guard event.button == .secondary || isControlClick else { return nil }
    for element in hit.chain where element.owner.environment.isEnabled {
      if let (responder, target) = element.secondaryPressTarget {
        return contender(.contextMenu, .area(responder, target), target, "context menu")
      }
      if let text = element[EditMenuText.self], text.hasMenu {
        return contender(.contextMenu, .area(text, element), element, "edit menu")
      }
    }
    return nil
  }

  /// A press that opens a menu or that is on a row of one; nil for presses of other kinds or
  /// elsewhere.
  ///
  /// - Parameter hit: the innermost element below the mouse.
  static func onMenu(_ event: PointerEvent, _ hit: LayoutElement) -> Contender? {
    guard event.kind == .mouse, event.button == .primary else { return nil }
    for element in hit.chain where element.owner.environment.isEnabled {
      if let target = element[MenuRowTarget.self] {
        return contender(.menu, .row(target), element, "menu row")
      }
      if let opener = element[MenuOpener.self], opener.opensOnPress {
        return contender(.menu, .opener(opener), element, "menu")
      }
    }
    return nil
  }

  private static func contender(
    _ precedence: Precedence, _ start: Start, _ element: LayoutElement, _ name: String
  ) -> Contender {
    // The control that opened a menu may be replaced while the menu is open.
    Contender(
      MenuPress(start, element.graph), ContestClaim(precedence: precedence),
      of: _GestureContext(element), endsWithView: false
    ) { name }
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began:
      if press != nil { return }
      (press, began) = (pointer, event.timestamp)
      phase = .active(())
    case .moved: move(to: event.location)
    case .ended:
      move(to: event.location)
      release = (pointer, event.timestamp)
      phase = .ended(())
    }
  }

  private func move(to point: CGPoint) {
    if let press, press.position.distance(to: point) > Self.clickDistance { hasMoved = true }
  }

  override func deliver() {
    switch phase {
    case .possible, .failed: return
    case .active, .ended: break
    }
    if !isDelivered, let press {
      isDelivered = true
      open(press)
    }
    if let (event, time) = release {
      release = nil
      end(event, at: time)
    }
  }

  private func open(_ press: PointerEvent) {
    switch start {
    case .row(let target):
      target.menu?.highlight(target.row)
      if let show = target.row.showSubmenu { show(true) }
    case .opener(let opener): opener.toggle()
    case .area(let responder, let element): responder.secondaryPress(press, in: element)
    }
  }

  private func end(_ event: PointerEvent, at time: TimeInterval) {
    let isClick = !hasMoved && time - began < Self.clickTime
    // The press has opened this row's menu, which lies above the row where there is no space beside
    // it.
    if !hasMoved, case .row(let target) = start, target.row.showSubmenu != nil { return }
    let isOnRow = if case .row = start { true } else { false }
    for element in graph.hit(at: event.position)?.chain ?? [] {
      if let target = element[MenuRowTarget.self] {
        if isOnRow || !isClick { choose(target, element) }
        return
      }
      if element[MenuOpener.self] != nil || element[MenuArea.self] != nil { return }
    }
    if !isClick { closeMenus() }
  }

  private func choose(_ target: MenuRowTarget, _ element: LayoutElement) {
    // The row's menu is open since the button went down.
    if target.row.showSubmenu != nil || !element.owner.environment.isEnabled { return }
    target.menu?.choose(target.row)
  }

  /// Closes the menus that are open.
  private func closeMenus() {
    for layer in graph.layers.floating.reversed() where layer.style.delegate is MenuState {
      layer.dismiss()
    }
  }
}

/// Has menus contend for presses, once a view that opens one exists.
final class MenuPresses: GraphComponent {
  init(_ graph: ViewGraph) {
    let presses = graph[PressSources.self]
    presses.join(.contextMenu, MenuPress.onContextMenu)
    presses.join(.menu, MenuPress.onMenu)
  }

  /// Has presses on a view go to menus.
  static func begin(on element: LayoutElement) {
    _ = element.graph[MenuPresses.self]
    element[TakesPresses.self] = true
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
package struct MenuOpenerModifier {
  package let opensOnPress: Bool
  let toggle: @MainActor () -> Void

  package init(opensOnPress: Bool, toggle: @escaping @MainActor () -> Void) {
    self.opensOnPress = opensOnPress
    self.toggle = toggle
  }
}

extension MenuOpenerModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    MenuPresses.begin(on: element)
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
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let target =
      element[MenuRowTarget.self].flatMap { $0.row === row ? $0 : nil }
      ?? MenuRowTarget(row)
    target.menu = menu
    row.element = element
    MenuPresses.begin(on: element)
    element[MenuRowTarget.self] = target
  }
}

/// Makes a view the panel of a menu, which the wheel scrolls.
struct MenuAreaModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    MenuPresses.begin(on: element)
    _ = element.component(MenuArea())
  }
}
