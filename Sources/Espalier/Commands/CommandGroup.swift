import EspalierCore

/// Entries at a place of the menus that every window has.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let place: CommandPlace
  private let content: Content

  /// Entries above those of `group`.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }

  /// Entries below those of `group`.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }

  /// Entries in place of those of `group`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }

  public static func _makeSourceNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CommandEntriesNode(commands.content, commands.place, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ commands: Self) {
    (node as? CommandEntriesNode<Content>)?.take(commands.content, commands.place)
  }
}

/// A place in the menus that every window has.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The menus, in order.
  enum Menu: Int, Comparable, CaseIterable {
    case app, file, edit, format, view, window, help

    static func < (lhs: Menu, rhs: Menu) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let menu: Menu
  /// The part of the menu, counted from the top.
  let part: Int

  private init(_ menu: Menu, _ part: Int) {
    self.menu = menu
    self.part = part
  }

  /// Information about the program.
  public static let appInfo = CommandGroupPlacement(.app, 0)
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(.app, 1)
  /// Services of other programs.
  public static let systemServices = CommandGroupPlacement(.app, 2)
  /// Hiding and showing the program.
  public static let appVisibility = CommandGroupPlacement(.app, 3)
  /// Ending the program.
  public static let appTermination = CommandGroupPlacement(.app, 4)
  /// Making and opening documents and windows.
  public static let newItem = CommandGroupPlacement(.file, 0)
  /// Saving and closing them.
  public static let saveItem = CommandGroupPlacement(.file, 1)
  /// Bringing in and handing out data.
  public static let importExport = CommandGroupPlacement(.file, 2)
  /// Printing.
  public static let printItem = CommandGroupPlacement(.file, 3)
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(.edit, 0)
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(.edit, 1)
  /// Finding, spelling and changing text.
  public static let textEditing = CommandGroupPlacement(.edit, 2)
  /// Fonts and paragraphs.
  public static let textFormatting = CommandGroupPlacement(.format, 0)
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(.view, 0)
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(.view, 1)
  /// The window's size.
  public static let windowSize = CommandGroupPlacement(.window, 0)
  /// The scenes of one window.
  public static let singleWindowList = CommandGroupPlacement(.window, 1)
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(.window, 2)
  /// Bringing windows to the front.
  public static let windowArrangement = CommandGroupPlacement(.window, 3)
  /// Help.
  public static let help = CommandGroupPlacement(.help, 0)
}
