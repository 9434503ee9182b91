import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The button in the bars of a column's screens that shows and hides the sidebar of the split view.
@MainActor final class ColumnToggle {
  var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum ColumnToggleKey: EnvironmentKey {
    static var defaultValue: ColumnToggle? { nil }
  }

  /// The button for the sidebar that screens inside have in their bars.
  var columnToggle: ColumnToggle? {
    get { self[ColumnToggleKey.self] }
    set { self[ColumnToggleKey.self] = newValue }
  }
}

/// The button, on its platter.
struct ColumnToggleButton {
  let toggle: ColumnToggle
}

@MainActor extension ColumnToggleButton: View {
  var body: some View {
    Button {
      toggle.perform()
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .buttonStyle(BarButtonStyle(isProminent: false))
    .accessibilityLabel(Text("Toggle Sidebar"))
    .background { BarGlass() }
  }
}
