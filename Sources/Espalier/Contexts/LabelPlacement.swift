@_spi(Espalier) import EspalierCore

/// Kinds of controls that have a label of their own.
struct ControlKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let checkboxes = ControlKinds(rawValue: 1 << 0)
  static let switches = ControlKinds(rawValue: 1 << 1)
  static let menuPickers = ControlKinds(rawValue: 1 << 2)
  static let segmentedPickers = ControlKinds(rawValue: 1 << 3)
  static let radioGroups = ControlKinds(rawValue: 1 << 4)
  static let inlinePickers = ControlKinds(rawValue: 1 << 5)
  static let wheelPickers = ControlKinds(rawValue: 1 << 6)
  static let sliders = ControlKinds(rawValue: 1 << 7)
  static let steppers = ControlKinds(rawValue: 1 << 8)
  static let datePickers = ControlKinds(rawValue: 1 << 9)
  /// Date pickers that show a month.
  static let calendars = ControlKinds(rawValue: 1 << 10)
  static let colorPickers = ControlKinds(rawValue: 1 << 11)
  static let labeledContent = ControlKinds(rawValue: 1 << 12)
  static let textFields = ControlKinds(rawValue: 1 << 13)

  static let all = ControlKinds(rawValue: .max)
}

/// The controls of a container that show their labels, and the places of the labels beside them.
///
/// A container that needs more than that, such as the columns of a form, arranges label and control
/// itself by a ``ControlRowStyle``.
struct LabelPlacement: Equatable, Sendable {
  /// The controls whose labels only assistive programs know.
  var hidden: ControlKinds = []
  /// The controls at the far end of a row whose label has all the room that is left.
  var apart: ControlKinds = []

  func hides(_ kind: ControlKinds) -> Bool { hidden.contains(kind) }

  func hiding(_ kinds: ControlKinds) -> LabelPlacement {
    LabelPlacement(hidden: hidden.union(kinds), apart: apart)
  }
}
