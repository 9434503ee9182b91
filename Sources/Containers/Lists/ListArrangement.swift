@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

/// The places and colors of a list's parts in one style on one platform; lengths are in points.
struct ListArrangement: Sendable {
  /// The distance from the edge of the list to the rows' content.
  var margin: CGFloat
  /// The space above the first row or header, and below the last row.
  var contentInset: CGFloat = 0
  /// The padding above and below a row's content.
  var rowPadding: CGFloat
  var rowMinimum: RowMinimum
  /// The places at which insets of a row's own begin.
  var ownInsets: OwnInsets
  /// The box around the rows of a section; nil for no box.
  var box: Box?

  var hasSeparators = true
  /// The end of the lines between rows, from the trailing edge of the list.
  var separatorTrailing: CGFloat
  /// True if a line below a row begins where the row's text does, and not at the row's content.
  var startsSeparatorsAtText = false
  /// True if there is a line below a section's last row.
  var separatesSections: Bool

  /// True if headers stay at the top while their section is in view.
  var pinsHeaders: Bool
  var sections: Sections
  /// True if the mark that opens and closes a section is shown while the mouse is over its header.
  var showsDisclosureOnHover = false

  /// The distance from the edges of the list to the mark of a selected row.
  var selectionMargin: CGFloat = 0
  var selectionRadius: CGFloat = 0
  /// The radius of the backgrounds of every other row.
  var bandRadius: CGFloat = 0

  /// The font of rows in which no other is set; nil is the platform's.
  var font: Font?
  /// The font of headers in the primary color; nil has the platform's font in the secondary color.
  var headerFont: Font?
  /// True if the icons of labels have the tint.
  var tintsIcons: Bool
  /// True if a line surrounds the list.
  var hasBorder = false
  /// The color behind all rows; nil shows the views behind the list.
  var background: ListShade?
  /// The color behind each row; nil shows the views behind the list.
  var rowBackground: ListShade?

  enum RowMinimum: Sendable {
    case fixed(CGFloat)
    /// The height of a line of text in the body style, and room around it.
    case line(room: CGFloat)
  }

  /// The edges of rows for which a program sets insets.
  struct OwnInsets: Sendable {
    /// The distance to which a leading inset is added.
    var leading: CGFloat
    /// The distance to which a trailing inset is added, and the minimum of both together.
    var trailing: (start: CGFloat, minimum: CGFloat)
  }

  struct Box: Sendable {
    /// The distance from the edge of the list.
    var margin: CGFloat
    var radius: CGFloat
  }

  /// The distances of sections.
  struct Sections: Sendable {
    /// The space above a first section without a header, unless a large title is above it.
    var aboveFirst: CGFloat = 0
    /// The space above further sections without a header, unless a program sets that of sections.
    var aboveOthers: CGFloat = 0
    /// The space before a section with a header.
    var beforeHeader: CGFloat
    /// The space before a section without a header.
    var beforeRows: CGFloat
    /// The space after a footer; nil is the same as after rows.
    var afterFooter: CGFloat?
    /// The space below the last section.
    var afterLast: CGFloat = 0
  }
}

extension ListArrangement {
  private static let macContent = ListShade(0xFFFFFF, 0x1E1E1E)
  private static let macSections = Sections(beforeHeader: 20, beforeRows: 20)

  /// A list of the Mac: on it, insets of a row's own are added to the leading margin.
  private static func mac(
    margin: CGFloat, rowMinimum: CGFloat, separatorTrailing: CGFloat
  ) -> ListArrangement {
    ListArrangement(
      margin: margin, rowPadding: 4, rowMinimum: .fixed(rowMinimum),
      ownInsets: OwnInsets(leading: margin, trailing: (0, margin)),
      separatorTrailing: separatorTrailing, separatesSections: false, pinsHeaders: true,
      sections: macSections, tintsIcons: true, background: macContent)
  }

