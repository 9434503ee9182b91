import EspalierCore
import EspalierGraphics

/// A scene of one window with tools or information for the other windows of the program.
///
///     WindowGroup { PhotoGallery() }
///     UtilityWindow("Photo Info", id: "info") { PhotoInfo() }
///
/// Its views see the ``FocusedValues`` of the window that a person used last. It stays above the other windows, is hidden
/// while another program is in use, closes with the Escape key and with the last of the others, and cannot be minimized.
/// The View menu has an entry that shows and hides it.
public struct UtilityWindow<Content: View> {
  let title: Text?
  let description: WindowDescription

  private init(_ text: Text, id: String, _ content: Content) {
    title = text
    description = WindowDescription(
      kind: .utility, id: id, environment: EnvironmentValues(), content: AnyView(content))
  }

  /// A window with a title, which opens when it is asked for.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id: id, content())
  }

  /// A window with a localized title, which opens when it is asked for.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }

  /// A window with a verbatim title, which opens when it is asked for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), id: id, content())
  }
}

extension UtilityWindow: WindowScene {
  public typealias Body = Never
}
