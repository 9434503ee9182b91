@_spi(Espalier) import EspalierCore
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction

/// The triangle that opens and closes a section or the rows below a row.
///
/// It is pressed, operated with keys where these reach it, and by assistive programs.
struct ListDisclosure<Triangle: View>: View {
  let isExpanded: Bool
  /// True if the Tab key reaches it.
  let takesFocus: Bool
  /// The name at the moment at which an assistive program asks.
  let name: @MainActor () -> String
  let toggle: @MainActor () -> Void
  @ViewBuilder let triangle: Triangle

  var body: some View {
    triangle.modifier(
      ListDisclosurePress(
        isExpanded: isExpanded, takesFocus: takesFocus, name: name, toggle: toggle)
    )
  }
}

/// Everything by which a triangle is operated, in one element: an outline has a triangle in each row.
private struct ListDisclosurePress {
  let isExpanded: Bool
  let takesFocus: Bool
  let name: @MainActor () -> String
  let toggle: @MainActor () -> Void

  private var focus: ListPartFocus {
    ListPartFocus(isFocusable: takesFocus) { [toggle] in withAnimation { toggle() } }
  }
}

extension ListDisclosurePress: FocusingModifier {
  func configure(_ target: FocusTarget) { focus.configure(target) }

  func configure(_ element: LayoutElement) {
    ButtonGestureModifier(pressing: nil) { [toggle] in withAnimation { toggle() } }
      .configure(element)
    focus.configure(element)
    element.accessibilityRecord.describe = { [self, weak element] in
      let isEnabled = element?.owner.environment.isEnabled ?? false
      var properties = AccessibilityProperties(role: .disclosure, plainLabel: name())
      properties.isExpanded = isExpanded
      properties.isEnabled = isEnabled
      if isEnabled { properties.handlers = [.action(.press, toggle)] }
      return properties
    }
  }
}
