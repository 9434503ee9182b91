/// A direction along the lines of text.
public enum HorizontalDirection: Int8, CaseIterable, Sendable {
  case leading
  case trailing

  /// Horizontal directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}
