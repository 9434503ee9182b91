import EspalierDrawing
import Foundation

/// The way from one screen to another, by itself or under a finger.
extension PageStackNode {
  var nextTick: Date? { transition == nil ? nil : graph.clock.now.addingTimeInterval(1 / 60) }

  func timeDidChange(to now: Date) {
    guard let transition, !transition.isInteractive else { return }
    if transition.advance(to: now) { endTransition(arranging: true) }
    element?.setNeedsDrawing()
    graph.presentationChanged()
  }

  func endTransition(arranging: Bool = false) {
    guard transition != nil else { return }
    transition = nil
    if let leaving {
      self.leaving = nil
      leaving.detach()
    }
    if arranging { arrange() }
  }

  /// Pulls the topmost screen aside by a fraction of its width.
  func swipe(to progress: CGFloat) {
    guard swipe != nil || canGoBack, pages.count > 1, let top = pages.last else { return }
    if swipe == nil {
      endTransition()
      swipe = PageSwipe(below: pages[pages.count - 2])
      transition = PageTransition(
        isPush: false, top: top, bottom: pages[pages.count - 2], start: graph.clock.now, from: 0,
        isFade: false)
      transition?.isInteractive = true
      arrange()
    }
    transition?.progress = min(max(progress, 0), 1)
    element?.setNeedsDrawing()
    graph.presentationChanged()
  }

  /// Lets the screen go: it leaves where it was pulled far or fast enough, and else comes back.
  func endSwipe(velocity: CGFloat) {
    guard let transition, let swipe else { return }
    let leaves = transition.progress + velocity / 4 > 0.5
    transition.isInteractive = false
    if leaves {
      swipe.progress = transition.progress
      if let top = pages.last { pop(top) }
    } else {
      self.swipe = nil
      transition.turnBack(at: graph.clock.now)
    }
  }
}
