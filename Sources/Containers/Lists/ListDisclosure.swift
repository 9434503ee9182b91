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
    triangle
      ._onButtonGesture { withAnimation { toggle() } }
      .control(.disclosure) { toggle() }
      .controlExpanded(isExpanded)
      .modifier(ListPartFocus(isFocusable: takesFocus) { withAnimation { toggle() } })
      .modifier(ListDisclosureName(name: name))
  }
}

private struct ListDisclosureName {
  let name: @MainActor () -> String
}

extension ListDisclosureName: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.accessibilityRecord.describe = { [name] in
      AccessibilityProperties(plainLabel: name())
    }
  }
}
