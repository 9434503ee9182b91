extension ViewNode {
  /// Returns true if this node or one inside it has an identity.
  final func holds(_ id: AnyHashable) -> Bool {
    anyNode { $0.part(identifiedBy: id) != nil || $0.hasTaggedElement(id) }
  }

  /// Returns true if a node inside this one has an identity of the same type as `id`.
  final func holdsIdentity(like id: AnyHashable) -> Bool {
    let type = type(of: id.base)
    return anyNode { node in
      guard let found = node.parent?.identity(of: node) else { return false }
      return Swift.type(of: found.base) == type
    }
  }

  /// The same for nodes inside of containers, of which views tell nothing.
  final func hidesIdentity(like id: AnyHashable) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node is any ElementContainer {
        if node.children.contains(where: { $0.holdsIdentity(like: id) }) { return true }
      } else {
        pending += node.children
      }
    }
    return false
  }

  /// Returns true if `body` holds for this node or one inside it.
  private func anyNode(_ body: (ViewNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if body(node) { return true }
      pending += node.children.reversed()
    }
    return false
  }

  private func hasTaggedElement(_ id: AnyHashable) -> Bool {
    (self as? any ElementWrapping) != nil && collectedElements.first?.hasTag(id) ?? false
  }
}
