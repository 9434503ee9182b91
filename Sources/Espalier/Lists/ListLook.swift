import EspalierDrawing
import Foundation

/// The lengths and colors of a list, by its style and the platform.
///
/// The Mac's are as recorded on macOS 26.2, the phone's on iOS 26.0.
struct ListLook: Equatable {
  enum Kind: Equatable { case inset, plain, bordered, sidebar, grouped, insetGrouped }

  let kind: Kind
  let platform: PlatformStyle
  /// True if every other row has another background.
  let alternates: Bool
  /// The distance between rows.
  let rowSpacing: CGFloat
  /// The distance between sections; nil is the style's.
  var sectionSpacing: CGFloat?
  /// The minimum height of a row.
  let rowMinimum: CGFloat
  /// The minimum height of a header; nil sets no minimum.
  let headerMinimum: CGFloat?
  /// True if a large title, which has room of its own, stands right above the list.
  let isUnderLargeTitle: Bool

  init(_ environment: EnvironmentValues) {
    // Environments are read while views are updated, on the main actor.
    nonisolated(unsafe) let style = environment.listStyle ?? DefaultListStyle()
    platform = environment.platformStyle
    kind = MainActor.assumeIsolated { [platform] in style.kind(on: platform) }
    alternates =
      MainActor.assumeIsolated { style.alternates }
      ?? (environment.alternatesRowBackgrounds == true)
    rowSpacing = environment.listRowSpacing ?? 0
    sectionSpacing = environment.listSectionSpacing
    headerMinimum = environment.minListHeaderHeight
    isUnderLargeTitle = environment.isUnderLargeTitle
    let standard: CGFloat =
      switch (platform, kind) {
      case (.mac, .sidebar): 32
      case (.mac, _): 24
      case (.phone, _): environment.bodyLineHeight + 31.5
      }
    rowMinimum = environment.minListRowHeight ?? standard
  }

  var isMac: Bool { platform == .mac }

  /// True if the rows of a section stand in a box of their own.
  var hasBoxes: Bool { kind == .insetGrouped }

  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

  /// From the edge of the list to that of the rows' background.
  var boxMargin: CGFloat { hasBoxes ? 16 : 0 }

  /// From the edge of the list to the rows' content.
  var margin: CGFloat {
    switch kind {
    case .inset, .sidebar: 16
    case .plain: isMac ? 8 : 16
    case .bordered: 7
    case .grouped: 16
    case .insetGrouped: 32
    }
  }

  /// Above the first row or header, and below the last row.
  var contentInset: CGFloat {
    switch kind {
    case .inset, .sidebar: 10
    case .bordered: 1
    case .plain, .grouped, .insetGrouped: 0
    }
  }

  /// Above and below a row's content.
  var rowPadding: CGFloat { isMac ? 4 : 15 }

  var hasSeparators: Bool { kind != .sidebar }

  /// The end of the lines between rows, from the trailing edge of the list.
  var separatorTrailing: CGFloat {
    switch kind {
    case .plain where isMac: 8
    case .bordered: 7
    case .insetGrouped: 32
    case .inset, .plain, .sidebar, .grouped: 16
    }
  }

  /// True if there is a line below a section's last row.
  var separatesSections: Bool { !isMac && !hasBoxes }

  /// True if headers stay at the top while their section is in view.
  var pinsHeaders: Bool { kind != .sidebar && !isGrouped }

  var boxRadius: CGFloat { hasBoxes ? 26 : 0 }

  /// The edges of a row's content without `listRowInsets`.
  var rowInsets: EdgeInsets {
    EdgeInsets(top: rowPadding, leading: margin, bottom: rowPadding, trailing: margin)
  }

  /// The edges of a row's content with its own insets: on the Mac they are added to the leading
  /// margin, on the phone they start at the box.
  func rowInsets(_ own: ListRowInsets) -> EdgeInsets {
    var insets = rowInsets
    if let top = own.top { insets.top = top }
    if let bottom = own.bottom { insets.bottom = bottom }
    if let leading = own.leading { insets.leading = (isMac ? margin : boxMargin) + leading }
    if let trailing = own.trailing {
      insets.trailing = isMac ? max(margin, trailing) : boxMargin + trailing
    }
    return insets
  }

  /// From the edges of the list to the mark of a selected row.
  var selectionMargin: CGFloat { kind == .inset || kind == .sidebar ? 10 : 0 }

  var selectionRadius: CGFloat { kind == .inset || kind == .sidebar ? 7 : 0 }

  // MARK: Sections

  /// Above a section's header, or above its first row if there is none.
  func spaceAbove(isFirst: Bool, hasHeader: Bool) -> CGFloat {
    if isMac { return 0 }
    switch kind {
    case .plain, .inset, .bordered, .sidebar: return 0
    case .grouped, .insetGrouped:
      if hasHeader { return 0 }
      if isFirst { return isUnderLargeTitle ? 0 : 35 }
      return sectionSpacing == nil ? 17.5 : 0
    }
  }

  /// Below a section's last row or footer, before the next section; nil if none follows.
  func spaceBelow(hasFooter: Bool, next: (hasHeader: Bool, Void)?) -> CGFloat {
    guard let next else { return isGrouped ? 35 : 0 }
    if isMac { return sectionSpacing ?? 20 }
    guard isGrouped else { return sectionSpacing ?? (next.hasHeader ? 22 : 0) }
    if let sectionSpacing { return hasFooter && next.hasHeader ? 6 : sectionSpacing }
    return hasFooter ? 6 : 17.5
  }

  /// Around a section's header.
  var headerInsets: EdgeInsets {
    EdgeInsets(
      top: isMac ? 6 : 10, leading: margin, bottom: isMac ? 6 : 10, trailing: margin)
  }

  /// Around a section's footer.
  var footerInsets: EdgeInsets {
    EdgeInsets(top: isMac ? 6 : 8, leading: margin, bottom: isMac ? 6 : 2, trailing: margin)
  }

  // MARK: Colors

  /// Behind all rows; nil shows the views behind the list.
  var background: ListShade? {
    switch (platform, kind) {
    case (.mac, .sidebar): nil
    case (.mac, _): ListShade(0xFFFFFF, 0x1E1E1E)
    // `UIColor.systemGroupedBackground` and `systemBackground`.
    case (.phone, .grouped), (.phone, .insetGrouped): ListShade(0xF2F2F7, 0x000000)
    case (.phone, _): ListShade(0xFFFFFF, 0x000000)
    }
  }

  /// Behind each row; nil shows the views behind the list.
  var rowBackground: ListShade? {
    // `UIColor.secondarySystemGroupedBackground`.
    isGrouped && !isMac ? ListShade(0xFFFFFF, 0x1C1C1E) : nil
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
