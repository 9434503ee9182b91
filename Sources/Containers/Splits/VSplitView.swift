import EspalierCore

/// Views one below the other, with lines between them that can be dragged.
public struct VSplitView<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
