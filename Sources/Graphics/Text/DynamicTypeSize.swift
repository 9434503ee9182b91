import EspalierCore
import EspalierDrawing
import Foundation

/// The text size that a person prefers.
///
/// The phone style's text styles, custom fonts and ``ScaledMetric`` follow it; the Mac has one
/// size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// True if this is one of the larger sizes meant for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private static let ordered = allCases

  /// The index of the size, from 0 for the smallest to 11 for the largest.
  var index: Int { Self.ordered.firstIndex(of: self) ?? PlatformStyle.defaultSizeCategory }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the preferred size of text in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the preferred size of text in this view within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0.clamp(to: range) }
  }
}

extension DynamicTypeSize {
  fileprivate mutating func clamp(to range: some RangeExpression<DynamicTypeSize>) {
    let allowed = Self.allCases.filter(range.contains)
    guard let smallest = allowed.first, let largest = allowed.last else { return }
    self = min(max(self, smallest), largest)
  }
}
