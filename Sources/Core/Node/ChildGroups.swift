import LayoutEngine

private enum ChildGroupsKey: ElementKey {
  typealias Value = [LayoutNodeID: SubviewGroup]
}

extension LayoutElement {
  /// The groups by which children are laid out; nil where there are none.
  final var childGroups: [LayoutNodeID: SubviewGroup]? {
    get { self[ChildGroupsKey.self] }
    set { self[ChildGroupsKey.self] = newValue }
  }

  /// Takes children with the groups that they are in.
  final func setChildren(_ list: SubviewList) {
    setChildren(list.elements)
    if list.hasGroups || childGroups != nil { setGroups(list) }
  }

  private func setGroups(_ list: SubviewList) {
    var groups: [LayoutNodeID: SubviewGroup] = [:]
    groups.reserveCapacity(list.count)
    addGroups(list.items, to: &groups)
    let old = childGroups ?? [:]
    if groups.count == old.count && groups.allSatisfy({ old[$0] === $1 }) { return }
    childGroups = groups
    graph.tree.rule(of: id).childrenChanged()
    graph.tree.invalidate(id)
    graph.layoutChanged()
  }

  private func addGroups(
    _ items: [SubviewItem], to groups: inout [LayoutNodeID: SubviewGroup]
  ) {
    for case .group(let group, let entries) in items {
      for entry in entries {
        if group.isForLayout {
          for item in entry.items { add(item, to: group, in: &groups) }
        } else {
          addGroups(entry.items, to: &groups)
        }
      }
    }
  }

  private func add(
    _ item: SubviewItem, to group: SubviewGroup, in groups: inout [LayoutNodeID: SubviewGroup]
  ) {
    switch item {
    case .element(let element): groups[element.id] = group
    case .group: for element in item.elements { groups[element.id] = group }
    }
  }
}
