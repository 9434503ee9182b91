@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The view of a tree that receives the keys, and the views that keys pass on their way.
@MainActor package final class FocusCenter {
  /// The tree owns the input center, which owns this.
  private unowned let graph: ViewGraph
  package private(set) weak var current: FocusTarget?
  /// False while another window has the keys: no ring and no caret show the focus then.
  package private(set) var windowHasKeys = true
  /// The claims of the views around the focus, from inside out.
  private var claims: [FocusClaim] = []
  /// The keys that are down, with the views that handled the press: they get the release, too.
  private var pressed: [KeyEquivalent: any KeyResponder] = [:]
  let values: FocusedValueCenter

  init(_ graph: ViewGraph) {
    self.graph = graph
    values = FocusedValueCenter()
    graph[PressSources.self].join(.focus) { [unowned self] _, _ in FocusFollower.contender(self) }
  }

  // MARK: Focus

  /// Gives a view the focus, or takes it away for nil; returns true if it could.
  @discardableResult package func move(to target: FocusTarget?) -> Bool {
    if target === current { return true }
    if let target {
      guard target.canFocus, let element = target.element, !graph.layers.isOutOfReach(element)
      else { return false }
    }
    let old = current
    current = target
    updateClaims()
    if let old { changed(old, false) }
    if let target { changed(target, true) }
    if let client = target?.textClient { graph.host?.setTextTraits(client.traits) }
    graph.host?.setTextInput(at: target?.textClient?.caretRect)
    collectValues()
    return true
  }

  private func changed(_ target: FocusTarget, _ isFocused: Bool) {
    target.didChangeInside?(isFocused)
    target.didChange?(isFocused)
    if !isFocused { target.updateRing() }
    target.element?.setNeedsDrawing()
  }

  /// Reports to the states around the focus which view has it now.
  private func updateClaims() {
    let old = claims
    claims = chain.compactMap { $0[FocusClaim.self] }
    for claim in old
    where !claims.contains(where: { $0 === claim || $0.isForSameState(as: claim) }) {
      claim.release()
    }
    for claim in claims { claim.take() }
  }

  /// Collects the values that the views around the focus give.
  func collectValues() { values.focusDidMove(chain) }

  /// Has the values collected anew after the layout.
  func setNeedsValues() { graph.afterLayout { [weak self] in self?.collectValues() } }

  /// The elements around the focus, from inside out.
  var chain: [LayoutElement] { current?.element?.chain ?? [] }

  /// Moves the focus to where a state says it is.
  func follow(_ state: AnyObject, isSet: Bool, reset: () -> Void) {
    guard isSet else {
      if claims.contains(where: { $0.isFor(state) }) { move(to: nil) }
      return
    }
    var target: FocusTarget?
    graph.forEachReachableElement { element in
      guard target == nil, let claim = element[FocusClaim.self] else { return }
      if claim.isFor(state), claim.matches { target = element.firstFocusTarget }
    }
    guard let target else { return reset() }
    if target === current { updateClaims() } else { move(to: target) }
  }

  /// A click gives the focus to the innermost view around it that is edited.
  func pointerWillPress(_ chain: [LayoutElement]) {
    for element in chain {
      guard let target = element[FocusTarget.self], target.canFocus else { continue }
      guard target.interactions.contains(.edit) else { continue }
      move(to: target)
      return
    }
  }

  /// Takes the focus away from a view that is removed or can no longer have it, and reports where
  /// the caret is.
  func frameDidEnd() {
    if let current, !current.canFocus || isOutOfReach(current) { move(to: nil) }
    if current == nil, !claims.isEmpty { updateClaims() }
    values.frameDidEnd()
    current?.updateRing()
  }

  /// Returns true if a layer covers a view.
  private func isOutOfReach(_ target: FocusTarget) -> Bool {
    target.element.map { graph.layers.isOutOfReach($0) } ?? true
  }

  func windowFocusDidChange(_ isFocused: Bool) -> Bool {
    pressed = [:]
    windowHasKeys = isFocused
    current?.windowKeysDidChange()
    // Another program may have copied something in the meantime.
    if isFocused { graph.input.clipboard.didChange() } else { graph.input.pointer.cancel() }
    return true
  }

  func close() {
    pressed = [:]
    current = nil
    claims = []
  }

  // MARK: Keys

  func handle(_ event: KeyEvent) -> Bool {
    take(event) || event.cancellation.map { take($0) } ?? false
  }

  private func take(_ event: KeyEvent) -> Bool {
    if let delegate = graph.layers.keyDelegate, delegate.handle(event) { return true }
    if event.phase == .up { return release(event) }
    let isCommand = event.modifiers.contains(.command) || event.modifiers.contains(.control)
    if isCommand, event.phase == .down, graph.performShortcut(event) { return true }
    if passOn(event) || takesBack(event) { return true }
    let isTyped = current?.textClient?.claims(event) ?? false
    if !isCommand, !isTyped, event.phase == .down, graph.performShortcut(event) { return true }
    return graph.layers.handleUnused(event) || moveFocus(event)
      || graph[UntakenEvents.self].handle(.key(event), at: current?.element, isTyped: isTyped)
  }

  /// Performs Undo and Redo if the view with the focus does not.
  private func takesBack(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, let command = EditCommand(KeyPress(event)) else { return false }
    return graph[WindowUndo.self].perform(command)
  }

  /// Passes a key to the view with the focus and those around it, from inside out; returns true if
  /// one of them used it.
  private func passOn(_ event: KeyEvent) -> Bool {
    let press = KeyPress(event)
    let command = event.phase == .down ? EditCommand(press) : nil
    // Keys of the Edit menu reach views as keys only where the command means nothing.
    let isMenuKey = command != nil && !event.modifiers.isDisjoint(with: [.command, .control])
    if isMenuKey, chain.contains(where: { edit($0, event, command) }) { return true }
    return chain.contains { element in
      if !isMenuKey, edit(element, event, command) { return true }
      guard let responder = element[KeyHandler.self],
        element.owner.environment.isEnabled, responder.handle(press, in: element)
      else { return false }
      if event.phase == .down { pressed[event.key] = responder }
      return true
    }
  }

  /// Has the text with the focus use a key, or a view perform the command that it means; returns true if one does.
  private func edit(_ element: LayoutElement, _ event: KeyEvent, _ command: EditCommand?) -> Bool {
    if let target = element[FocusTarget.self], target === current,
      target.textClient?.edit(event) == true
    {
      textDidChange()
      if let command { graph[WindowUndo.self].noteOwnUndo(command) }
      return true
    }
    guard let command, let responder = element[EditHandler.self] else { return false }
    return element.owner.environment.isEnabled && responder.perform(command, in: element)
  }

  private func release(_ event: KeyEvent) -> Bool {
    guard pressed.removeValue(forKey: event.key) != nil || !chain.isEmpty else { return false }
    let press = KeyPress(event)
    for element in chain {
      if let responder = element[KeyHandler.self],
        element.owner.environment.isEnabled, responder.handle(press, in: element)
      {
        return true
      }
    }
    return false
  }

  func handle(_ event: TextEvent) -> Bool {
    guard graph.layers.keyDelegate == nil, let client = current?.textClient else { return false }
    switch event {
    case .insert(let text): client.insert(text)
    case .compose(let text, let selection): client.compose(text, selection: selection)
    }
    textDidChange()
    return true
  }

  /// Reports to the host where the caret is, and scrolls it into view.
  package func textDidChange() {
    graph.host?.setTextInput(at: current?.textClient?.caretRect)
    // The written text is not laid out yet.
    graph.afterLayout { [weak self] in self?.showCaret() }
  }

  private func showCaret() {
    graph.host?.setTextInput(at: current?.textClient?.caretRect)
    guard let (element, caret) = current?.textClient?.caretPlace else { return }
    // With the room for a border around the text.
    guard graph.reveal(element, caret.insetBy(dx: 0, dy: -6)) else { return }
    // It may be elsewhere in the window after the layout.
    graph.afterLayout { [weak self] in
      guard let self else { return }
      self.graph.host?.setTextInput(at: self.current?.textClient?.caretRect)
    }
  }

  // MARK: Moving the focus by keys

  private func moveFocus(_ event: KeyEvent) -> Bool {
    guard event.key == .tab, !event.modifiers.contains(.command) else { return false }
    return moveToNext(backwards: event.modifiers.contains(.shift))
  }

  /// Moves the focus to the next view in reading order; after the last comes the first.
  func moveToNext(backwards: Bool) -> Bool {
    let targets = graph.focusTargets
    guard !targets.isEmpty else { return false }
    guard let current, let index = targets.firstIndex(where: { $0 === current }) else {
      return move(to: backwards ? targets.last : targets.first)
    }
    let next = targets[(index + (backwards ? targets.count - 1 : 1)) % targets.count]
    let inside = Set(chain.map(ObjectIdentifier.init))
    for element in next.element?.chain ?? [] where !inside.contains(ObjectIdentifier(element)) {
      // The focus comes into a view that declares its own default.
      if let focus = element[DefaultFocus.self], focus.isUserInitiated {
        focus.request()
        return true
      }
    }
    guard move(to: next) else { return false }
    if let element = next.element { _ = graph.reveal(element) }
    return true
  }
}

