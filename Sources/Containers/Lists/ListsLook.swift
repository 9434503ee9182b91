import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The lists of a platform's look; lengths are in points.
///
/// The Mac's are as recorded on macOS 26.2, the phone's on iOS 26.0.
struct ListsLook: LookPart {
  /// The arrangement that stands for each style.
  var arrangement: @Sendable (ListStyleName) -> ListArrangement
  /// The arrangement of a sidebar's list on a pane beside other columns.
  var paneArrangement: ListArrangement
  /// The minimum height of a row where no list says otherwise.
  var rowMinimum: CGFloat
  var selection: Selection
  var disclosure: Disclosure
  var label: Label
  var header: Header
  var drag: Drag

  /// True if lists have a mode in which their rows are edited.
  var hasEditMode: Bool
  /// True if a press anywhere in a row that is a button presses that button, and one on a header
  /// opens or closes its section.
  var pressesWholeRows: Bool
  /// True if controls in rows stand at the end of the row, apart from their labels.
  var arrangesControls: Bool
  /// True if a row that leads to another screen has a chevron at its end.
  var marksLinks: Bool
  /// True if swipe actions are in a row's context menu, too.
  var hasMenusOfSwipeActions: Bool
  /// True if a row that is not selected has a line around it while its context menu is open.
  var outlinesMenuRows: Bool
  /// True if content that is pulled down and released is refreshed.
  var refreshesOnPull: Bool

  /// The way in which rows are selected, and the look of selected ones.
  struct Selection: Sendable {
    /// True if several rows are selected only while the list is edited, one with each press.
    var needsEditing: Bool
    /// True if a press beside all rows selects none.
    var endsBesideRows: Bool
    /// True if each press on a row performs the primary action, too.
    var performsPrimaryAction: Bool
    /// True if the content of selected rows is white while the list has the focus.
    var whitensContent: Bool
    /// The color behind selected rows.
    var background: ListShade
    /// The color behind selected rows while the list has the focus; nil stands for that of
    /// selections.
    var focusedBackground: ListShade?
  }

  /// The mark of a row that opens and closes those below it.
  struct Disclosure: Sendable {
    /// True if the mark stands before the row, where all rows leave space for it.
    var isLeading: Bool
    var symbolSize: CGFloat
    var isTinted: Bool
    var size: CGSize
    /// The space before the rows of a list that has such marks, and the distance by which they
    /// stand out of it.
    var room: CGFloat
    var overhang: CGFloat
    /// The additional inset of each level.
    var indent: CGFloat
  }

  /// Labels of rows, whose icons share a column.
  struct Label: Sendable {
    var spacing: CGFloat
    var iconWidth: CGFloat
    /// True if a symbol that is higher than the title's line makes the row no higher.
    var symbolsOverflow: Bool
    /// The scale of icons; nil keeps that of the environment.
    var iconScale: Image.Scale?
  }

  /// Rows that a pointer drags to another place.
  struct Drag: Sendable {
    var opacity: Double
    /// The shadow of the row under the pointer; nil has none.
    var shadow: (opacity: Double, radius: Double)?
    /// True if other rows make room for it; otherwise a line shows its place.
    var makesRoom: Bool
  }

  /// The texts above and below sections.
  struct Header: Sendable {
    var font: Font
    var prominentFont: Font
    var footerFont: Font
    /// True if their lines are those of tall scripts: recorded headers of the Mac have lines of 16
    /// points.
    var hasTallLines: Bool
    /// True if a line separates a header from its rows where lines separate these.
    var hasLine: Bool
    /// True if the actions of a section are in its header, and not rows of it.
    var showsActions: Bool
    /// The padding above and below a header.
    var padding: CGFloat
    /// The padding above and below a footer.
    var footerPadding: (top: CGFloat, bottom: CGFloat)
  }

  static let mac = ListsLook(
    arrangement: { style in
      switch style {
      case .automatic, .inset, .grouped, .insetGrouped: .macInset
      case .plain: .macPlain
      case .insetTable: .macTable
      case .sidebar: .macSidebar
      case .bordered: .macBordered
      }
    },
    paneArrangement: .macSidebar,
    rowMinimum: 24,
    selection: Selection(
      needsEditing: false, endsBesideRows: true, performsPrimaryAction: false,
      whitensContent: true,
      // Black or white of 13.7 %, as recorded.
      background: ListShade(AdaptiveColor(opacitiesOfBlackAndWhite: 0.137)),
      focusedBackground: nil),
    disclosure: Disclosure(
      isLeading: true, symbolSize: 9, isTinted: false, size: CGSize(width: 6.5, height: 16),
      room: 9, overhang: 4, indent: 13),
    label: Label(spacing: 6, iconWidth: 16, symbolsOverflow: false, iconScale: nil),
    header: Header(
      font: .subheadline.weight(.semibold), prominentFont: .headline,
      footerFont: .subheadline.weight(.semibold), hasTallLines: true, hasLine: true,
      showsActions: true, padding: 6, footerPadding: (6, 6)),
    drag: Drag(opacity: 0.7, shadow: nil, makesRoom: false),
    hasEditMode: false, pressesWholeRows: false, arrangesControls: false, marksLinks: false,
    hasMenusOfSwipeActions: true, outlinesMenuRows: true, refreshesOnPull: false)

  static let phone = ListsLook(
    arrangement: { style in
      switch style {
      case .automatic, .insetGrouped: .phoneBoxes
      case .sidebar: .phoneSidebar
      case .plain, .inset, .bordered, .insetTable: .phonePlain
      case .grouped: .phoneGrouped
      }
    },
    paneArrangement: .phonePane,
    rowMinimum: 52,
    selection: Selection(
      needsEditing: true, endsBesideRows: false, performsPrimaryAction: true,
      whitensContent: false,
      // `UIColor.systemGray4`.
      background: ListShade(0xD1D1D6, 0x3A3A3C), focusedBackground: ListShade(0xD1D1D6, 0x3A3A3C)),
    disclosure: Disclosure(
      isLeading: false, symbolSize: 13, isTinted: true, size: CGSize(width: 16, height: 22),
      room: 0, overhang: 0, indent: 16),
    // A recorded gear of 27 points stands beside a line of 24.5 in a row of 24.5 and the usual room.
    label: Label(spacing: 16, iconWidth: 24, symbolsOverflow: true, iconScale: .large),
    header: Header(
      font: .body.weight(.medium), prominentFont: .title3.weight(.semibold),
      // Recorded footers are as wide as texts in footnote, but two points higher.
      footerFont: .footnote.lineGrowth(2), hasTallLines: false, hasLine: false,
      showsActions: false, padding: 10, footerPadding: (8, 0)),
    drag: Drag(opacity: 1, shadow: (0.25, 8), makesRoom: true),
    hasEditMode: true, pressesWholeRows: true, arrangesControls: true, marksLinks: true,
    hasMenusOfSwipeActions: false, outlinesMenuRows: false, refreshesOnPull: true)
}

extension Look {
  var lists: ListsLook { self[ListsLook.self] }
}

/// The styles of lists that a program can ask for; a platform may show several of them alike.
enum ListStyleName: Hashable, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  /// The rows of a table that stand a little away from its edges.
  case insetTable
}
