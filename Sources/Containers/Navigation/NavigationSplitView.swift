import EspalierCore
import Foundation

/// Two or three columns; the selection in one decides what the next one shows.
///
///     NavigationSplitView {
///       List(folders, selection: $folder) { Text($0.name) }
///     } detail: {
///       FolderView(folder: folder)
///     }
///
/// On a phone, which has no room for columns, they are screens above each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, nil)
  }

  /// Three columns, whose visibility a program controls.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, nil)
  }

  /// Three columns; a program decides which is on top where there is no space for several.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil,
      preferredCompactColumn)
  }

  /// Three columns, whose visibility a program controls; it also decides which is on top where
  /// there is no space for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility,
      preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], nil, nil)
  }

  /// Two columns, whose visibility a program controls.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], columnVisibility, nil)
  }

  /// Two columns; a program decides which is on top where there is no space for both.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn)
  }

  /// Two columns, whose visibility a program controls; it also decides which is on top where there
  /// is no space for both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    SplitColumns(columns: columns, visibility: visibility, compactColumn: compactColumn)
  }
}

/// The columns that a split view shows.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// The columns that the platform chooses: all of them.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// The last column alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }

  /// The first of the columns that are shown, out of a number.
  func first(of count: Int) -> Int {
    switch self {
    case .detailOnly: count - 1
    case .doubleColumn: max(0, count - 2)
    default: 0
    }
  }
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

nonisolated extension View {
  /// Gives the column that this view is in a width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Gives the column that this view is in a width that people may change within limits.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: ideal, min: min, max: max))
  }

  /// Sets how columns share the space.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWriter {
        $0.isDetailProminent = S.self == ProminentDetailNavigationSplitViewStyle.self
      })
  }
}

/// The way in which the columns of a split view share the space.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The platform's way: the last column gives space to the others.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// The last column gives space to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// The last column keeps its size, and the others stand above it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// The ideal width of a column, with its limits.
///
/// The platform's width and limits stand in for what is nil, and for NaN, which is reported.
struct ColumnWidth: Equatable {
  var ideal: CGFloat?
  var min: CGFloat?
  var max: CGFloat?
  /// The reason for leaving out a number that was given.
  private(set) var problem: String?

  init(ideal: CGFloat? = nil, min: CGFloat? = nil, max: CGFloat? = nil) {
    let given = [("min", min), ("ideal", ideal), ("max", max)]
    let names = given.filter { $0.1?.isNaN == true }.map(\.0)
    if !names.isEmpty {
      problem =
        "navigationSplitViewColumnWidth: \(names.joined(separator: ", ")) is not a number; the column keeps the width of "
        + "the platform there. Give a number of points."
    }
    func known(_ length: CGFloat?) -> CGFloat? { length?.isNaN == true ? nil : length }
    (self.ideal, self.min, self.max) = (known(ideal), known(min), known(max))
  }

  /// A width within the limits.
  func limited(_ width: CGFloat) -> CGFloat {
    let minimum = min ?? 100
    return Swift.max(minimum, Swift.min(width, max ?? Swift.max(minimum, 500)))
  }
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum DetailKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if the last column of split views keeps its size.
  var isDetailProminent: Bool {
    get { self[DetailKey.self] }
    set { self[DetailKey.self] = newValue }
  }
}
