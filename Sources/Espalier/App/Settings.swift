import EspalierCore
import EspalierGraphics

/// The window with a program's settings, which the Settings command and
/// ``EnvironmentValues/openSettings`` open.
public struct Settings<Content: View> {
  let description: WindowDescription

  public init(@ViewBuilder content: () -> Content) {
    description = WindowDescription(
      kind: .settings, resizability: .contentSize, environment: EnvironmentValues(),
      content: AnyView(content()))
  }
}

extension Settings: WindowScene {
  public typealias Body = Never
  var title: Text? { Text("Settings") }
}
