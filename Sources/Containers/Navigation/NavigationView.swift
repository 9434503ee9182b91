import EspalierCore
import EspalierDrawing
import Foundation

/// Screens above each other, or columns side by side: the older form of ``NavigationStack`` and ``NavigationSplitView``.
///
/// Its first view is the root, or the first column; the others stand in the columns beside it until a link shows
/// something else there. Where there is no space for columns, as on most phones, the first view is the root of a stack.
public struct NavigationView<Content: View> {
  private let content: Content
  @Environment(\.navigationViewForm) private var form

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension NavigationView: View {
  @ViewBuilder public var body: some View {
    let columns = (content as? any ListedViews)?.listed ?? [AnyView(content)]
    if form == .stack {
      PageStack(
        configuration: PageStackConfiguration(name: "NavigationView", fills: true),
        root: columns.first ?? AnyView(EmptyView())
      )
      .modifier(SwipeBackModifier())
    } else {
      SplitColumns(
        columns: columns.count > 1 ? Array(columns.prefix(3)) : columns + [AnyView(EmptyView())],
        collapsesToStack: true)
    }
  }
}

/// The look of navigation views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// An arrangement of the views in a navigation view.
enum NavigationViewForm {
  case automatic, stack, columns
}

protocol FormedNavigationViewStyle: NavigationViewStyle {
  var form: NavigationViewForm { get }
}

/// The form that suits the platform: columns where there is space for them.
public struct DefaultNavigationViewStyle {
  public init() {}
}

extension DefaultNavigationViewStyle: FormedNavigationViewStyle {
  var form: NavigationViewForm { .automatic }
}

/// One screen at a time.
public struct StackNavigationViewStyle {
  public init() {}
}

extension StackNavigationViewStyle: FormedNavigationViewStyle {
  var form: NavigationViewForm { .stack }
}

/// Two columns, where there is space for them.
public struct DoubleColumnNavigationViewStyle {
  public init() {}
}

extension DoubleColumnNavigationViewStyle: FormedNavigationViewStyle {
  var form: NavigationViewForm { .columns }
}

/// Columns, where there is space for them.
public struct ColumnNavigationViewStyle {
  public init() {}
}

extension ColumnNavigationViewStyle: FormedNavigationViewStyle {
  var form: NavigationViewForm { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the look of the navigation views in this view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentWriter { environment in
        environment.navigationViewForm = MainActor.assumeIsolated {
          (style as? any FormedNavigationViewStyle)?.form ?? .automatic
        }
      })
  }
}

extension EnvironmentValues {
  private enum NavigationViewFormKey: EnvironmentKey {
    static var defaultValue: NavigationViewForm { .automatic }
  }

  var navigationViewForm: NavigationViewForm {
    get { self[NavigationViewFormKey.self] }
    set { self[NavigationViewFormKey.self] = newValue }
  }
}
