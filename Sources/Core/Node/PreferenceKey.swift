/// A key for a value that flows up the view tree.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in source order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that is told when a preference of its subtree changes.
@MainActor package protocol PreferenceReading: ViewNode {
  func readPreference()
}

extension ViewNode {
  /// Appends the readers of this subtree for which a preference may have changed, inner ones first.
  func collectPreferenceReaders(into readers: inout [any PreferenceReading]) {
    guard preferencesChanged else { return }
    preferencesChanged = false
    for child in children { child.collectPreferenceReaders(into: &readers) }
    if let reader = self as? any PreferenceReading { readers.append(reader) }
  }
}
