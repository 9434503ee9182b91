import Espalier
import EspalierDrawing
import Foundation

/// A message from a page: the counterpart of `input.js` and `main.js`.
enum PageMessage: Sendable {
  case hello(viewer: String, window: String, Surroundings)
  case surroundings(Surroundings)
  case input(InputEvent)
  /// Part of the content of a file that is about to be dropped.
  case part(file: Int, start: Int, Data)
  /// Files were chosen that the program asked for, and came in parts; nil if the person cancelled.
  case chosen(request: Int, [Dropped]?)
  /// Something was dropped; its files came in parts.
  case drop(at: CGPoint, [Dropped])
  /// A frame is on the screen.
  case acknowledged(frame: Int)
  case action(AccessibilityNode.Action, id: Int)
  /// An element of the page has the focus: the page's report of that number about its focus.
  case focused(id: Int, word: Int)
  /// The text that is about to be pasted.
  case clipboard(String)
  /// The person went back in the browser's history, by so many screens.
  case back(Int)
  /// The page asks whether its program still listens.
  case asked(Int)

  /// Something that was dropped on a page.
  enum Dropped: Equatable, Sendable {
    case text(String)
    case file(Int, name: String, mimeType: String)
  }

  /// The surroundings in which a page shows its program: its place, and the preferences of the
  /// person.
  struct Surroundings: Equatable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var isDark: Bool
    var hasHighContrast: Bool
    var reducesMotion: Bool
    var reducesTransparency: Bool
    var invertsColors: Bool
    var locale: String
    var timeZone: String
    var isVisible: Bool
    /// True if shortcuts are made with Command where the page is, as on Apple's machines.
    var hasCommandKey = false
  }

  /// The beginning of a page's report of new surroundings, as `main.js` writes it.
  static let surroundingsStart = #"{"t":"surroundings","#

  /// Reads a message; nil if the bytes are not one.
  ///
  /// - Parameter time: converts a time of the page's own clock to one of the host's, in seconds.
  init?(_ text: String, time: (_ stamp: Double?) -> TimeInterval) {
    guard let parts = try? JSONDecoder().decode(Parts.self, from: Data(text.utf8)),
      let message = parts.message(time: time(parts.at))
    else { return nil }
    self = message
  }

  /// Returns whether a later message of the same kind makes this one unnecessary.
  func isReplaced(by next: PageMessage) -> Bool {
    switch (self, next) {
    case (.input(.pointer(let event)), .input(.pointer(let next))):
      event.phase == .moved && next.phase == .moved && event.pointerID == next.pointerID
    case (.input(.drop(let event)), .input(.drop(let next))):
      event.phase == .moved && next.phase == .moved
    case (.surroundings, .surroundings), (.acknowledged, .acknowledged): true
    default: false
    }
  }

  var isAcknowledgement: Bool { if case .acknowledged = self { true } else { false } }

  /// True if the message reports only a state at a moment, and asks for nothing.
  var isOfTheMoment: Bool {
    switch self {
    case .surroundings, .acknowledged, .asked: true
    case .input(.pointer(let event)): event.phase == .moved
    case .input(.drop(let event)): event.phase == .moved
    case .hello, .input, .part, .chosen, .drop, .action, .focused, .clipboard, .back: false
    }
  }
}

/// The parts of all kinds of messages.
private struct Parts: Decodable {
  var t: String
  var phase: String?
  var x, y, dx, dy, amount, at: Double?
  var button, clicks, mods, id, start, end, frame, word: Int?
  var kind, key, chars, text, action, value, viewer, window: String?
  var items: [Item]?
  var data: String?
  var on: Bool?
  // Surroundings
  var w, h, scale: Double?
  var dark, contrast, reduceMotion, reduceTransparency, inverted, visible, apple: Bool?
  var language, timeZone: String?

  /// Something that is dragged over the page or dropped.
  struct Item: Decodable {
    var text, name, type: String?
    var file: Int?
    var isFile: Bool?
  }

  /// The largest coordinate: numbers beyond it are not places on a screen.
  private static let limit = 1e6

  func message(time: TimeInterval) -> PageMessage? {
    switch t {
    case "hello":
      return surroundings.map { .hello(viewer: viewer ?? "", window: window ?? "", $0) }
    case "surroundings": return surroundings.map { .surroundings($0) }
    case "ack": return frame.map { .acknowledged(frame: $0) }
    case "clipboard": return text.map { .clipboard($0) }
    case "back": return id.map { .back($0) }
    case "ask": return id.map { .asked($0) }
    case "part":
      guard let id, let start, let bytes = data.flatMap({ Data(base64Encoded: $0) }) else {
        return nil
      }
      return .part(file: id, start: start, bytes)
    case "chosen": return id.map { .chosen(request: $0, items?.compactMap(\.dropped)) }
    case "drop" where phase == "dropped":
      guard let position else { return nil }
      return .drop(at: position, (items ?? []).compactMap(\.dropped))
    case "act" where action == "focus" && word != nil:
      guard let id, let word else { return nil }
      return .focused(id: id, word: word)
    case "act": return nodeAction.flatMap { action in id.map { .action(action, id: $0) } }
    default: return event(time: time).map { .input($0) }
    }
  }

