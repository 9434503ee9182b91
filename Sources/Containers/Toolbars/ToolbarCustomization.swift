import EspalierControls
import EspalierCore

/// The changes that people may make to an item of a toolbar that they arrange.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  enum Kind { case `default`, reorderable, disabled }

  let kind: Kind

  /// The item can be moved, taken out and put in.
  public static var `default`: ToolbarCustomizationBehavior { .init(kind: .default) }
  /// The item can be moved, and is always shown.
  public static var reorderable: ToolbarCustomizationBehavior { .init(kind: .reorderable) }
  /// The item always stays in its place.
  public static var disabled: ToolbarCustomizationBehavior { .init(kind: .disabled) }
}

/// Options of an item in a toolbar that people arrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item can be reached even where it was taken out: it is in the menu of the items without
  /// space.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// The choices of the modifiers around an item.
struct BarItemTraits: Equatable {
  /// The toolbar that people arrange; nil for one that stays as it is.
  var toolbar: String?
  var behavior = ToolbarCustomizationBehavior.default
  /// True if the item is shown before people choose; nil leaves that to the item.
  var isShownByDefault: Bool?
  var isAlwaysAvailable = false
  var isHidden = false
  /// The name by which a screen can grow from the item.
  var zoom: _ZoomSource?
  /// True for an item without a platter.
  var isBare = false
}

extension EnvironmentValues {
  private enum BarItemTraitsKey: EnvironmentKey {
    static var defaultValue: BarItemTraits { BarItemTraits() }
  }

  /// The choices of the modifiers around the items of a bar.
  var barItemTraits: BarItemTraits {
    get { self[BarItemTraitsKey.self] }
    set { self[BarItemTraitsKey.self] = newValue }
  }
}

nonisolated extension ToolbarContent {
  func barItemTraits(
    _ change: @escaping (inout BarItemTraits) -> Void
  ) -> ToolbarSource<some View> {
    ToolbarSource(
      content: SourceView(self).modifier(EnvironmentWriter { change(&$0.barItemTraits) }))
  }

  /// Shows or hides the platter behind items.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    barItemTraits { $0.isBare = visibility == .hidden }
  }

  /// Leaves items out.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    barItemTraits { $0.isHidden = hidden }
  }
}

nonisolated extension CustomizableToolbarContent {
  /// Sets what people may do with items, where they arrange the toolbar.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    barItemTraits { $0.behavior = behavior }
  }

  /// Sets which items are shown before people arrange the toolbar.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    barItemTraits { traits in
      if defaultVisibility != .automatic { traits.isShownByDefault = defaultVisibility == .visible }
      traits.isAlwaysAvailable = options.contains(.alwaysAvailable)
    }
  }

  /// Shows or hides the platter behind items.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    barItemTraits { $0.isBare = visibility == .hidden }
  }

  /// Leaves items out.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    barItemTraits { $0.isHidden = hidden }
  }

  /// The items of a toolbar that people arrange.
  func customized(_ toolbar: String) -> some CustomizableToolbarContent {
    barItemTraits { $0.toolbar = toolbar }
  }
}
