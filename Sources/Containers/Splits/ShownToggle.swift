import EspalierCore
import EspalierInteraction

/// Shows and hides a column, by a command of the menu bar.
package struct ShownToggle {
  package let isShown: Bool
  package let toggle: @MainActor () -> Void
}

extension FocusedValues {
  private enum SidebarToggleKey: FocusedValueKey {
    typealias Value = ShownToggle
  }

  private enum InspectorToggleKey: FocusedValueKey {
    typealias Value = ShownToggle
  }

  /// The sidebar of the window with the focus.
  package var sidebarToggle: ShownToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }

  /// The inspector of the window with the focus.
  package var inspectorToggle: ShownToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
