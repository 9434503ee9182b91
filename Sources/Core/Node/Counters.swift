/// The amount of work done by the passes, which tests check instead of times.
package struct Counters: Equatable, Sendable {
  /// Nodes made.
  package var nodes = 0
  /// Layout elements made.
  package var elements = 0
  /// Bodies evaluated.
  package var bodies = 0
  /// Sizes asked for, and the number of those that were computed rather than remembered.
  package var sizesAsked = 0
  package var sizesComputed = 0
  /// Nodes placed.
  package var placements = 0
  /// Elements whose display items were made anew.
  package var displayItems = 0
  /// Elements searched for the pointer.
  package var hitElements = 0
  /// Subtrees asked for a preference.
  package var preferences = 0
  /// Rounds of update and layout.
  package var rounds = 0
}
