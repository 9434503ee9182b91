import EspalierCore
import Foundation

/// The look of lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// A style that a list can be drawn in.
protocol DrawnListStyle: ListStyle {
  /// The name by which the platform's look knows the style.
  var name: ListStyleName { get }

  /// True if every other row has another background; nil leaves that to the environment.
  var alternates: Bool? { get }
}

extension DrawnListStyle {
  var alternates: Bool? { nil }
}

nonisolated extension View {
  /// Sets the look of the lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(EnvironmentWriter { $0.listStyle = style as? any DrawnListStyle })
  }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: (any DrawnListStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of lists; nil is the platform's.
  var listStyle: (any DrawnListStyle)? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

/// The look that suits the platform: inset on the Mac, groups in boxes on the phone.
public struct DefaultListStyle {
  public init() {}
}

extension DefaultListStyle: DrawnListStyle {
  var name: ListStyleName { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle {
  public init() {}
}

extension PlainListStyle: DrawnListStyle {
  var name: ListStyleName { .plain }
}

/// Rows a little away from the edges.
public struct InsetListStyle {
  fileprivate var alternatesRows: Bool?

  public init() {}

  /// Rows a little away from the edges, every other of which may have another background.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

extension InsetListStyle: DrawnListStyle {
  var name: ListStyleName { .inset }

  var alternates: Bool? { alternatesRows }
}

/// Groups of rows from edge to edge; the Mac, which has no such lists, shows them inset.
public struct GroupedListStyle {
  public init() {}
}

extension GroupedListStyle: DrawnListStyle {
  var name: ListStyleName { .grouped }
}

/// Groups of rows in boxes; the Mac, which has no such lists, shows them inset.
public struct InsetGroupedListStyle {
  public init() {}

  /// Groups of rows in boxes; every other row may have another background.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension InsetGroupedListStyle: DrawnListStyle {
  var name: ListStyleName { .insetGrouped }
}

/// Rows at the side of a window that lead to its parts.
public struct SidebarListStyle {
  public init() {}
}

extension SidebarListStyle: DrawnListStyle {
  var name: ListStyleName { .sidebar }
}

/// Rows in a line that goes around them all; the phone, which has no such lists, shows them plain.
public struct BorderedListStyle {
  fileprivate var alternatesRows: Bool?

  public init() {}

  /// Rows in a line around them all, every other of which may have another background.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

extension BorderedListStyle: DrawnListStyle {
  var name: ListStyleName { .bordered }

  var alternates: Bool? { alternatesRows }
}

/// The style of lists on watches; elsewhere the one that suits the platform.
public struct EllipticalListStyle {
  public init() {}
}

extension EllipticalListStyle: DrawnListStyle {
  var name: ListStyleName { .automatic }
}

/// The style of lists whose rows watches let roll off the edge; here it is the automatic one.
public struct CarouselListStyle {
  public init() {}
}

extension CarouselListStyle: DrawnListStyle {
  var name: ListStyleName { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows a little away from the edges, every other of which may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a line around them all, every other of which may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
