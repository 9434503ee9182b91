import CSDL2
import Dispatch
import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation

/// The display that windows are shown on, and the objects that all windows share: its events, the
/// clipboard, cursors.
@MainActor final class Display {
  let sdl: CSDL2Functions
  /// Called when the display has events.
  var onReadable: (@MainActor () -> Void)?

  private var connection: DispatchSourceRead?
  private var cursors: [ShownCursor: OpaquePointer] = [:]
  private var shownCursor = ShownCursor(cursor: .arrow, scale: 1)
  /// The corners at which windows in the middle of the screen opened.
  private var corners: [OpaquePointer: Corner] = [:]

  private struct Corner: Hashable {
    var x: Int32
    var y: Int32
  }

  init() throws(WindowHostError) {
    var problem: UnsafePointer<CChar>?
    guard let functions = csdl2_load(&problem) else {
      throw .noLibrary(reason: problem.map { String(cString: $0) } ?? "it cannot be loaded")
    }
    sdl = functions.pointee
    let drivers = Self.drivers
    // Without the name of a display, the libraries of the window systems print messages of their
    // own.
    if drivers.isEmpty { throw .noDisplay(reason: Self.whyNone) }
    setHints(drivers: drivers)
    if sdl.Init(SDL_INIT_VIDEO) != 0 { throw .noDisplay(reason: Self.whyNone) }
    if driver == "dummy" || driver == "offscreen" {
      sdl.Quit()
      throw .noDisplay(reason: "the video driver \(driver) shows nothing")
    }
  }

  /// The window systems that may exist, by the environment variables.
  private static var drivers: [String] {
    let environment = ProcessInfo.processInfo.environment
    var drivers: [String] = []
    if environment.names("DISPLAY") { drivers.append("x11") }
    // Unless its full path is given, the socket lies in the folder of the session. Without a name
    // it is the first one.
    let isInFull = environment["WAYLAND_DISPLAY"]?.hasPrefix("/") ?? false
    if isInFull || environment.names("XDG_RUNTIME_DIR") { drivers.append("wayland") }
    return drivers
  }

