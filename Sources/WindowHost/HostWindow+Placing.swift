import CSDL2
import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation

// The place of a window on the screen.

extension HostWindow {
  /// Puts the window at the place that the scene sets, on the screen that the window is on;
  /// otherwise in the middle, or below and beside the windows that opened there before it.
  func place() {
    if let corner = window.record?.frame?.corner { return move(to: corner) }
    if let place = window.defaultPlacement?.place { return move(to: place) }
    if let share = window.description.defaultPosition { return move(to: .share(share)) }
    display.sdl.SetWindowPosition(handle, Display.centered, Display.centered)
    if window.description.kind.isMain {
      display.cascade(handle, by: Int32(units: 24 * unitsPerPoint))
    }
  }

  private func move(to place: WindowPlacement.Place) {
    let screen = display.screen(of: handle)
    switch place {
    case .share(let point):
      let free = CGSize(
        width: CGFloat(screen.room.w) - size.width * unitsPerPoint,
        height: CGFloat(screen.room.h) - size.height * unitsPerPoint)
      display.sdl.SetWindowPosition(
        handle, screen.room.x + Int32(units: max(0, free.width * point.x), minimum: 0),
        screen.room.y + Int32(units: max(0, free.height * point.y), minimum: 0))
    case .corner(let corner):
      display.sdl.SetWindowPosition(
        handle, screen.bounds.x + reachable(corner.x, before: screen.bounds.w),
        screen.bounds.y + reachable(corner.y, before: screen.bounds.h))
    }
  }

  /// Moves the window to where it was the last time.
  ///
  /// The screen may be another one: some of the window stays on it.
  private func move(to corner: CGPoint) {
    var x = Int32(units: corner.x * unitsPerPoint, minimum: .min)
    var y = Int32(units: corner.y * unitsPerPoint, minimum: .min)
    display.sdl.SetWindowPosition(handle, x, y)
    let screen = display.screen(of: handle).bounds
    if screen.w <= 0 || screen.h <= 0 { return }
    let margin = Int32(units: 100 * unitsPerPoint)
    let width = Int32(units: size.width * unitsPerPoint)
    x = max(screen.x - width + margin, min(x, screen.x + screen.w - margin))
    y = max(screen.y, min(y, screen.y + screen.h - margin))
    display.sdl.SetWindowPosition(handle, x, y)
  }

  /// Records where the window is, so that it can be opened there again.
  func keepFrame() {
    let flags = display.sdl.GetWindowFlags(handle)
    let other =
      SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
      | SDL_WINDOW_MINIMIZED.rawValue
    if flags & other != 0 || window.isFullScreen { return }
    var corner: CGPoint?
    // Wayland tells no places.
    if csdl2_window_number(handle) != 0 {
      var (x, y) = (Int32(0), Int32(0))
      display.sdl.GetWindowPosition(handle, &x, &y)
      corner = CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    }
    window.frame = WindowRecord.Frame(corner: corner, size: size)
  }

  /// A place along the screen in its units: a window beyond the edges could not be reached.
  private func reachable(_ points: CGFloat, before end: Int32) -> Int32 {
    let place = Int32(units: points * unitsPerPoint, minimum: 0)
    // The window system may not say where the screen ends.
    return end > 0 ? min(place, max(0, end - Int32(units: 100 * unitsPerPoint))) : place
  }

  /// As large as the screen or as the scene sets it, or as it was before that.
  func zoom() {
    let sdl = display.sdl
    window.display = display.proxy(of: handle, unitsPerPoint)
    guard let ideal = window.idealPlacement else {
      let isLarge = sdl.GetWindowFlags(handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0
      if isLarge { sdl.RestoreWindow(handle) } else { sdl.MaximizeWindow(handle) }
      return
    }
    if let zoomed, zoomed.size == size {
      sdl.SetWindowSize(handle, zoomed.before.w, zoomed.before.h)
      sdl.SetWindowPosition(handle, zoomed.before.x, zoomed.before.y)
      self.zoomed = nil
      return
    }
    var before = SDL_Rect()
    sdl.GetWindowPosition(handle, &before.x, &before.y)
    sdl.GetWindowSize(handle, &before.w, &before.h)
    let size = ideal.size.map { window.size(content: $0) } ?? size
    zoomed = (before, size)
    sdl.SetWindowSize(
      handle, Int32(units: size.width * unitsPerPoint), Int32(units: size.height * unitsPerPoint))
    if let place = ideal.place { move(to: place) }
  }
}

extension Display {
  /// The screen that a window is on, and the part of it that panels of the desktop leave free, in the units of the window
  /// system; empty where the window system does not say.
  func screen(of window: OpaquePointer) -> (bounds: SDL_Rect, room: SDL_Rect) {
    let index = max(0, sdl.GetWindowDisplayIndex(window))
    var (bounds, room) = (SDL_Rect(), SDL_Rect())
    if sdl.GetDisplayBounds(index, &bounds) != 0 { bounds = SDL_Rect() }
    if sdl.GetDisplayUsableBounds(index, &room) != 0 { room = bounds }
    return (bounds, room)
  }

  /// The screen that a window is on, for views, in points.
  func proxy(of window: OpaquePointer, _ unitsPerPoint: CGFloat) -> DisplayProxy {
    let screen = screen(of: window)
    guard screen.bounds.w > 0, screen.bounds.h > 0 else { return .standard }
    func rect(_ rect: SDL_Rect) -> CGRect {
      CGRect(
        x: CGFloat(rect.x - screen.bounds.x) / unitsPerPoint,
        y: CGFloat(rect.y - screen.bounds.y) / unitsPerPoint,
        width: CGFloat(rect.w) / unitsPerPoint, height: CGFloat(rect.h) / unitsPerPoint)
    }
    return DisplayProxy(bounds: rect(screen.bounds), visibleRect: rect(screen.room))
  }
}

extension CGSize {
  /// The size, if a window can have it.
  var usable: CGSize? {
    width > 0 && height > 0 && width.isFinite && height.isFinite ? self : nil
  }
}
