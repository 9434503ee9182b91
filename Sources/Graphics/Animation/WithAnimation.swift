import EspalierCore

/// Runs `body` and animates the effects of its state changes on the screen; nil makes them without
/// animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` and animates the effects of its state changes on the screen.
///
/// - Parameters:
///   - completionCriteria: the criterion for the end of an animation.
///   - completion: called once, when the last of the animations is over, or soon if there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The criterion for the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// The animation has served its purpose, though a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The value stands still.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
