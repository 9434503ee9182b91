import EspalierCore
import EspalierDrawing
import Foundation

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
  /// A container as large as a device.
  case device
  /// A container as large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// Sets the size of an editor's preview of this view.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names this view in an editor's preview.
  ///
  /// Accepted without effect: there is no editor here that shows previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
