import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

/// The form of a search field in a toolbar while it is not used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  fileprivate let isMinimized: Bool

  /// A field.
  public static var automatic: SearchToolbarBehavior { .init(isMinimized: false) }
  /// A button with a magnifying glass, which becomes the field when it is pressed.
  public static var minimize: SearchToolbarBehavior { .init(isMinimized: true) }
}

nonisolated extension View {
  /// Sets the form that the search fields inside have in toolbars while they are not used.
  ///
  /// Fields in a sidebar and below a phone's title do not stand in a toolbar, and stay as they are.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    furnishingSearch { field in if behavior.isMinimized { field.isMinimized = true } }
  }
}

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
        .frame(minWidth: 90, idealWidth: width, maxWidth: width)
    } else {
      SearchBarField(field: field, height: height)
    }
  }
}

/// A magnifying glass on a platter, which begins a search.
struct SearchButton {
  let height: CGFloat
  let begin: @MainActor () -> Void
}

@MainActor extension SearchButton: View {
  var body: some View {
    Button(action: begin) {
      Image(systemName: "magnifyingglass").frame(width: height, height: height)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Search"))
    .background { BarGlass() }
    .background { ShortcutKey("f", action: begin) }
  }
}