  static let macInset: ListArrangement = {
    var list = mac(margin: 16, rowMinimum: 24, separatorTrailing: 16)
    list.contentInset = 10
    (list.selectionMargin, list.selectionRadius, list.bandRadius) = (10, 7, 6)
    return list
  }()

  static let macPlain = mac(margin: 8, rowMinimum: 24, separatorTrailing: 8)

  /// Columns of a table begin where those of a plain list do; marks and bands are inset.
  static let macTable: ListArrangement = {
    var list = macPlain
    list.tintsIcons = false
    (list.selectionMargin, list.selectionRadius, list.bandRadius) = (10, 7, 6)
    return list
  }()

  static let macBordered: ListArrangement = {
    var list = mac(margin: 7, rowMinimum: 24, separatorTrailing: 7)
    list.contentInset = 1
    list.hasBorder = true
    return list
  }()

  static let macSidebar: ListArrangement = {
    var list = mac(margin: 16, rowMinimum: 32, separatorTrailing: 16)
    list.contentInset = 10
    list.hasSeparators = false
    list.pinsHeaders = false
    list.showsDisclosureOnHover = true
    (list.selectionMargin, list.selectionRadius, list.bandRadius) = (10, 7, 6)
    list.font = .body
    list.tintsIcons = true
    list.background = nil
    return list
  }()

  /// `UIColor.systemGroupedBackground` and `secondarySystemGroupedBackground`.
  private static let groupedBackground = ListShade(0xF2F2F7, 0x000000)
  private static let groupBackground = ListShade(0xFFFFFF, 0x1C1C1E)
  private static let groups = Sections(
    aboveFirst: 35, aboveOthers: 17.5, beforeHeader: 17.5, beforeRows: 17.5, afterFooter: 6,
    afterLast: 35)

  /// A list of the phone: on it, insets of a row's own start at the box.
  private static func phone(margin: CGFloat, box: Box? = nil) -> ListArrangement {
    let edge = box?.margin ?? 0
    var list = ListArrangement(
      margin: margin, rowPadding: 15, rowMinimum: .line(room: 31.5),
      ownInsets: OwnInsets(leading: edge, trailing: (edge, -.infinity)), box: box,
      separatorTrailing: margin, separatesSections: box == nil, pinsHeaders: false,
      sections: groups, tintsIcons: true, background: groupedBackground,
      rowBackground: groupBackground)
    list.startsSeparatorsAtText = true
    return list
  }

  static let phoneBoxes = phone(margin: 32, box: Box(margin: 16, radius: 26))

  /// Headers are titles, as in a sidebar's bold `UIListContentConfiguration.sidebarHeader()`.
  static let phoneSidebar: ListArrangement = {
    var list = phoneBoxes
    list.headerFont = .title3.weight(.bold)
    return list
  }()

  /// The rows of a tablet's sidebar, as in `UICollectionLayoutListConfiguration.Appearance.sidebar`: without boxes and
  /// lines, 44 points high with a body line of 20.5, and round marks of selected ones.
  static let phonePane: ListArrangement = {
    var list = phone(margin: 20)
    (list.rowPadding, list.rowMinimum) = (11, .line(room: 23.5))
    (list.hasSeparators, list.separatesSections) = (false, false)
    (list.selectionMargin, list.selectionRadius, list.bandRadius) = (8, 22, 22)
    list.sections = Sections(beforeHeader: 17.5, beforeRows: 17.5, afterLast: 17.5)
    list.headerFont = .title3.weight(.bold)
    (list.background, list.rowBackground) = (nil, nil)
    return list
  }()

  static let phoneGrouped = phone(margin: 16)

  static let phonePlain: ListArrangement = {
    var list = phone(margin: 16)
    list.pinsHeaders = true
    list.sections = Sections(beforeHeader: 22, beforeRows: 0)
    // `UIColor.systemBackground`.
    list.background = ListShade(0xFFFFFF, 0x000000)
    list.rowBackground = nil
    return list
  }()
}
