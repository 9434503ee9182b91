@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

enum ListSectionSpacingTrait {}
enum HeaderProminenceTrait {}

/// The degree to which something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The distance; nil stands for that of the style.
  let length: CGFloat?

  /// The list style's distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller distance than usual.
  public static let compact = ListSectionSpacing(length: 10)

  /// A distance in points; a negative one counts as 0, and one that is not finite is reported and ignored.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// Sets the distance between the sections of lists in this view, or between this section and
  /// others.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    let length = ListLength(spacing.length, "listSectionSpacing")
    return environment(\.listSectionSpacing, length)
      .modifier(ListSectionSpacingModifier(length: length))
  }

  /// Sets the distance in points between the sections of lists in this view, or between this
  /// section and others.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance in points between the rows of lists in this view; nil is the list style's.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, ListLength(spacing, "listRowSpacing"))
  }

  /// Has every other row of the lists in this view stand on another background.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatesRowBackgrounds, behavior.isEnabled)
  }

  /// Sets the prominence of the headers of sections in this view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .modifier(TraitWriter(key: HeaderProminenceTrait.self, value: prominence))
  }
}

/// A length that a program gives to lists.
struct ListLength: Equatable {
  /// The length, 0 or more; nil, which stands for the list style's, for one that is not finite.
  var points: CGFloat?
  /// The reason for leaving out a length that was given.
  var problem: String?

  /// No length.
  init() {}

  init(_ length: CGFloat?, _ name: String) {
    guard let length else { return }
    if length.isFinite {
      points = max(length, 0)
    } else {
      problem =
        "\(name) is \(length); lists keep the length of their style. Give a finite number of points."
    }
  }
}

/// Gives the list the distance between a section and the others, and reports a number that cannot be a distance.
private struct ListSectionSpacingModifier {
  let length: ListLength
}

extension ListSectionSpacingModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(ListSectionSpacingTrait.self), length.points as Any)
    guard let problem = length.problem else { return }
    element.graph.diagnostics.report(problem, at: element.owner.path)
  }
}

/// The choice whether every other row stands on another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// True and false set the choice; nil leaves it to the list's style.
  let isEnabled: Bool?

  /// The list style's choice.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListLength()
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue = ListLength()
}

private enum AlternatesRowBackgroundsKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum MinListRowHeightKey: EnvironmentKey {
  static let defaultValue = ListLength()
}

private enum MinListHeaderHeightKey: EnvironmentKey {
  static let defaultValue = ListLength()
}

extension EnvironmentValues {
  var listSectionSpacing: ListLength {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: ListLength {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var alternatesRowBackgrounds: Bool? {
    get { self[AlternatesRowBackgroundsKey.self] }
    set { self[AlternatesRowBackgroundsKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of a row that was set.
  var minListRowHeight: ListLength { self[MinListRowHeightKey.self] }

  /// The minimum height of a header that was set.
  var minListHeaderHeight: ListLength { self[MinListHeaderHeightKey.self] }

  /// The minimum height of a row in a list.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight.points ?? look.lists.rowMinimum }
    set { self[MinListRowHeightKey.self] = ListLength(newValue, "defaultMinListRowHeight") }
  }

  /// The minimum height of a section's header in a list; nil is the list style's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { minListHeaderHeight.points }
    set { self[MinListHeaderHeightKey.self] = ListLength(newValue, "defaultMinListHeaderHeight") }
  }
}
