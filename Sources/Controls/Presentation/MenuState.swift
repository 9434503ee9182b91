@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation

/// The state that the rows of an open menu share: which one is highlighted, how far they are
/// scrolled, and how the menu closes.
@MainActor @Observable package final class MenuState {
  private(set) var highlighted: ObjectIdentifier?
  /// The distance in points by which the rows are moved up in a menu that is taller than its place.
  private(set) var offset: CGFloat = 0
  /// The height of all rows, and the height of the space for them.
  var contentHeight: CGFloat = 0
  var visibleHeight: CGFloat = 0
  /// True if the lines run from bottom to top.
  private(set) var isReversed = false
  @ObservationIgnored private let order: MenuOrder
  @ObservationIgnored private var rows: [ObjectIdentifier: MenuRowHandle] = [:]
  /// The menu whose row opened this one.
  @ObservationIgnored let parent: MenuState?
  /// The bar that this menu hangs from.
  @ObservationIgnored weak var bar: (any MenuBarMoving)?
  /// The part of the panel in which rows are visible.
  @ObservationIgnored weak var viewport: LayoutElement?
  /// True if keys rather than the pointer were used last: menus that keys open begin with a
  /// highlighted row.
  @ObservationIgnored private var isUsedByKeys = false
  /// The position of the mouse when the last key was pressed: it does not point at lines that move
  /// below it.
  @ObservationIgnored private var restingPoint: CGPoint?
  /// True if the first row is highlighted as soon as it exists.
  @ObservationIgnored private var beginsAtFirstRow: Bool
  @ObservationIgnored private let beginsAtSelection: Bool
  @ObservationIgnored private var typed = ""
  @ObservationIgnored private var typedAt = Date.distantPast
  @ObservationIgnored private let close: () -> Void

  /// Letters typed within this time belong to one word, in seconds.
  private static let typingPause: TimeInterval = 1
  /// The height of the arrows at the ends of a menu that can be scrolled.
  static let arrowHeight: CGFloat = 20

  /// - Parameters:
  ///   - byKeys: true to highlight the first row.
  ///   - atSelection: true to highlight the row with the selection of a picker.
  package init(
    parent: MenuState? = nil, bar: (any MenuBarMoving)? = nil, byKeys: Bool = false,
    atSelection: Bool = false,
    order: MenuOrder = .fixed, close: @escaping () -> Void
  ) {
    self.parent = parent
    self.bar = bar ?? parent?.bar
    self.order = order
    beginsAtSelection = atSelection
    self.close = close
    beginsAtFirstRow = byKeys || (parent?.isUsedByKeys ?? false)
    isUsedByKeys = beginsAtFirstRow
  }

  // MARK: Rows

  /// - Parameter isSelected: true for the row that a picker shows, which is highlighted as long as
  ///   no other row is.
  func add(_ row: MenuRowHandle, isSelected: Bool = false) {
    rows[ObjectIdentifier(row)] = row
    if isSelected && beginsAtSelection {
      beginsAtFirstRow = false
      highlighted = ObjectIdentifier(row)
    }
    if beginsAtFirstRow { highlighted = enabled.first.map { ObjectIdentifier($0) } }
  }

  func remove(_ row: MenuRowHandle) {
    rows[ObjectIdentifier(row)] = nil
    if highlighted == ObjectIdentifier(row) { highlighted = nil }
  }

  /// Closes this menu and those that led to it.
  func closeAll() {
    close()
    parent?.closeAll()
  }

  /// Highlights a row, or none; the submenus of other rows close.
  func highlight(_ row: MenuRowHandle?) {
    beginsAtFirstRow = false
    let id = row.map { ObjectIdentifier($0) }
    if id == highlighted { return }
    current?.showSubmenu?(false)
    highlighted = id
  }

  /// Follows the mouse as it comes to a row or leaves it.
  ///
  /// A row whose menu is open stays highlighted until the mouse points at another one of this menu.
  func hover(_ row: MenuRowHandle, isInside: Bool) {
    let point = row.shownElement?.graph.input.pointer.position
    if isUsedByKeys && point == restingPoint { return }
    isUsedByKeys = false
    if isInside {
      highlight(row.isEnabled ? row : nil)
    } else if current === row, !row.isSubmenuOpen {
      highlight(nil)
    }
  }

  /// Performs a click on a row.
  func choose(_ row: MenuRowHandle) {
    guard row.isEnabled else { return }
    highlight(row)
    if let show = row.showSubmenu { show(true) } else { row.activate() }
  }

  private var enabled: [MenuRowHandle] {
    rows.values.filter(\.isEnabled).map { ($0, $0.frame) }
      // Some stand beside each other.
      .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
  }

  /// True if there is a row that can be chosen.
  var hasRows: Bool { rows.values.contains(where: \.isEnabled) }

  private var current: MenuRowHandle? { highlighted.flatMap { rows[$0] } }

  /// Records whether the panel stands above the control that opened it.
  func place(isAbove: Bool, inScrollView isScrolled: Bool, look: MenuLook) {
    let isReversed = isAbove && order.isReversible(in: look, inScrollView: isScrolled)
    if isReversed != self.isReversed { self.isReversed = isReversed }
  }

  // MARK: Scrolling

  /// The greatest distance by which the rows can be moved.
  var greatestOffset: CGFloat { max(0, contentHeight - visibleHeight) }

  /// Moves the rows up by `distance`, as far as there are any; returns whether they moved.
  @discardableResult func scroll(by distance: CGFloat) -> Bool {
    let new = max(0, min(offset + distance, greatestOffset))
    if new == offset || !new.isFinite { return false }
    offset = new
    return true
  }

  /// The viewport while it is part of the window: a removed element has no owner.
  private var shownViewport: LayoutElement? { viewport.flatMap { $0.isRemoved ? nil : $0 } }

  private func reveal(_ row: MenuRowHandle) {
    guard let shownViewport, greatestOffset > 0 else { return }
    let (frame, room) = (row.frame, shownViewport.drawnFrame)
    let above = room.minY + Self.arrowHeight - frame.minY
    let below = frame.maxY - (room.maxY - Self.arrowHeight)
    if above > 0 { scroll(by: -above) } else if below > 0 { scroll(by: below) }
  }
}

