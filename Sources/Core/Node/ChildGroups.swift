import LayoutEngine

/// The groups by which a container lays out its children.
struct ChildGroups {
  // A list in the order of the ids: a grid may have many thousand cells, and new ones come in this order.
  private var members: [(id: LayoutNodeID, group: SubviewGroup)] = []

  @MainActor init(_ list: SubviewList) {
    let groups = list.layoutGroups
    members.reserveCapacity(groups.reduce(0) { $0 + $1.positions.count })
    var isSorted = true
    for (group, positions) in groups {
      for position in positions {
        let id = list[position].id
        if let last = members.last, last.id.index > id.index { isSorted = false }
        members.append((id, group))
      }
    }
    if !isSorted { members.sort { $0.id.index < $1.id.index } }
  }

  /// The group that a child is in; nil for a child without one.
  subscript(id: LayoutNodeID) -> SubviewGroup? {
    var range = members.indices
    while let first = range.first {
      let middle = first + range.count / 2
      let member = members[middle]
      if member.id == id { return member.group }
      range = member.id.index < id.index ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  var isEmpty: Bool { members.isEmpty }

  func isSame(as other: ChildGroups) -> Bool {
    members.elementsEqual(other.members) { $0.id == $1.id && $0.group === $1.group }
  }
}

private enum ChildGroupsKey: ElementKey {
  typealias Value = ChildGroups
}

extension LayoutElement {
  /// The groups by which children are laid out; nil where there are none.
  final var childGroups: ChildGroups? {
    get { self[ChildGroupsKey.self] }
    set { self[ChildGroupsKey.self] = newValue }
  }

  /// Takes children with the groups that they are in.
  final func setChildren(_ list: SubviewList) {
    setChildren(list.elements)
    if list.hasGroups || childGroups != nil { setGroups(ChildGroups(list)) }
  }

  private func setGroups(_ groups: ChildGroups) {
    if childGroups?.isSame(as: groups) ?? groups.isEmpty { return }
    childGroups = groups
    graph.tree.rule(of: id).childrenChanged()
    graph.tree.invalidate(id)
    graph.layoutChanged()
  }
}
