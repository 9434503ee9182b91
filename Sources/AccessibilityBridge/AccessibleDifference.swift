import Espalier

/// The changes between two trees of a window, as far as some program knows their elements.
///
/// 1. The text and the states of each known element.
/// 2. The children of elements whose children were asked for.
/// 3. The focus, wherever it is: programs follow it to elements that they do not know yet.
@MainActor struct AccessibleDifference {
  let application: AccessibleApplication
  let window: AccessibleWindow
  let old: AccessibleTree
  let new: AccessibleTree
  let known: Set<Int>
  let listed: Set<Int>

  var events: [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    for id in known.union([new.root]).sorted() {
      if let before = old[id], let after = new[id] { events += changes(before, after) }
    }
    for id in listed.sorted() { events += childChanges(id) + selectionChanges(id) }
    for id in known.sorted() where old[id] != nil && new[id] == nil {
      events.append(.state(window.reference(id), "defunct", true))
    }
    if new.focused != old.focused, let id = new.focused {
      // The change of a known element that did not have the focus before is among its states. A field keeps the focus while a
      // suggestion for it has the focus too.
      let isTold = known.contains(id) && old[id]?.node.isFocused == false
      if !isTold {
        window.known.insert(id)
        events.append(.state(window.reference(id), "focused", true))
      }
    }
    return events
  }

  // MARK: 1

  private func object(_ entry: AccessibleTree.Entry) -> AccessibleObject {
    AccessibleObject(
      application: application, reference: window.reference(entry.node.id), window: window,
      entry: entry)
  }

  private func changes(
    _ before: AccessibleTree.Entry, _ after: AccessibleTree.Entry
  ) -> [AccessibleEvent] {
    if before.node == after.node { return [] }
    let (old, new) = (object(before), object(after))
    let source = new.reference
    var events: [AccessibleEvent] = []
    func tell(_ property: String, _ value: DBusValue, if isSo: Bool) {
      if isSo { events.append(.property(source, property, value)) }
    }
    tell("accessible-name", .string(new.name), if: old.name != new.name)
    tell(
      "accessible-description", .string(new.explanation), if: old.explanation != new.explanation)
    tell("accessible-role", .uint32(new.role.rawValue), if: old.role != new.role)
    tell(
      "accessible-value", .double(after.node.position ?? 0),
      if: before.node.position != after.node.position)
    let changed = old.states.symmetricDifference(new.states)
    for (state, name) in AccessibleStates.named where changed.contains(state) {
      events.append(.state(source, name, new.states.contains(state)))
    }
    return events + textChanges(old, new)
  }

  private func textChanges(
    _ old: AccessibleObject, _ new: AccessibleObject
  ) -> [AccessibleEvent] {
    guard let before = old.text, let after = new.text, before != after else { return [] }
    var events: [AccessibleEvent] = []
    func tell(_ detail: String, _ text: AccessibleText, _ range: Range<Int>) {
      if range.isEmpty { return }
      events.append(
        AccessibleEvent(
          source: new.reference, group: "Object", member: "TextChanged", detail: detail,
          first: range.lowerBound, second: range.count, value: .string(text.text(in: range))))
    }
    let (removed, added) = before.change(to: after)
    tell("delete", before, removed)
    tell("insert", after, added)
    if before.caret != after.caret, let caret = after.caret {
      events.append(
        AccessibleEvent(
          source: new.reference, group: "Object", member: "TextCaretMoved", first: caret))
    }
    if before.selection != after.selection {
      events.append(
        AccessibleEvent(source: new.reference, group: "Object", member: "TextSelectionChanged"))
    }
    return events
  }

  // MARK: 2

  private func selectionChanges(_ id: Int) -> [AccessibleEvent] {
    guard let before = old[id].map(object), let after = new[id].map(object), after.holdsSelection
    else { return [] }
    func selected(_ object: AccessibleObject, _ tree: AccessibleTree) -> Set<Int> {
      Set((object.entry?.children ?? []).filter { tree[$0]?.node.isSelected == true })
    }
    if selected(before, old) == selected(after, new) { return [] }
    return [
      AccessibleEvent(source: after.reference, group: "Object", member: "SelectionChanged")
    ]
  }

  private func childChanges(_ id: Int) -> [AccessibleEvent] {
    guard let before = old[id], let after = new[id], before.children != after.children else {
      return []
    }
    let (kept, present) = (Set(before.children), Set(after.children))
    let source = window.reference(id)
    // From the last to the first, so that each index is right when it is reported.
    let removed = before.children.enumerated().reversed().filter { !present.contains($0.element) }
    let added = after.children.enumerated().filter { !kept.contains($0.element) }
    return removed.map { index, child in
      .children(source, "remove", index, application.value(window.reference(child)))
    }
      + added.map { index, child in
        .children(source, "add", index, application.told(window.reference(child)))
      }
  }
}
