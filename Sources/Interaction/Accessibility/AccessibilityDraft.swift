@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// An element for assistive programs while its tree is made; modifiers further out still change it.
@MainActor final class AccessibilityDraft {
  /// The element whose place and identity it has.
  private(set) weak var element: LayoutElement?
  private(set) var node: AccessibilityNode
  private(set) var children: [AccessibilityDraft]
  private(set) var sortPriority = 0.0
  private(set) var pair: AccessibilityPair?
  private(set) var focusTargets: [AccessibilityFocusTarget] = []
  private var traits: AccessibilityTraits
  private var handlers: [AccessibilityNode.Action: Handler] = [:]
  /// The view that has the keyboard's focus while this element has it.
  private(set) weak var keyTarget: FocusTarget?
  private var details: [Detail] = []
  private var isPlaceholder = false
  private var activation: (point: AccessibilityActivationPoint, element: LayoutElement)?
  /// The part of a text that this element stands for; nil for all other elements.
  private var part: AccessibilityPart?

  private typealias Handler = (AccessibilityNode.Action) -> Void

  /// The additional content of the element.
  private struct Detail {
    var key: AccessibilityCustomContentKey
    var text: String
    var isImportant: Bool
  }

  init(
    _ element: LayoutElement, role: AccessibilityNode.Role, children: [AccessibilityDraft] = []
  ) {
    self.element = element
    self.children = children.inReadingOrder
    node = AccessibilityNode(id: element.accessibilityRecord.id, role: role)
    traits = role.trait
  }

  /// A part of the text that `element` shows.
  init(_ part: AccessibilityPart, of element: LayoutElement) {
    self.element = element
    self.part = part
    children = []
    node = AccessibilityNode(id: part.target.id, role: .link)
    node.label = part.target.link.label
    node.textOffset = part.target.link.start
    node.destination = part.target.link.url
    node.isEnabled = element.owner.environment.isEnabled
    traits = node.role.trait
    keyTarget = part.target
    add(.press) { _ in part.target.open() }
  }

  // MARK: Changing

  /// Records the links of the text that it shows; a text that is one link as a whole becomes a
  /// link.
  func take(_ parts: [AccessibilityPart], of element: LayoutElement) {
    guard let only = parts.onlyOne, only.target.link.label == node.label else {
      children = parts.map { AccessibilityDraft($0, of: element) }
      return
    }
    node.role = .link
    node.destination = only.target.link.url
    traits = traits.subtracting(.isStaticText).union(node.role.trait)
    setKeyTarget(only.target)
    add(.press) { _ in only.target.open() }
  }

  /// Takes over the properties that a view sets for itself or for the elements inside it.
  func apply(_ properties: AccessibilityProperties, in environment: EnvironmentValues) {
    func string(_ text: Text) -> String { text.plainString(in: environment) }
    if properties.isPlaceholder { isPlaceholder = true }
    if let label = properties.plainLabel { node.label = label }
    if let label = properties.label { node.label = string(label) }
    if let value = properties.value { node.value = string(value) }
    if let hint = properties.hint { node.hint = string(hint) }
    if !properties.inputLabels.isEmpty { node.inputLabels = properties.inputLabels.map(string) }
    traits = traits.union(properties.addedTraits).subtracting(properties.removedTraits)
    if let isEnabled = properties.isEnabled { node.isEnabled = isEnabled }
    if let isFocused = properties.isFocused { node.isFocused = isFocused }
    if let isExpanded = properties.isExpanded { node.isExpanded = isExpanded }
    if properties.isChoice { node.isChoice = true }
    if properties.selectsRows { node.selectsRows = true }
    if properties.selectsSeveral { node.selectsSeveral = true }
    if properties.isCurrent { node.isCurrent = true }
    if let level = properties.headingLevel { node.headingLevel = level }
    if let place = properties.place { node.place = place }
    if let level = properties.rowLevel { node.rowLevel = level }
    if let range = properties.range { node.range = range }
    if let position = properties.position { node.position = position }
    if let step = properties.step { node.step = step }
    if let selection = properties.selectedText { node.selectedText = selection }
    if let priority = properties.sortPriority, !priority.isNaN { sortPriority = priority }
    if let pair = properties.pair { self.pair = pair }
    if let focus = properties.focus { focusTargets.append(focus) }
    if properties.respondsToUserInteraction == false { removeActions() }
    for handler in properties.handlers { add(handler, in: environment) }
    for content in properties.customContent { add(content, in: environment) }
  }

  /// Records the target of the keys while this element has the focus; the first one counts.
  func setKeyTarget(_ target: FocusTarget) { if keyTarget == nil { keyTarget = target } }

  func setIdentifier(_ identifier: String) { node.identifier = identifier }

