@_spi(Espalier) import EspalierCore
import EspalierInteraction
import LayoutEngine

/// The description of an outline's row for the list that it is in.
struct OutlineRow {
  /// The number of groups around the row.
  var level: Int
  /// The state of the row, true while the rows below it are shown; nil if there can be none.
  var isExpanded: Binding<Bool>?
  /// Opens or closes the row with all rows below it; nil if that is left to the list.
  var setAll: (@MainActor (Bool) -> Void)?
  /// The place of the row among its siblings, from 1, and their number; nil if they are not known.
  var place: AccessibilityNode.Place?
}

extension OutlineRow: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.level == rhs.level && lhs.place == rhs.place && isKnownEqual(lhs.isExpanded, rhs.isExpanded)
  }
}

extension OutlineRow: ElementModifier {
  func configure(_ element: LayoutElement) {
    let key = ObjectIdentifier(OutlineRow.self)
    // In a deep outline each row is inside as many of these as there are groups around it.
    if let known = element.traits[key] as? OutlineRow, Self.isKnownSame(known, self) { return }
    element.setTrait(key, self)
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
  /// The level of outline rows in a container that shows them as rows, such as a list; nil where
  /// groups stand for themselves.
  var outlineLevel: Int? {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}
