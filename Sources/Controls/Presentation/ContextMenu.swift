@_spi(Espalier) import EspalierCore
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Shows a menu at the pointer on a click with the secondary button, and after a long press.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Shows a menu at the pointer on a click with the secondary button, and after a long press; on
  /// the phone, with a preview above it.
  public func contextMenu<MenuItems: View, Picture: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Picture
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}

private struct ContextMenuModifier<Items: View, Picture: View> {
  let items: Items
  let preview: Picture?
  @State private var state = ContextMenuState()
  @Environment(\.look.menus) private var look
}

@MainActor extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    @Bindable var bound = state
    content
      .modifier(SecondaryPressModifier(isOpen: state.isOpen) { state.open(at: $0) })
      .modifier(ContextMenuPlace(state: state))
      .modifier(ContextMenuRest(state: state))
      .layer(isPresented: $bound.isOpen, style) {
        if let menu = state.menu { panel(menu) }
      }
  }

  private var style: LayerStyle {
    if state.picture == nil { return .menu(state.menu, .point(state.place)) }
    var style = LayerStyle.menu(state.menu, .fill, backdrop: LayerBackdrop(dimming: 0.1))
    style.fadesIn = true
    return style
  }

  @ViewBuilder private func panel(_ menu: MenuState) -> some View {
    if let picture = state.picture {
      LiftedMenu(
        picture: picture, preview: preview,
        menu: MenuPanel(state: menu, opensEmpty: false) { items })
    } else if look.showsPreviews, let preview {
      VStack(alignment: .leading, spacing: 8) {
        preview.panel(cornerRadius: 16)
        MenuPanel(state: menu, opensEmpty: false) { items }
      }
    } else {
      MenuPanel(state: menu, opensEmpty: false) { items }
    }
  }
}

/// Calls a function with the place of a click of the secondary button in the view.
struct SecondaryPressModifier {
  /// True while the menu that the click opens is open.
  var isOpen = false
  let action: @MainActor (CGPoint) -> Void
}

extension SecondaryPressModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    _ = element.graph[MenuPresses.self]
    let area = element.component(SecondaryPressArea())
    area.action = action
    element[SecondaryPressHandler.self] = area
    if isOpen == area.isOpen { return }
    area.isOpen = isOpen
    element.graph.afterLayout { [weak element] in
      element?.outward.firstNonNil { $0[OpenMenuMark.self] }?(isOpen)
    }
  }
}

private final class SecondaryPressArea: SecondaryPressResponder, ElementComponent {
  var action: @MainActor (CGPoint) -> Void = { _ in }
  var isOpen = false

  func secondaryPress(_ event: PointerEvent, in element: LayoutElement) {
    action(_GestureContext(element).convert(event.position, to: .local))
  }
}

/// A view that responds to a press of the secondary button.
@MainActor package protocol SecondaryPressResponder: AnyObject {
  func secondaryPress(_ event: PointerEvent, in element: LayoutElement)
}

/// The handler of an element for presses of the secondary button.
package enum SecondaryPressHandler: ElementKey {
  package typealias Value = any SecondaryPressResponder
}

/// Shows that the context menu of a view inside an element is open, or no longer.
package enum OpenMenuMark: ElementKey {
  package typealias Value = @MainActor (Bool) -> Void
}

/// Finds the view inside an element whose menu is that of the whole element: the content of a row.
package enum MenuContent: ElementKey {
  package typealias Value = @MainActor () -> LayoutElement?
}

extension LayoutElement {
  /// The responder to presses of the secondary button on this element, and the element that it
  /// belongs to: this one, or the content whose menu it shows.
  package var secondaryPressTarget: (any SecondaryPressResponder, LayoutElement)? {
    if let responder = self[SecondaryPressHandler.self] { return (responder, self) }
    return self[MenuContent.self]?()?.inward.firstNonNil { element in
      element[SecondaryPressHandler.self].map { ($0, element) }
    }
  }
}
