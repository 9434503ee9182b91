import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation
import Observation

/// The buttons of an alert: which of them the Return key and the Escape key mean.
@MainActor @Observable final class AlertActions {
  /// A button as keys see it.
  @MainActor final class Entry {
    var role: ButtonRole?
    var shortcut: KeyboardShortcut?
    var isEnabled = true
    var run: @MainActor () -> Void = {}

    nonisolated init() {}
  }

  private(set) var entries: [Entry] = []
  /// Ends the alert.
  @ObservationIgnored var dismiss: @MainActor () -> Void = {}
  /// Called after the action of a button.
  @ObservationIgnored var answered: (@MainActor (_ isCancelled: Bool) -> Void)?

  nonisolated init() {}

  /// Removes the closures of the alert, because they hold the view, which holds this object.
  func disconnect() { (dismiss, answered) = ({}, nil) }

  func add(_ entry: Entry) {
    if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
  }

  func remove(_ entry: Entry) { entries.removeAll { $0 === entry } }

  /// Performs the action of a button, and ends the alert after that: the action may read what the
  /// alert is bound to.
  func choose(_ entry: Entry) {
    entry.run()
    dismiss()
    answered?(entry.role == .cancel)
  }

  /// Ends the alert as the button does that cancels.
  func cancel() {
    guard let entry = entries.first(where: { $0.role == .cancel }) else { return dismiss() }
    if entry.isEnabled { choose(entry) }
  }

  /// The button that the Return key means: the one with that shortcut, or the first that neither
  /// cancels nor destroys, or the only one.
  var defaultEntry: Entry? {
    entries.first { $0.shortcut == .defaultAction }
      ?? entries.first { $0.role == nil && $0.shortcut == nil }
      ?? (entries.count == 1 ? entries[0] : nil)
  }

  /// The button that the Escape key means: the one that cancels, or the only one.
  var cancelEntry: Entry? {
    entries.first { $0.shortcut == .cancelAction } ?? entries.first { $0.role == .cancel }
      ?? (entries.count == 1 ? entries[0] : nil)
  }

  /// Handles the Return key and the Escape key.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let entry = event.key == .return ? defaultEntry : event.key == .escape ? cancelEntry : nil
    guard let entry, entry.isEnabled else { return event.key == .return || event.key == .escape }
    choose(entry)
    return true
  }
}

/// The part that a view has in an alert.
enum AlertPart: Hashable {
  /// A text field, or anything else that is not a button.
  case other
  case button
  /// The button that cancels.
  case cancel
}

extension ContainerValues {
  @MainActor var alertPart: AlertPart {
    get { self[AlertPartKey.self] }
    set { self[AlertPartKey.self] = newValue }
  }
}

private enum AlertPartKey: ContainerValueKey {
  static let defaultValue = AlertPart.other
}

extension EnvironmentValues {
  private enum AlertActionsKey: EnvironmentKey {
    static var defaultValue: AlertActions? { nil }
  }

  /// The buttons of the alert that the view is in.
  var alertActions: AlertActions? {
    get { self[AlertActionsKey.self] }
    set { self[AlertActionsKey.self] = newValue }
  }

  private enum HidesAlertCancelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if a press beside the panel takes the place of the button that cancels.
  var hidesAlertCancels: Bool {
    get { self[HidesAlertCancelsKey.self] }
    set { self[HidesAlertCancelsKey.self] = newValue }
  }
}

extension ControlContext {
  /// The context of an alert's buttons: a program's styles do not change them, and each ends the
  /// alert.
  @MainActor static let alert = ControlContext("alert")
    .buttonStyle(AlertButtonStyle())
    .textFieldStyle(AlertFieldStyle())
    .explicitStyles(.nowhere)
}

private struct AlertFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    AlertField(parts: configuration.parts)
  }
}

/// A text field of an alert in the platform's form.
private struct AlertField: View {
  let parts: TextFieldParts
  @Environment(\.look.alerts.fieldForm) private var form

  var body: some View { TextFieldRow(parts: parts, form: form) }
}

private struct AlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration)
  }
}

private struct AlertButton {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var entry = AlertActions.Entry()
  @Environment(\.alertActions) private var actions
  @Environment(\.hidesAlertCancels) private var hidesCancels
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.look.alerts.button) private var look
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension AlertButton: View {
  var body: some View {
    let (configuration, actions, entry) = (configuration, actions, entry)
    button
      .containerValue(\.alertPart, configuration.role == .cancel ? .cancel : .button)
      .connecting {
        (entry.role, entry.shortcut) = (configuration.role, shortcut)
        (entry.isEnabled, entry.run) = (isEnabled, { configuration.trigger() })
      }
      .onAppear { actions?.add(entry) }
      .onDisappear { actions?.remove(entry) }
  }

  @ViewBuilder private var button: some View {
    let (actions, entry) = (actions, entry)
    let isDefault =
      actions?.defaultEntry === entry && configuration.role != .destructive
      && (look.marksEveryDefault || shortcut == .defaultAction)
    if configuration.role == .cancel, hidesCancels {
      Color.clear.frame(width: 0, height: 0)
    } else {
      Pressable(role: configuration.role) {
        actions?.choose(entry)
      } content: { isPressed in
        AlertButtonFace(configuration: configuration, isPressed: isPressed, isDefault: isDefault)
      }
    }
  }
}

/// The look of the buttons of alerts: capsules, that of the default button in the accent color.
private struct AlertButtonFace {
  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed: Bool
  let isDefault: Bool
  @Environment(\.look.alerts.button) private var look
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension AlertButtonFace: View {
  var body: some View {
    configuration.label
      .font(look.font.font(in: environment))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(labelStyle)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity)
      .frame(minHeight: look.height)
      .background { Capsule().fill(fill) }
      .opacity(isPressed ? 0.7 : isEnabled ? 1 : 0.4)
      .contentShape(Capsule())
  }

  private var labelStyle: AnyShapeStyle {
    if isDefault { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }

  private var fill: AnyShapeStyle {
    isDefault ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary.opacity(0.08))
  }
}
