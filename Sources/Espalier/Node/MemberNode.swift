/// The node of a modifier that watches whether its content has members: views that stand in the container above.
///
/// A modifier on a group or a list is there as long as that has a member. Where there is none, there is nothing that could
/// appear, run or change.
class MemberNode<Content: View, Modifier: ViewModifier>: WrappingNode<Content, Modifier>,
  MemberWatching
{
  /// Whether there were members when that was last looked at, after a layout.
  private(set) final var hasMembers = false
  /// Whether it was never looked at.
  private(set) final var isNew = true
  private var isLooking = false

  override func didMake() { look() }

  override func childElementsDidChange() {
    look()
    super.childElementsDidChange()
  }

  override func displayDidChange() {
    compare()
    super.displayDidChange()
  }

  /// Called when the first member has come, or the last has gone.
  func membersDidChange() {}

  final func look() {
    if isLooking { return }
    isLooking = true
    graph.afterLayout { [weak self] in
      guard let self else { return }
      isLooking = false
      compare()
    }
  }

  private func compare() {
    if isDetached { return }
    isNew = false
    if showsMembers == hasMembers { return }
    hasMembers.toggle()
    membersDidChange()
  }

  /// Whether the layout shows a member; what stands for no view at all, such as a scene, is always there.
  private var showsMembers: Bool {
    if Content.self is any LayoutlessView.Type { return true }
    let elements = collectedElements
    return graph.tree.leavesOut ? elements.contains { !$0.isLeftOut } : !elements.isEmpty
  }
}

/// A node that watches whether its content has members.
@MainActor protocol MemberWatching: ViewNode {
  /// Looks after the layout whether there are members.
  func look()
}

/// A view that has no place in any layout, and is there all the same.
protocol LayoutlessView {}
