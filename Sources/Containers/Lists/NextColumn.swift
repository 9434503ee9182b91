import EspalierCore

/// The step from a column to the next one, which covers it where there is no space for both, and stands beside it elsewhere.
///
/// It is the same object for as long as the split view exists.
@MainActor final class NextColumn {
  /// Puts the next column on top, with a movement if the argument is true.
  var cover: (_ isAnimated: Bool) -> Void = { _ in }
  /// True if the program says which column is on top at first.
  var isProgramsChoice = false
  private var followers: [Follower] = []
  /// True if something was selected when the column was last in sight.
  private var wasSelected = false

  /// A reader that acts when a person has gone back to the column.
  private struct Follower {
    weak var owner: AnyObject?
    let isSelected: () -> Bool
    let action: () -> Void
  }

  nonisolated init() {}

  /// Puts the next column on top for the current selection.
  func show(animated: Bool) {
    wasSelected = true
    cover(animated)
  }

  /// Has `action` called when a person has gone back to the column, and `isSelected` asked while
  /// the next one covers it, as long as the owner exists.
  func follow(
    _ owner: AnyObject, isSelected: @escaping () -> Bool, whenReturned action: @escaping () -> Void
  ) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
    followers.append(Follower(owner: owner, isSelected: isSelected, action: action))
    if isSelected() { wasSelected = true }
  }

  /// True if something is selected in the column; nil where nothing can be.
  var isSelected: Bool? {
    let present = followers.filter { $0.owner != nil }
    return present.isEmpty ? nil : present.contains { $0.isSelected() }
  }

  /// True once after the selection has become empty.
  func takeLoss() -> Bool {
    guard wasSelected, isSelected == false else { return false }
    wasSelected = false
    return true
  }

  func returned() {
    for follower in followers where follower.owner != nil { follower.action() }
  }
}

/// The steps between the columns of a split view.
@MainActor final class ColumnSteps {
  private var steps: [Int: NextColumn] = [:]

  nonisolated init() {}

  subscript(index: Int) -> NextColumn {
    if let known = steps[index] { return known }
    let new = NextColumn()
    steps[index] = new
    return new
  }

  /// Removes the closures of the steps, because they hold the steps.
  func disconnect() { for step in steps.values { step.cover = { _ in } } }
}

extension EnvironmentValues {
  private enum NextColumnKey: EnvironmentKey {
    static var defaultValue: NextColumn? { nil }
  }

  /// The step to the next column; nil for the last column, and while the next one stands beside this one.
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  private enum ColumnBesideKey: EnvironmentKey {
    static var defaultValue: NextColumn? { nil }
  }

  /// The step to the next column while that stands beside this one.
  var columnBeside: NextColumn? {
    get { self[ColumnBesideKey.self] }
    set { self[ColumnBesideKey.self] = newValue }
  }
}
