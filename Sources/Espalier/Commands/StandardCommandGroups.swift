import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The command that shows and hides the sidebar of the window with the focus.
public struct SidebarCommands: Commands {
  public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { SidebarCommand() }
  }
}

private struct SidebarCommand: View {
  @FocusedValue(\.sidebarToggle) private var sidebar

  var body: some View {
    Button(sidebar?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { sidebar?.toggle() }
      .keyboardShortcut("s", modifiers: [.command, .control])
      .disabled(sidebar == nil)
  }
}

/// The commands that show, hide and arrange the toolbar of the window with the focus.
public struct ToolbarCommands: Commands {
  public init() {}

  public var body: some Commands {
    CommandGroup(before: .toolbar) { ToolbarCommandEntries() }
  }
}

private struct ToolbarCommandEntries: View {
  @FocusedValue(\.windowToolbar) private var toolbar

  var body: some View {
    Button(toolbar?.isHidden == true ? "Show Toolbar" : "Hide Toolbar") { toolbar?.toggle() }
      .keyboardShortcut("t", modifiers: [.command, .option])
      .disabled(toolbar?.hasItems != true)
    Button("Customize Toolbar…") { toolbar?.isCustomized = true }
      .disabled(toolbar?.isCustomizable != true || toolbar?.isHidden == true)
  }
}

/// The command that shows and hides the inspector of the window with the focus.
public struct InspectorCommands: Commands {
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .sidebar) { InspectorCommand() }
  }
}

private struct InspectorCommand: View {
  @FocusedValue(\.inspectorToggle) private var inspector

  var body: some View {
    Button(inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
      .keyboardShortcut("i", modifiers: [.command, .control])
      .disabled(inspector == nil)
  }
}

/// The commands that change the selected text of the field with the focus.
public struct TextEditingCommands: Commands {
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .textEditing) { TextEditingEntries() }
  }
}

private struct TextEditingEntries: View {
  @FocusedValue(\.editedText) private var text

  var body: some View {
    Menu("Transformations") {
      Button("Make Upper Case") { change { $0.uppercased() } }
      Button("Make Lower Case") { change { $0.lowercased() } }
      Button("Capitalize") { change { $0.capitalized } }
    }
    .disabled(text == nil)
  }

  @MainActor private func change(_ transform: (String) -> String) { text?.transform(transform) }
}
