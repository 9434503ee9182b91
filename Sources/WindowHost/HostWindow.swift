import CSDL2
import Espalier
import EspalierAccessibility
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import Foundation

/// One window on the display: sends its events to its session, and shows the session's pictures.
@MainActor final class HostWindow {
  let window: AppWindow
  let handle: OpaquePointer
  let identifier: UInt32
  private(set) var size: CGSize
  private(set) var pacer = FramePacer()
  /// Informs assistive programs of the window.
  private let bridge: AccessibilityBridge?

  let display: Display
  private let renderer: RasterRenderer
  private let presenter: any Presenter
  private let app: AppSession
  private(set) var translator = EventTranslator()
  /// Units of the window system per point.
  let unitsPerPoint: CGFloat
  /// The title that the window system shows.
  private var shownTitle: String
  private var isShown = false
  /// True if the window has the size that its scene sets, and not the one from the command line.
  private let hasOwnSize: Bool
  private var isClosed = false
  private var needsEverything = true
  var limits: (minimum: CGSize?, maximum: CGSize?)
  private var isResizable = true
  private var isHidden = false
  /// True if the window stays above those of other programs.
  private var floats = false
  /// The place and the size before the last zoom, and the size that it gave the window.
  var zoomed: (before: SDL_Rect, size: CGSize)?
  /// The size before a sheet or an alert that needed more, and the one that the window has got for it.
  var grown: (before: SDL_Point, after: SDL_Point)?
  /// The press by which a view moves the window.
  var grabbed: WindowGrab?
  private var isComposing = false
  private var caret: CGRect?

  private var sdl: CSDL2Functions { display.sdl }

  init(
    _ window: AppWindow, app: AppSession, display: Display, renderer: RasterRenderer,
    size wanted: CGSize?, scale: CGFloat?, bridge: AccessibilityBridge?
  ) throws(WindowHostError) {
    self.window = window
    self.app = app
    self.display = display
    self.renderer = renderer
    self.bridge = bridge
    shownTitle = window.title
    let isTool = window.description.kind == .utility
    guard let handle = display.makeWindow(title: window.title, isTool: isTool) else {
      throw .noWindow(reason: display.lastError)
    }
    self.handle = handle
    identifier = display.sdl.GetWindowID(handle)
    unitsPerPoint = scale ?? display.preferredScale(handle)
    hasOwnSize = wanted == nil && window.record?.frame == nil
    window.display = display.proxy(of: handle, unitsPerPoint)
    size = wanted ?? window.record?.frame?.size.usable ?? window.initialSize
    limits = (nil, nil)
    display.sdl.SetWindowSize(
      handle, Int32(units: size.width * unitsPerPoint), Int32(units: size.height * unitsPerPoint))
    let presenter: (any Presenter)? =
      SurfacePresenter(display.sdl, handle) ?? TexturePresenter(display.sdl, handle)
    guard let presenter else {
      display.discard(handle)
      throw .noWindow(reason: display.lastError)
    }
    self.presenter = presenter
    translator.unitsPerPoint = unitsPerPoint
    setFrame()
    setLevel()
    place()
    window.onChange = { [weak self] in self?.applySceneChanges() }
    session.graph.host = self
    bridge?.add(self)
  }

  func close() {
    if isClosed { return }
    isClosed = true
    bridge?.remove(self)
    presenter.close()
    display.discard(handle)
  }

  /// Brings the window to the front and gives it the keyboard's focus.
  func raise() {
    if sdl.GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 { sdl.RestoreWindow(handle) }
    sdl.RaiseWindow(handle)
  }

  /// The name by which other programs of the desktop know the window: SDL does not reveal that of
  /// Wayland.
  var portalName: String {
    let number = csdl2_window_number(handle)
    return number == 0 ? "" : "x11:" + String(number, radix: 16)
  }

  func minimize() { sdl.MinimizeWindow(handle) }

  /// Hides a window with tools while another program is in use.
  func setHidden(_ isHidden: Bool) {
    if isHidden == self.isHidden || !isShown { return }
    self.isHidden = isHidden
    if isHidden { sdl.HideWindow(handle) } else { sdl.ShowWindow(handle) }
  }

  /// As large as the screen and without a frame, or as it was before that.
  func toggleFullScreen() {
    let flags = window.isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    if sdl.SetWindowFullscreen(handle, flags) == 0 { window.isFullScreen.toggle() }
  }

  // MARK: Changes of the scene

  private func applySceneChanges() {
    showTitle()
    setLevel()
    pacer.want()
  }