  private func event(time: TimeInterval) -> InputEvent? {
    switch t {
    case "pointer": return pointerEvent(time: time).map { .pointer($0) }
    case "wheel":
      guard let position, let delta = size(dx, dy) else { return nil }
      return .wheel(
        WheelEvent(.step, at: position, delta: delta, modifiers: modifiers, timestamp: time))
    case "key": return keyEvent(time: time).map { .key($0) }
    case "insert": return text.map { .text(.insert($0)) }
    case "compose":
      guard let text, let start, let end, 0 <= start, start <= end, end <= text.utf16.count else {
        return nil
      }
      return .text(.compose(text, selection: start..<end))
    case "focus": return on.map { .windowFocus($0) }
    case "modifiers": return .modifierKeys(modifiers)
    case "magnify":
      guard let position, let amount, amount.isFinite, let phase = gesturePhase else { return nil }
      return .magnify(MagnifyEvent(phase, at: position, magnification: amount))
    case "rotate":
      guard let position, let amount, amount.isFinite, let phase = gesturePhase else { return nil }
      return .rotate(RotateEvent(phase, at: position, rotation: .radians(amount)))
    case "drop": return dropEvent.map { .drop($0) }
    default: return nil
    }
  }

  private func pointerEvent(time: TimeInterval) -> PointerEvent? {
    let phases: [String: PointerEvent.Phase] = [
      "moved": .moved, "down": .down, "up": .up, "cancelled": .cancelled, "left": .left,
    ]
    let buttons: [PointerEvent.MouseButton] = [.primary, .middle, .secondary]
    guard let phase = phase.flatMap({ phases[$0] }), let position,
      buttons.indices.contains(self.button ?? 0)
    else { return nil }
    let button = buttons[self.button ?? 0]
    return PointerEvent(
      phase, at: position, button: button, clickCount: max(1, min(clicks ?? 1, 100)),
      modifiers: modifiers, kind: kind == "touch" ? .touch : kind == "pen" ? .pen : .mouse,
      pointerID: id ?? 0, timestamp: time)
  }

  private func keyEvent(time: TimeInterval) -> KeyEvent? {
    let phases: [String: KeyEvent.Phase] = ["down": .down, "repeated": .repeated, "up": .up]
    guard let phase = phase.flatMap({ phases[$0] }), let key, key.count == 1,
      let character = key.first
    else { return nil }
    return KeyEvent(
      phase, KeyEquivalent(character), characters: chars ?? "", modifiers: modifiers,
      timestamp: time)
  }

  private var dropEvent: DropEvent? {
    let phases: [String: DropEvent.Phase] = [
      "entered": .entered, "moved": .moved, "exited": .exited,
    ]
    guard let phase = phase.flatMap({ phases[$0] }), let position else { return nil }
    let announced = (items ?? []).prefix(100).map {
      DropEvent.Item.announced(mimeType: $0.type ?? "", isFile: $0.isFile ?? false)
    }
    return DropEvent(phase, at: position, items: announced)
  }

  private var gesturePhase: GesturePhase? {
    switch phase {
    case "began": .began
    case "changed": .changed
    case "ended": .ended
    case "cancelled": .cancelled
    default: nil
    }
  }

  private var nodeAction: AccessibilityNode.Action? {
    switch action {
    case "press": .press
    case "increment": .increment
    case "decrement": .decrement
    case "focus": .focus
    case "escape": .escape
    case "showMenu": .showMenu
    case "scrollIntoView": .scrollIntoView
    case "setValue": value.map { .setValue($0) }
    case "named": value.map { .named($0) }
    default: nil
    }
  }

  private var surroundings: PageMessage.Surroundings? {
    guard let size = size(w, h), size.width >= 0, size.height >= 0 else { return nil }
    // No canvas is larger.
    let shown = CGSize(width: min(size.width, 16_384), height: min(size.height, 16_384))
    return PageMessage.Surroundings(
      size: shown, scale: min(max(scale ?? 1, 0.25), 8), isDark: dark ?? false,
      hasHighContrast: contrast ?? false, reducesMotion: reduceMotion ?? false,
      reducesTransparency: reduceTransparency ?? false, invertsColors: inverted ?? false,
      locale: language ?? "", timeZone: timeZone ?? "", isVisible: visible ?? true,
      hasCommandKey: apple ?? false)
  }

  private var position: CGPoint? { size(x, y).map { CGPoint(x: $0.width, y: $0.height) } }

  private var modifiers: EventModifiers {
    EventModifiers(rawValue: mods ?? 0).intersection(.all.union(.controlForCommand))
  }

  private func size(_ width: Double?, _ height: Double?) -> CGSize? {
    guard let width, let height, abs(width) <= Self.limit, abs(height) <= Self.limit else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}

extension Parts.Item {
  var dropped: PageMessage.Dropped? {
    if let file { return .file(file, name: name ?? "", mimeType: type ?? "") }
    return text.map { .text($0) }
  }
}
