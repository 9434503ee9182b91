import Foundation

extension View {
  /// Tells assistive programs of which kind a part of a table is; nil is none of its own.
  func accessibilityRole(
    _ role: AccessibilityNode.Role?, value: LocalizedStringKey? = nil
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.value = value.map { Text($0) }
    return accessibilityProperties(properties)
  }
}
