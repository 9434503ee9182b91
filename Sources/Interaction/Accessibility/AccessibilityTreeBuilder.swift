@_spi(Espalier) import EspalierCore

/// Makes the elements for assistive programs out of the layout elements that are shown.
///
/// 1. The layout elements are listed, parents first.
/// 2. From the last to the first, each makes its elements of those inside it and hands them to its
///    parent: leaves add one, modifiers change, join or hide them, containers pass them on.
/// 3. Pairs give labels to their content.
@MainActor struct AccessibilityTreeBuilder {
  private struct Entry {
    let element: LayoutElement
    let parent: Int
    /// The part of the element's elements that the parent takes.
    let use: Use
    /// True if assistive programs get neither this element nor those inside, which may still name others.
    let isHidden: Bool
    /// The elements inside, the last first.
    var drafts: [AccessibilityDraft] = []
    var actions: [AccessibilityDraft] = []
    var names: [AccessibilityDraft] = []
    var labels: [AccessibilityDraft] = []
    var values: [AccessibilityDraft] = []
    /// True if an element inside makes all others unreachable.
    var isModal = false
    /// True if the elements before this one cannot be reached.
    var isCovered = false
    /// The view inside that takes the keys, and has no element of its own there.
    var keyTarget: FocusTarget?
  }

  fileprivate enum Use { case element, actions, name, label, value }

  private var entries: [Entry] = []
  private var paired: [AccessibilityDraft] = []
  /// The shown labels that name controls, and the controls that were found before their labels.
  private var givenNames: [Namespace.ID: [AccessibilityDraft]] = [:]
  private var unnamed: [Namespace.ID: [AccessibilityDraft]] = [:]
  /// The labels that are shown, but hidden from assistive programs: they name what no other label names.
  private var hiddenNames: [Namespace.ID: [AccessibilityDraft]] = [:]

  /// The elements of a tree that is laid out.
  mutating func drafts(in root: LayoutElement) -> [AccessibilityDraft] {
    list(root)
    for index in entries.indices.reversed() where index > 0 { hand(index) }
    let result = elements(of: 0)
    for (name, drafts) in unnamed where givenNames[name] == nil {
      for draft in drafts { draft.takeName(from: hiddenNames[name] ?? []) }
    }
    labelPairs()
    return result.inReadingOrder
  }

  // MARK: 1

  private mutating func list(_ root: LayoutElement) {
    let layers = root.graph.layers
    var pending = [Entry(element: root, parent: -1, use: .element, isHidden: root.isUnheard)]
    while let entry = pending.popLast() {
      let (index, element) = (entries.count, entry.element)
      entries.append(entry)
      if element.isConcealed { continue }
      let content = element.accessibility?.content ?? .all
      for child in element.shownChildren.reversed() where !layers.isHidden(child, in: element) {
        let isAdded = child !== element.children.first
        if content == .replacement && !isAdded { continue }
        pending.append(
          Entry(
            element: child, parent: index, use: isAdded ? content.use : .element,
            isHidden: entry.isHidden || child.isUnheard))
      }
    }
  }

  // MARK: 2

  private mutating func hand(_ index: Int) {
    let drafts = elements(of: index)
    let parent = entries[index].parent
    switch entries[index].use {
    case .actions: return entries[parent].actions += drafts.reversed()
    case .name: return entries[parent].names += drafts.reversed()
    case .label: return entries[parent].labels += drafts.reversed()
    case .value: return entries[parent].values += drafts.reversed()
    case .element: break
    }
    if entries[parent].isCovered { return }
    cover(index, drafts)
    if entries[parent].drafts.isEmpty {
      entries[parent].drafts = drafts.reversed()
    } else {
      entries[parent].drafts += drafts.reversed()
    }
  }

  /// Excludes everything around a modal element, which stays in its layer.
  private mutating func cover(_ index: Int, _ drafts: [AccessibilityDraft]) {
    let parent = entries[index].parent
    if entries[index].element[Layer.self]?.isFloating ?? false { return }
    if entries[index].isModal || drafts.contains(where: \.isModal) {
      // Later entries have been handed over already.
      entries[parent].drafts = []
      (entries[parent].isCovered, entries[parent].isModal) = (true, true)
    }
  }

  private mutating func elements(of index: Int) -> [AccessibilityDraft] {
    let element = entries[index].element
    if element.isConcealed { return [] }
    var drafts = entries[index].drafts
    entries[index].drafts = []
    drafts.reverse()
    if let own = element.ownAccessibility {
      if own.isHidden { return hidden(index) }
      drafts = made(drafts, element, own, isHidden: entries[index].isHidden)
    }
    if let properties = element.accessibility?.describe?() ?? element.accessibility?.properties {
      if properties.isHidden { return hidden(index) }
      drafts = made(drafts, element, properties, isHidden: entries[index].isHidden)
    }
    attachKeyTarget(index, &drafts)
    for draft in drafts {
      if !entries[index].names.isEmpty { draft.takeName(from: entries[index].names.reversed()) }
      if !entries[index].values.isEmpty { draft.takeValue(from: entries[index].values.reversed()) }
      if !entries[index].actions.isEmpty { draft.addActions(of: entries[index].actions.reversed()) }
      if let identifier = element.identifier { draft.setIdentifier(identifier) }
    }
    if !entries[index].labels.isEmpty {
      for (place, draft) in drafts.enumerated() {
        draft.takeLabel(from: entries[index].labels.reversed(), isFirst: place == 0)
      }
    }
    return shareName(entries[index], drafts)
  }

