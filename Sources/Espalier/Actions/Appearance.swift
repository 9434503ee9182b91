nonisolated extension View {
  /// Calls `action` before the view is first shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after the view is gone.
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

/// Tells of the first time that the view is shown, of its end, and of each time in between that a container leaves
/// it out or takes it up again.
private final class AppearanceNode<C: View>: WrappingNode<C, AppearanceModifier> {
  private var hasAppeared = false

  override func didMake() { graph.afterLayout { [weak self] in self?.compareWithLayout() } }

  override func displayDidChange() {
    compareWithLayout()
    super.displayDidChange()
  }

  private func compareWithLayout() {
    guard !isDetached, isDisplayed != hasAppeared else { return }
    hasAppeared.toggle()
    if hasAppeared { modifier.appear?() } else { modifier.disappear?() }
  }

  override func detach() {
    super.detach()
    if hasAppeared, let disappear = modifier.disappear { graph.afterLayout { disappear() } }
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

private final class TaskNode<C: View, ID: Equatable>: WrappingNode<C, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isStarting = false

  override func didMake() { start() }

  override func didUpdate(from old: TaskModifier<ID>) {
    if old.id == modifier.id { return }
    task?.cancel()
    task = nil
    start()
  }

  override func displayDidChange() {
    if !isDisplayed {
      task?.cancel()
      task = nil
    } else if task == nil {
      start()
    }
    super.displayDidChange()
  }

  override func detach() {
    super.detach()
    task?.cancel()
  }

  deinit { task?.cancel() }

  private func start() {
    if isStarting { return }
    isStarting = true
    graph.afterLayout { [weak self] in
      guard let self, !self.isDetached else { return }
      self.isStarting = false
      guard self.isDisplayed else { return }
      let action = self.modifier.action
      self.task = Task(priority: self.modifier.priority) { await action() }
    }
  }
}
