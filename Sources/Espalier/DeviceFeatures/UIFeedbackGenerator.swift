/// An object of UIKit that has a phone tap the hand: the common part of all kinds.
///
/// Programs call these without asking whether a device can do so. Desktops and pages cannot, and nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  public init() {}

  /// Gets the device ready for a tap that follows soon.
  open func prepare() {}
}
