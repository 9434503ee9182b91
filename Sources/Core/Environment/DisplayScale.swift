import Foundation

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 2
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
