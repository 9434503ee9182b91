import Foundation

/// Holds views with panes of glass that are near each other.
///
/// The panes look as they would without the container: panes that touch do not flow together here.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// - Parameter spacing: the spacing below which panes would flow together on Apple's systems.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor extension GlassEffectContainer: View {
  public var body: some View { ZStack { content } }
}
