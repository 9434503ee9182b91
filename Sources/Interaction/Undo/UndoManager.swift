@_spi(Espalier) import EspalierCore
import Foundation

/// Remembers how to undo what a person did, group by group.
///
///     undoManager?.registerUndo(withTarget: model) { $0.rename(to: oldName) }
///     undoManager?.setActionName("Rename")
///
/// All that is registered for one event is undone at once. Actions that are registered while others
/// are undone redo those.
open class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  private struct Group {
    var name = ""
    var actions: [Action] = []
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var open: [Group] = []
  /// True if the outermost open group was opened for the event.
  private var isOpenForEvent = false
  private var disabledCount = 0

  /// True if the actions that are registered for one event make a group.
  open var groupsByEvent = true
  /// The number of groups that are kept; 0 keeps all of them.
  open var levelsOfUndo = 0 { didSet { trim() } }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Called after changes were undone or redone, here or by a field with the focus.
  package final var didTakeBack: (() -> Void)?

  public init() {}

  // MARK: Registering

  /// Remembers how to undo a change of `target`, which is not kept alive for that.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      beginUndoGrouping()
      isOpenForEvent = groupsByEvent
      if groupsByEvent {
        nonisolated(unsafe) let manager = WeakManager(self)
        DispatchQueue.main.async { manager.value?.endEvent() }
      }
    }
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].actions.append(action)
    if !isUndoing && !isRedoing { undone = [] }
    if !groupsByEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
  }

  private final class WeakManager {
    weak var value: UndoManager?

    init(_ value: UndoManager) { self.value = value }
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undone, done, open, isOpenForEvent) = ([], [], [], false)
  }

  /// Forgets the actions on an object.
  open func removeAllActions(withTarget target: Any) {
    func cleaned(_ groups: [Group], keepsEmpty: Bool = false) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === target as AnyObject }
        return group.actions.isEmpty && !keepsEmpty ? nil : group
      }
    }
    (done, undone, open) = (cleaned(done), cleaned(undone), cleaned(open, keepsEmpty: true))
  }

  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last; it becomes a part of the one around it.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { isOpenForEvent = false }
    if group.actions.isEmpty { return }
    if !open.isEmpty {
      open[open.count - 1].actions += group.actions
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    } else if isUndoing {
      undone.append(group)
    } else {
      done.append(group)
      trim()
    }
  }

  private func endEvent() {
    if isOpenForEvent && !isUndoing && !isRedoing { while !open.isEmpty { endUndoGrouping() } }
  }

  private func trim() {
    if levelsOfUndo > 0 && done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
  }

  // MARK: Taking back

  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.actions.isEmpty } }

  open var canRedo: Bool { !undone.isEmpty }

  /// Undoes the last group.
  open func undo() {
    endEvent()
    undoNestedGroup()
  }

  /// Undoes the last group that has ended.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = done.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
    didTakeBack?()
  }

  /// Redoes what was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
    didTakeBack?()
  }

  /// Runs the actions, the last one first; what they register makes one group of the same name.
  private func run(_ group: Group) {
    let outer = open
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { action.undo() }
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }

  // MARK: Names

  /// Names the current group, as menus show it behind Undo.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  open var undoActionName: String { open.last?.name ?? done.last?.name ?? "" }

  open var redoActionName: String { undone.last?.name ?? "" }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
