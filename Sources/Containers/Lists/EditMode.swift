import EspalierControls
import EspalierCore
import EspalierGraphics

/// The mode of a list on a phone: whether people are editing its rows.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Editing for one action, such as a swipe.
  case transient
  case active

  /// True if people are editing, whether for one action or longer.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the lists in a view; nil if it cannot be changed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Gives the views of a window an edit mode of their own, on platforms whose lists have one.
package struct WindowEditMode {
  @State private var mode = EditMode.inactive
  @Environment(\.look) private var look

  package init() {
  }
}

@MainActor extension WindowEditMode: ViewModifier {
  package func body(content: Content) -> some View {
    content.environment(\.editMode, look.lists.hasEditMode ? $mode : nil)
  }
}

/// A button that begins and ends the editing of the lists around it.
public struct EditButton {
  @Environment(\.editMode) private var mode

  public init() {}
}

@MainActor extension EditButton: View {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}
