import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

extension View {
  /// Tells assistive programs the kind of a table's part; nil gives it none of its own.
  func accessibilityRole(
    _ role: AccessibilityNode.Role?, value: LocalizedStringKey? = nil
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.value = value.map { Text($0) }
    return accessibilityProperties(properties)
  }
}