  /// The places where displays were searched for; SDL reports only that there is none.
  private static var whyNone: String {
    let environment = ProcessInfo.processInfo.environment
    let places = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      environment.names(name) ? "\(name) is \(environment[name] ?? "")" : nil
    }
    if places.isEmpty { return "neither DISPLAY nor WAYLAND_DISPLAY is set" }
    let isLost = !drivers.contains("wayland") && environment.names("WAYLAND_DISPLAY")
    return places.joined(separator: ", ")
      + (isLost
        ? ", but XDG_RUNTIME_DIR, the folder it lies in, is not set" : ": nothing answers there")
  }

  private func setHints(drivers: [String]) {
    let hints = [
      // Pixels go from memory to the X server without a detour through a graphics card's driver.
      "SDL_FRAMEBUFFER_ACCELERATION": "0",
      // A compositor keeps running: only games gain by stopping it.
      "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
      // Not the drivers that take the whole screen of a machine without a window system.
      "SDL_VIDEODRIVER": drivers.joined(separator: ","),
      "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
      // Control-C ends the program at once, as in any other; SDL would wait for an event.
      "SDL_NO_SIGNAL_HANDLERS": "1",
      // Fingers are reported as fingers only.
      "SDL_TOUCH_MOUSE_EVENTS": "0",
      "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
      "SDL_IME_SHOW_UI": "1",
      "SDL_IME_SUPPORT_EXTENDED_TEXT": "1",
      "SDL_QUIT_ON_LAST_WINDOW_CLOSE": "0",
    ]
    for (name, value) in hints { _ = sdl.SetHint(name, value) }
  }

  /// The name of the window system: `x11` or `wayland`.
  var driver: String { sdl.GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  var lastError: String { sdl.GetError().map { String(cString: $0) } ?? "no reason is known" }

  // MARK: Connection

  /// Has ``onReadable`` called from now on, once the first window gives access to the connection.
  func listen(to window: OpaquePointer) {
    if connection != nil { return }
    csdl2_on_lost_display(window) { Display.endWithoutConnection() }
    let descriptor = csdl2_connection(window)
    if descriptor < 0 { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.onReadable?() }
    }
    source.activate()
    connection = source
  }

  /// Returns whether the display of `window` has ended: the desktop has ended, or a person has
  /// logged out.
  func isLost(_ window: OpaquePointer) -> Bool { csdl2_display_is_lost(window) }

  /// Ends the program, because its windows can no longer be seen.
  nonisolated static func endWithoutConnection() -> Never {
    StandardError.write(line: "The connection to the display was lost: the program ends.")
    MainActor.assumeIsolated { DefaultsSaver.saveAll() }
    // Not `exit`: code that runs at the end of a program would ask the display again.
    _exit(EXIT_FAILURE)
  }

  // MARK: Windows

  /// A window that is not shown yet; nil where the display opens none.
  ///
  /// - Parameter isTool: true for a window that belongs to the others of the program, and is in no list of windows.
  func makeWindow(title: String, isTool: Bool = false) -> OpaquePointer? {
    var flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    if isTool { flags |= SDL_WINDOW_UTILITY.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue }
    return sdl.CreateWindow(title, Self.centered, Self.centered, 1, 1, flags)
  }

  /// Moves a window in the middle of the screen down and to the side of the windows that opened at its place before it.
  func cascade(_ window: OpaquePointer, by step: Int32) {
    corners[window] = nil
    var corner = Corner(x: 0, y: 0)
    sdl.GetWindowPosition(window, &corner.x, &corner.y)
    let taken = Set(corners.values)
    let room = screen(of: window).room
    while taken.contains(corner) {
      let next = Corner(x: corner.x + step, y: corner.y + step)
      // A window whose corner cannot be reached is worse than one above another.
      if next.x + 4 * step > room.x + room.w || next.y + 4 * step > room.y + room.h { break }
      corner = next
    }
    corners[window] = corner
    if !taken.isEmpty { sdl.SetWindowPosition(window, corner.x, corner.y) }
  }

  /// Removes a window from the display.
  func discard(_ window: OpaquePointer) {
    corners[window] = nil
    sdl.HideWindow(window)
    csdl2_free_frame(window)
    sdl.DestroyWindow(window)
  }

  /// SDL's word for the middle of the screen.
  static let centered: Int32 = 0x2FFF_0000

  /// The longest side of a window in the window system's units: X11 counts in 16 bits.
  nonisolated static let longest: Int32 = 32_767

  /// Window units per point that the person's settings ask for where the window system has no scale of its own.
  func preferredScale(_ window: OpaquePointer) -> CGFloat {
    let dotsPerInch = csdl2_dots_per_inch(window)
    guard dotsPerInch.isFinite, dotsPerInch >= 48, dotsPerInch <= 960 else { return 1 }
    // Steps of a quarter, so that text and lines stay on whole pixels more often.
    return (dotsPerInch / 96 * 4).rounded() / 4
  }

  /// The events that are waiting.
  func takeEvents() -> [SDL_Event] {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while events.count < Self.eventLimit, sdl.PollEvent(&event) != 0 { events.append(event) }
    return events
  }

  /// The limit that lets frames be made in between, however fast events come in.
  private static let eventLimit = 4_096

  // MARK: Clipboard

  var clipboard: String? {
    get {
      guard sdl.HasClipboardText() == SDL_TRUE, let text = sdl.GetClipboardText() else {
        return nil
      }
      defer { sdl.free(text) }
      let string = String(cString: text)
      return string.isEmpty ? nil : string
    }
    set { _ = sdl.SetClipboardText(newValue ?? "") }
  }

  // MARK: Cursor

  /// A form of the pointer, and the units per point of its window.
  private struct ShownCursor: Hashable {
    let cursor: Cursor
    let scale: CGFloat
  }

  func show(_ cursor: Cursor, scale: CGFloat, renderer: RasterRenderer) {
    let new = ShownCursor(cursor: cursor, scale: scale)
    if new == shownCursor { return }
    let wasHidden = shownCursor.cursor == .hidden
    shownCursor = new
    guard let form = cursor.sdl else {
      _ = sdl.ShowCursor(0)
      return
    }
    if cursors[new] == nil {
      let drawn = DrawnCursor(cursor).flatMap { draw($0, scale: scale, renderer: renderer) }
      cursors[new] = drawn ?? sdl.CreateSystemCursor(form)
    }
    sdl.SetCursor(cursors[new])
    if wasHidden { _ = sdl.ShowCursor(1) }
  }

  private func draw(
    _ cursor: DrawnCursor, scale: CGFloat, renderer: RasterRenderer
  ) -> OpaquePointer? {
    guard let bitmap = try? renderer.render(cursor.picture, scale: scale) else { return nil }
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    var pixels = bitmap.pixels
    return pixels.withUnsafeMutableBytes { pixels in
      // SDL copies the pixels into the cursor.
      let surface = sdl.CreateRGBSurfaceWithFormatFrom(
        pixels.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { sdl.FreeSurface(surface) }
      return sdl.CreateColorCursor(
        surface, Int32(units: cursor.hotSpot.x * scale, minimum: 0),
        Int32(units: cursor.hotSpot.y * scale, minimum: 0))
    }
  }
}

extension [String: String] {
  /// Returns whether a variable is set and not empty.
  fileprivate func names(_ variable: String) -> Bool { !(self[variable] ?? "").isEmpty }
}

extension Cursor {
  /// The nearest of SDL's cursors; nil where the pointer is hidden.
  fileprivate var sdl: SDL_SystemCursor? {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .text, .verticalText: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair, .zoomIn, .zoomOut: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .openHand, .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .resizeLeftRight, .resizeLeft, .resizeRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown, .resizeUp, .resizeDown: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeFallingDiagonal, .resizeUpLeft, .resizeDownRight: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeRisingDiagonal, .resizeUpRight, .resizeDownLeft: SDL_SYSTEM_CURSOR_SIZENESW
    case .hidden: nil
    }
  }
}
