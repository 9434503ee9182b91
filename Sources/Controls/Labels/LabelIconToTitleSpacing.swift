import EspalierCore
import Foundation

private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The distance in points between the icon and the title of labels; nil where the style decides.
  public package(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance between the icon and the title of the labels in this view, where they stand side by side.
  ///
  /// In points, also in the rows of lists. Other styles can read it from the environment.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }
}
