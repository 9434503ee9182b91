import EspalierCore
import EspalierGraphics
import Foundation

/// Holds views with panes of glass that are near each other.
///
/// Views with the same ``View/glassEffectUnion(id:namespace:)`` share one pane; other panes that touch do not flow together
/// here.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// - Parameter spacing: the spacing below which panes would flow together on Apple's systems.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor extension GlassEffectContainer: View {
  public var body: some View {
    ZStack { content }
      .modifier(EnvironmentWriter { $0.isInGlassContainer = true })
      .backgroundPreferenceValue(GlassUnionsKey.self) { unions in
        if !unions.isEmpty { GlassUnionPanes(unions: unions) }
      }
  }
}

/// The way in which a view with a pane of glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  private enum Kind: Sendable { case matchedGeometry, materialize, identity }

  private let kind: Kind

  /// The pane changes into that of the view with the same ``View/glassEffectID(_:in:)``, if there is one.
  public static var matchedGeometry: GlassEffectTransition { .init(kind: .matchedGeometry) }
  /// The pane and the view fade in and out where they are.
  public static var materialize: GlassEffectTransition { .init(kind: .materialize) }
  /// The pane and the view come and go at once.
  public static var identity: GlassEffectTransition { .init(kind: .identity) }

  fileprivate var transition: AnyTransition? {
    switch kind {
    case .matchedGeometry: nil
    case .materialize: .opacity
    case .identity: .identity
    }
  }
}

nonisolated extension View {
  /// Sets how this view with its pane of glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassTransitionModifier(transition: transition))
  }
}

private struct GlassTransitionModifier {
  let transition: GlassEffectTransition
}

@MainActor extension GlassTransitionModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let content = content.environment(\.glassTransition, transition)
    if let own = transition.transition { content.transition(own) } else { content }
  }
}

extension EnvironmentValues {
  private enum GlassTransitionKey: EnvironmentKey {
    static var defaultValue: GlassEffectTransition { .matchedGeometry }
  }

  /// The way in which the panes of the views inside come and go.
  var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }
}