  private func removeActions() {
    node.actions = []
    handlers = [:]
  }

  private func add(_ handler: AccessibilityHandler, in environment: EnvironmentValues) {
    switch handler {
    case .action(let action, let run): add(action) { _ in run() }
    case .named(let name, let run): add(.named(name.plainString(in: environment))) { _ in run() }
    case .setValue(let run):
      add(.setValue("")) { if case .setValue(let text) = $0 { run(text) } }
    case .select(let run):
      add(.select(0..<0)) { if case .select(let range) = $0 { run(range) } }
    case .replaceText(let run):
      add(.replaceText(0..<0, "")) {
        if case .replaceText(let range, let text) = $0 { run(range, text) }
      }
    }
  }

  /// Adds an action; of two for the same action the later one counts.
  private func add(_ action: AccessibilityNode.Action, _ run: @escaping Handler) {
    if handlers.updateValue(run, forKey: action) == nil { node.actions.append(action) }
  }

  private func add(_ content: AccessibilityCustomContent, in environment: EnvironmentValues) {
    details.removeAll { $0.key == content.key }
    guard let value = content.value?.plainString(in: environment) else { return }
    let label = content.key.label.plainString(in: environment)
    details.append(
      Detail(
        key: content.key, text: label.isEmpty ? value : "\(label): \(value)",
        isImportant: content.importance == .high))
  }

  /// Adds the press actions of other elements, under their names.
  func addActions(of others: [AccessibilityDraft]) {
    for other in others {
      for action in other.node.actions {
        guard let run = other.handlers[action] else { continue }
        switch action {
        case .press: add(.named(other.node.label)) { _ in run(.press) }
        case .named: add(action, run)
        case .increment, .decrement, .focus, .escape, .magicTap, .showMenu, .setValue, .select,
          .replaceText, .scrollIntoView:
          break
        }
      }
    }
  }

  /// Takes its name from other elements together; keeps its own if these have no name.
  func takeName(from others: [AccessibilityDraft]) {
    let name = text(of: others)
    if !name.isEmpty { node.label = name }
  }

  /// Takes a label of several elements for its name, or, as the first of them, puts it before the name that it has.
  func takeLabel(from others: [AccessibilityDraft], isFirst: Bool) {
    let label = text(of: others)
    if label.isEmpty { return }
    if node.label.isEmpty {
      node.label = label
    } else if isFirst {
      node.label = "\(label), \(node.label)"
    }
  }

  /// Makes the texts of others the description of the value, if there are any.
  func takeValue(from others: [AccessibilityDraft]) {
    let value = text(of: others)
    if !value.isEmpty { node.value = value }
  }

