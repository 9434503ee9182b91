import EspalierCore

/// The device that an editor shows a preview on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

nonisolated extension View {
  /// Sets which device an editor shows this view on.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
