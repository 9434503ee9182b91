nonisolated extension View {
  /// Calls `action` before the view is first shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after the view is removed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` while the view is shown: started when it appears, cancelled when it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs `action` while the view is shown, and starts it again when `id` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

private struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    AppearanceNode(view, inputs)
  }
}

/// Reports when the view is first shown, when it is removed, and each time in between that a
/// container leaves it out or shows it again.
private final class AppearanceNode<C: View>: MemberNode<C, AppearanceModifier> {
  override func membersDidChange() {
    if hasMembers { modifier.appear?() } else { modifier.disappear?() }
  }

  override func detach() {
    super.detach()
    if hasMembers, let disappear = modifier.disappear { graph.afterLayout { disappear() } }
  }
}

private struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<C: View, ID: Equatable>: MemberNode<C, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var number = 0

  override func membersDidChange() { if hasMembers { start() } else { cancel() } }

  override func didUpdate(from old: TaskModifier<ID>) {
    if isUnchanged(old.id, modifier.id) { return }
    cancel()
    graph.afterLayout { [weak self] in self?.start() }
  }

  override func detach() {
    super.detach()
    cancel()
  }

  deinit { task?.cancel() }

  private func start() {
    guard hasMembers, task == nil, !isDetached else { return }
    let action = modifier.action
    let running = graph[RunningTasks.self]
    let number = running.begin()
    self.number = number
    task = Task(priority: modifier.priority) {
      await action()
      running.end(number)
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
    graph.existing(RunningTasks.self)?.end(number)
  }
}
