import EspalierCore
import EspalierGraphics

/// Additional content that an element has for people who ask for it.
package struct AccessibilityCustomContent {
  let key: AccessibilityCustomContentKey
  /// The content; nil removes the content of a view inside under the same key.
  let value: Text?
  let importance: AXCustomContent.Importance
}

/// The importance of additional content, which decides when it is read.
public enum AXCustomContent {
  public enum Importance: Hashable, Sendable {
    /// The content is read when people ask for it.
    case `default`
    /// The content is read together with the label.
    case high
  }
}

/// The key of additional content of an element.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  private let id: String?

  /// - Parameter id: distinguishes keys with the same label.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// - Parameter id: distinguishes keys with the same label.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  fileprivate init(_ label: Text) {
    self.label = label
    id = nil
  }

  /// Keys with an id are equal by it, whatever their labels.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && (lhs.id != nil || lhs.label == rhs.label)
  }
}

nonisolated extension View {
  /// Adds content about this view for people who ask for it; nil takes it back.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment {
      $0.customContent = [
        AccessibilityCustomContent(key: key, value: value, importance: importance)
      ]
    }
  }

  /// Adds content about this view for people who ask for it.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds content about this view for people who ask for it.
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds content about this view for people who ask for it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Adds content about this view for people who ask for it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds content about this view for people who ask for it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds content about this view for people who ask for it.
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
