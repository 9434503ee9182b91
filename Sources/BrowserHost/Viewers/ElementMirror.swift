import Espalier
import EspalierDrawing
import Foundation

/// Keeps a page's elements for assistive programs in step with the view tree, by sending changes.
struct ElementMirror {
  /// An element as it is reported to the page.
  struct Element: Codable, Equatable {
    var id: Int
    var role: String
    var label: String
    var value: String
    var hint: String?
    var identifier: String?
    var x, y, w, h: Double
    var enabled: Bool
    var focused: Bool
    var focusable: Bool?
    var selected: Bool
    var choice: Bool?
    var selects: Bool?
    var several: Bool?
    var current: Bool?
    var expanded: Bool?
    var modal: Bool?
    var level: Int?
    /// The row's number, and the number of all rows.
    var place: [Int]?
    var min, max, now: Double?
    var actions: [String]
    var children: [Int]?
    /// The start of a link in the text around it.
    var start: Int?
    /// The lines of a text with several: where each begins and ends, and its rectangle, from the element's corner.
    var lines: [[Double]]?
  }

  struct Change: Codable, Equatable {
    var t = "elements"
    /// The number of the last report of the page about its focus that the program has received.
    ///
    /// A page that has sent more since leaves its focus where it is: the result of those reports
    /// will be sent, too.
    var heard = 0
    var set: [Element] = []
    var gone: [Int] = []
    var root: [Int]?
  }

  private var known: [Int: Element] = [:]
  private var root: [Int]?
  /// The number of the page's last report about its focus, and of the last one that was
  /// acknowledged to it.
  private var heard = (last: 0, told: 0)
  /// True once the page has put the program's focus somewhere, until the new place is reported to
  /// it.
  private var hasMovedFocus = false

  /// The largest number of elements: more would never be read.
  private static let limit = 20_000

  /// The message that brings a page up to the elements of `tree`; nil if it has them.
  ///
  /// - Parameter offset: the distance by which the window is moved to the left and up on its page.
  mutating func change(to tree: AccessibilityNode, movedBy offset: CGPoint = .zero) -> Change? {
    // A key may have moved the focus back to the place that was last reported to the page, and the
    // page left its own where it was while its report was on the way: the place is reported again.
    if hasMovedFocus, let focused = tree.focusedElement { known[focused] = nil }
    hasMovedFocus = false
    var change = Change()
    var found: [Int: Element] = [:]
    var pending = Array(tree.children.named.reversed())
    while let node = pending.popLast(), found.count < Self.limit {
      let element = Element(node, movedBy: offset)
      if known[node.id] != element { change.set.append(element) }
      found[node.id] = element
      pending += node.children.named.reversed()
    }
    change.gone = known.keys.filter { found[$0] == nil }.sorted()
    let root = tree.children.map(\.id)
    if root != self.root { change.root = root }
    known = found
    self.root = root
    let isAnswer = heard.told != heard.last
    if change.set.isEmpty && change.gone.isEmpty && change.root == nil && !isAnswer { return nil }
    heard.told = heard.last
    change.heard = heard.last
    return change
  }

  /// Records the page's report about its focus; `tree` is the state after it.
  ///
  /// - Parameter word: the number of the report: a page counts its reports about its focus.
  mutating func pageDidFocus(_ id: Int, word: Int, in tree: AccessibilityNode) {
    heard.last = word
    // An element that does not take the program's focus keeps the page's: people who do not see
    // read on from there.
    if tree.focusedElement == id { hasMovedFocus = true }
  }

  /// Forgets what was sent to the page, because the page has left.
  mutating func reset() {
    known = [:]
    root = nil
    heard = (0, 0)
    hasMovedFocus = false
  }
}

extension AccessibilityNode {
  /// The element with the focus here or inside.
  var focusedElement: Int? { focusedNode?.id }

  var focusedNode: AccessibilityNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if node.isFocused { return node }
      pending += node.children.reversed()
    }
    return nil
  }
}

extension ElementMirror.Element {
  init(_ node: AccessibilityNode, movedBy offset: CGPoint) {
    func number(_ value: CGFloat) -> Double {
      value.isFinite ? Double((value * 100).rounded() / 100) : 0
    }
    func text(_ string: String) -> String? { string.isEmpty ? nil : string }
    id = node.id
    role = node.role.rawValue
    label = node.label
    value = node.value
    hint = text(([node.hint] + node.details).filter { !$0.isEmpty }.joined(separator: ", "))
    identifier = text(node.identifier)
    (x, y) = (number(node.frame.minX - offset.x), number(node.frame.minY - offset.y))
    (w, h) = (number(node.frame.width), number(node.frame.height))
    enabled = node.isEnabled
    focused = node.isFocused
    focusable = node.isFocusable ? true : nil
    selected = node.isSelected
    choice = node.isChoice ? true : nil
    selects = node.selectsRows ? true : nil
    several = node.selectsSeveral ? true : nil
    current = node.isCurrent ? true : nil
    expanded = node.isExpanded
    modal = node.isModal ? true : nil
    level = [node.headingLevel, node.rowLevel].first { $0 > 0 }
    place = node.place.map { [$0.number, $0.count] }
    let range = node.range.flatMap {
      $0.lowerBound.isFinite && $0.upperBound.isFinite ? $0 : nil
    }
    (min, max) = (range?.lowerBound, range?.upperBound)
    now = node.position.flatMap { $0.isFinite ? $0 : nil }
    actions = node.actions.map(\.wireName)
    children = node.children.isEmpty ? nil : node.children.map(\.id)
    start = node.textOffset
    let lines = node.lines.map { line in
      let place = line.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
      return [Double(line.range.lowerBound), Double(line.range.upperBound)]
        + [place.minX, place.minY, place.width, place.height].map(number)
    }
    self.lines = lines.isEmpty ? nil : lines
  }
}

extension AccessibilityNode.Action {
  /// The page's word for the action; the names of the program's own actions cannot be mistaken for
  /// others.
  fileprivate var wireName: String {
    if case .named(let name) = self { "named:" + name } else { name }
  }
}
