import EspalierDrawing

/// Stands for the views that the mouse passes over: they are told of its movements unless this is
/// called off.
final class HoverFollower: _GestureRecognizer<Void> {
  static func contender() -> Contender {
    let follower = HoverFollower()
    follower.phase = .active(())
    return Contender(follower, ContestClaim(precedence: .hover)) { "hover" }
  }
}
