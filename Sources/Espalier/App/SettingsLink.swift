import EspalierControls
import EspalierCore
import EspalierGraphics

/// A button that opens the window of the app's ``Settings`` scene.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the title "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a ``SettingsLink`` for which no other is given.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  public var body: some View { Label("Settings…", systemImage: "gear") }
}
