import EspalierCore

extension Image {
  /// A range of brightness for pictures: up to white, or brighter where a screen can show that.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind { case standard, constrainedHigh, high }

    private let kind: Kind

    public static let standard = DynamicRange(kind: .standard)
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    public static let high = DynamicRange(kind: .high)
  }

  /// Sets the range of brightness of this picture, which ends at white here whatever is allowed.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}

extension EnvironmentValues {
  /// The range of brightness that pictures may have; nil where none is set.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the range of brightness of the pictures in this view, which ends at white here whatever is allowed.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
