import EspalierDrawing

extension EnvironmentValues {
  private enum PlatformStyleKey: EnvironmentKey {
    static let defaultValue = PlatformStyle.mac
  }

  /// The platform whose fonts, control sizes and spacings views follow.
  public var platformStyle: PlatformStyle {
    get { self[PlatformStyleKey.self] }
    set { self[PlatformStyleKey.self] = newValue }
  }
}
