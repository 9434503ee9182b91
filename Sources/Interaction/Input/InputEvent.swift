@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// An input by a person, as a host saw it.
///
/// Points are in the coordinates of the window's content.
package enum InputEvent: Equatable, Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  case text(TextEvent)
  case magnify(MagnifyEvent)
  case rotate(RotateEvent)
  /// Something dragged from outside the window, over it or dropped.
  case drop(DropEvent)
  /// The window received the keyboard's focus, or lost it.
  case windowFocus(Bool)
  /// The modifier keys that are down now, while the window has the keys.
  case modifierKeys(EventModifiers)
}

extension InputEvent {
  /// The same event in coordinates whose origin lies further to the left and up by `offset`.
  package func moved(by offset: CGPoint) -> InputEvent {
    func move(_ point: inout CGPoint) {
      point.x += offset.x
      point.y += offset.y
    }
    switch self {
    case .pointer(var event):
      move(&event.position)
      return .pointer(event)
    case .wheel(var event):
      move(&event.position)
      return .wheel(event)
    case .magnify(var event):
      move(&event.position)
      return .magnify(event)
    case .rotate(var event):
      move(&event.position)
      return .rotate(event)
    case .drop(var event):
      move(&event.position)
      return .drop(event)
    case .key, .text, .windowFocus, .modifierKeys: return self
    }
  }
}

/// A mouse, a finger or a pen.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: Sendable {
    case moved, down, up
    /// The system ended the press, which is to have no effect.
    case cancelled
    /// The pointer left the window.
    case left
  }

  package enum MouseButton: Sendable { case primary, secondary, middle }

  package enum Kind: Sendable { case mouse, touch, pen }

  package var phase: Phase
  package var position: CGPoint
  package var button: MouseButton
  /// The number of clicks in a row that this press makes, 1 for the first.
  package var clickCount: Int
  package var modifiers: EventModifiers
  package var kind: Kind
  /// A number that distinguishes fingers.
  package var pointerID: Int
  /// The time of the event by the host's clock, in seconds.
  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, at position: CGPoint, button: MouseButton = .primary, clickCount: Int = 1,
    modifiers: EventModifiers = [], kind: Kind = .mouse, pointerID: Int = 0,
    timestamp: TimeInterval = 0
  ) {
    self.phase = phase
    self.position = position
    self.button = button
    self.clickCount = clickCount
    self.modifiers = modifiers
    self.kind = kind
    self.pointerID = pointerID
    self.timestamp = timestamp
  }
}

/// A turn of the wheel or a movement on a touch pad.
package struct WheelEvent: Equatable, Sendable {
  package enum Phase: Sendable {
    /// A notch of a wheel: it has no beginning and no end.
    case step
    case began, changed, ended
    /// An event that the system sent after the fingers left the pad.
    case momentum
  }

  package var phase: Phase
  package var position: CGPoint
  /// The distance that the content is to move, in points: a positive height moves it down and shows
  /// the content above.
  package var delta: CGSize
  package var modifiers: EventModifiers
  package var timestamp: TimeInterval

  package init(
    _ phase: Phase = .step, at position: CGPoint, delta: CGSize, modifiers: EventModifiers = [],
    timestamp: TimeInterval = 0
  ) {
    self.phase = phase
    self.position = position
    self.delta = delta
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}

/// A key of the keyboard.
///
/// The text that it types comes as a ``TextEvent``.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, repeated, up }

  package var phase: Phase
  package var key: KeyEquivalent
  /// The characters that the key types with these modifiers; empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers
  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, _ key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = [],
    timestamp: TimeInterval = 0
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.timestamp = timestamp
  }

  /// The Escape key, if this is the Mac's other key to cancel, Command and the period.
  var cancellation: KeyEvent? {
    guard key == ".", phase == .down, modifiers.readings.contains([.command]) else { return nil }
    return KeyEvent(.down, .escape, timestamp: timestamp)
  }
}

/// Text from the keyboard or from an input method.
package enum TextEvent: Equatable, Sendable {
  /// Text that is final.
  case insert(String)
  /// The text that an input method is still composing, shown in place, and the selected part of it
  /// in UTF-16 units; an empty string ends the composition.
  case compose(String, selection: Range<Int>)
}

/// Two fingers moving apart or together.
package struct MagnifyEvent: Equatable, Sendable {
  package var phase: GesturePhase
  package var position: CGPoint
  /// The magnification relative to the beginning of the movement, where it is 1.
  package var magnification: CGFloat

  package init(_ phase: GesturePhase, at position: CGPoint, magnification: CGFloat) {
    self.phase = phase
    self.position = position
    self.magnification = magnification
  }
}

/// Two fingers turning around each other.
package struct RotateEvent: Equatable, Sendable {
  package var phase: GesturePhase
  package var position: CGPoint
  /// The turn relative to the beginning of the movement, clockwise.
  package var rotation: Angle

  package init(_ phase: GesturePhase, at position: CGPoint, rotation: Angle) {
    self.phase = phase
    self.position = position
    self.rotation = rotation
  }
}

package enum GesturePhase: Sendable { case began, changed, ended, cancelled }

/// Files or text dragged in from another program.
package struct DropEvent: Equatable, Sendable {
  package enum Phase: Sendable { case entered, moved, exited, dropped }

  package enum Item: Equatable, Sendable {
    case text(String)
    case file(URL)
    /// The content of something that has no address on this machine; without a name it is not a
    /// file.
    case data(Data, mimeType: String, name: String?)
    /// Something whose content comes only with the drop: its MIME type, empty where that is not
    /// known, and whether it is a file.
    case announced(mimeType: String, isFile: Bool)
  }

  package var phase: Phase
  package var position: CGPoint
  package var items: [Item]

  package init(_ phase: Phase, at position: CGPoint, items: [Item]) {
    self.phase = phase
    self.position = position
    self.items = items
  }
}
