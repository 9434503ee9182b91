import EspalierCore
import EspalierGraphics

/// The options that views set for the bar of the tabs around them.
struct TabBarOptions {
  var isHidden = false
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  var colorScheme: ColorScheme?

  /// The style that fills the bar behind the tabs; nil leaves it clear.
  var shownBackground: AnyShapeStyle? {
    switch backgroundVisibility {
    case .hidden: nil
    case .visible: background ?? AnyShapeStyle(.bar)
    case .automatic: background
    }
  }

  /// Adds the options of another view where none are set yet.
  fileprivate mutating func add(_ other: TabBarOptions) {
    isHidden = isHidden || other.isHidden
    background = background ?? other.background
    if backgroundVisibility == .automatic { backgroundVisibility = other.backgroundVisibility }
    colorScheme = colorScheme ?? other.colorScheme
  }
}

extension TabBarOptions: Equatable {
  static func == (lhs: TabBarOptions, rhs: TabBarOptions) -> Bool {
    lhs.isHidden == rhs.isHidden && lhs.backgroundVisibility == rhs.backgroundVisibility
      && lhs.colorScheme == rhs.colorScheme && isKnownEqual(lhs.background, rhs.background)
  }
}

struct TabBarOptionsKey: PreferenceKey {
  static var defaultValue: TabBarOptions { TabBarOptions() }

  static func reduce(value: inout TabBarOptions, nextValue: () -> TabBarOptions) {
    value.add(nextValue())
  }
}

nonisolated extension View {
  /// Changes the options for the bar of the tabs, if it is among the bars.
  func tabBarOptions(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout TabBarOptions) -> Void
  ) -> some View {
    transformPreference(TabBarOptionsKey.self) { options in
      if bars.contains(.tabBar) { change(&options) }
    }
  }
}
