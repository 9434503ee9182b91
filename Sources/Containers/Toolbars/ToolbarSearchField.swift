import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

/// The field of a search in a toolbar, or the button that stands for it.
struct ToolbarSearchField {
  let field: SearchField
  let height: CGFloat
  /// The width of the field, where there is room for it; nil takes all the room.
  var width: CGFloat?
}

@MainActor extension ToolbarSearchField: View {
  @ViewBuilder var body: some View {
    if field.isButton {
      SearchButton(height: height) { field.state.begin() }
    } else if let width {
      SearchBarField(field: field, height: height)
        // A bar keeps its height, and its buttons their sizes.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(minWidth: SearchField.leastWidth, idealWidth: width, maxWidth: width)
    } else {
      SearchBarField(field: field, height: height)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }
}

extension SearchField {
  /// The least width of a field in a toolbar.
  static var leastWidth: CGFloat { 90 }
}

/// A magnifying glass on a platter, which begins a search.
private struct SearchButton {
  let height: CGFloat
  let begin: @MainActor () -> Void
  @Environment(\.look.bars) private var metrics
}

@MainActor extension SearchButton: View {
  var body: some View {
    Button(action: begin) {
      Label("Search", systemImage: "magnifyingglass")
        .labelStyle(BarLabelStyle())
        .padding(.horizontal, metrics.itemPadding)
        .frame(minWidth: height, minHeight: height)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Search"))
    .background { BarGlass() }
    .background { ShortcutKey("f", action: begin) }
  }
}
