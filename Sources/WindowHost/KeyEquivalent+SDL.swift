import CSDL2
import Espalier

extension KeyEquivalent {
  /// The key of a key code of SDL; nil for keys that are held together with others, and unknown ones.
  init?(keyCode: Int32) {
    if let key = Self.named[keyCode] {
      self = key
    } else if keyCode > 0, keyCode & Self.scanCodeMask == 0,
      let scalar = Unicode.Scalar(UInt32(keyCode))
    {
      self.init(Character(scalar))
    } else {
      return nil
    }
  }

  /// Marks the codes of keys that stand for no character.
  private static let scanCodeMask: Int32 = 1 << 30

  /// The keys of the block of numbers that type the same as others.
  private static let named: [Int32: KeyEquivalent] = {
    let keys: [(SDL_KeyCode, KeyEquivalent)] = [
      (SDLK_UP, .upArrow), (SDLK_DOWN, .downArrow), (SDLK_LEFT, .leftArrow),
      (SDLK_RIGHT, .rightArrow), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_DELETE, .deleteForward), (SDLK_BACKSPACE, .delete),
      (SDLK_CLEAR, .clear), (SDLK_ESCAPE, .escape), (SDLK_RETURN, .return), (SDLK_TAB, .tab),
      (SDLK_SPACE, .space), (SDLK_KP_ENTER, .return), (SDLK_KP_PLUS, "+"), (SDLK_KP_MINUS, "-"),
      (SDLK_KP_MULTIPLY, "*"), (SDLK_KP_DIVIDE, "/"), (SDLK_KP_PERIOD, "."), (SDLK_KP_EQUALS, "="),
      (SDLK_KP_0, "0"), (SDLK_KP_1, "1"), (SDLK_KP_2, "2"), (SDLK_KP_3, "3"), (SDLK_KP_4, "4"),
      (SDLK_KP_5, "5"), (SDLK_KP_6, "6"), (SDLK_KP_7, "7"), (SDLK_KP_8, "8"), (SDLK_KP_9, "9"),
    ]
    let functionKeys = [
      SDLK_F1, SDLK_F2, SDLK_F3, SDLK_F4, SDLK_F5, SDLK_F6, SDLK_F7, SDLK_F8, SDLK_F9, SDLK_F10,
      SDLK_F11, SDLK_F12,
    ]
    var named = Dictionary(
      uniqueKeysWithValues: keys.map { (Int32(bitPattern: $0.0.rawValue), $0.1) })
    // AppKit's characters for function keys begin here.
    for (code, scalar) in zip(functionKeys, UInt32(0xF704)...) {
      if let scalar = Unicode.Scalar(scalar) {
        named[Int32(bitPattern: code.rawValue)] = KeyEquivalent(Character(scalar))
      }
    }
    return named
  }()
}

extension EventModifiers {
  /// The modifiers of SDL's mask.
  ///
  /// Control counts as Command too, since it is the key of shortcuts here. With Super beside it,
  /// which is Command on Apple's keyboards, each of the two keys is itself.
  init(mask: UInt16, isKeypad: Bool = false) {
    let mask = UInt32(mask)
    self = []
    if mask & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    let hasSuper = mask & KMOD_GUI.rawValue != 0
    if mask & KMOD_CTRL.rawValue != 0 { formUnion(hasSuper ? .control : .controlForCommand) }
    if hasSuper { insert(.command) }
    if mask & KMOD_ALT.rawValue != 0 { insert(.option) }
    if mask & KMOD_CAPS.rawValue != 0 { insert(.capsLock) }
    if isKeypad { insert(.numericPad) }
  }
}
