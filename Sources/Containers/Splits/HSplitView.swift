import EspalierCore

/// Views side by side, with lines between them that can be dragged.
///
///     HSplitView {
///       Sidebar().frame(minWidth: 120, maxWidth: 300)
///       Editor()
///     }
public struct HSplitView<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}
