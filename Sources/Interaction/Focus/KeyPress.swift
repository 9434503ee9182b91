@_spi(Espalier) import EspalierCore

/// A key that is pressed, held or released.
public struct KeyPress: Sendable {
  /// The phases of a key press: down, repeat and up.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and types again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The answer of a view to a key.
  public enum Result: Sendable {
    /// The key was handled; no other view gets it.
    case handled
    /// The key was not handled here; the views around get it.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// The characters that the key types with the modifiers that are down.
  public let characters: String
  public let modifiers: EventModifiers

  package init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeated: .repeat
      case .up: .up
      }
    key = event.key
    characters =
      event.characters.isEmpty ? String(event.key.character) : event.characters
    modifiers = event.modifiers.intersection(.all)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key), characters: \(characters.debugDescription), "
      + "modifiers: \(modifiers))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  public var debugDescription: String {
    let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
