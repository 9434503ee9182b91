import EspalierCore
import EspalierGraphics

/// An action that assistive programs can ask of an element.
public struct AccessibilityActionKind {
  fileprivate enum Kind {
    case standard(AccessibilityNode.Action)
    case named(Text)
  }

  fileprivate let kind: Kind

  /// The action of a click.
  public static let `default` = AccessibilityActionKind(kind: .standard(.press))
  /// Closes the current view, such as a dialog, or stops the current task.
  public static let escape = AccessibilityActionKind(kind: .standard(.escape))
  /// Performs the most important function, wherever the attention is, such as pausing a video.
  public static let magicTap = AccessibilityActionKind(kind: .standard(.magicTap))
  /// Removes the element.
  public static let delete = AccessibilityActionKind(kind: .named(Text(verbatim: "Delete")))
  /// Opens the menu that a secondary click opens.
  public static let showMenu = AccessibilityActionKind(kind: .standard(.showMenu))

  private init(kind: Kind) { self.kind = kind }

  /// A custom action with a name that people hear.
  public init(named name: Text) { kind = .named(name) }
}

extension AccessibilityActionKind: Sendable {}

extension AccessibilityActionKind.Kind: Sendable {}

extension AccessibilityActionKind: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.standard(let lhs), .standard(let rhs)): lhs == rhs
    case (.named(let lhs), .named(let rhs)): lhs == rhs
    case (.standard, .named), (.named, .standard): false
    }
  }
}

nonisolated extension View {
  /// Adds an action to this view for assistive programs.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment {
      switch actionKind.kind {
      case .standard(let action): $0.handlers = [.action(action, handler)]
      case .named(let name): $0.handlers = [.named(name, handler)]
      }
    }
  }

  /// Adds an action with a name to this view for assistive programs.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action with a name to this view for assistive programs.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name to this view for assistive programs.
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action to this view for assistive programs; its name is the text of the label's
  /// elements.
  public func accessibilityAction<Name: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Name
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = .button
    properties.children = .combine
    properties.handlers = [.action(.press, action)]
    let label = label()
    return accessibilityActions { label.accessibilityProperties(properties) }
  }
}