  /// Leaves out an element with those inside, which then make no others unreachable.
  private mutating func hidden(_ index: Int) -> [AccessibilityDraft] {
    entries[index].isModal = false
    return []
  }

  /// Hands the name that a shown label gives to the control that takes it, whichever of the two comes first.
  ///
  /// The elements inside a label, which may be several, are left out.
  private mutating func shareName(
    _ entry: Entry, _ drafts: [AccessibilityDraft]
  ) -> [AccessibilityDraft] {
    let record = entry.element.accessibility
    if let name = record?.givenName, entry.isHidden {
      hiddenNames[name] = drafts + (hiddenNames[name] ?? [])
      return []
    }
    if let name = record?.givenName {
      // Elements come from the last to the first.
      let given = drafts + (givenNames[name] ?? [])
      givenNames[name] = given
      for draft in unnamed[name] ?? [] { draft.takeName(from: given) }
      return []
    }
    if let name = record?.takenName {
      for draft in drafts { draft.takeName(from: givenNames[name] ?? []) }
      unnamed[name, default: []] += drafts
    }
    return drafts
  }

  /// Makes the only element in a view that takes keys report the focus.
  ///
  /// If the view has no element or several, the single element of a view directly around it may
  /// report the focus instead.
  ///
  /// A view that takes the keys and has no element inside becomes an element, so that people learn
  /// where the focus is.
  private mutating func attachKeyTarget(_ index: Int, _ drafts: inout [AccessibilityDraft]) {
    let own = entries[index].element[FocusTarget.self]
    guard let target = entries[index].keyTarget ?? own.flatMap({ $0.canFocus ? $0 : nil }) else {
      return
    }
    if drafts.isEmpty, target === own, target.isFocusable {
      drafts = [AccessibilityDraft(entries[index].element, role: .group)]
    }
    if drafts.count == 1 { return drafts[0].setKeyTarget(target) }
    let parent = entries[index].parent
    if parent > 0, entries[parent].element.children.first === entries[index].element {
      entries[parent].keyTarget = entries[parent].keyTarget ?? target
    }
  }

  private mutating func made(
    _ inner: [AccessibilityDraft], _ element: LayoutElement, _ properties: AccessibilityProperties,
    isHidden: Bool
  ) -> [AccessibilityDraft] {
    var drafts = inner
    let behavior = properties.children ?? properties.role?.childBehavior
    let role = properties.role ?? .group
    if behavior == .combine {
      let draft = AccessibilityDraft(element, role: role)
      draft.combine(inner)
      drafts = [draft]
    } else if behavior != nil {
      let contained = behavior == .contain ? inner : []
      drafts = [AccessibilityDraft(element, role: role, children: contained)]
      let targets = inner.compactMap(\.keyTarget)
      if behavior == .ignore, targets.count == 1 { drafts[0].setKeyTarget(targets[0]) }
    } else if inner.isEmpty && properties.makesElement {
      drafts = [AccessibilityDraft(element, role: .group)]
    }
    for draft in drafts {
      draft.apply(properties, in: element.owner.environment)
      if let point = properties.activationPoint { draft.setActivation(point, of: element) }
      if let zoom = properties.zoom { draft.addZoom(zoom, of: element) }
      if properties.showsNameAsValue { draft.takeValueFromName() }
      if let pair = properties.pair, !isHidden || pair.role == .label { paired.append(draft) }
      if !properties.parts.isEmpty { draft.take(properties.parts, of: element) }
    }
    return drafts
  }

  // MARK: 3

  private func labelPairs() {
    var labels: [AccessibilityPair.Key: String] = [:]
    for draft in paired {
      if let pair = draft.pair, pair.role == .label { labels[pair.key] = draft.node.label }
    }
    for draft in paired where draft.node.label.isEmpty {
      guard let pair = draft.pair, pair.role == .content, let label = labels[pair.key] else {
        continue
      }
      draft.apply(AccessibilityProperties(plainLabel: label), in: EnvironmentValues())
    }
  }
}

extension LayoutElement {
  /// True if the view is hidden from assistive programs.
  fileprivate var isUnheard: Bool {
    accessibility?.properties?.isHidden ?? false
  }
}

extension AccessibilityRecord.Content {
  /// The use that an element makes of the views that a modifier adds to it.
  fileprivate var use: AccessibilityTreeBuilder.Use {
    switch self {
    case .all, .replacement: .element
    case .actions: .actions
    case .name: .name
    case .label: .label
    case .value: .value
    }
  }
}

extension AccessibilityProperties {
  /// True if a view that has no element inside, such as a shape, becomes one by these.
  fileprivate var makesElement: Bool {
    label != nil || value != nil || !addedTraits.isEmpty || !handlers.isEmpty || focus != nil
      || zoom != nil
  }
}

extension AccessibilityNode.Role {
  /// The treatment of the elements inside an element of this role, unless a modifier sets it.
  fileprivate var childBehavior: AccessibilityChildBehavior {
    switch self {
    case .window, .group, .menuBar, .menu, .scrollArea, .list, .row, .outline, .outlineRow,
      .rowGroup, .tableRow, .cell, .columnHeader, .tabList, .dialog, .table, .picker:
      .contain
    case .text, .heading, .image, .button, .link, .toggle, .checkbox, .slider, .stepper,
      .textField, .secureField, .textEditor, .radioButton, .menuItem, .progress, .gauge, .tab,
      .disclosure:
      .combine
    }
  }
}
