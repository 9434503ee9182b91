import Foundation

/// Presents an alert or a dialog.
struct AlertModifier<Actions: View, Message: View> {
  let form: AlertForm
  let title: Text?
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  var identity: AnyHashable?
  let actions: Actions
  let message: Message
  @Environment(\.platformStyle) private var platform
}

@MainActor extension AlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (form, title, actions, message) = (form, shownTitle, actions, message)
    content.layer(isPresented: isPresented, style) {
      AlertPanel(form: form, title: title, message: message, content: actions)
    }
  }

  /// On the phone a list of choices has a title only if that is asked for.
  private var shownTitle: Text? {
    switch titleVisibility {
    case .visible: title
    case .hidden: platform == .phone ? nil : title
    case .automatic: form == .dialog && platform == .phone ? nil : title
    }
  }

  private var style: LayerStyle {
    LayerStyle(
      name: form == .alert ? "alert" : "dialog", placement: .fill, keys: .scope,
      // An alert wants an answer; a touch beside a list of choices calls it off.
      backdrop: LayerBackdrop(
        dimming: platform == .phone ? 0.2 : 0.12, dismisses: form == .dialog && platform == .phone),
      isDismissible: true, allowsCommands: false, focusesField: true, isExclusive: true,
      identity: identity,
      animation: .spring(duration: platform == .phone ? 0.3 : 0.2))
  }
}
