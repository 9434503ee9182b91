import Dispatch
import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import Foundation

/// A window of an app, shown by a page.
///
/// A frame is sent when something changed and the page has shown the one before; a page that is
/// hidden or has left, or that does not read its messages, gets none.
@MainActor final class Viewer {
  /// The secret by which the page identifies itself when it comes back; no other page knows it.
  let id: String
  /// The windows in the order in which they were opened.
  let number: Int
  let window: AppWindow
  let served: ServedApp
  private(set) var channel: Channel?
  /// The time at which the page last went away, and the number of times it did.
  private(set) var departure = Date.distantPast
  private(set) var departureCount = 0
  /// True if no page has ever shown the window.
  private(set) var isWaited = true
  private(set) var surroundings: PageMessage.Surroundings
  private var encoder: FrameEncoder
  private var elements = ElementMirror()
  /// The frame that the page has not shown yet.
  private var waitsFor: Int?
  private var isScheduled = false
  private var wantsFrame = true
  private var wantsElements = true
  private var timer: (any DispatchSourceTimer)?
  private var lastTurn = ContinuousClock.now - .seconds(1)
  private var lastElements = Date.distantPast
  /// The title and the number of screens that the page knows.
  var (lastTitle, lastScreens): (String?, Int?)
  /// True if the page knows that the program has a search of its own.
  var lastFind: Bool?
  private var caret: CGRect?
  /// The rectangle that had the focus when it was last brought into view.
  var lastFocus: CGRect?
  private var copied: String?
  private var dropped = DroppedFiles()
  /// The files that the person gives to the program.
  let given = GivenFiles()
  /// The traits of a field, and whether they were sent to the page, together with the caret.
  private var traits: [String: String]?
  private var knowsTraits = false
  private var cursor = Cursor.arrow
  private var isClosed = false
  /// The visible part of a window that is larger than its page.
  var pan = PagePan()

  /// The time between two frames of a view that moves without changing anything that can be seen.
  private static let frameTime: TimeInterval = 1.0 / 60
  /// The minimum time between two frames, in seconds, however fast a page reports that it has shown
  /// them.
  private static let minimumFrameTime = Duration.milliseconds(6)
  /// The minimum time between two comparisons of the elements while the picture moves, in seconds.
  private static let elementTime: TimeInterval = 0.1

  init(
    id: String, number: Int, window: AppWindow, served: ServedApp,
    surroundings: PageMessage.Surroundings, raster: RasterRenderer, outlines: GlyphOutlines,
    turns: TurnQueue
  ) {
    self.id = id
    self.number = number
    self.turns = turns
    self.window = window
    self.served = served
    self.surroundings = surroundings
    encoder = FrameEncoder(outlines: outlines, raster: raster)
    self.raster = raster
    self.outlines = outlines
    window.session.graph.host = self
    window.session.graph.tellsTextLines = true
    window.session.onNeedsFrame = { [weak self] in self?.needsFrame() }
    window.displayScale = surroundings.scale
  }

  private let raster: RasterRenderer
  private let outlines: GlyphOutlines
  private let turns: TurnQueue

  // MARK: The page

  /// Shows the window on a page; one that showed it before is told to stop.
  func attach(_ channel: Channel, _ surroundings: PageMessage.Surroundings) {
    if let old = self.channel, old != channel {
      old.close(.unwelcome, "Another page shows this window now.")
    }
    self.channel = channel
    isWaited = false
    encoder = FrameEncoder(outlines: outlines, raster: raster)
    elements.reset()
    (waitsFor, wantsFrame, wantsElements) = (nil, true, true)
    (lastTitle, lastScreens, lastFind) = (nil, nil, nil)
    knowsTraits = false
    take(surroundings)
    sendCaret()
    if cursor != .arrow { send(CursorMessage(cursor: cursor.rawValue)) }
    schedule()
  }

  func detach() {
    channel = nil
    departure = Date()
    departureCount += 1
    timer?.cancel()
    timer = nil
    given.callOff()
    window.session.advance(to: departure)
    updatePhase()
  }

