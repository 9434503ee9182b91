@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view as assistive programs and tests see it: its role, its texts and its actions.
///
/// The browser's ARIA layer, the window's bridge and the test harness are fed from trees of these.
package struct AccessibilityNode: Equatable, Sendable, Identifiable {
  package enum Role: String, Sendable, CaseIterable {
    case window, group, text, heading, image, button, link, toggle, checkbox, slider, stepper,
      textField
    case secureField, textEditor, picker, radioButton, menuBar, menu, menuItem, progress, gauge,
      scrollArea,
      list, row
    /// A list whose rows open further rows, and these rows.
    case outline, outlineRow
    /// The part of a table that holds its rows and takes the keys.
    case rowGroup
    /// The rows of a table, their cells, and the titles of columns.
    case tableRow, cell, columnHeader
    case tab, tabList, dialog, table, disclosure
  }

  package enum Action: Hashable, Sendable {
    case press, increment, decrement, focus, escape, magicTap, showMenu
    case setValue(String)
    /// Selects a part of a field's text, in UTF-16; an empty range is the caret.
    case select(Range<Int>)
    /// Puts another text in the place of a part of a field's text, in UTF-16.
    case replaceText(Range<Int>, String)
    case scrollIntoView
    case named(String)
  }

  /// The position of an element among several.
  package struct Place: Equatable, Sendable {
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// A line of a text.
  package struct Line: Equatable, Sendable {
    /// Its characters among those of the label, in UTF-16.
    package var range: Range<Int>
    /// The frame in the coordinates of the window's content.
    package var frame: CGRect
  }

  /// A number that is the same for the same view in successive trees.
  package var id: Int
  package var role: Role
  package var label = ""
  package var value = ""
  package var hint = ""
  package var identifier = ""
  /// The frame in the coordinates of the window's content, as drawn.
  package var frame = CGRect.zero
  package var isEnabled = true
  package var isFocused = false
  /// True if keys can be directed to the element.
  package var isFocusable = false
  /// True if nothing outside of the element can be used as long as it is shown.
  package var isModal = false
  package var isSelected = false
  /// True if the element is one of several of which one is selected.
  package var isChoice = false
  /// True if rows inside can be selected.
  package var selectsRows = false
  /// True if several of the rows inside can be selected at the same time.
  package var selectsSeveral = false
  /// True for the row from which keys select others, while its list has the focus.
  package var isCurrent = false
  /// The state of elements that can be open or closed.
  package var isExpanded: Bool?
  /// 1 to 6 for headings with a level; 0 without.
  package var headingLevel = 0
  /// The place of a row among those of its section, from 1, and their number; nil for other
  /// elements.
  package var place: Place?
  /// The level of a row in an outline, from 1; 0 outside of outlines.
  package var rowLevel = 0
  /// The bounds and the current value of an element with a position, such as a slider.
  package var range: ClosedRange<Double>?
  package var position: Double?
  /// The change of the position by an increment; nil if it is not known.
  package var step: Double?
  /// The selected part of a field's text, in UTF-16; empty at the caret.
  package var selectedText: Range<Int>?
  /// The offset of a part of a text among the characters of that text, in UTF-16; nil for all other
  /// elements.
  package var textOffset: Int?
  /// The address that a link leads to, where it is known.
  package var destination: URL?
  /// The lines of a text that has several, where the host asks for them.
  package var lines: [Line] = []
  /// The point where a press acts, in the coordinates of the window's content; nil is the middle.
  package var activationPoint: CGPoint?
  /// Names that people may say in place of the label.
  package var inputLabels: [String] = []
  /// Further information about the element, for people who ask for it.
  package var details: [String] = []
  package var actions: [Action] = []
  package var children: [AccessibilityNode] = []

  package init(id: Int, role: Role) {
    self.id = id
    self.role = role
  }
}
