@_spi(Espalier) import EspalierCore

/// Keys that are held down together with another key or with the pointer's button.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The key of shortcuts: hosts report Control as this one too where the platform's shortcuts use
  /// it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The Control key where it stands for Command: both modifiers, marked as one key.
  ///
  /// Without the mark, two keys are down: on Apple's keyboards Control and Command, on others
  /// Control and Super.
  package static let controlForCommand: EventModifiers = [
    .control, .command, EventModifiers(rawValue: 1 << 6),
  ]

  /// The modifiers that a shortcut may have to be meant by these, in the order to try them.
  ///
  /// The Control key that stands for Command is tried as Command first, and then as Control, so that
  /// it also performs a shortcut with Control alone if none has the same key with Command.
  package var readings: [EventModifiers] {
    let kept = intersection(.all)
    if !isSuperset(of: .controlForCommand) { return [kept] }
    return [kept.subtracting(.control), kept.subtracting(.command)]
  }
}
