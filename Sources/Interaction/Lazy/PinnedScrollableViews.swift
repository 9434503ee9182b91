@_spi(Espalier) import EspalierCore

/// Views of a section that stay at the edge of the visible region, as long as the section is in
/// view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the start.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
