import EspalierCore
import EspalierGraphics
import Foundation

/// The window with a program's settings, which the Settings command and ``EnvironmentValues/openSettings`` open.
///
/// Its title is the program's name with the word "Settings". Where the content is a ``TabView``, it is the title of the tab
/// that is shown, and where views have a `navigationTitle`, it is that.
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
  var title: Text? { Text("\(ProcessInfo.processInfo.processName) Settings") }
}
