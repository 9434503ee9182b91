/// The node of a modifier that watches whether its content has members: views that are children of
/// the container above.
///
/// A modifier on a group or a list is present as long as that has a member. Without members,
/// nothing could appear, run or change.
class MemberNode<Content: View, Modifier: ViewModifier>: WrappingNode<Content, Modifier>,
  MemberWatching
{
  /// True if there were members when the node last looked, after a layout.
  private(set) final var hasMembers = false
  /// True until the node has looked for the first time.
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

  /// Called when the first member has been added, or the last has been removed.
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

  /// True if the layout shows a member; content that stands for no view at all, such as a scene,
  /// always counts.
  private var showsMembers: Bool {
    if Content.self is any LayoutlessView.Type { return true }
    let elements = collectedElements
    return graph.tree.leavesOut ? elements.contains { !$0.isLeftOut } : !elements.isEmpty
  }
}

/// A node that watches whether its content has members.
@MainActor protocol MemberWatching: ViewNode {
  /// Checks after the layout whether there are members.
  func look()
}

/// A view that has no place in any layout but counts as present.
protocol LayoutlessView {}
