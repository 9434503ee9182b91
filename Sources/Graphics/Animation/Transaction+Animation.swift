import EspalierCore

extension Transaction {
  /// The context of changes that are animated, or not for nil.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the changes; nil if they are not animated.
  ///
  /// A nil that was set keeps the transaction of a write to a ``Binding`` that has this one from animating it.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { set(AnimationKey.self, newValue) }
  }

  /// Keeps ``View/animation(_:value:)`` and its like from adding animations to the changes.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// True if the changes tell how fast values move, so that a spring that follows them goes on at
  /// that speed.
  ///
  ///     DragGesture()
  ///       .updating($offset) { value, offset, transaction in
  ///         transaction.tracksVelocity = true
  ///         offset = value.translation
  ///       }
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// Calls `completion` when all animations of these changes are over; immediately where nothing is
  /// animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }

  /// The observers of the animations of these changes.
  var completions: [AnimationCompletion] { waiters.compactMap { $0 as? AnimationCompletion } }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum VelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}
