@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

/// The properties that a view tells assistive programs about itself, or changes in the views inside
/// it.
///
/// Controls describe themselves with one of these: from ``LeafView/accessibility(in:rule:)``, or
/// with ``View/accessibilityProperties(_:)`` around their content.
package struct AccessibilityProperties {
  /// Makes the view an element of its own; nil changes those inside.
  package var role: AccessibilityNode.Role?
  /// The treatment of the elements inside the view.
  ///
  /// Nil leaves it to the role: groups, lists and other containers contain them, all others combine
  /// them.
  package var children: AccessibilityChildBehavior?
  package var label: Text?
  /// The label where it is known without looking it up.
  package var plainLabel: String?
  package var value: Text?
  var hint: Text?
  /// The words that people may say in place of the label, the best first.
  var inputLabels: [Text] = []
  package var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden = false
  /// True if the element stands for the name that a view has anyway.
  var isPlaceholder = false
  /// True if the text of a button is the value of a control, and is read as such instead of as a name.
  package var showsNameAsValue = false
  /// The point where a press acts.
  var activationPoint: AccessibilityActivationPoint?
  package var isEnabled: Bool?
  package var isFocused: Bool?
  /// The state of elements that can be open or closed.
  package var isExpanded: Bool?
  /// True if the element is one of several of which one is selected.
  package var isChoice = false
  /// True if rows inside can be selected.
  package var selectsRows = false
  /// True if several of the rows inside can be selected at the same time.
  package var selectsSeveral = false
  /// True for the row from which keys select others, while its list has the focus.
  package var isCurrent = false
  /// True if something happens when people act on the element; nil leaves that to its actions.
  var respondsToUserInteraction: Bool?
  /// Elements of a higher priority are read before their siblings.
  var sortPriority: Double?
  /// 1 to 6; 0 is a heading without a level.
  var headingLevel: Int?
  /// The position of the row among several.
  package var place: AccessibilityNode.Place?
  /// The level of the row in an outline, from 1.
  package var rowLevel: Int?
  /// The bounds and the current value of an element with a position, such as a slider.
  package var range: ClosedRange<Double>?
  package var position: Double?
  /// The change of the position by an increment.
  package var step: Double?
  /// The selected part of a field's text, in UTF-16.
  package var selectedText: Range<Int>?
  package var handlers: [AccessibilityHandler] = []
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  var customContent: [AccessibilityCustomContent] = []
  /// Other elements that this one labels or is labeled by.
  var pair: AccessibilityPair?
  /// Follows the attention of assistive programs.
  var focus: AccessibilityFocusTarget?
  /// The parts of a text that can be used by themselves: its links.
  var parts: [AccessibilityPart] = []

  package init(
    role: AccessibilityNode.Role? = nil, children: AccessibilityChildBehavior? = nil,
    label: Text? = nil, plainLabel: String? = nil, value: Text? = nil, hint: Text? = nil,
    inputLabels: [Text] = [], addedTraits: AccessibilityTraits = [],
    removedTraits: AccessibilityTraits = [], isHidden: Bool = false, isPlaceholder: Bool = false,
    showsNameAsValue: Bool = false, activationPoint: AccessibilityActivationPoint? = nil,
    isEnabled: Bool? = nil, isFocused: Bool? = nil, isExpanded: Bool? = nil, isChoice: Bool = false,
    respondsToUserInteraction: Bool? = nil, sortPriority: Double? = nil, headingLevel: Int? = nil,
    place: AccessibilityNode.Place? = nil, rowLevel: Int? = nil, range: ClosedRange<Double>? = nil,
    position: Double? = nil, step: Double? = nil, selectedText: Range<Int>? = nil,
    handlers: [AccessibilityHandler] = [], zoom: ((AccessibilityZoomGestureAction) -> Void)? = nil,
    customContent: [AccessibilityCustomContent] = [], pair: AccessibilityPair? = nil,
    focus: AccessibilityFocusTarget? = nil, parts: [AccessibilityPart] = []
  ) {
    self.role = role
    self.children = children
    self.label = label
    self.plainLabel = plainLabel
    self.value = value
    self.hint = hint
    self.inputLabels = inputLabels
    self.addedTraits = addedTraits
    self.removedTraits = removedTraits
    self.isHidden = isHidden
    self.isPlaceholder = isPlaceholder
    self.showsNameAsValue = showsNameAsValue
    self.activationPoint = activationPoint
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isExpanded = isExpanded
    self.isChoice = isChoice
    self.respondsToUserInteraction = respondsToUserInteraction
    self.sortPriority = sortPriority
    self.headingLevel = headingLevel
    self.place = place
    self.rowLevel = rowLevel
    self.range = range
    self.position = position
    self.step = step
    self.selectedText = selectedText
    self.handlers = handlers
    self.zoom = zoom
    self.customContent = customContent
    self.pair = pair
    self.focus = focus
    self.parts = parts
  }

  package init() {
  }
}

/// The code that runs when an assistive program asks for an action.
package enum AccessibilityHandler {
  /// Any action but those with a name or a new value.
  case action(AccessibilityNode.Action, () -> Void)
  case named(Text, () -> Void)
  /// Takes the text that is to be the element's value.
  case setValue((String) -> Void)
  /// Selects a part of a field's text, in UTF-16.
  case select((Range<Int>) -> Void)
  /// Takes a text that is to replace a part of a field's text.
  case replaceText((Range<Int>, String) -> Void)
}

/// The information for assistive programs about one layout element.
@MainActor package final class AccessibilityRecord {
  /// A number that stays the same as long as the element lives.
  let id: Int
  /// The properties that modifiers set for the elements inside.
  package var properties: AccessibilityProperties?
  /// Makes the properties anew each time, where they depend on the views inside; nil where they do
  /// not.
  package var describe: (@MainActor () -> AccessibilityProperties?)?
  /// The children of the element that are searched for elements.
  var content = Content.all
  /// The name that the views inside give another element, which takes it: they are not elements themselves.
  var givenName: Namespace.ID?
  /// The name that the elements inside take.
  var takenName: Namespace.ID?

  /// The purpose of the views that a modifier adds without showing them.
  enum Content {
    case all
    /// The views replace the content.
    case replacement
    /// The element shows its content; the views added to it are actions.
    case actions
    /// The element shows its content; the views added to it are its name.
    case name
    /// The element shows its content; the views added to it are the label of that, which is not shown.
    case label
    /// The element shows its content; the views added to it describe its value.
    case value
  }

  init(id: Int) { self.id = id }
}

extension LayoutElement {
  /// The record of this element for assistive programs, made at the first use.
  package var accessibilityRecord: AccessibilityRecord {
    if let accessibility { return accessibility }
    let record = AccessibilityRecord(id: graph.makeIdentifier())
    accessibility = record
    return record
  }
}

extension AccessibilityRecord: ElementComponent {}

extension LayoutElement {
  /// The information for assistive programs about this element; nil as long as nothing reads or
  /// sets any.
  final var accessibility: AccessibilityRecord? {
    get { self[AccessibilityRecord.self] }
    set { self[AccessibilityRecord.self] = newValue }
  }
}
