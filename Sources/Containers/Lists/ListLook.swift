import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The look of one list: the platform's arrangement for its style, with the changes by its
/// environment.
struct ListLook: Equatable {
  private let base: Look
  let style: ListStyleName
  /// True if the list is that of a sidebar beside other columns.
  private let isOnPane: Bool
  /// True if every other row has another background.
  let alternates: Bool
  /// The distance between rows.
  let rowSpacing: CGFloat
  /// The distance between sections; nil is the style's.
  var sectionSpacing: CGFloat?
  /// The margins of sections that a program chooses.
  let sectionMargins: ListSectionMargins
  /// The minimum height of a row.
  let rowMinimum: CGFloat
  /// The size that people choose for the rows of sidebars.
  private let sidebarRowSize: SidebarRowSize
  /// The minimum height of a header; nil sets no minimum.
  let headerMinimum: CGFloat?
  /// True if a large title, which has room of its own, stands right above the list.
  let isUnderLargeTitle: Bool
  /// The distance by which rows inset their content themselves: the cells of a table.
  let cellLeading: CGFloat
  /// The factor by which the symbols beside the rows grow with the text.
  let controlGrowth: CGFloat
  /// The reasons why lengths from the environment are left out.
  let problems: [String]

  /// The distance from the beginning of a table's column to its cells, as recorded on macOS 26.
  static let tableCellLeading: CGFloat = 8

  init(_ environment: EnvironmentValues) {
    // Environments are read while views are updated, on the main actor.
    nonisolated(unsafe) let style = environment.listStyle ?? DefaultListStyle()
    let (name, alternates) = MainActor.assumeIsolated { (style.name, style.alternates) }
    self.style = name
    isOnPane = name == .sidebar && environment.paneShade != nil
    self.alternates = alternates ?? (environment.alternatesRowBackgrounds == true)
    base = environment.look
    rowSpacing = environment.listRowSpacing.points ?? 0
    sectionSpacing = environment.listSectionSpacing.points
    sectionMargins = environment.listSectionMargins
    sidebarRowSize = environment.sidebarRowSize
    headerMinimum = environment.minListHeaderHeight.points
    controlGrowth = Font.TextStyle.body.scale(in: environment)
    problems = [
      environment.listRowSpacing, environment.minListRowHeight, environment.minListHeaderHeight,
    ].compactMap(\.problem)
    isUnderLargeTitle = environment.isUnderLargeTitle
    cellLeading = environment.listIsTable ? Self.tableCellLeading : 0
    let standard: CGFloat =
      switch (isOnPane ? base.lists.paneArrangement : base.lists.arrangement(name)).rowMinimum {
      case .fixed(let height):
        name == .sidebar ? height + environment.sidebarRowSize.growth : height
      case .line(let room): environment.bodyLineHeight + room
      }
    rowMinimum = environment.minListRowHeight.points ?? standard
  }

  /// The values of the platform.
  var lists: ListsLook { base.lists }

  /// The values of the style on the platform.
  var arrangement: ListArrangement {
    isOnPane ? lists.paneArrangement : lists.arrangement(style)
  }

  /// The font of rows in which no other is set; nil is the platform's.
  var rowFont: Font? {
    let isSized = style == .sidebar && arrangement.font != nil
    return isSized ? sidebarRowSize.font : arrangement.font
  }

  /// The distance from the edge of the list to that of the rows' background.
  var boxMargin: CGFloat { arrangement.box?.margin ?? 0 }

  var boxRadius: CGFloat { arrangement.box?.radius ?? 0 }

  /// True if a row stands on the color of the selection, so that what is in it is white.
  @MainActor func isProminent(_ row: ListRowState, _ common: ListRowsState) -> Bool {
    lists.selection.whitensContent && row.isMarked && common.isEmphasized
  }

  /// The edges of a row's content, with its own insets where it has such.
  func rowInsets(_ own: ListRowInsets) -> EdgeInsets {
    let list = arrangement
    var insets = EdgeInsets(
      top: own.top ?? list.rowPadding, leading: list.margin, bottom: own.bottom ?? list.rowPadding,
      trailing: list.margin)
    if let leading = own.leading { insets.leading = list.ownInsets.leading + leading }
    if let trailing = own.trailing {
      let (start, minimum) = list.ownInsets.trailing
      insets.trailing = max(minimum, start + trailing)
    }
    return insets
  }

  // MARK: Sections

  /// The space above a section's header, or above its first row if there is none.
  func spaceAbove(isFirst: Bool, hasHeader: Bool) -> CGFloat {
    let spaces = arrangement.sections
    if hasHeader { return 0 }
    if isFirst { return isUnderLargeTitle ? 0 : spaces.aboveFirst }
    return sectionSpacing == nil ? spaces.aboveOthers : 0
  }

  /// The space below a section's last row or footer, before the next section; nil if none follows.
  func spaceBelow(hasFooter: Bool, next: (hasHeader: Bool, Void)?) -> CGFloat {
    let spaces = arrangement.sections
    guard let next else { return spaces.afterLast }
    let afterFooter = hasFooter ? spaces.afterFooter : nil
    if let sectionSpacing {
      return next.hasHeader ? afterFooter ?? sectionSpacing : sectionSpacing
    }
    return afterFooter ?? (next.hasHeader ? spaces.beforeHeader : spaces.beforeRows)
  }

  /// The insets around a section's header.
  var headerInsets: EdgeInsets {
    let (padding, margin) = (lists.header.padding, arrangement.margin)
    return EdgeInsets(
      top: padding, leading: margin + cellLeading, bottom: padding, trailing: margin)
  }

  /// The insets around a section's footer.
  var footerInsets: EdgeInsets {
    let (padding, margin) = (lists.header.footerPadding, arrangement.margin)
    return EdgeInsets(
      top: padding.top, leading: margin + cellLeading, bottom: padding.bottom, trailing: margin)
  }
}

/// A color of a list in light and dark appearance.
struct ListShade: ShapeStyle, Equatable {
  let color: AdaptiveColor

  init(_ color: AdaptiveColor) { self.color = color }

  init(_ light: UInt32, _ dark: UInt32) { color = AdaptiveColor(light, dark) }

  func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.color(color.resolve(in: context.environment)))
  }
}

/// The color behind the rows of a list, for bars into which the rows fade; nil is that of other views.
struct ScrolledBackgroundKey: PreferenceKey {
  static var defaultValue: ListShade? { nil }

  static func reduce(value: inout ListShade?, nextValue: () -> ListShade?) {
    value = value ?? nextValue()
  }
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue: ListLook? = nil
}

extension EnvironmentValues {
  /// The look of the list around a view; nil outside of lists.
  var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look that a list has here.
  var describedListLook: ListLook { ListLook(self) }

  /// The height of a line in the body style.
  fileprivate var bodyLineHeight: CGFloat {
    var attributes = textAttributes
    attributes.font = .body
    let text = StyledText(runs: [.init(string: "X", font: resolvedFont(attributes))])
    let height = textEngine.engine.shape(text)
      .measure(width: nil, height: nil, TextLayoutOptions()).size.height
    return (height * 2).rounded(.up) / 2
  }
}