extension ViewGraph {
  /// The views that can have the focus now, in reading order.
  var focusTargets: [FocusTarget] {
    var targets: [FocusTarget] = []
    forEachReachableElement { element in
      targets += element.ownFocusTargets
    }
    return targets
  }
}

extension LayoutElement {
  /// The views that the Tab key reaches in this element itself: the element, or the links of its
  /// text.
  fileprivate var ownFocusTargets: [FocusTarget] {
    if extras == nil { return [] }
    var targets: [FocusTarget] = self[TextLinks.self]?.targets ?? []
    if let target = self[FocusTarget.self] { targets.insert(target, at: 0) }
    return targets.filter { $0.isInTabOrder && $0.canFocus }
  }

  /// The shown children that keys reach: not those that are only a mask, or only for assistive
  /// programs.
  var childrenForKeys: ElementList {
    let shown = shownChildren
    return pointerReach == .firstChild
      ? ElementList(shown.filter { $0 === children.first }) : shown
  }

  /// The first view in this element that can have the focus.
  var firstFocusTarget: FocusTarget? {
    var pending = [self]
    while let element = pending.popLast() {
      if let target = element.ownFocusTargets.first { return target }
      pending += element.childrenForKeys.reversed()
    }
    return nil
  }
}

/// A view that keys go to on their way from the focus to the root.
@MainActor protocol KeyResponder: AnyObject {
  /// Returns true if the key was handled here; if not, the views around are asked next.
  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool
}

/// The handler of an element for keys.
enum KeyHandler: ElementKey { typealias Value = any KeyResponder }
