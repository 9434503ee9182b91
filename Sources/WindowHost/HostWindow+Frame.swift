import CSDL2
import Espalier
import EspalierDrawing
import Foundation

/// The hold of a view's drag on its window.
struct WindowGrab {
  /// The place of the window, and that of the pointer, at the press.
  let corner: SDL_Point
  let pointer: SDL_Point
  /// True once the press has become a drag.
  var isMoving = false
}

extension HostWindow {
  /// Removes the desktop's frame if the scene wants none, and lets the content stand in for it.
  func setFrame() {
    let description = window.description
    if description.frame != .titled { display.sdl.SetWindowBordered(handle, SDL_FALSE) }
    if description.frame != .titled || dragsBackground { answerHitTests() }
  }

  private var dragsBackground: Bool { window.description.backgroundDrag.allows(else: false) }

  private func answerHitTests() {
    let sdl = display.sdl
    // The window is destroyed before this object is: SDL does not call after that.
    let data = Unmanaged.passUnretained(self).toOpaque()
    let answer = sdl.SetWindowHitTest(
      handle,
      { _, point, data in
        guard let point, let data else { return SDL_HITTEST_NORMAL }
        let (x, y) = (point.pointee.x, point.pointee.y)
        let address = UInt(bitPattern: data)
        // SDL asks while it hands out events, which happens on the main thread.
        return MainActor.assumeIsolated {
          UnsafeRawPointer(bitPattern: address).map {
            Unmanaged<HostWindow>.fromOpaque($0).takeUnretainedValue().grip(x, y)
          } ?? SDL_HITTEST_NORMAL
        }
      }, data)
    if answer != 0 {
      session.graph.report(
        "A window without a title cannot be moved by its content here: \(display.lastError). "
          + "Move it with the keys of the desktop, or leave out windowStyle(_:).")
    }
  }

  private func grip(_ x: Int32, _ y: Int32) -> SDL_HitTestResult {
    let limits = window.sizeLimits
    let isFixed = limits.maximum.map { $0 == limits.minimum } ?? false
    let point = CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    return WindowGrip(
      size: size, frame: window.description.frame, isResizable: !isFixed,
      dragsBackground: dragsBackground
    )
    .part(at: point) { session.graph.input.pointer.takesPress(at: $0) }
  }

  // MARK: Size

  /// Tells the desktop the limits of the size.
  func setLimits() {
    let minimum = limits.minimum ?? CGSize(width: 1, height: 1)
    let most = limits.maximum ?? CGSize(width: CGFloat.infinity, height: .infinity)
    // SDL refuses a minimum beyond the maximum that it has, and the other way around.
    display.sdl.SetWindowMinimumSize(handle, 1, 1)
    display.sdl.SetWindowMaximumSize(
      handle, Int32(units: max(most.width, minimum.width) * unitsPerPoint),
      Int32(units: max(most.height, minimum.height) * unitsPerPoint))
    display.sdl.SetWindowMinimumSize(
      handle, Int32(units: minimum.width * unitsPerPoint),
      Int32(units: minimum.height * unitsPerPoint))
  }

  /// Gives the window its former size again when the panel that it was enlarged for is gone, unless a person has given it
  /// another one meanwhile.
  ///
  /// - Parameters:
  ///   - old: the size before the limits changed.
  ///   - needed: the size that panels need; zero where there are none.
  func keepSize(from old: SDL_Point, needed: CGSize) {
    var size = SDL_Point()
    display.sdl.GetWindowSize(handle, &size.x, &size.y)
    if needed != .zero {
      if (size.x, size.y) != (old.x, old.y) { grown = (grown?.before ?? old, size) }
    } else if let grown {
      self.grown = nil
      if (size.x, size.y) == (grown.after.x, grown.after.y) {
        display.sdl.SetWindowSize(handle, grown.before.x, grown.before.y)
      }
    }
  }

  /// Gives the window the size of a tab of settings that has been chosen.
  func takeSizeOfTab() {
    guard let size = window.takeSizeOfTab(), !window.isFullScreen else { return }
    keepingAnchor {
      display.sdl.SetWindowSize(
        handle, Int32(units: size.width * unitsPerPoint),
        Int32(units: size.height * unitsPerPoint))
    }
  }

  /// Changes the size of the window, and moves it so that the point that its views name stays where it is.
  func keepingAnchor(_ change: () -> Void) {
    guard let anchor = window.resizeAnchor else { return change() }
    var (old, new) = (SDL_Point(), SDL_Point())
    display.sdl.GetWindowSize(handle, &old.x, &old.y)
    change()
    display.sdl.GetWindowSize(handle, &new.x, &new.y)
    if (old.x, old.y) == (new.x, new.y) { return }
    var corner = SDL_Point()
    display.sdl.GetWindowPosition(handle, &corner.x, &corner.y)
    display.sdl.SetWindowPosition(
      handle, corner.x - Int32((CGFloat(new.x - old.x) * anchor.x).rounded()),
      corner.y - Int32((CGFloat(new.y - old.y) * anchor.y).rounded()))
  }

  // MARK: Moving by a view

  /// Moves the window along with the pointer while a view is dragged.
  func moveWindow(_ phase: GesturePhase) {
    switch phase {
    case .began:
      var corner = SDL_Point()
      display.sdl.GetWindowPosition(handle, &corner.x, &corner.y)
      // The place of the press: by now the pointer may have moved on.
      let press = translator.pointer
      grabbed = WindowGrab(
        corner: corner,
        pointer: SDL_Point(
          x: corner.x + Int32(units: press.x * unitsPerPoint, minimum: 0),
          y: corner.y + Int32(units: press.y * unitsPerPoint, minimum: 0)))
    case .changed:
      if grabbed == nil || window.isFullScreen { return }
      if display.driver == "wayland" { return reportStandstill() }
      grabbed?.isMoving = true
      followPointer()
    case .ended, .cancelled:
      followPointer()
      grabbed = nil
    }
  }

  /// Brings the window to the pointer that moves it, now and in the next frame: SDL reports no
  /// movement that ends at the same place of the window as the one before.
  func followPointer() {
    guard let grabbed, grabbed.isMoving else { return }
    let pointer = screenPointer
    let corner = SDL_Point(
      x: grabbed.corner.x + pointer.x - grabbed.pointer.x,
      y: grabbed.corner.y + pointer.y - grabbed.pointer.y)
    var current = SDL_Point()
    display.sdl.GetWindowPosition(handle, &current.x, &current.y)
    if corner.x != current.x || corner.y != current.y {
      display.sdl.SetWindowPosition(handle, corner.x, corner.y)
    }
    wantFrame()
  }

  /// The position of the pointer on the screen: that in the window changes with the window's.
  var screenPointer: SDL_Point {
    var point = SDL_Point()
    if !csdl2_pointer(handle, &point.x, &point.y) {
      _ = display.sdl.GetGlobalMouseState(&point.x, &point.y)
    }
    return point
  }

  private func reportStandstill() {
    grabbed = nil
    session.graph.report(
      "A WindowDragGesture cannot move the window: Wayland lets programs place none. Let the "
        + "desktop move it by windowBackgroundDragBehavior(.enabled) of the scene.")
  }
}
