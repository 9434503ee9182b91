import EspalierCore
import EspalierGraphics

/// A scene of one window, which opens when it is asked for, or at the start if it is the app's
/// first scene.
public struct Window<Content: View> {
  let title: Text?
  let description: WindowDescription

  private init(_ text: Text, id: String, _ content: Content) {
    title = text
    description = WindowDescription(
      kind: .single, id: id, environment: EnvironmentValues(), content: AnyView(content))
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id: id, content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), id: id, content())
  }
}

extension Window: WindowScene {
  public typealias Body = Never
}
