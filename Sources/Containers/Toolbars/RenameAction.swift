import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// Gives the content a new name: the value of ``EnvironmentValues/rename``.
public struct RenameAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// Gives the content of the views around a new name; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how people rename the content of this view: by a ``RenameButton``, and in the menu of the
  /// title.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(EnvironmentWriter { $0.rename = RenameAction(action) })
      .barOptions { $0.rename = RenameAction(action) }
  }

  /// Has people rename the content of this view in a field, which gets the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}

/// A button by which people rename the content of the views around; it is disabled where nothing
/// can be renamed.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == DefaultRenameLabel {
  public init() { self.init(label: DefaultRenameLabel()) }
}

@MainActor extension RenameButton: View {
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
    .containerValue(\.renames, true)
  }
}

extension ContainerValues {
  private enum RenamesKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// True if a view is a button that renames.
  fileprivate var renames: Bool {
    get { self[RenamesKey.self] }
    set { self[RenamesKey.self] = newValue }
  }
}

extension BarItem {
  /// True if a view of the item is a button that renames.
  var renames: Bool { views.contains(where: \.containerValues.renames) }
}

/// The title and the symbol of a button that renames.
public struct DefaultRenameLabel: View {
  public var body: some View { Label("Rename", systemImage: "pencil") }
}
