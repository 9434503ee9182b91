import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Presents an alert or a dialog.
struct AlertModifier<Actions: View, Message: View> {
  let form: AlertForm
  let title: Text?
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  var identity: AnyHashable?
  /// Called after the action of a button.
  var answered: (@MainActor (_ isCancelled: Bool) -> Void)?
  let actions: Actions
  let message: Message
  @State private var pointer = PopoverPointer()
  @Environment(\.look.alerts) private var look
}

@MainActor extension AlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (form, title, actions, message) = (form, shownTitle, actions, message)
    let (answered, pointer) = (answered, look.panel(form).isPopover ? pointer : nil)
    content.layer(isPresented: isPresented, style) {
      AlertPanel(
        form: form, title: title, message: message, answered: answered, content: actions,
        pointer: pointer)
    }
  }

  private var shownTitle: Text? {
    switch titleVisibility {
    case .visible: title
    case .hidden: look.hidesTitles ? nil : title
    case .automatic: look.panel(form).showsTitle ? title : nil
    }
  }

  private var style: LayerStyle {
    var style = LayerStyle(
      name: form == .alert ? "alert" : "dialog", placement: .fill, keys: .scope,
      backdrop: LayerBackdrop(dimming: look.dimming, dismisses: false),
      isDismissible: true, allowsCommands: false, focusesField: true, isExclusive: true,
      growsWindow: true, identity: identity,
      animation: .spring(duration: look.duration))
    if look.panel(form).isPopover {
      let place = PopoverPlace(anchor: .rect(.bounds), edge: .bottom, coversAnchor: true)
      (pointer.place, pointer.cornerRadius) = (place, look.cornerRadius)
      (style.placement, style.delegate) = (.popover(place), pointer)
      style.backdrop = LayerBackdrop()
    }
    return style
  }
}
