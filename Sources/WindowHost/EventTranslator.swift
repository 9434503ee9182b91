import CSDL2
import Espalier
import EspalierDrawing
import Foundation

/// Turns SDL's events of one window into those of view trees.
///
/// A key and the text it types are two events of SDL, one right after the other;
/// ``translate(_:typing:)`` gets both, so that the key event contains the text.
struct EventTranslator {
  /// Units of SDL's coordinates per point.
  var unitsPerPoint: CGFloat = 1
  /// The size of the window, in points.
  var size = CGSize.zero
  /// The last position of the pointer, in points.
  private(set) var pointer = CGPoint.zero

  private var pressed: Set<UInt8> = []
  private var fingers: [SDL_FingerID] = []
  private var dropped: [DropEvent.Item] = []

  /// The number of points that a notch of the wheel moves: three lines of text.
  static let notch: CGFloat = 48

  /// - Parameters:
  ///   - text: the text that the key of a key event types, if it types anything.
  ///   - dropPosition: the pointer's position, in points; SDL does not report it during a drag.
  mutating func translate(
    _ event: SDL_Event, typing text: String = "", dropPosition: () -> CGPoint
  ) -> [InputEvent] {
    if event.isPress { isAltAlone = event.isAltKey }
    return switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: [moved(event.motion)]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: pressed(event.button)
    case SDL_MOUSEWHEEL: [turned(event.wheel)]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: [touched(event.tfinger)]
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, typing: text)
    case SDL_DROPFILE, SDL_DROPTEXT: collect(event.drop)
    case SDL_DROPCOMPLETE: dropped(at: dropPosition())
    default: []
    }
  }

  /// The pointer left the window.
  func left(at time: TimeInterval) -> InputEvent {
    .pointer(PointerEvent(.left, at: pointer, timestamp: time))
  }

  /// Ends presses whose release another window may get.
  mutating func cancelPresses(at time: TimeInterval) -> [InputEvent] {
    let events = pressed.sorted().compactMap { PointerEvent.MouseButton(number: $0) }.map {
      InputEvent.pointer(
        PointerEvent(.cancelled, at: pointer, button: $0, timestamp: time))
    }
    pressed = []
    return events
  }

  // MARK: Pointer

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }

  private mutating func moved(_ event: SDL_MouseMotionEvent) -> InputEvent {
    pointer = point(event.x, event.y)
    let button = pressed.min().flatMap { PointerEvent.MouseButton(number: $0) } ?? .primary
    return .pointer(
      PointerEvent(
        .moved, at: pointer, button: button, modifiers: currentModifiers,
        timestamp: seconds(event.timestamp)))
  }

  private mutating func pressed(_ event: SDL_MouseButtonEvent) -> [InputEvent] {
    pointer = point(event.x, event.y)
    if event.button == Self.backButton { return goesBack(event) }
    guard let button = PointerEvent.MouseButton(number: event.button) else { return [] }
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    if isDown {
      pressed.insert(event.button)
    } else if pressed.remove(event.button) == nil {
      // The press was cancelled, or made in another window.
      return []
    }
    return [
      .pointer(
        PointerEvent(
          isDown ? .down : .up, at: pointer, button: button, clickCount: max(1, Int(event.clicks)),
          modifiers: currentModifiers, timestamp: seconds(event.timestamp)))
    ]
  }

  /// SDL's number of the button at the side of a mouse that leads back.
  private static let backButton: UInt8 = 4

  /// The events of the key that leads back, for which the button at the side stands.
  private func goesBack(_ event: SDL_MouseButtonEvent) -> [InputEvent] {
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    return [
      .key(
        KeyEvent(
          isDown ? .down : .up, "[", modifiers: .command, timestamp: seconds(event.timestamp)))
    ]
  }

  private func turned(_ event: SDL_MouseWheelEvent) -> InputEvent {
    // SDL's x grows to the right and its y away from the person: content moves against the first,
    // and along with the second.
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    var delta = CGSize(
      width: -CGFloat(event.preciseX) * Self.notch * sign,
      height: CGFloat(event.preciseY) * Self.notch * sign)
    // As everywhere on the desktop, Shift turns a wheel that has one direction.
    if currentModifiers.contains(.shift), delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    return .wheel(
      WheelEvent(
        .step, at: pointer, delta: delta, modifiers: currentModifiers,
        timestamp: seconds(event.timestamp)))
  }

  private mutating func touched(_ event: SDL_TouchFingerEvent) -> InputEvent {
    let phase: PointerEvent.Phase =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN: .down
      case SDL_FINGERUP: .up
      default: .moved
      }
    let index = fingers.firstIndex(of: event.fingerId) ?? fingers.count
    if index == fingers.count { fingers.append(event.fingerId) }
    let position = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    // Numbers of fingers are used again once none touches any more.
    if phase == .up { touching.remove(event.fingerId) } else { touching.insert(event.fingerId) }
    if touching.isEmpty { fingers = [] }
    return .pointer(
      PointerEvent(
        phase, at: position, kind: .touch, pointerID: index + 1,
        timestamp: seconds(event.timestamp)))
  }

  private var touching: Set<SDL_FingerID> = []

  // MARK: Keys

  /// The modifiers that are held down; the host sets them before each event.
  var currentModifiers: EventModifiers = []

  private var reportedModifiers: EventModifiers = []

  /// The event that reports the modifiers that are down; nil if they are those of the last report.
  mutating func modifierChange(hasKeys: Bool) -> InputEvent? {
    let held = hasKeys ? currentModifiers : []
    if held == reportedModifiers { return nil }
    reportedModifiers = held
    return .modifierKeys(held)
  }

  /// True if Alt is down and nothing else was pressed since.
  private var isAltAlone = false

  private mutating func key(_ event: SDL_KeyboardEvent, typing text: String) -> [InputEvent] {
    if isAltAlone, event.type == SDL_KEYUP.rawValue, event.keysym.isAlt {
      isAltAlone = false
      // Alt by itself opens the menus, as F10 does.
      return [KeyEvent.Phase.down, .up].map {
        .key(KeyEvent($0, .menuBar, timestamp: seconds(event.timestamp)))
      }
    }
    let phase: KeyEvent.Phase =
      event.type == SDL_KEYUP.rawValue ? .up : event.repeat != 0 ? .repeated : .down
    if event.keysym.opensContextMenu {
      // Views know the key for this that the Mac has.
      return [
        .key(KeyEvent(phase, .return, modifiers: .control, timestamp: seconds(event.timestamp)))
      ]
    }
    guard let key = KeyEquivalent(keyCode: event.keysym.sym) else { return [] }
    let scanCode = event.keysym.scancode.rawValue
    let isKeypad = (SDL_SCANCODE_NUMLOCKCLEAR.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue)
      .contains(scanCode)
    let modifiers = EventModifiers(mask: event.keysym.mod, isKeypad: isKeypad)
    return [
      .key(
        KeyEvent(
          phase, key, characters: text.isEmpty ? key.characters(with: modifiers) : text,
          modifiers: modifiers, timestamp: seconds(event.timestamp)))
    ]
  }

  // MARK: Drop

  private mutating func collect(_ event: SDL_DropEvent) -> [InputEvent] {
    guard let file = event.file else { return [] }
    let text = String(cString: file)
    if event.type == SDL_DROPFILE.rawValue {
      dropped.append(.file(URL(fileURLWithPath: text)))
    } else if case .text(let first)? = dropped.last {
      // SDL reports a text line by line.
      dropped[dropped.count - 1] = .text(first + "\n" + text)
    } else {
      dropped.append(.text(text))
    }
    return []
  }

  private mutating func dropped(at position: CGPoint) -> [InputEvent] {
    if dropped.isEmpty { return [] }
    defer { dropped = [] }
    return [
      .drop(DropEvent(.entered, at: position, items: dropped)),
      .drop(DropEvent(.dropped, at: position, items: dropped)),
    ]
  }

  private func seconds(_ milliseconds: UInt32) -> TimeInterval { TimeInterval(milliseconds) / 1000 }
}

