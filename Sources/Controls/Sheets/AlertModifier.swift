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
  @Environment(\.look.alerts) private var look
}

@MainActor extension AlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (form, title, actions, message) = (form, shownTitle, actions, message)
    let answered = answered
    content.layer(isPresented: isPresented, style) {
      AlertPanel(
        form: form, title: title, message: message, answered: answered, content: actions)
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
    LayerStyle(
      name: form == .alert ? "alert" : "dialog", placement: .fill, keys: .scope,
      // An alert needs an answer; a touch beside a list of choices cancels it.
      backdrop: LayerBackdrop(dimming: look.dimming, dismisses: look.panel(form).isBelow),
      isDismissible: true, allowsCommands: false, focusesField: true, isExclusive: true,
      growsWindow: true, identity: identity,
      animation: .spring(duration: look.duration))
  }
}
