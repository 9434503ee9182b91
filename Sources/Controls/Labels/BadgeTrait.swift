import EspalierCore
import EspalierGraphics
import Foundation

/// The trait for the short text that a container shows beside a view: `Text?`.
package enum BadgeTrait {}

private enum MenuBadgeKey: EnvironmentKey {
  static let defaultValue: Text? = nil
}

extension EnvironmentValues {
  /// The badge of the line of a menu.
  var menuBadge: Text? {
    get { self[MenuBadgeKey.self] }
    set { self[MenuBadgeKey.self] = newValue }
  }
}

/// The short text at the end of a line of a menu.
struct MenuBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 11, weight: .medium))
      .monospacedDigit()
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(.fill, in: Capsule())
      // The title shares the rest of the width, not half of the whole.
      .fixedSize()
  }
}
