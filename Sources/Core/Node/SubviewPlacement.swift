/// The place of a view that was made elsewhere: it is shown in place of a ``Subview`` rather than
/// where its source is.
///
/// One node on the way to its content takes the environment of that place: the content itself, so
/// that bodies around it are evaluated with the environment of the source, or all of a subview that
/// is resolved in place.
@MainActor final class SubviewPlacement {
  private(set) weak var place: ViewNode?
  /// True if the node stands for all shown content; otherwise it owns the element.
  let isWhole: Bool
  let takesEnvironment: Bool
  /// The environment that the node has in the source.
  private(set) var given: EnvironmentValues
  private(set) weak var source: ViewNode?
  private var last: EnvironmentValues?

  /// - Parameter last: the environment of a former place, which the node still has.
  init(
    _ given: EnvironmentValues, last: EnvironmentValues?, at place: ViewNode,
    from source: ViewNode, isWhole: Bool, takesEnvironment: Bool
  ) {
    self.given = given
    self.last = last
    self.place = place
    self.source = source
    self.isWhole = isWhole
    self.takesEnvironment = takesEnvironment
  }

  /// The environment of the place, with the values that the views between the source and the node
  /// write to it.
  func environment(from given: EnvironmentValues) -> EnvironmentValues {
    self.given = given
    guard takesEnvironment, let place, let source else { return given }
    let new = given.moved(from: source.environment, to: place.environment)
    if let last, last.hasSameValues(as: new) { return last }
    last = new
    return new
  }
}
