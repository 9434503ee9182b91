import EspalierCore
import Foundation

extension EnvironmentValues {
  /// The smallest fraction of its size to which the font of a text may shrink before the text is
  /// shortened.
  public var minimumScaleFactor: CGFloat {
    get { paragraphStyle.minimumScaleFactor }
    set { paragraphStyle.minimumScaleFactor = newValue }
  }
}

nonisolated extension View {
  /// Lets the fonts of texts in this view shrink, down to a fraction of their size, where the text
  /// does not fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
