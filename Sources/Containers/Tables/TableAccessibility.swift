import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

extension View {
  /// Gives a table's part its kind for assistive programs; nil gives it none of its own.
  func accessibilityRole(
    _ role: AccessibilityNode.Role?, value: LocalizedStringKey? = nil,
    handlers: [AccessibilityHandler] = []
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.value = value.map { Text($0) }
    properties.handlers = handlers
    return accessibilityProperties(properties)
  }
}
