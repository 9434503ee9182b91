@_spi(Espalier) import EspalierCore

/// The choice whether a gesture counts, and whether the gestures of the views inside do.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither this gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// This gesture, but not those of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, but not this one.
  public static let subviews = GestureMask(rawValue: 2)
  /// This gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
