import EspalierCore

/// The treatment of the elements inside a view that is made an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// The elements inside are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside become the children of the new element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The new element has all texts of those inside, one after the other, and their actions.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated extension View {
  /// Makes this view one element for assistive programs.
  ///
  /// - Parameter children: the treatment of the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibilityAttachment { $0.children = children }
  }
}
