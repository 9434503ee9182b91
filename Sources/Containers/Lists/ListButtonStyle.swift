import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The action of a button or a link in a row, for presses anywhere in the row.
struct RowAction {
  let perform: () -> Void
  /// True if the action leads to another screen.
  let isLink: Bool
  /// True if that screen is shown beside the list.
  let isOpen: Bool
  /// True if keys that select the row perform the action, as a click does.
  let isForSelecting: Bool
  /// True if the row ends with the mark of links.
  let isMarked: Bool
}

/// Buttons and links in rows: where whole rows are pressed, a press performs the actions of all of
/// the row's.
struct ListButtonStyle: PrimitiveButtonStyle {
  let look: ListLook

  func makeBody(configuration: Configuration) -> some View {
    ListButton(configuration: configuration, look: look)
  }
}

/// Links in rows: where whole rows are pressed, such a press follows the link; elsewhere a press on
/// the text does.
struct ListLinkStyle: PrimitiveButtonStyle {
  let look: ListLook

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if look.lists.pressesWholeRows {
      ListButton(configuration: configuration, look: look, role: .link)
    } else {
      TextLinkStyle().makeBody(configuration: configuration)
    }
  }
}

private struct ListButton {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ListLook
  var role = AccessibilityNode.Role.button
  @Environment(\.leadsToScreen) private var isLink
  @Environment(\.isOpenLink) private var isOpen
  @Environment(\.isFollowedBySelecting) private var isFollowedBySelecting
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowLinksTakeFocus) private var takesFocus
  @Environment(\.pressedRow) private var row
  /// The mark of links, and the space before it, grow with the text.
  @ScaledMetric private var growth: CGFloat = 1
}

@MainActor extension ListButton: View {
  @ViewBuilder var body: some View {
    if isLink {
      configuration.label
        .environment(\.leadsToScreen, false)
        .defaultForegroundStyle(isEnabled ? .primary : .secondary)
        // As recorded, the link is as wide as the row's content: the mark at its end is in it.
        .padding(.trailing, isMarked ? ListChevronMark.room * growth : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        ._onButtonGesture {
          row?.state?.press($0)
        } perform: {
          released()
        }
        .control(.button) { configuration.trigger() }
        .modifier(ListPartFocus(isFocusable: takesFocus) { configuration.trigger() })
        .modifier(RowActionModifier(action: action, row: row))
    } else if look.lists.pressesWholeRows {
      BorderlessButtonStyle().makeBody(
        configuration, accessibilityRole: role,
        shared: SharedPress(pressing: { row?.state?.press($0) }, released: { released() })
      )
      .modifier(RowActionModifier(action: action, row: row))
    } else {
      Button(configuration)
    }
  }

  /// The action of a pointer; keys and assistive programs perform that of the button alone.
  private func released() {
    if let state = row?.state { row?.model?.tap(state) } else { configuration.trigger() }
  }

  private var action: RowAction? {
    guard isEnabled else { return nil }
    return RowAction(
      // Not the whole button: that holds the row, which holds the action.
      perform: { [configuration] in configuration.trigger() },
      isLink: isLink, isOpen: isLink && isOpen,
      isForSelecting: isLink && isFollowedBySelecting, isMarked: isMarked)
  }

  private var isMarked: Bool {
    isLink && (indicator == .visible || indicator == .automatic && look.lists.marksLinks)
  }
}

private enum IsFollowedBySelectingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum RowLinksTakeFocusKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if keys reach the links in rows one by one: the list itself takes none.
  var rowLinksTakeFocus: Bool {
    get { self[RowLinksTakeFocusKey.self] }
    set { self[RowLinksTakeFocusKey.self] = newValue }
  }

  /// True if a link is followed when keys select its row.
  var isFollowedBySelecting: Bool {
    get { self[IsFollowedBySelectingKey.self] }
    set { self[IsFollowedBySelectingKey.self] = newValue }
  }
}

/// Gives the list the action of a button, and the row one of those that a press on it performs.
private struct RowActionModifier {
  let action: RowAction?
  let row: PressedRow?
}

extension RowActionModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    row?.state?.actions.take(action, of: element)
    element.setTrait(ObjectIdentifier(RowAction.self), action as Any)
    element.owner.traitsDidChange()
  }
}

/// The actions of the buttons and links in a row, wherever in it they are.
struct RowActions {
  private var all: [(element: WeakElement, action: RowAction)] = []

  private struct WeakElement {
    weak var element: LayoutElement?
  }

  /// The actions of those that are in the row now.
  @MainActor var current: [RowAction] {
    all.compactMap { $0.element.element.map { !$0.isRemoved } ?? false ? $0.action : nil }
  }

  /// Takes the action of a button; one without is disabled.
  @MainActor fileprivate mutating func take(_ action: RowAction?, of element: LayoutElement) {
    let index = all.firstIndex { $0.element.element === element }
    if let index, let action {
      all[index].action = action
    } else if let index {
      all.remove(at: index)
    } else if let action {
      all.removeAll { $0.element.element.map(\.isRemoved) ?? true }
      all.append((WeakElement(element: element), action))
    }
  }
}

/// The row in which a button or a link is.
///
/// It holds neither: closures of the views in a row may keep its environment, and are kept by the elements that these lead
/// to.
struct PressedRow {
  private(set) weak var state: ListRowState?
  private(set) weak var model: ListModel?
}

extension PressedRow: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.state === rhs.state }
}

private enum PressedRowKey: EnvironmentKey {
  static var defaultValue: PressedRow? { nil }
}

extension EnvironmentValues {
  /// The row of a list around a view, where a press on the row is one of its buttons.
  var pressedRow: PressedRow? {
    get { self[PressedRowKey.self] }
    set { self[PressedRowKey.self] = newValue }
  }
}

extension ListModel {
  /// True if a press on a row does more than to select it.
  func isPressable(_ state: ListRowState) -> Bool {
    !state.actions.current.isEmpty || opens(state)
  }

  /// True if a press on a row opens or closes those below it: where people cannot select it.
  private func opens(_ state: ListRowState) -> Bool {
    look?.lists.pressesWholeRows == true && state.isExpanded != nil && state.value == nil
  }

  /// Selects a row that is pressed, and performs the actions of its buttons and links.
  func tap(_ state: ListRowState) {
    if openSwipe != nil { return closeSwipe() }
    if let id = state.subview?.id { press(id, modifiers: []) }
    // While rows are edited they are only selected.
    if common.isEditing { return }
    let actions = state.actions.current
    for action in actions { action.perform() }
    if actions.isEmpty, opens(state) { withAnimation { state.isExpanded?.wrappedValue.toggle() } }
  }
}

/// The mark of a row that leads to another screen, on a phone.
struct ListChevronMark: View {
  /// The width of the mark and the distance before it.
  static let room: CGFloat = 20

  @ScaledMetric private var size: CGFloat = 14

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}
