import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import EspalierTypesetting
import Foundation
import LayoutEngine
import Testing

/// A view in a window that tests can operate: they click, type and let time pass, and look at the
/// result.
///
///     let harness = Harness(Counter())
///     harness.click("Increment")
///     #expect(harness.text == ["1", "Increment"])
///
/// Views are found by their identifier, the text they show, or their accessibility label. Time stands still until
/// ``advance(by:)``.
@MainActor public final class Harness {
  private let session: Session
  private let check: LayoutCheck
  /// The host, which records what the views ask of their window.
  package let host = RecordingHost()
  let window: CGSize
  private let scale: CGFloat
  private var position: CGPoint?
  private var clickCount = 1
  /// True if something has asked for a frame since the last one.
  private var isFrameRequested = false

  /// Shows `view` in a window.
  ///
  /// - Parameters:
  ///   - text: what measures text; each character of the default font is 8 points wide and 16 high by default.
  ///   - environment: changes the environment that the view starts with.
  public init(
    _ view: some View, window: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
    text: LayoutSnapshot.TextMeasuring = .fixedPitch, platform: LayoutSnapshot.Platform = .mac,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.window = window
    self.scale = scale
    var values = EnvironmentValues()
    values.displayScale = scale
    values.platformStyle = platform == .mac ? .mac : .phone
    environment(&values)
    let engine: any TextEngine = text == .fixedPitch ? FixedPitchTextEngine() : Typesetter()
    session = LayoutCheck.verifying {
      // As windows do.
      platform == .phone
        ? Session(view.modifier(WindowEditMode()), environment: values, textEngine: engine)
        : Session(view, environment: values, textEngine: engine)
    }
    check = LayoutCheck(session.graph)
    graph.host = host
    graph.onNeedsFrame = { [weak self] in self?.isFrameRequested = true }
    update()
  }

  package var graph: ViewGraph { session.graph }

  /// Makes frames until nothing waits for the next one.
  public func update() {
    isFrameRequested = false
    session.update(.window(window))
    // As after a host's picture of it.
    graph.needsDrawing = false
    check.expectOrder()
  }

  /// Hands an event to the views and makes a frame; returns whether a view took it.
  @discardableResult package func send(_ event: InputEvent) -> Bool {
    let isTaken = session.send(event)
    update()
    return isTaken
  }

  /// Lets time pass in steps of a sixtieth of a second, with a frame after each for which something is due, and after the
  /// last.
  public func advance(by seconds: Double) {
    let start = graph.clock.now
    let steps = max(1, Int((seconds * 60).rounded(.up)))
    for step in 1...steps {
      let time = start.addingTimeInterval(min(seconds, Double(step) / 60))
      let isDue = step == steps || session.nextTick.map { $0 <= time } == true
      session.advance(to: time)
      if isDue || isFrameRequested || session.hasWork { update() }
    }
  }

  // MARK: Pointer

  /// Clicks in the middle of a view.
  public func click(
    _ name: String, count: Int = 1, modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = center(of: name, sourceLocation) else { return }
    click(at: point, count: count, modifiers: modifiers)
  }

  /// Clicks at a point of the window, `count` times in a row.
  public func click(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) {
    for number in 1...max(1, count) {
      press(at: point, clickCount: number, modifiers: modifiers)
      release(at: point, modifiers: modifiers)
    }
  }

  /// Clicks twice in the middle of a view.
  public func doubleClick(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    click(name, count: 2, sourceLocation: sourceLocation)
  }

  /// Presses the first button, and keeps it down.
  public func press(at point: CGPoint, clickCount: Int = 1, modifiers: EventModifiers = []) {
    self.clickCount = clickCount
    sendPointer(.down, point, modifiers)
  }

  /// Moves the pointer, with or without the button down.
  public func move(to point: CGPoint, modifiers: EventModifiers = []) {
    sendPointer(.moved, point, modifiers)
  }

