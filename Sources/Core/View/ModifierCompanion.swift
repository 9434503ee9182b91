/// The state and the work of a feature in the node of its modifier, beside what the modifier says.
@MainActor package protocol ModifierCompanion<Modifier>: AnyObject {
  associatedtype Modifier: ElementModifier

  /// Adds to the environment of the content, after what the modifier writes.
  func write(_ environment: inout EnvironmentValues)

  /// Called after an update in which the modifier has changed.
  func modifierDidChange(from old: Modifier, to new: Modifier)

  /// Ends the work under way, when the node's life ends.
  func detach()
}

extension ModifierCompanion {
  package func write(_ environment: inout EnvironmentValues) {}
  package func modifierDidChange(from old: Modifier, to new: Modifier) {}
  package func detach() {}
}

/// A node beside which a feature may keep something.
@MainActor protocol CompanionHolder: ViewNode {
  var anyCompanion: AnyObject? { get }
}

extension ViewNode {
  /// The companion of this node's modifier; nil if it has none, or one of another type.
  package final func companion<Companion>(as type: Companion.Type) -> Companion? {
    // Not cast in one step: where the optimizer of Swift 6.3 puts a class in the place of `Companion`, it forgets to look
    // whether an `AnyObject?` is nil, and the program ends.
    guard let companion = (self as? any CompanionHolder)?.anyCompanion else { return nil }
    return companion as? Companion
  }
}
