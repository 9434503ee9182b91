/// Whether a part of the user interface is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As suits the place.
  case automatic
  case visible
  case hidden
}
