import EspalierContainers
import EspalierCore
import EspalierGraphics
import Foundation

/// The window with a program's settings, which the Settings command and ``EnvironmentValues/openSettings`` open.
///
/// Its title is the program's name with the word "Settings", or the `navigationTitle` of its views. Where the content is a
/// ``TabView``, its tabs stand in the bar of the window, which has the title and the size of the tab that is shown.
public struct Settings<Content: View> {
  let description: WindowDescription

  public init(@ViewBuilder content: () -> Content) {
    description = WindowDescription(
      kind: .settings, resizability: .contentSize, environment: EnvironmentValues(),
      content: AnyView(
        content().modifier(EnvironmentWriter { $0.tabsStandInWindowBar = true })))
  }
}

extension Settings: WindowScene {
  public typealias Body = Never
  var title: Text? { Text("\(ProcessInfo.processInfo.processName) Settings") }
}
