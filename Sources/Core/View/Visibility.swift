/// The visibility of a part of the user interface.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The visibility that suits the place.
  case automatic
  case visible
  case hidden
}
