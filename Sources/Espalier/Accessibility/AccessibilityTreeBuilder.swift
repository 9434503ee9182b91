/// Makes the elements for assistive programs out of the layout elements that are shown.
///
/// 1. The layout elements are listed, parents first.
/// 2. From the last to the first, each makes its elements of those inside it and hands them to its parent: leaves add
///    one, modifiers change, join or hide them, containers pass them on.
/// 3. Pairs give labels to what they label.
@MainActor struct AccessibilityTreeBuilder {
  private struct Entry {
    let element: LayoutElement
    let parent: Int
    /// Whether the parent only offers what the element does.
    let isAction: Bool
    /// What is inside, the last first.
    var drafts: [AccessibilityDraft] = []
    var actions: [AccessibilityDraft] = []
  }

  private var entries: [Entry] = []
  private var paired: [AccessibilityDraft] = []

  /// The elements of a tree that is laid out.
  mutating func drafts(in root: LayoutElement) -> [AccessibilityDraft] {
    list(root)
    for index in entries.indices.reversed() where index > 0 { hand(index) }
    let result = elements(of: 0)
    labelPairs()
    return result.inReadingOrder
  }

  // MARK: 1

  private mutating func list(_ root: LayoutElement) {
    var pending = [Entry(element: root, parent: -1, isAction: false)]
    while let entry = pending.popLast() {
      let (index, element) = (entries.count, entry.element)
      entries.append(entry)
      if element.accessibility?.properties?.isHidden ?? false { continue }
      let content = element.accessibility?.content ?? .all
      for child in element.shownChildren.reversed() {
        let isAdded = child !== element.children.first
        if content == .replacement && !isAdded { continue }
        pending.append(
          Entry(element: child, parent: index, isAction: content == .actions && isAdded))
      }
    }
  }

  // MARK: 2

  private mutating func hand(_ index: Int) {
    let drafts = elements(of: index)
    let (parent, isAction) = (entries[index].parent, entries[index].isAction)
    if isAction {
      entries[parent].actions += drafts.reversed()
    } else if entries[parent].drafts.isEmpty {
      entries[parent].drafts = drafts.reversed()
    } else {
      entries[parent].drafts += drafts.reversed()
    }
  }

  private mutating func elements(of index: Int) -> [AccessibilityDraft] {
    let element = entries[index].element
    var drafts = entries[index].drafts
    entries[index].drafts = []
    drafts.reverse()
    if let own = element.leafAccessibility {
      if own.isHidden { return [] }
      drafts = made(drafts, element, own)
    }
    if let properties = element.accessibility?.properties {
      if properties.isHidden { return [] }
      drafts = made(drafts, element, properties)
    }
    for draft in drafts {
      if !entries[index].actions.isEmpty { draft.addActions(of: entries[index].actions.reversed()) }
      if let identifier = element.identifier { draft.setIdentifier(identifier) }
    }
    return drafts
  }

  private mutating func made(
    _ inner: [AccessibilityDraft], _ element: LayoutElement, _ properties: AccessibilityProperties
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
    } else if inner.isEmpty && properties.makesElement {
      drafts = [AccessibilityDraft(element, role: .group)]
    }
    for draft in drafts {
      draft.apply(properties, in: element.owner.environment)
      if properties.pair != nil { paired.append(draft) }
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

extension AccessibilityProperties {
  /// Whether a view that has no element inside, such as a shape, becomes one by these.
  fileprivate var makesElement: Bool {
    label != nil || value != nil || !addedTraits.isEmpty || !handlers.isEmpty || focus != nil
  }
}

extension AccessibilityNode.Role {
  /// What becomes of the elements inside one of this role, unless something is said about it.
  fileprivate var childBehavior: AccessibilityChildBehavior {
    switch self {
    case .window, .group, .menuBar, .menu, .scrollArea, .list, .row, .tabList, .dialog, .table,
      .disclosure,
      .picker:
      .contain
    case .text, .heading, .image, .button, .link, .toggle, .checkbox, .slider, .stepper,
      .textField, .secureField, .textEditor, .radioButton, .menuItem, .progress, .gauge, .tab:
      .combine
    }
  }
}
