import EspalierCore
import EspalierGraphics
import Foundation

/// An alert with one or two buttons, as it was described before ``View/alert(_:isPresented:actions:)``.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which closes it: OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert with two buttons beside each other, as in all alerts with two short buttons.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton
    )
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button that means yes.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// A button that cancels, with the usual title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      .cancel(Text("Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A list of choices, as it was described before ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an old alert as views.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

@MainActor extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

nonisolated extension View {
  /// Shows an alert while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return panel(
      .alert, alert?.title, isPresented, actions: AlertButtons(buttons: alert?.buttons ?? []),
      message: alert?.message)
  }

  /// Shows an alert while there is an item; another item is another alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let current = item.wrappedValue
    let alert = current.map(content)
    return panel(
      .alert, alert?.title, item.hasValue(), identity: current.map { AnyHashable($0.id) },
      actions: AlertButtons(buttons: alert?.buttons ?? []), message: alert?.message)
  }

  /// Shows a list of choices while `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return panel(
      .dialog, sheet?.title, isPresented, titleVisibility: .visible,
      actions: AlertButtons(buttons: sheet?.buttons ?? []), message: sheet?.message)
  }

  /// Shows a list of choices while there is an item; another item is another list.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let current = item.wrappedValue
    let sheet = current.map(content)
    return panel(
      .dialog, sheet?.title, item.hasValue(), titleVisibility: .visible,
      identity: current.map { AnyHashable($0.id) },
      actions: AlertButtons(buttons: sheet?.buttons ?? []), message: sheet?.message)
  }
}
