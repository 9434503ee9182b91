import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

extension View {
  /// Tells assistive programs whether an element is a row, a cell or a header of a table; nil tells them nothing.
  func accessibilityRole(
    _ role: AccessibilityNode.Role?, value: LocalizedStringKey? = nil,
    selectsRows: Bool = false, selectsSeveral: Bool = false,
    handlers: [AccessibilityHandler] = []
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.value = value.map { Text($0) }
    properties.selectsRows = selectsRows
    properties.selectsSeveral = selectsSeveral
    properties.handlers = handlers
    return accessibilityProperties(properties)
  }
}
