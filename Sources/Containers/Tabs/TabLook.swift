import EspalierCore

/// The tabs of a platform's look.
struct TabLook: LookPart {
  var bar: Bar
  /// True if tabs can stand in a list at the side; else they stand in the bar.
  var hasSidebar: Bool
  /// The number of tabs for which a narrow bar has room, and nil if it is unlimited.
  ///
  /// With more tabs, the last place is a button that shows a list of those without one.
  var maximumTabs: Int?

  enum Bar {
    /// Segments in the middle of the top, above a box.
    case segments
    /// A capsule that floats above the bottom.
    case capsule
  }

  static let mac = TabLook(bar: .segments, hasSidebar: true)
  static let phone = TabLook(bar: .capsule, hasSidebar: false, maximumTabs: 5)
}

extension Look {
  var tabs: TabLook { self[TabLook.self] }
}
