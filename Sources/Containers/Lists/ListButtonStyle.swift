import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The action of a press anywhere in a row that is a button or a link.
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

/// Buttons and links in rows: if one is the whole row, the row is pressed.
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
      ListButton(configuration: configuration, look: look)
    } else {
      TextLinkStyle().makeBody(configuration: configuration)
    }
  }
}

private struct ListButton {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ListLook
  @Environment(\.leadsToScreen) private var isLink
  @Environment(\.isOpenLink) private var isOpen
  @Environment(\.isFollowedBySelecting) private var isFollowedBySelecting
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowLinksTakeFocus) private var takesFocus
  /// The mark of links, and the space before it, grow with the text.
  @ScaledMetric private var growth: CGFloat = 1
}

@MainActor extension ListButton: View {
  @ViewBuilder var body: some View {
    if isLink {
      configuration.label
        .environment(\.leadsToScreen, false)
        .foregroundStyle(isEnabled ? .primary : .secondary)
        // As recorded, the link is as wide as the row's content: the mark at its end is in it.
        .padding(.trailing, isMarked ? ListChevronMark.room * growth : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        ._onButtonGesture { configuration.trigger() }
        .control(.button) { configuration.trigger() }
        .modifier(ListLinkFocus(isFocusable: takesFocus) { configuration.trigger() })
        .modifier(RowActionModifier(action: action))
    } else if look.lists.pressesWholeRows {
      Button(configuration).modifier(RowActionModifier(action: action))
    } else {
      Button(configuration)
    }
  }

  private var action: RowAction? {
    guard isEnabled else { return nil }
    return RowAction(
      perform: { configuration.trigger() }, isLink: isLink, isOpen: isLink && isOpen,
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

/// Lets a link in a row have the focus: the Tab key reaches it, Space and Return follow it.
private struct ListLinkFocus {
  let isFocusable: Bool
  let action: @MainActor () -> Void

  /// The focus of the link itself, as distinct from that of a view in its label.
  final class Memory: ElementComponent {
    var isFocused = false
  }
}

extension ListLinkFocus: FocusingModifier {
  var wrapperName: String { "Focusable" }

  func configure(_ target: FocusTarget) {
    target.isFocusable = isFocusable
    target.interactions = .activate
  }

  func configure(_ element: LayoutElement) {
    let (memory, action) = (element.component(Memory()), action)
    configureFocus(of: element)
    element[FocusTarget.self]?.didChange = { [weak memory] in memory?.isFocused = $0 }
    KeyPressModifier(phases: .down) { press in
      MainActor.assumeIsolated { memory.isFocused } && press.isPlain
        && (press.key == .space || press.key == .return)
    } action: { _ in
      MainActor.assumeIsolated { action() }
      return .handled
    }
    .configure(element)
  }
}

/// Gives the list the action of a press on the row.
private struct RowActionModifier {
  let action: RowAction?
}

extension RowActionModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(RowAction.self), action as Any)
    element.owner.traitsDidChange()
  }
}

@MainActor extension View {
  /// Has a press anywhere in a row select the row and perform the action of its button or link.
  func listRowTap(_ action: RowAction, id: Subview.ID, model: ListModel) -> some View {
    modifier(
      GestureModifier(
        gesture: TapGesture().onEnded {
          if model.openSwipe != nil { return model.closeSwipe() }
          model.press(id, modifiers: [])
          if !model.common.isEditing { action.perform() }
        }, placement: .beforeContent))
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
