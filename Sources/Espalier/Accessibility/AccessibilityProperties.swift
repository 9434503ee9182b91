import Foundation

/// The properties that a view tells assistive programs about itself, or changes in the views inside
/// it.
///
/// Controls describe themselves with one of these: from ``LeafView/accessibility(in:rule:)``, or
/// with ``View/accessibilityProperties(_:)`` around their content.
struct AccessibilityProperties {
  /// Makes the view an element of its own; nil changes those inside.
  var role: AccessibilityNode.Role?
  /// The treatment of the elements inside the view.
  ///
  /// Nil leaves it to the role: groups, lists and other containers contain them, all others combine
  /// them.
  var children: AccessibilityChildBehavior?
  var label: Text?
  /// The label where it is known without looking it up.
  var plainLabel: String?
  var value: Text?
  var hint: Text?
  /// The words that people may say in place of the label, the best first.
  var inputLabels: [Text] = []
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden = false
  /// True if the element stands for the name that a view has anyway.
  var isPlaceholder = false
  /// True if a button that shows the value of a control says it as such.
  var showsNameAsValue = false
  /// The point where a press acts.
  var activationPoint: AccessibilityActivationPoint?
  var isEnabled: Bool?
  var isFocused: Bool?
  /// The state of elements that can be open or closed.
  var isExpanded: Bool?
  /// True if it is one of several elements of which one is selected.
  var isChoice = false
  /// True if something happens when people act on the element; nil leaves that to its actions.
  var respondsToUserInteraction: Bool?
  /// Elements of a higher priority are read before their siblings.
  var sortPriority: Double?
  /// 1 to 6; 0 is a heading without a level.
  var headingLevel: Int?
  /// The position of the row among several.
  var place: AccessibilityNode.Place?
  /// The level of the row in an outline, from 1.
  var rowLevel: Int?
  /// The bounds and the current value of an element with a position, such as a slider.
  var range: ClosedRange<Double>?
  var position: Double?
  /// The change of the position by an increment.
  var step: Double?
  /// The selected part of a field's text, in UTF-16.
  var selectedText: Range<Int>?
  var handlers: [AccessibilityHandler] = []
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  var customContent: [AccessibilityCustomContent] = []
  /// Other elements that this one labels or is labeled by.
  var pair: AccessibilityPair?
  /// Follows the attention of assistive programs.
  var focus: AccessibilityFocusTarget?
  /// The parts of a text that can be used by themselves: its links.
  var parts: [AccessibilityPart] = []
}

/// The code that runs when an assistive program asks for an action.
enum AccessibilityHandler {
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

/// The knowledge of assistive programs about one layout element.
@MainActor final class AccessibilityRecord {
  /// The same as long as the element lives.
  let id: Int
  /// The properties that modifiers set for the elements inside.
  var properties: AccessibilityProperties?
  /// Says it anew each time, where it depends on the views inside; nil where it does not.
  var describe: (@MainActor () -> AccessibilityProperties?)?
  /// The children of the element that are looked at.
  var content = Content.all

  /// The purpose of the views that a modifier adds without showing them.
  enum Content {
    case all
    /// The views replace the content.
    case replacement
    /// The element shows its content; the views added to it are actions.
    case actions
    /// The element shows its content; the views added to it are its name.
    case name
  }

  init(id: Int) { self.id = id }
}

extension LayoutElement {
  /// The record of this element for assistive programs, made at the first use.
  var accessibilityRecord: AccessibilityRecord {
    if let accessibility { return accessibility }
    let record = AccessibilityRecord(id: graph.makeIdentifier())
    accessibility = record
    return record
  }
}

extension AccessibilityRecord: ElementComponent {}

extension LayoutElement {
  /// The knowledge of assistive programs about this element; nil as long as nothing asks or says
  /// something.
  final var accessibility: AccessibilityRecord? {
    get { self[AccessibilityRecord.self] }
    set { self[AccessibilityRecord.self] = newValue }
  }
}
