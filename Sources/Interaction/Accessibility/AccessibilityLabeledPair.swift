import EspalierCore

/// The part of an element in a pair of a label and the labeled content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// The part of an element in one pair.
package struct AccessibilityPair {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  let role: AccessibilityLabeledPairRole
  let key: Key
}

nonisolated extension View {
  /// Has this view label another one, or be labeled by it, that is paired under the same id.
  ///
  /// Content with a label of its own keeps it.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibilityAttachment {
      $0.pair = AccessibilityPair(
        role: role, key: AccessibilityPair.Key(id: AnyHashable(id), namespace: namespace))
    }
  }
}
