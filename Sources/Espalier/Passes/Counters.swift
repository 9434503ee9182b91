/// How much work the passes did: what tests gate on instead of times.
package struct Counters: Equatable, Sendable {
  /// Nodes made.
  package var nodes = 0
  /// Bodies evaluated.
  package var bodies = 0
  /// Sizes asked for, and how many of them were computed rather than remembered.
  package var sizesAsked = 0
  package var sizesComputed = 0
  /// Nodes placed.
  package var placements = 0
  /// Elements whose display items were made anew.
  package var displayItems = 0
  /// Elements in which the pointer was looked for.
  package var hitElements = 0
  /// Rounds of update and layout.
  package var rounds = 0
}
