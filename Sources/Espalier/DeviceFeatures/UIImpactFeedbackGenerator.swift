import Foundation

/// A tap of the device for things that collide; see ``UIFeedbackGenerator``.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the things.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience override init() { self.init(style: .medium) }

  public init(style: FeedbackStyle) { super.init() }

  /// Has the device tap.
  open func impactOccurred() {}

  /// Has the device tap; `intensity` is from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
