/// A direction in which the edge of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  /// Into the frame, which becomes smaller.
  case inward
  /// Away from the frame, which becomes larger.
  case outward

  /// Directions in which the edge of a frame can be moved.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let inward = Set(.inward)
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}
