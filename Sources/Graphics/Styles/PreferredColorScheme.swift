@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The preference that says which appearance a window or picture should have as a whole.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  public static var defaultValue: ColorScheme? { nil }

  /// Of several views that ask for an appearance, the first decides.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// Asks for an appearance of the whole window or picture that this view is in; nil leaves it as
  /// it is.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension ViewGraph {
  /// The color behind the content of a window: it follows the appearance that the content prefers.
  package var windowBackground: ResolvedColor {
    guard let root = root as? RootNode else { return .white }
    return BackgroundColor(level: 0).resolve(in: root.contentEnvironment)
  }
}

/// Gives the content of a window or picture the appearance that it prefers.
@MainActor package final class PreferredAppearance: GraphComponent, ContentReader {
  private var preferred: ColorScheme?

  package init(_ graph: ViewGraph) { graph.contentReaders.append(self) }

  package func read(_ root: RootNode) -> Bool {
    let new = root.preference(PreferredColorSchemeKey.self) ?? nil
    defer { preferred = new }
    return new != preferred
  }

  package func change(_ environment: inout EnvironmentValues) {
    if let preferred { environment.colorScheme = preferred }
  }
}