  /// Keeps the window above those of other programs, where its scene asks for it.
  private func setLevel() {
    let floats = window.description.level.floats(else: !window.description.kind.isMain)
    if floats == self.floats { return }
    self.floats = floats
    sdl.SetWindowAlwaysOnTop(handle, floats ? SDL_TRUE : SDL_FALSE)
  }

  private func showTitle() {
    if window.title == shownTitle { return }
    shownTitle = window.title
    csdl2_set_title(handle, shownTitle)
  }

  /// Keeps the person from making the window smaller or larger than the content allows.
  private func limitSize() {
    // SDL would take the size of the screen for the one that the window is to have again afterwards.
    if window.isFullScreen { return }
    if window.allowsResizing != isResizable {
      isResizable.toggle()
      sdl.SetWindowResizable(handle, isResizable ? SDL_TRUE : SDL_FALSE)
    }
    let limits = window.sizeLimits
    if limits == self.limits { return }
    self.limits = limits
    if !isShown { return setLimits() }
    var old = SDL_Point()
    sdl.GetWindowSize(handle, &old.x, &old.y)
    keepingAnchor {
      setLimits()
      keepSize(from: old, needed: session.graph.layers.neededSize)
    }
  }

  // MARK: Frames

  /// Records that something changed.
  func wantFrame() { pacer.want() }

  /// The time at which the window's next frame is due; nil if none is.
  func due(at now: Date) -> Date? {
    isClosed ? nil : pacer.due(at: now, nextTick: session.nextTick)
  }

  /// Makes a frame and shows what changed.
  func makeFrame(at now: Date) {
    pacer.begin(at: now)
    followPointer()
    measure()
    session.advance(to: now)
    session.frame(.window(size))
    if isClosed { return }
    if !isShown, hasOwnSize { makeRoomForBars() }
    if isClosed { return }
    limitSize()
    takeSizeOfTab()
    showTitle()
    if !isShown {
      // Shown with its size and limits: window managers are slow to take them later.
      isShown = true
      sdl.ShowWindow(handle)
      display.listen(to: handle)
      keepFrame()
    }
    paint()
    bridge?.didChange(self)
    // Views that did not come to rest continue in the next frame.
    if session.hasWork { pacer.want() }
  }

  /// Gives the window its ideal size now that its content has been laid out once, and its bars are
  /// known.
  private func makeRoomForBars() {
    let wanted = window.initialSize
    if wanted == size { return }
    sdl.SetWindowSize(
      handle, Int32(units: wanted.width * unitsPerPoint),
      Int32(units: wanted.height * unitsPerPoint))
    measure()
    place()
    session.frame(.window(size))
  }

  /// Reads the window's size and its pixels per point.
  private func measure() {
    var (width, height) = (Int32(0), Int32(0))
    sdl.GetWindowSize(handle, &width, &height)
    let pixels = presenter.pixelSize
    if pixels.width == 0, Int(width) * Int(height) > windowPixelLimit {
      session.graph.report(
        "A window of \(width) by \(height) pixels is too large to be drawn. Make it smaller.")
    }
    guard width > 0, height > 0, pixels.width > 0 else { return }
    let scale = CGFloat(pixels.width) / CGFloat(width) * unitsPerPoint
    let new = CGSize(width: CGFloat(width) / unitsPerPoint, height: CGFloat(height) / unitsPerPoint)
    if new != size || scale != window.displayScale { needsEverything = true }
    size = new
    translator.size = new
    window.displayScale = scale
  }

  private func paint() {
    let picture = session.picture(scale: window.displayScale)
    let damage = needsEverything || picture.list.items.hasBackdrop ? nil : picture.damage
    if let damage, damage.isEmpty { return }
    let rects = pixelRects(damage, scale: picture.scale)
    if rects.isEmpty { return }
    let shown = presenter.present(rects) { buffer in
      do {
        try renderer.draw(
          picture.list, scale: picture.scale, background: picture.background, damage: damage,
          into: buffer)
      } catch {
        session.graph.report("The window's picture is incomplete: \(error)")
      }
    }
    if shown { needsEverything = false }
  }

  /// The pixels of the window that `damage` touches; all of them where it is nil.
  private func pixelRects(_ damage: [CGRect]?, scale: CGFloat) -> [SDL_Rect] {
    let pixels = presenter.pixelSize
    let everything = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    return (damage ?? [CGRect(origin: .zero, size: size)]).compactMap { rect in
      let scaled = CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
      let whole = damage == nil ? everything : scaled.integral.overlap(with: everything)
      guard whole.width >= 1, whole.height >= 1 else { return nil }
      return SDL_Rect(
        x: Int32(whole.minX), y: Int32(whole.minY), w: Int32(whole.width), h: Int32(whole.height))
    }
  }
}

