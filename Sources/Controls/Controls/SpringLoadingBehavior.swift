@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The choice whether a control acts when a drag rests over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The behavior that suits the control: tabs act, and buttons wait for presses.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// The choice whether controls act when a drag rests over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the buttons, links, menus and tabs in this view act when a drag rests over them.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Calls `action` when a drag rests over this view, unless controls are not to act then.
  package func springLoaded(by action: @escaping @MainActor () -> Void) -> some View {
    modifier(SpringLoadingModifier(action: action))
  }
}

private struct SpringLoadingModifier {
  let action: @MainActor () -> Void
  var isDisabled = false
}

extension SpringLoadingModifier: ElementModifier {
  static var usesEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    var modifier = self
    modifier.isDisabled = environment.springLoadingBehavior == .disabled
    return modifier
  }

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element[SpringAction.self] = isDisabled ? nil : action
  }
}
