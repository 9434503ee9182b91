import CSDL2
import Foundation

extension HostWindow {
  /// Removes the desktop's frame if the scene wants none, and lets the content stand in for it.
  func hideFrame() {
    let sdl = display.sdl
    sdl.SetWindowBordered(handle, SDL_FALSE)
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
    return WindowGrip(size: size, isResizable: !isFixed)
      .part(at: point) { session.graph.input.pointer.takesPress(at: $0) }
  }
}