// MARK: - Events

extension HostWindow {
  /// Takes an event of this window.
  ///
  /// - Parameter text: the text that the key of a key event types.
  /// - Returns: whether a view took it.
  @discardableResult func take(_ event: SDL_Event, typing text: String, at now: Date) -> Bool {
    if event.type == SDL_WINDOWEVENT.rawValue {
      takeWindowEvent(event.window, at: now)
      return true
    }
    session.advance(to: now)
    reportModifiers(hasKeys: true)
    var isTaken = false
    for input in translator.translate(event, typing: text, dropPosition: { dropPosition })
    where app.send(input, to: window) {
      isTaken = true
    }
    return isTaken
  }

  /// Reports the modifier keys that are down, where others are than before.
  private func reportModifiers(hasKeys: Bool) {
    translator.currentModifiers = EventModifiers(mask: UInt16(sdl.GetModState().rawValue & 0xFFFF))
    if let change = translator.modifierChange(hasKeys: hasKeys) { session.send(change) }
  }

  /// Takes text that was typed or is being composed.
  func take(_ text: TextEvent, at now: Date) {
    if case .compose(let string, _) = text {
      // SDL reports the end of a composition also where there was none.
      if string.isEmpty && !isComposing { return }
      isComposing = !string.isEmpty
    } else {
      isComposing = false
    }
    session.advance(to: now)
    session.send(.text(text))
  }

  private func takeWindowEvent(_ event: SDL_WindowEvent, at now: Date) {
    let time = TimeInterval(event.timestamp) / 1000
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      // Immediately, so that the content follows the frame while it is dragged.
      makeFrame(at: now)
      keepFrame()
    case SDL_WINDOWEVENT_MOVED: keepFrame()
    case SDL_WINDOWEVENT_EXPOSED:
      needsEverything = true
      pacer.want()
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      window.phase = .active
      session.send(.windowFocus(true))
      reportModifiers(hasKeys: true)
      bridge?.didChange(self)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The focus may go after the window itself.
      if window.phase == .active { window.phase = .inactive }
      for event in translator.cancelPresses(at: time) { session.send(event) }
      reportModifiers(hasKeys: false)
      session.send(.windowFocus(false))
      bridge?.didChange(self)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      session.advance(to: now)
      window.phase = .background
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      if window.phase == .background { window.phase = .inactive }
      needsEverything = true
      pacer.want()
    case SDL_WINDOWEVENT_LEAVE: session.send(translator.left(at: time))
    case SDL_WINDOWEVENT_CLOSE: window.closeForPerson()
    default: break
    }
  }

  /// The position of the pointer, in points.
  private var dropPosition: CGPoint {
    var (left, top) = (Int32(0), Int32(0))
    let pointer = screenPointer
    sdl.GetWindowPosition(handle, &left, &top)
    return CGPoint(
      x: CGFloat(pointer.x - left) / unitsPerPoint, y: CGFloat(pointer.y - top) / unitsPerPoint)
  }
}

// MARK: - Services

extension HostWindow: HostServices {
  var clipboard: String? {
    get { display.clipboard }
    set { display.clipboard = newValue }
  }

  func setCursor(_ cursor: Cursor) {
    display.show(cursor, scale: unitsPerPoint, renderer: renderer)
  }

  func setTextInput(at caret: CGRect?) {
    if let caret {
      var rect = SDL_Rect(
        x: Int32(units: caret.minX * unitsPerPoint, minimum: 0),
        y: Int32(units: caret.minY * unitsPerPoint, minimum: 0),
        w: Int32(units: caret.width * unitsPerPoint),
        h: Int32(units: caret.height * unitsPerPoint))
      sdl.SetTextInputRect(&rect)
      if self.caret == nil { sdl.StartTextInput() }
    } else if self.caret != nil {
      sdl.StopTextInput()
    }
    self.caret = caret
  }

  func open(_ url: URL) -> Bool { WebOpener.open(url) }

  func openWindow(_ request: WindowRequest) { app.open(request) }

  func dismissWindow(_ request: WindowRequest) { app.dismiss(request) }
}

extension Int32 {
  /// A length in the window system's whole units; any number is accepted.
  init(units: CGFloat, minimum: Int32 = 1) {
    let longest = CGFloat(Display.longest)
    self = Int32(Swift.max(CGFloat(minimum), Swift.min(units.isNaN ? 0 : units.rounded(), longest)))
  }
}
