import CSDL2
import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierWindow

@Suite struct EventTranslatorTests {
  private func translated(
    _ translator: inout EventTranslator, _ event: SDL_Event, typing text: String = ""
  ) -> [InputEvent] {
    translator.translate(event, typing: text) { CGPoint(x: 5, y: 6) }
  }

  private func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, number: Int32 = SDL_BUTTON_LEFT,
    clicks: UInt8 = 1
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.button.button = UInt8(number)
    event.button.clicks = clicks
    event.button.x = x
    event.button.y = y
    event.button.timestamp = 1_500
    return event
  }

  private func key(
    _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, type: SDL_EventType = SDL_KEYDOWN,
    repeats: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.key.keysym.sym = Int32(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = repeats ? 1 : 0
    return event
  }

  @Test func `pressing and releasing Alt alone opens the menus`() {
    var translator = EventTranslator()
    #expect(translated(&translator, key(SDLK_LALT)) == [])
    let menus = translated(&translator, key(SDLK_LALT, type: SDL_KEYUP))
    #expect(
      menus == [
        .key(KeyEvent(.down, .menuBar)), .key(KeyEvent(.up, .menuBar)),
      ])
    for between in [key(SDLK_a, KMOD_ALT), button(SDL_MOUSEBUTTONDOWN, 1, 1)] {
      _ = translated(&translator, key(SDLK_LALT))
      _ = translated(&translator, between)
      #expect(translated(&translator, key(SDLK_LALT, type: SDL_KEYUP)) == [])
    }
  }

  @Test func `the context menu key and Shift-F10 become the Mac's key for it`() {
    var translator = EventTranslator()
    let (down, up) = (
      InputEvent.key(KeyEvent(.down, .return, modifiers: .control)),
      InputEvent.key(KeyEvent(.up, .return, modifiers: .control))
    )
    for (code, modifiers) in [
      (SDLK_APPLICATION, KMOD_NONE), (SDLK_MENU, KMOD_NONE), (SDLK_F10, KMOD_LSHIFT),
    ] {
      #expect(translated(&translator, key(code, modifiers)) == [down])
      #expect(translated(&translator, key(code, modifiers, type: SDL_KEYUP)) == [up])
    }
    #expect(translated(&translator, key(SDLK_F10)) != [down])
  }

  @Test func `held modifier keys are reported, and none without the keyboard focus`() {
    var translator = EventTranslator()
    #expect(translator.modifierChange(hasKeys: true) == nil)
    translator.currentModifiers = .option
    #expect(translator.modifierChange(hasKeys: true) == .modifierKeys(.option))
    #expect(translator.modifierChange(hasKeys: true) == nil)
    #expect(translator.modifierChange(hasKeys: false) == .modifierKeys([]))
    #expect(translator.modifierChange(hasKeys: true) == .modifierKeys(.option))
  }

  @Test func `the back button becomes the key that goes back`() {
    var translator = EventTranslator()
    let events =
      translated(&translator, button(SDL_MOUSEBUTTONDOWN, 1, 1, number: 4))
      + translated(&translator, button(SDL_MOUSEBUTTONUP, 1, 1, number: 4))
    #expect(
      events == [
        .key(KeyEvent(.down, "[", modifiers: .command, timestamp: 1.5)),
        .key(KeyEvent(.up, "[", modifiers: .command, timestamp: 1.5)),
      ])
  }

  @Test func `places are converted to points, and times to seconds`() {
    var translator = EventTranslator()
    translator.unitsPerPoint = 2
    let events = translated(&translator, button(SDL_MOUSEBUTTONDOWN, 30, 50, clicks: 2))
    let down = PointerEvent(.down, at: CGPoint(x: 15, y: 25), clickCount: 2, timestamp: 1.5)
    #expect(events == [.pointer(down)])
  }

  @Test func `a release without a press is ignored`() {
    var translator = EventTranslator()
    #expect(translated(&translator, button(SDL_MOUSEBUTTONUP, 1, 1)) == [])
    _ = translated(&translator, button(SDL_MOUSEBUTTONDOWN, 1, 1))
    #expect(translated(&translator, button(SDL_MOUSEBUTTONUP, 1, 1)).count == 1)
  }

  @Test func `presses end when the window loses the keys`() {
    var translator = EventTranslator()
    _ = translated(&translator, button(SDL_MOUSEBUTTONDOWN, 8, 9, number: SDL_BUTTON_RIGHT))
    let events = translator.cancelPresses(at: 2)
    let cancelled = PointerEvent(
      .cancelled, at: CGPoint(x: 8, y: 9), button: .secondary, timestamp: 2)
    #expect(events == [.pointer(cancelled)])
    #expect(translator.cancelPresses(at: 3) == [])
    #expect(
      translated(&translator, button(SDL_MOUSEBUTTONUP, 8, 9, number: SDL_BUTTON_RIGHT)) == [])
  }

  @Test func `buttons beyond the third are left out`() {
    var translator = EventTranslator()
    #expect(translated(&translator, button(SDL_MOUSEBUTTONDOWN, 1, 1, number: 8)) == [])
  }

  /// The turns of a wheel as SDL counts them (right, and away from the person), and the distances
  /// by which content moves.
  @Test(arguments: [
    (Float(0), Float(1), CGFloat(0), EventTranslator.notch),
    (0, -0.25, 0, -EventTranslator.notch / 4),
    (1, 0, -EventTranslator.notch, 0),
  ])
  func `wheels`(_ x: Float, _ y: Float, _ width: CGFloat, _ height: CGFloat) {
    var translator = EventTranslator()
    var event = SDL_Event()
    event.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    let wheel = WheelEvent(at: .zero, delta: CGSize(width: width, height: height))
    #expect(translated(&translator, event) == [.wheel(wheel)])

    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    let flipped = WheelEvent(at: .zero, delta: CGSize(width: -width, height: -height))
    #expect(translated(&translator, event) == [.wheel(flipped)])
  }

  @Test func `Shift turns the wheel sideways`() {
    var translator = EventTranslator()
    translator.currentModifiers = .shift
    var event = SDL_Event()
    event.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = 1
    let wheel = WheelEvent(
      at: .zero, delta: CGSize(width: EventTranslator.notch, height: 0), modifiers: .shift)
    #expect(translated(&translator, event) == [.wheel(wheel)])
  }

  @Test(arguments: [
    (SDLK_a, KeyEquivalent("a")), (SDLK_7, KeyEquivalent("7")), (SDLK_RETURN, .return),
    (SDLK_KP_ENTER, .return),
    (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .delete), (SDLK_DELETE, .deleteForward),
    (SDLK_LEFT, .leftArrow), (SDLK_PAGEDOWN, .pageDown), (SDLK_TAB, .tab),
    (SDLK_KP_5, KeyEquivalent("5")),
    (SDLK_F1, KeyEquivalent("\u{F704}")), (SDLK_F12, KeyEquivalent("\u{F70F}")),
  ])
  func `keys`(_ code: SDL_KeyCode, _ key: KeyEquivalent) {
    #expect(KeyEquivalent(keyCode: Int32(bitPattern: code.rawValue)) == key)
  }

  @Test func `modifier keys and unknown keys are not key equivalents`() {
    for code in [SDLK_LSHIFT, SDLK_RCTRL, SDLK_CAPSLOCK, SDLK_UNKNOWN, SDLK_VOLUMEUP] {
      #expect(KeyEquivalent(keyCode: Int32(bitPattern: code.rawValue)) == nil)
    }
    #expect(KeyEquivalent(keyCode: .min) == nil)
    #expect(KeyEquivalent(keyCode: 0xD800) == nil)
  }

  @Test func `Control counts as Command`() {
    var translator = EventTranslator()
    let events = translated(&translator, key(SDLK_s, KMOD_LCTRL))
    let press = KeyEvent(.down, "s", characters: "s", modifiers: .controlForCommand)
    #expect(events == [.key(press)])
    #expect(
      EventModifiers(mask: UInt16(KMOD_LALT.rawValue | KMOD_RSHIFT.rawValue)) == [.option, .shift])
    #expect(EventModifiers(mask: UInt16(KMOD_LGUI.rawValue)) == .command)
  }

  @Test func `Control with Super is Control with Command`() {
    let mask = UInt16(KMOD_LCTRL.rawValue | KMOD_RGUI.rawValue)
    #expect(EventModifiers(mask: mask) == [.control, .command])
  }

  @Test func `a key reports the characters it types`() {
    var translator = EventTranslator()
    func characters(_ event: SDL_Event, typing text: String = "") -> String? {
      guard case .key(let key) = translated(&translator, event, typing: text).first else {
        return nil
      }
      return key.characters
    }
    // On a German keyboard.
    #expect(characters(key(SDLK_7, KMOD_LSHIFT), typing: "/") == "/")
    #expect(characters(key(SDLK_a, KMOD_LSHIFT)) == "A")
    #expect(characters(key(SDLK_UP)) == "")
  }

  @Test func `a key that is held down repeats`() {
    var translator = EventTranslator()
    let events = [
      key(SDLK_x), key(SDLK_x, repeats: true), key(SDLK_x, type: SDL_KEYUP),
    ].flatMap { translated(&translator, $0) }
    let phases = events.map { event -> KeyEvent.Phase? in
      if case .key(let key) = event { key.phase } else { nil }
    }
    #expect(phases == [.down, .repeated, .up])
  }

  @Test func `fingers keep their numbers while they touch`() {
    var translator = EventTranslator()
    translator.size = CGSize(width: 200, height: 100)
    func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
      var event = SDL_Event()
      event.type = type.rawValue
      event.tfinger.fingerId = id
      event.tfinger.x = x
      event.tfinger.y = y
      return event
    }
    let events = [
      finger(SDL_FINGERDOWN, 70, 0.5, 0.5), finger(SDL_FINGERDOWN, 71, 0, 0),
      finger(SDL_FINGERUP, 70, 0.5, 0.5), finger(SDL_FINGERMOTION, 71, 1, 1),
      finger(SDL_FINGERUP, 71, 1, 1), finger(SDL_FINGERDOWN, 99, 0, 0),
    ].flatMap { translated(&translator, $0) }
    let numbers = events.map { event -> Int in
      if case .pointer(let pointer) = event { pointer.pointerID } else { 0 }
    }
    #expect(numbers == [1, 2, 1, 2, 2, 1])
    let first = PointerEvent(.down, at: CGPoint(x: 100, y: 50), kind: .touch, pointerID: 1)
    #expect(events.first == .pointer(first))
  }

  @Test func `the lines of a dropped text are joined into one text`() {
    var translator = EventTranslator()
    var events: [InputEvent] = []
    for line in ["one", "two"] {
      line.withCString { characters in
        var event = SDL_Event()
        event.type = SDL_DROPTEXT.rawValue
        event.drop.file = UnsafeMutablePointer(mutating: characters)
        events += translator.translate(event) { .zero }
      }
    }
    var end = SDL_Event()
    end.type = SDL_DROPCOMPLETE.rawValue
    events += translator.translate(end) { .zero }
    let items = [DropEvent.Item.text("one\ntwo")]
    #expect(
      events == [
        .drop(DropEvent(.entered, at: .zero, items: items)),
        .drop(DropEvent(.dropped, at: .zero, items: items)),
      ])
  }

  @Test func `a drop arrives only when it is complete`() {
    var translator = EventTranslator()
    let name = strdup("/tmp/a.txt")
    defer { free(name) }
    var file = SDL_Event()
    file.type = SDL_DROPFILE.rawValue
    file.drop.file = name
    #expect(translated(&translator, file) == [])
    var end = SDL_Event()
    end.type = SDL_DROPCOMPLETE.rawValue
    let items = [DropEvent.Item.file(URL(fileURLWithPath: "/tmp/a.txt"))]
    let place = CGPoint(x: 5, y: 6)
    #expect(
      translated(&translator, end) == [
        .drop(DropEvent(.entered, at: place, items: items)),
        .drop(DropEvent(.dropped, at: place, items: items)),
      ])
    #expect(translated(&translator, end) == [])
  }

  /// The text that an input method composes, its selection in characters, and that in UTF-16 units.
  @Test(arguments: [
    ("にほん", 1, 2, 1..<3), ("a😀b", 1, 1, 1..<3), ("ab", 5, 9, 2..<2), ("ab", -1, -1, 0..<0),
  ])
  func `compositions`(_ text: String, _ start: Int, _ length: Int, _ selection: Range<Int>) {
    #expect(SDLText.compose(text, start, length) == .compose(text, selection: selection))
  }
}
