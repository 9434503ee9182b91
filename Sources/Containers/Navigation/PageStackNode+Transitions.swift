@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The transition from one screen to another, by itself or under a finger.
extension PageStackNode {
  /// Goes back to the first screen, or to the last one that people cannot go back from.
  func returnToRoot() {
    guard transition?.isInteractive != true else { return }
    if let page = pages.dropFirst().first(where: \.canGoBack) { pop(page) }
  }

  var nextTick: Date? { transition == nil ? nil : graph.clock.now.addingTimeInterval(1 / 60) }

  func timeDidChange(to now: Date) {
    guard let transition, !transition.isInteractive else { return }
    if transition.advance(to: now) {
      if swipe != nil { endSwipe() }
      if swipe == nil { endTransition(arranging: true) }
    }
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

  /// Pulls the topmost screen aside by a fraction of its width, from where it is.
  ///
  /// A screen that moves by itself, after a finger has released it, can be caught again. A screen
  /// that hides its way back stays.
  func swipe(to progress: CGFloat) {
    guard pages.count > 1, let top = pages.last, swipe != nil || goesBack else { return }
    if let swipe, transition?.isInteractive == false {
      swipe.leaves = false
      swipe.start = (transition?.progress ?? 0) - progress
      transition?.isInteractive = true
    }
    if swipe == nil {
      endTransition()
      swipe = PageSwipe(below: pages[pages.count - 2])
      transition = PageTransition(
        isPush: false, top: top, bottom: pages[pages.count - 2], start: graph.clock.now, from: 0,
        isFade: false)
      transition?.isInteractive = true
      arrange()
    }
    transition?.progress = min(max((swipe?.start ?? 0) + progress, 0), 1)
    element?.setNeedsDrawing()
    graph.presentationChanged()
  }

  /// True if a finger may pull the topmost screen off the one below, or catch it on its way.
  var canBeSwiped: Bool { swipe != nil || goesBack }

  /// True if the topmost screen has a way back to the one below, and shows it.
  private var goesBack: Bool {
    guard pages.count > 1, let top = pages.last, top.canGoBack else { return false }
    return top.profile.options.hidesBack != true && !hasWayBackInside
  }

  /// True if the topmost screen leads to what stands around the stack, and a finger may pull it there.
  var leadsOut: Bool {
    guard let top = pages.last, swipe == nil, !top.canGoBack else { return false }
    return top.profile.options.hidesBack != true && !hasWayBackInside
  }

  /// True if a stack in the topmost screen has a screen to go back from, which a finger pulls first.
  private var hasWayBackInside: Bool {
    var elements = pages.last?.element.map { Array($0.children) } ?? []
    while !elements.isEmpty {
      for element in elements where (element.owner as? PageStackNode)?.canGoBack == true {
        return true
      }
      elements = elements.flatMap(\.children)
    }
    return false
  }

  /// Releases the screen: it leaves where it was pulled far or fast enough, and comes back
  /// otherwise.
  func endSwipe(velocity: CGFloat) {
    guard let transition, let swipe, transition.isInteractive else { return }
    swipe.leaves = transition.progress + velocity / 4 > 0.5
    transition.isInteractive = false
    transition.go(on: swipe.leaves, at: graph.clock.now)
    element?.setNeedsDrawing()
    graph.presentationChanged()
  }

  /// Ends the movement of a screen that a finger released: it is removed, or back in its place.
  private func endSwipe() {
    guard let swipe, !swipe.isOver else { return }
    self.swipe = nil
    if swipe.leaves, let top = pages.last {
      swipe.isOver = true
      self.swipe = swipe
      pop(top)
      // A program may keep the screen.
      graph.afterLayout { [weak self] in
        guard let self, self.swipe === swipe else { return }
        self.swipe = nil
        endTransition(arranging: true)
      }
    }
  }
}