// MARK: - Keys

extension MenuState {
  /// Uses a key: arrows move, return and space choose, letters look for a title, escape closes.
  ///
  /// An open menu leaves only the keys of shortcuts to the views behind it, and closes when one is
  /// used.
  package func handle(_ event: KeyEvent) -> Bool {
    if event.phase == .up { return true }
    if event.modifiers.contains(.command), !event.key.isArrow {
      closeAll()
      return false
    }
    isUsedByKeys = true
    restingPoint = shownViewport?.graph.input.pointer.position
    switch event.key {
    case .downArrow: move(1)
    case .upArrow: move(-1)
    case .home, .pageUp: highlightAndReveal(enabled.first)
    case .end, .pageDown: highlightAndReveal(enabled.last)
    case .rightArrow: moveSideways(isForward: !isMirrored)
    case .leftArrow: moveSideways(isForward: isMirrored)
    case .return, .space: if let current { choose(current) }
    case .escape: close()
    case .menuBar: closeAll()
    default: find(event)
    }
    return true
  }

  private var isMirrored: Bool {
    shownViewport?.owner.environment.layoutDirection == .rightToLeft
  }

  private func move(_ step: Int) {
    let rows = enabled
    guard !rows.isEmpty else { return }
    guard let current, let index = rows.firstIndex(where: { $0 === current }) else {
      return highlightAndReveal(step > 0 ? rows.first : rows.last)
    }
    highlightAndReveal(rows[(index + step + rows.count) % rows.count])
  }

  private func highlightAndReveal(_ row: MenuRowHandle?) {
    highlight(row)
    if let row { reveal(row) }
  }

  /// Opens a submenu or leaves it; at the ends, goes to the next menu of the bar.
  private func moveSideways(isForward: Bool) {
    if isForward, let show = current?.showSubmenu {
      show(true)
    } else if !isForward, parent != nil {
      close()
    } else {
      bar?.move(isForward ? 1 : -1)
    }
  }

  /// Highlights the first row whose title begins with the text that was typed last.
  private func find(_ event: KeyEvent) {
    let characters = event.characters.isEmpty ? String(event.key.character) : event.characters
    guard let scalar = characters.unicodeScalars.first,
      scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
    else { return }
    let rows = enabled
    let now = rows.first?.shownElement?.graph.clock.now ?? typedAt
    let isNewWord = now.timeIntervalSince(typedAt) > Self.typingPause
    typed = isNewWord ? characters : typed + characters
    typedAt = now
    let found = rows.first {
      $0.title.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        != nil
    }
    if let found { highlightAndReveal(found) }
  }
}

extension MenuState: LayerDelegate {
  package func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode) {
    place(
      isAbove: panel.midY < anchor.midY, inScrollView: presenter.scrollArea != nil,
      look: presenter.environment.look.menus)
  }
}

extension LayerStyle {
  /// A menu, which appears immediately, so that a press can continue in it, and which handles all
  /// keys.
  package static func menu(
    _ state: MenuState?, _ placement: LayerPlacement, backdrop: LayerBackdrop? = LayerBackdrop()
  ) -> LayerStyle {
    LayerStyle(
      name: "menu", placement: placement, keys: .delegate, backdrop: backdrop, fadesIn: false,
      delegate: state)
  }
}

extension KeyEquivalent {
  /// F10, which opens the menus of a window on the desktops that have them in windows.
  package static let menuBar = KeyEquivalent("\u{F70D}")

  fileprivate var isArrow: Bool {
    [.upArrow, .downArrow, .leftArrow, .rightArrow].contains(self)
  }
}

/// A row of a menu, as keys and presses use it.
@MainActor final class MenuRowHandle {
  weak var element: LayoutElement?
  var isEnabled = true
  var isSubmenuOpen = false
  var activate: () -> Void = {}
  /// Opens or closes the row's own menu; nil for rows without.
  var showSubmenu: ((Bool) -> Void)?
  /// The element that shows the title; nil is inside the row itself.
  var titleElement: (() -> LayoutElement?)?

  nonisolated init() {}

  /// Removes the closures of the row, because they hold the view, which holds this object.
  func disconnect() { (activate, showSubmenu, titleElement) = ({}, nil, nil) }

  /// The element while it is part of the window: a removed element has no owner.
  var shownElement: LayoutElement? { element.flatMap { $0.isRemoved ? nil : $0 } }

  /// The row's frame in the window.
  var frame: CGRect { shownElement?.drawnFrame ?? .zero }

  var title: String { (titleElement?() ?? element)?.shownText ?? "" }
}

private enum MenuStateKey: EnvironmentKey {
  static var defaultValue: MenuState? { nil }
}

extension EnvironmentValues {
  /// The menu whose rows the views here are; nil outside of menus.
  package var menuState: MenuState? {
    get { self[MenuStateKey.self] }
    set { self[MenuStateKey.self] = newValue }
  }
}

/// A bar of menus, among which keys move from one to the next.
@MainActor package protocol MenuBarMoving: AnyObject {
  /// Opens the next menu, or the one before.
  func move(_ step: Int)
}
