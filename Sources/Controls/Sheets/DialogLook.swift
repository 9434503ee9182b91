import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The severity of a dialog or an alert.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The platform's severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The severity of a loss of data: the icon is a warning sign.
  public static let critical = DialogSeverity(name: "critical")
  /// The severity of an ordinary message: no data can be lost.
  public static let standard = DialogSeverity(name: "standard")
}

/// The icon, the severity and the choice not to ask again, which modifiers add to a dialog or an
/// alert.
///
/// Icons and this choice exist on the Mac only; on the phone dialogs have neither.
struct DialogLook {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: DialogSuppression?

  /// The icon of the panel; nil for none.
  @MainActor var shownIcon: AnyView? {
    if let icon { return AnyView(icon.resizable().scaledToFit()) }
    guard severity == .critical else { return nil }
    return AnyView(
      Image(systemName: "exclamationmark.triangle.fill").resizable().scaledToFit()
        .foregroundStyle(.yellow)
        .accessibilityLabel(Text("Caution")))
  }
}

/// A choice not to be asked again.
struct DialogSuppression {
  /// The title of the choice; nil stands for "Do not ask again".
  var label: Text?
  let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
  private enum DialogLookKey: EnvironmentKey {
    static var defaultValue: DialogLook { DialogLook() }
  }

  /// The additions of modifiers around to the panels of dialogs and alerts.
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Gives the dialogs and alerts inside an icon; nil removes it.
  public func dialogIcon(_ icon: Image?) -> some View {
    modifier(EnvironmentWriter { $0.dialogLook.icon = icon })
  }

  /// Sets the severity of the dialogs and alerts inside.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(EnvironmentWriter { $0.dialogLook.severity = severity })
  }

  /// Gives the dialogs and alerts inside a choice not to be asked again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    suppression(nil, isSuppressed)
  }

  /// Gives the dialogs and alerts inside a choice with a localized title.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { suppression(Text(titleKey), isSuppressed) }

  /// Gives the dialogs and alerts inside a choice with a verbatim title.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { suppression(Text(title), isSuppressed) }

  /// Gives the dialogs and alerts inside a choice that a text names.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    suppression(label, isSuppressed)
  }

  private func suppression(_ label: Text?, _ isSuppressed: Binding<Bool>) -> some View {
    modifier(
      EnvironmentWriter {
        $0.dialogLook.suppression = DialogSuppression(label: label, isSuppressed: isSuppressed)
      })
  }
}

/// The choice not to be asked again, in the panel of a dialog.
struct SuppressionToggle: View {
  let suppression: DialogSuppression

  var body: some View {
    Toggle(isOn: suppression.isSuppressed) {
      (suppression.label ?? Text("Do not ask again")).font(.system(size: 11))
    }
    .toggleStyle(.checkbox)
  }
}
