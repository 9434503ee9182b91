import EspalierDrawing
import Foundation

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// Says how large an editor's preview of this view is.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names this view in an editor's preview.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
