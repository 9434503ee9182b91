import EspalierCore
import Foundation

private enum LabelReservedIconWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The width in points that labels keep for their icon; nil where the style decides.
  public package(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the width that the labels in this view keep for their icon, in the middle of which it stands.
  ///
  /// In points, also in the rows of lists. Titles of labels above each other begin in one line then. Other styles can
  /// read it from the environment.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