  /// Releases the first button; where the pointer is, by default.
  public func release(at point: CGPoint? = nil, modifiers: EventModifiers = []) {
    sendPointer(.up, point ?? position ?? .zero, modifiers)
  }

  private func sendPointer(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ modifiers: EventModifiers
  ) {
    position = point
    send(
      .pointer(
        PointerEvent(phase, at: point, clickCount: clickCount, modifiers: modifiers)))
  }

  /// Moves the mouse over the middle of a view.
  public func hover(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = center(of: name, sourceLocation) { move(to: point) }
  }

  /// Drags from one point to another in four steps, each a sixtieth of a second long.
  public func drag(from start: CGPoint, to end: CGPoint, modifiers: EventModifiers = []) {
    press(at: start, modifiers: modifiers)
    for step in 1...4 {
      advance(by: 1 / 60)
      let share = CGFloat(step) / 4
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        modifiers: modifiers)
    }
    release(at: end, modifiers: modifiers)
  }

  /// Drags from the middle of a view to the middle of another.
  public func drag(
    from start: String, to end: String, modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = center(of: start, sourceLocation), let end = center(of: end, sourceLocation)
    else { return }
    drag(from: start, to: end, modifiers: modifiers)
  }

  /// Drags from the middle of a view by a distance.
  public func drag(
    _ name: String, by distance: CGSize, modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = center(of: name, sourceLocation) else { return }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    drag(from: start, to: end, modifiers: modifiers)
  }

  /// Presses and releases the second button in the middle of a view, as for its context menu.
  public func secondaryClick(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = center(of: name, sourceLocation) else { return }
    position = point
    for phase in [PointerEvent.Phase.down, .up] {
      send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    }
  }

  /// Turns the wheel over the middle of a view: a positive height shows what is above.
  public func scroll(
    _ name: String, by delta: CGSize, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let point = center(of: name, sourceLocation) { scroll(at: point, by: delta) }
  }

  /// Turns the wheel at a point: a positive height shows what is above.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    send(.wheel(WheelEvent(at: point, delta: delta)))
  }

  // MARK: Keyboard

  /// Types a text, character by character: each key goes down, types and comes up.
  public func type(_ text: String) {
    for character in text {
      let (key, characters) = (KeyEquivalent(character), String(character))
      if !send(.key(KeyEvent(.down, key, characters: characters))) {
        send(.text(.insert(characters)))
      }
      send(.key(KeyEvent(.up, key, characters: characters)))
    }
  }

  /// Clicks into a field and types a text.
  public func type(
    _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = center(of: name, sourceLocation) else { return }
    click(at: point)
    type(text)
  }

  /// Holds modifier keys down; an empty set releases all.
  public func hold(_ modifiers: EventModifiers) { send(.modifierKeys(modifiers)) }

  /// Presses a key and releases it; returns whether a view took it.
  @discardableResult public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String = ""
  ) -> Bool {
    let isTaken = send(
      .key(KeyEvent(.down, key, characters: characters, modifiers: modifiers)))
    send(.key(KeyEvent(.up, key, characters: characters, modifiers: modifiers)))
    return isTaken
  }
}

/// A host that records what views ask of their window.
@MainActor package final class RecordingHost: HostServices {
  package var clipboard: String?
  package var cursors: [Cursor] = []
  package var caret: CGRect?
  package var textTraits: TextTraits?
  package var openedURLs: [URL] = []
  package var openedWindows: [WindowRequest] = []
  package var dismissedWindows: [WindowRequest] = []
  package var windowMoves: [GesturePhase] = []

  package func setCursor(_ cursor: Cursor) { cursors.append(cursor) }

  package func setTextInput(at caret: CGRect?) { self.caret = caret }

  package func setTextTraits(_ traits: TextTraits) { textTraits = traits }

  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  package func openWindow(_ request: WindowRequest) { openedWindows.append(request) }

  package func dismissWindow(_ request: WindowRequest) { dismissedWindows.append(request) }

  package func moveWindow(_ phase: GesturePhase) { windowMoves.append(phase) }
}
