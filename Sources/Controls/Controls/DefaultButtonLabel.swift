import EspalierCore
import EspalierGraphics

/// The label of a button that has a role and no label of its own.
///
/// A toolbar shows its symbol, an alert its title.
public struct DefaultButtonLabel {
  private let role: ButtonRole

  fileprivate init(_ role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role: Cancel, Close, Delete or Done.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
