import EspalierCore
import EspalierDrawing
import EspalierGraphics
import LayoutEngine

/// The color of the icons of a list's rows.
public struct ListItemTint: Sendable {
  /// The color; nil stands for the color of the text.
  let color: Color?
  /// True if a tint that people chose is preferred.
  let yields: Bool

  /// A color that nothing else replaces.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, yields: false)
  }

  /// A color as long as the app's accent color is the system's.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, yields: true)
  }

  /// The color of the text.
  public static let monochrome = ListItemTint(color: nil, yields: false)
}

nonisolated extension View {
  /// Sets the color of the icons of labels in rows; nil is the list's.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the color of the icons of labels in rows; nil is the list's.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .fixed($0) })
  }
}

private enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: ListItemTint? = nil
}

extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
