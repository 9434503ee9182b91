import EspalierCore
import Foundation

extension EnvironmentValues {
  /// The spacing between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { paragraphStyle.lineSpacing }
    set { paragraphStyle.lineSpacing = newValue }
  }
}

nonisolated extension View {
  /// Sets the spacing between the lines of texts in this view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}
