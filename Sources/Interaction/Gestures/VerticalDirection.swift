/// A direction across the lines of text.
public enum VerticalDirection: Int8, CaseIterable, Sendable {
  case up
  case down

  /// Vertical directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let up = Set(.up)
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