  func close() {
    if isClosed { return }
    isClosed = true
    send(PlainMessage(t: "close"))
    channel?.close(.goingAway, "The window was closed.")
    detach()
    given.removeAll()
    window.session.graph.host = nil
    window.session.onNeedsFrame = nil
  }

  func receive(_ messages: [PageMessage]) {
    if isClosed { return }
    window.session.advance(to: Date())
    served.asking = self
    for message in messages {
      switch message {
      case .hello: break
      case .surroundings(let surroundings): take(surroundings)
      case .input(let event):
        handle(event)
        if case .modifierKeys(let held) = event { sendFind(held) }
      case .acknowledged(let frame): if frame == waitsFor { waitsFor = nil }
      case .action(let action, let id): perform(action, on: id)
      case .focused(let id, let word): focus(id, word: word)
      case .clipboard(let text): copied = text
      case .part(let file, let start, let data): dropped.add(data, of: file, at: start)
      case .chosen(let number, let items):
        given.take(items.map { dropped.files($0) }, for: number)
      case .back(let count): goBack(by: count)
      case .asked(let number): send(AnswerMessage(number: number))
      case .drop(let point, let items):
        let exit = DropEvent(.exited, at: point, items: [])
        handle(.drop(dropped.event(at: point, items) ?? exit))
      }
    }
    schedule()
  }

  private func perform(_ action: AccessibilityNode.Action, on id: Int) {
    wantsElements = true
    window.session.perform(action, on: id)
  }

  /// Moves the program's focus to where the page's is.
  ///
  /// The page reports this in its turn among its keys: each counts from the focus reported before.
  private func focus(_ id: Int, word: Int) {
    if window.session.graph.accessibilityTree().focusedElement != id { perform(.focus, on: id) }
    wantsElements = true
    elements.pageDidFocus(id, word: word, in: window.session.graph.accessibilityTree())
  }

  private func take(_ surroundings: PageMessage.Surroundings) {
    self.surroundings = surroundings
    window.displayScale = surroundings.scale
    served.update(surroundings)
    updatePhase()
    needsFrame()
  }

  private func updatePhase() {
    window.phase = channel != nil && surroundings.isVisible ? .active : .background
  }

  /// The rectangle where text is edited, in the window.
  var caretInWindow: CGRect? { caret }

  /// Tells the page anew where text is edited.
  func sendCaret() {
    let caret = caret
    if caret != nil { setTextInput(at: caret) }
  }

  // MARK: Frames

  func needsFrame() {
    wantsFrame = true
    wantsElements = true
    schedule()
  }