  private func text(of others: [AccessibilityDraft]) -> String {
    let parts = others.inReadingOrder.map { $0.isPlaceholder ? node.label : $0.node.label }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Makes the name that the element had its value, for a control that shows its value as a
  /// button's title.
  func takeValueFromName() {
    if node.value.isEmpty { (node.value, node.label) = (node.label, "") }
  }

  /// True if nothing outside of it can be used.
  var isModal: Bool { traits.contains(.isModal) }

  func setActivation(_ point: AccessibilityActivationPoint, of element: LayoutElement) {
    activation = (point, element)
  }

  // MARK: Combining

  /// Combines the texts of `others`, one after the other, and their actions.
  ///
  /// The title of a tab says all; an image beside it is not read.
  func combine(_ others: [AccessibilityDraft]) {
    let others = others.inReadingOrder.flatMap(\.withThoseInside)
    let speakers = self.speakers(among: others)
    func joined(_ part: (AccessibilityNode) -> String) -> String {
      speakers.map { part($0.node) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    node.label = joined(\.label)
    node.value = joined(\.value)
    node.hint = joined(\.hint)
    let pressed = others.filter { $0.handlers[.press] != nil }
    for other in others { combine(other, isOnlyButton: pressed.count == 1) }
    if node.role == .group, pressed.count <= 1, let main = pressed.first ?? others.onlyOne {
      node.role = main.finishedRole
    }
    if node.role == .group, !node.label.isEmpty { node.role = .text }
    traits.formUnion(node.role.trait)
  }

  /// Those whose texts are read.
  private func speakers(among others: [AccessibilityDraft]) -> [AccessibilityDraft] {
    // The label of a text contains those of its links.
    let speakers = others.filter { $0.part == nil }
    if node.role != .tab { return speakers }
    let titles = speakers.filter { $0.finishedRole != .image && !$0.node.label.isEmpty }
    return titles.isEmpty ? speakers : titles
  }

  private var withThoseInside: [AccessibilityDraft] {
    [self] + children.flatMap(\.withThoseInside)
  }

  private func combine(_ other: AccessibilityDraft, isOnlyButton: Bool) {
    traits.formUnion(other.traits.subtracting([.isImage, .isStaticText, .isButton]))
    node.isFocused = node.isFocused || other.node.isFocused
    node.headingLevel = max(node.headingLevel, other.node.headingLevel)
    node.range = node.range ?? other.node.range
    node.position = node.position ?? other.node.position
    node.isExpanded = node.isExpanded ?? other.node.isExpanded
    focusTargets += other.focusTargets
    keyTarget = keyTarget ?? other.keyTarget
    node.step = node.step ?? other.node.step
    details += other.details
    for action in other.node.actions {
      guard let run = other.handlers[action] else { continue }
      // The action of a control is not that of a link in its title.
      let isBesideControl = other.part != nil && ![.group, .text].contains(node.role)
      let isOneOfSeveral = action == .press && (!isOnlyButton || isBesideControl)
      add(isOneOfSeveral ? .named(other.node.label) : action) { run(isOneOfSeveral ? .press : $0) }
    }
  }

  // MARK: Result

  /// The finished element with those inside it.
  func finish(into drafts: inout [Int: AccessibilityDraft]) -> AccessibilityNode {
    drafts[node.id] = self
    node.role = finishedRole
    node.isSelected = traits.contains(.isSelected)
    node.isFocusable = keyTarget?.canFocus ?? false
    node.isFocused =
      node.isFocused || keyTarget?.isFocused ?? false || focusTargets.contains { $0.isFocused() }
    node.isModal = isModal
    node.activationPoint = activation.map { $0.point.place(in: $0.element) }
    node.details =
      details.filter(\.isImportant).map(\.text)
      + details.filter { !$0.isImportant }.map(\.text)
    if let element { node.frame = part?.frame(in: element) ?? element.accessibilityFrame }
    if let element, part == nil { node.lines = element.textLines(saying: node.label) }
    if let element, let part { node.activationPoint = part.activationPoint(in: element) }
    var result = node
    result.children = children.map { $0.finish(into: &drafts) }
    // A modal layer is announced by its title.
    if result.role == .dialog, result.label.isEmpty { result.label = result.children.title }
    result.nameBesideMark()
    return result
  }

  private var finishedRole: AccessibilityNode.Role {
    var role = node.role
    if !traits.isSuperset(of: role.trait) { role = node.label.isEmpty ? .group : .text }
    switch role {
    // In a list, the options of a picker are rows, and so is its title.
    case .picker where children.isEmpty && !node.label.isEmpty && keyTarget == nil: return .text
    case .group, .text, .image:
      role = AccessibilityNode.Role(traits) ?? role
      return role != .button && handlers[.increment] != nil ? .slider : role
    default: return role
    }
  }

  func run(_ action: AccessibilityNode.Action) -> Bool {
    guard let handler = handlers[action.kind] else { return false }
    handler(action)
    return true
  }
}

extension AccessibilityNode {
  /// Gives a row the name that it has without the mark that opens it.
  ///
  /// The mark has the name of the row, and where an element is named by all that it contains, the name would be there twice.
  fileprivate mutating func nameBesideMark() {
    guard role == .row || role == .outlineRow, label.isEmpty,
      children.contains(where: { $0.role == .disclosure })
    else { return }
    label = children.lazy.filter { $0.role != .disclosure }.map(\.label).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension [AccessibilityNode] {
  /// The text of the first heading among these elements and those inside, else the first text.
  fileprivate var title: String {
    var pending = Array(reversed())
    var text = ""
    while let node = pending.popLast() {
      if node.role == .heading, !node.label.isEmpty { return node.label }
      if node.role == .text, text.isEmpty { text = node.label }
      pending += node.children.reversed()
    }
    return text
  }
}

extension [AccessibilityPart] {
  fileprivate var onlyOne: AccessibilityPart? { count == 1 ? first : nil }
}

extension [AccessibilityDraft] {
  /// The elements of a higher priority first, and otherwise in their order.
  @MainActor var inReadingOrder: [AccessibilityDraft] {
    if allSatisfy({ $0.sortPriority == 0 }) { return self }
    return
      indices
      .sorted { (-self[$0].sortPriority, $0) < (-self[$1].sortPriority, $1) }.map { self[$0] }
  }

  fileprivate var onlyOne: AccessibilityDraft? { count == 1 ? first : nil }
}

extension AccessibilityNode.Action {
  /// The kind of the action: the action without its arguments.
  fileprivate var kind: AccessibilityNode.Action {
    switch self {
    case .setValue: .setValue("")
    case .select: .select(0..<0)
    case .replaceText: .replaceText(0..<0, "")
    case .press, .increment, .decrement, .focus, .escape, .magicTap, .showMenu, .scrollIntoView,
      .named:
      self
    }
  }
}
