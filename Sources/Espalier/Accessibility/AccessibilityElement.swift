/// The treatment of the elements inside a view that is made an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They become the children of the new element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The new element says what they say, one after the other, and does what they do.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated extension View {
  /// Makes this view one element for assistive programs.
  ///
  /// - Parameter children: what becomes of the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibilityAttachment { $0.children = children }
  }
}
