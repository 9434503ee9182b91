import EspalierDrawing
import Foundation
import LayoutEngine

/// The way in which a view of some aspect ratio uses its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is inside the space, as large as possible.
  case fit
  /// The view covers the whole space, as small as possible.
  case fill
}

nonisolated extension View {
  /// Proposes sizes of one ratio to this view.
  ///
  /// - Parameter aspectRatio: width over height; nil keeps the ratio of the view's ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes sizes of the ratio of `aspectRatio` to this view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its space, keeping its ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill its space, keeping its ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: ElementModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    AspectRatioRule(ratio: ratio, isFill: contentMode == .fill)
  }
}