extension SDL_Event {
  /// True if a key or a button goes down, or a wheel turns.
  fileprivate var isPress: Bool {
    type == SDL_KEYDOWN.rawValue || type == SDL_MOUSEBUTTONDOWN.rawValue
      || type == SDL_MOUSEWHEEL.rawValue
  }

  fileprivate var isAltKey: Bool {
    type == SDL_KEYDOWN.rawValue && key.keysym.isAlt && key.repeat == 0
  }
}

extension SDL_Keysym {
  fileprivate var isAlt: Bool { UInt32(bitPattern: sym) == SDLK_LALT.rawValue }

  /// True for the key of context menus, and for Shift-F10, which keyboards without it have.
  fileprivate var opensContextMenu: Bool {
    let code = UInt32(bitPattern: sym)
    return code == SDLK_APPLICATION.rawValue || code == SDLK_MENU.rawValue
      || code == SDLK_F10.rawValue && UInt32(mod) & KMOD_SHIFT.rawValue != 0
  }
}

extension PointerEvent.MouseButton {
  fileprivate init?(number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}

extension KeyEquivalent {
  /// The characters that the key types where the system does not report them: letters follow Shift.
  fileprivate func characters(with modifiers: EventModifiers) -> String {
    // The characters of keys that type nothing are private to AppKit.
    if let scalar = character.unicodeScalars.first, (0xF700...0xF8FF).contains(scalar.value) {
      return ""
    }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }
}

/// Text that SDL reports.
enum SDLText {
  /// The text that was typed; nil for other events.
  static func typed(_ event: SDL_Event) -> String? {
    guard event.type == SDL_TEXTINPUT.rawValue else { return nil }
    return string(event.text.text)
  }

  /// The text that an input method is composing; nil for other events.
  static func composed(_ event: SDL_Event) -> TextEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_TEXTEDITING:
      compose(string(event.edit.text), Int(event.edit.start), Int(event.edit.length))
    case SDL_TEXTEDITING_EXT:
      compose(
        event.editExt.text.map { String(cString: $0) } ?? "", Int(event.editExt.start),
        Int(event.editExt.length))
    default: nil
    }
  }

  /// - Parameters:
  ///   - start: the offset in Unicode scalars, as is `length`; values beyond the text are clamped.
  static func compose(_ text: String, _ start: Int, _ length: Int) -> TextEvent {
    let scalars = text.unicodeScalars
    let first = max(0, min(start, scalars.count))
    let last = first + max(0, min(length, scalars.count - first))
    let units = scalars.map { $0.utf16.count }
    let lower = units[..<first].reduce(0, +)
    return .compose(text, selection: lower..<lower + units[first..<last].reduce(0, +))
  }

  private static func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
