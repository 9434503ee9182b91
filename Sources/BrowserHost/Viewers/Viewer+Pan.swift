import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation

extension Viewer {
  /// Lays the window out: as large as its page, or as the minimum size of its content.
  func layOut() {
    let session = window.session
    let page = surroundings.size
    if pan.isNeeded {
      take(minimum: session.minimumWindowSize, page)
    } else {
      take(minimum: .zero, page)
      session.frame(.window(page))
      // Bars above the content are as wide as the page, whatever the content needs.
      take(minimum: session.minimumWindowSize, page)
      guard pan.isNeeded else { return }
    }
    session.frame(.window(pan.window))
    revealFocus()
  }

  private func take(minimum: CGSize, _ page: CGSize) {
    pan.take(page: page, minimum: minimum, isRightToLeft: window.session.graph.isRightToLeft)
  }

  /// Brings the view that got the focus into view, or the caret that moved.
  private func revealFocus() {
    let place = caretInWindow ?? window.session.graph.focusedFrame
    if place == lastFocus { return }
    lastFocus = place
    if let place, pan.reveal(place.insetBy(dx: -8, dy: -8)) { wasPanned() }
  }

  /// Hands an event of the page to the window.
  func handle(_ event: InputEvent) {
    let taken = served.app.send(event.moved(by: pan.offset), to: window)
    guard pan.isNeeded else { return }
    switch event {
    case .wheel(let wheel): if !taken, pan.move(by: wheel.delta) { wasPanned() }
    case .pointer(let pointer):
      switch pan.follow(pointer, isTaken: window.session.graph.input.pointer.isPressTaken) {
      case .none: break
      case .begins:
        var end = pointer
        end.phase = .cancelled
        served.app.send(.pointer(end), to: window)
        wasPanned()
      case .goesOn: wasPanned()
      }
    case .key, .text, .magnify, .rotate, .drop, .windowFocus, .modifierKeys: break
    }
  }

  private func wasPanned() {
    sendCaret()
    needsFrame()
  }
}
