import EspalierCore
import Foundation

/// The look of tables.
@MainActor @preconcurrency public protocol TableStyle {}

/// A style that a table can be drawn in.
protocol DrawnTableStyle: TableStyle {
  nonisolated var kind: TableStyleKind { get }
}

/// The differences between the styles of tables.
struct TableStyleKind: Equatable {
  var isBordered = false
  /// True if every other row has another background; nil leaves that to the environment.
  var alternates: Bool?

  /// Tables have bands unless a modifier removes them.
  func alternates(_ environment: EnvironmentValues) -> Bool {
    alternates ?? environment.alternatesRowBackgrounds ?? true
  }
}

private enum TableStyleKey: EnvironmentKey {
  static let defaultValue = TableStyleKind()
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableStyleKind: TableStyleKind {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  /// The visibility of the titles of tables' columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the tables in this view.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentWriter { environment in
        if let drawn = style as? any DrawnTableStyle { environment.tableStyleKind = drawn.kind }
      })
  }

  /// Shows or hides the titles of columns in the tables of this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

/// The look that suits the platform: the inset one.
public struct AutomaticTableStyle {
  public init() {}
}

extension AutomaticTableStyle: DrawnTableStyle {
  nonisolated var kind: TableStyleKind { TableStyleKind() }
}

/// Rows a little away from the edges.
public struct InsetTableStyle {
  fileprivate var alternates: Bool?

  public init() {}

  /// - Parameter alternatesRowBackgrounds: true to give every other row another background.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension InsetTableStyle: DrawnTableStyle {
  nonisolated var kind: TableStyleKind { TableStyleKind(alternates: alternates) }
}

/// A line around the table.
public struct BorderedTableStyle {
  fileprivate var alternates: Bool?

  public init() {}

  /// - Parameter alternatesRowBackgrounds: true to give every other row another background.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension BorderedTableStyle: DrawnTableStyle {
  nonisolated var kind: TableStyleKind { TableStyleKind(isBordered: true, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// - Parameter alternatesRowBackgrounds: true to give every other row another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// - Parameter alternatesRowBackgrounds: true to give every other row another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
