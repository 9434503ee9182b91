import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The options that views set for the bars around them.
struct BarOptions {
  var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBack: Bool?
  var titleBinding: Binding<String>?
  var role: ToolbarRole?
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  /// True if there is a stack or a split view.
  var hasNavigation = false
  /// True if the title and the items stand in a bar further in.
  var hasOwnBar = false
  var back: BackAction?
  /// The width that a sidebar takes from the bar of a window on the Mac.
  var sidebarWidth: CGFloat?
  /// The place in that bar at which the column between the sidebar and the last one ends.
  var contentEnd: CGFloat?
  /// The direction of the stack or split view that the bar belongs to; nil without one.
  var direction: LayoutDirection?
  /// The document that the content shows.
  var document: BarDocument?
  /// The parts of bars that are removed.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// The view from which the screen grows.
  var zoom: _ZoomSource?
  /// The times at which a window that fills the screen shows its bar.
  var fullScreenVisibility: WindowToolbarFullScreenVisibility?
  /// The action in the title's menu that renames the content.
  var rename: RenameAction?

  /// Adds the options of another view where none are set yet.
  mutating func add(_ other: BarOptions) {
    subtitle = subtitle ?? other.subtitle
    displayMode = displayMode ?? other.displayMode
    hidesBack = hidesBack ?? other.hidesBack
    titleBinding = titleBinding ?? other.titleBinding
    role = role ?? other.role
    visibility.merge(other.visibility) { first, _ in first }
    backgrounds.merge(other.backgrounds) { first, _ in first }
    backgroundVisibility.merge(other.backgroundVisibility) { first, _ in first }
    colorSchemes.merge(other.colorSchemes) { first, _ in first }
    hasNavigation = hasNavigation || other.hasNavigation
    hasOwnBar = hasOwnBar || other.hasOwnBar
    // Of several stacks side by side that of the last column leads back.
    back = other.back ?? back
    sidebarWidth = sidebarWidth ?? other.sidebarWidth
    contentEnd = contentEnd ?? other.contentEnd
    direction = direction ?? other.direction
    document = document ?? other.document
    rename = rename ?? other.rename
    zoom = zoom ?? other.zoom
    fullScreenVisibility = fullScreenVisibility ?? other.fullScreenVisibility
    removed.formUnion(other.removed)
  }

  /// The option for a bar; what is set for no bar in particular counts for the platform's main one.
  private func option<Value>(_ values: [ToolbarPlacement: Value], _ bar: ToolbarPlacement) -> Value?
  {
    values[bar] ?? ([.navigationBar, .windowToolbar].contains(bar) ? values[.automatic] : nil)
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool { option(visibility, bar) == .hidden }

  /// The style that fills a bar; nil leaves it clear.
  func background(_ bar: ToolbarPlacement) -> AnyShapeStyle? {
    switch option(backgroundVisibility, bar) {
    case .hidden: nil
    case .visible: option(backgrounds, bar) ?? AnyShapeStyle(.bar)
    case .automatic, nil: option(backgrounds, bar)
    }
  }

  func hidesBackground(_ bar: ToolbarPlacement) -> Bool {
    option(backgroundVisibility, bar) == .hidden
  }

  func colorScheme(_ bar: ToolbarPlacement) -> ColorScheme? { option(colorSchemes, bar) }
}

/// A way back from the topmost screen of a stack.
struct BackAction {
  /// The title of the screen that it leads to.
  let title: Text?
  let stack: any ScreenStack

  @MainActor func perform() { _ = stack.goBack() }
}

/// A stack of screens that bars lead back in.
@MainActor protocol ScreenStack: AnyObject {
  /// Shows the screen below the current one; returns false if the current one is the lowest.
  func goBack() -> Bool
}

struct BarOptionsKey: PreferenceKey {
  static var defaultValue: BarOptions { BarOptions() }

  static func reduce(value: inout BarOptions, nextValue: () -> BarOptions) {
    value.add(nextValue())
  }
}

nonisolated extension View {
  /// Changes the options of the views inside for the bars around them.
  func barOptions(_ change: @escaping (inout BarOptions) -> Void) -> some View {
    transformPreference(BarOptionsKey.self, change)
  }
}

/// All options of a screen or a window for its bars.
@MainActor struct BarProfile {
  var title: Text?
  var options = BarOptions()
  var items: [BarItem] = []
  /// The field of the search that is closest to the root.
  var search: SearchField?
  /// The looks of the edges at which content is scrolled below the bars.
  var edges = ScrollEdges()
  /// The color into which they fade.
  var background: ListShade?
  /// The title and the subtitle that an item shows.
  var placedTitles: [Text?] = []

  init() {}

  init(of node: ViewNode) {
    title = node.shownPreference(NavigationTitleKey.self) ?? nil
    options = node.shownPreference(BarOptionsKey.self) ?? BarOptions()
    items = node.shownPreference(BarItemsKey.self) ?? []
    search = node.shownPreference(SearchFieldsKey.self)?.first
    edges = node.shownPreference(ScrollEdgesKey.self) ?? ScrollEdges()
    background = node.shownPreference(ScrolledBackgroundKey.self) ?? nil
    removeDefaultItems()
    placeDefaultItems(around: node)
  }

  /// Returns whether views say by a preference which bars their screen has.
  static func isAboutBars<K: PreferenceKey>(_ key: K.Type) -> Bool {
    key == NavigationTitleKey.self || key == BarOptionsKey.self || key == BarItemsKey.self
      || key == SearchFieldsKey.self || key == ScrollEdgesKey.self
      || key == ScrolledBackgroundKey.self
  }

  /// Returns true if both are certainly the same: a bar is not made again for a change inside it.
  func isKnownSame(as other: BarProfile) -> Bool {
    search?.versions == other.search?.versions && isKnownEqual(title, other.title)
      && placedTitles.count == other.placedTitles.count
      && zip(placedTitles, other.placedTitles).allSatisfy { isKnownEqual($0, $1) }
      && edges == other.edges && background == other.background
      && isKnownEqual(options, other.options)
      && items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.id == $1.id && $0.version == $1.version }
  }

  func items(_ places: Set<BarItemPlace>, in bars: BarLook) -> [BarItem] {
    items.filter { $0.isShown && places.contains($0.placement.place(in: bars)) }
  }
}

extension EnvironmentValues {
  private enum UnderLargeTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True if the view begins right below a large title, which has its own space above the first row
  /// of a list.
  var isUnderLargeTitle: Bool {
    get { self[UnderLargeTitleKey.self] }
    set { self[UnderLargeTitleKey.self] = newValue }
  }
}