  /// Makes a frame as soon as the main queue is free and the page is ready for one.
  private func schedule() {
    guard !isScheduled, isReady, let channel else { return }
    if !wantsFrame && !wantsElements && !window.session.hasWork { return setTimer() }
    let isDrained = channel.isDrained { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.schedule() } }
    }
    guard isDrained else { return }
    isScheduled = true
    let rest = ContinuousClock.now.duration(to: lastTurn + Self.minimumFrameTime)
    if rest <= .zero {
      addTurn()
    } else {
      // Views that never come to rest leave time for everything else.
      let nanoseconds = DispatchTimeInterval.nanoseconds(Int(rest / .nanoseconds(1)))
      DispatchQueue.main.asyncAfter(deadline: .now() + nanoseconds) { [weak self] in
        MainActor.assumeIsolated { self?.addTurn() }
      }
    }
  }

  private func addTurn() {
    turns.add(for: ObjectIdentifier(served)) { [weak self] in self?.turn() }
  }

  private var isReady: Bool {
    surroundings.isVisible && waitsFor == nil && !isClosed && channel?.isDeserted == false
  }

  private func turn() {
    isScheduled = false
    guard isReady else { return }
    served.app.update()
    let session = window.session
    let now = Date()
    lastTurn = .now
    session.advance(to: now)
    wantsFrame = false
    layOut()
    let scale = surroundings.scale
    let encoded = encoder.encode(
      pan.shown(session.displayList(scale: scale)), scale: scale,
      background: session.graph.windowBackground)
    if let encoded {
      channel?.send(frame: encoded.messages)
      waitsFor = encoded.sequence
    }
    sendTitle()
    sendElements(now)
    sendScreens()
    setTimer()
    if wantsFrame || session.hasWork { schedule() }
  }

  private func sendElements(_ now: Date) {
    guard wantsElements, now.timeIntervalSince(lastElements) >= Self.elementTime else { return }
    wantsElements = false
    lastElements = now
    let tree = window.session.graph.accessibilityTree()
    if let change = elements.change(to: tree, movedBy: pan.offset) { send(change) }
  }

  /// Has the next frame made when something is due to change by itself.
  private func setTimer() {
    timer?.cancel()
    timer = nil
    let now = Date()
    var due = window.session.nextTick.map { max($0, now.addingTimeInterval(Self.frameTime)) }
    if wantsElements {
      let look = lastElements.addingTimeInterval(Self.elementTime)
      due = min(due ?? look, look)
    }
    guard isReady || waitsFor != nil, let due else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, due.timeIntervalSince(now)))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.wantsFrame = true
        self?.schedule()
      }
    }
    timer.resume()
    self.timer = timer
  }

  // MARK: Messages

  struct PlainMessage: Encodable {
    var t: String
  }

  private struct CursorMessage: Encodable {
    var t = "cursor"
    var cursor: String
  }

  private struct TextInputMessage: Encodable {
    var t = "textInput"
    var x, y, h: Double?
    /// The ends of the selection, in UTF-16 units.
    var start, end: Int?
    /// Attributes of the page's hidden field.
    var traits: [String: String]?
  }

  private struct ClipboardMessage: Encodable {
    var t = "clipboard"
    var text: String
  }

  private struct OpenMessage: Encodable {
    var t = "open"
    var url: String
  }

  struct OpenWindowMessage: Encodable {
    var t = "openWindow"
    var window: String
  }

  /// Tells a page not to open a window any more, because it has ended without ever being shown.
  struct WindowClosedMessage: Encodable {
    var t = "windowGone"
    var window: String
  }

  private struct AnswerMessage: Encodable {
    var t = "answer"
    var number: Int
  }

  private struct SayMessage: Encodable {
    var t = "say"
    var words: String
  }

  /// Shows a message above the picture for a while.
  func say(_ words: String) { send(SayMessage(words: words)) }

  func send(_ message: some Encodable) {
    guard let channel, let data = try? JSONEncoder().encode(message) else { return }
    channel.send(String(decoding: data, as: UTF8.self))
  }
}

extension Viewer: HostServices {
  /// The text that was copied here or pasted last: pages may not read the clipboard by themselves.
  var clipboard: String? {
    get { copied }
    set {
      copied = newValue
      if let newValue { send(ClipboardMessage(text: newValue)) }
    }
  }

  func setCursor(_ cursor: Cursor) {
    if cursor == self.cursor { return }
    self.cursor = cursor
    send(CursorMessage(cursor: cursor.rawValue))
  }

  func setTextInput(at caret: CGRect?) {
    self.caret = caret
    guard let caret, caret.minX.isFinite, caret.minY.isFinite, caret.height.isFinite else {
      return send(TextInputMessage())
    }
    let selection = window.session.graph.input.focus.editedSelection
    send(
      TextInputMessage(
        x: caret.minX - pan.offset.x, y: caret.minY - pan.offset.y, h: max(1, caret.height),
        start: selection?.lowerBound,
        end: selection?.upperBound, traits: knowsTraits ? nil : traits))
    knowsTraits = true
  }

  func setTextTraits(_ traits: TextTraits) {
    (self.traits, knowsTraits) = (traits.pageAttributes, false)
  }

  func open(_ url: URL) -> Bool {
    // A page must not be made to run code in an address.
    guard url.isSafeInDocuments else {
      let kind = url.scheme.map { "\($0): addresses" } ?? "addresses without a scheme"
      window.session.graph.report(
        "A page opens no \(kind): the browser would run or read what they say. "
          + "Handle them in the program, by an OpenURLAction in the environment.")
      return false
    }
    guard channel != nil else { return false }
    send(OpenMessage(url: url.absoluteString))
    return true
  }

  func openWindow(_ request: WindowRequest) { served.app.open(request) }

  func dismissWindow(_ request: WindowRequest) { served.app.dismiss(request) }
}
