import LayoutEngine

/// What a row of an outline says to the list that it is in.
struct OutlineRow {
  /// How many groups are around it.
  var level: Int
  /// Whether the rows below it are shown, where there may be any.
  var isExpanded: Binding<Bool>?
}

extension OutlineRow: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.level == rhs.level && isKnownEqual(lhs.isExpanded, rhs.isExpanded)
  }
}

extension OutlineRow: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(OutlineRow.self), self)
  }
}

extension View {
  /// Makes each of these views a row of an outline; of several, the innermost counts.
  func outlineRow(_ row: OutlineRow) -> some View { modifier(row) }
}

private enum OutlineLevelKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The level of outline rows in a container that shows them as rows, such as a list; nil where groups stand for
  /// themselves.
  var outlineLevel: Int? {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}
