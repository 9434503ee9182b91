import EspalierCore

/// The direction in which a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  private init(id: String) { self.id = id }
}

nonisolated extension View {
  /// Sets the direction in which an editor shows the device with this view.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
