import Foundation

extension AppSession {
  /// Runs the app for `duration` seconds of real time, as if `window` were shown.
  ///
  /// The last frame shows the moment exactly at the end: animations are drawn at the same place each
  /// time, while what is loaded may come earlier or later.
  package func run(_ window: AppWindow, at size: CGSize, for duration: TimeInterval) {
    let start = window.session.graph.clock.now
    let end = Date(timeIntervalSinceNow: duration)
    while case let left = end.timeIntervalSinceNow, left > 0, !window.session.isClosed {
      _ = RunLoop.main.run(mode: .default, before: Date())
      Thread.sleep(forTimeInterval: min(left, frameDuration))
      show(window, at: size, start.addingTimeInterval(duration - left))
    }
    show(window, at: size, start.addingTimeInterval(duration))
  }

  private func show(_ window: AppWindow, at size: CGSize, _ moment: Date) {
    advance(to: moment)
    update()
    window.session.advance(to: moment)
    window.session.settle(.window(size))
  }
}

/// The seconds between two frames of most displays.
private let frameDuration = 1.0 / 60
