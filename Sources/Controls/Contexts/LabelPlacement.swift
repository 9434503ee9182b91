@_spi(Espalier) import EspalierCore

/// Kinds of controls that have a label of their own.
package struct ControlKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let checkboxes = ControlKinds(rawValue: 1 << 0)
  package static let switches = ControlKinds(rawValue: 1 << 1)
  package static let menuPickers = ControlKinds(rawValue: 1 << 2)
  package static let segmentedPickers = ControlKinds(rawValue: 1 << 3)
  package static let radioGroups = ControlKinds(rawValue: 1 << 4)
  package static let inlinePickers = ControlKinds(rawValue: 1 << 5)
  package static let wheelPickers = ControlKinds(rawValue: 1 << 6)
  package static let sliders = ControlKinds(rawValue: 1 << 7)
  package static let steppers = ControlKinds(rawValue: 1 << 8)
  package static let datePickers = ControlKinds(rawValue: 1 << 9)
  /// Date pickers that show a month.
  package static let calendars = ControlKinds(rawValue: 1 << 10)
  package static let colorPickers = ControlKinds(rawValue: 1 << 11)
  package static let labeledContent = ControlKinds(rawValue: 1 << 12)
  package static let textFields = ControlKinds(rawValue: 1 << 13)

  static let all = ControlKinds(rawValue: .max)
}

/// The controls of a container that show their labels, and the places of the labels beside them.
///
/// A container that needs more than that, such as the columns of a form, arranges label and control
/// itself by a ``ControlRowStyle``.
package struct LabelPlacement: Equatable, Sendable {
  /// The controls whose labels are for assistive programs only.
  package var hidden: ControlKinds = []
  /// The controls at the far end of a row whose label takes all the remaining width.
  var apart: ControlKinds = []

  package init(hidden: ControlKinds = [], apart: ControlKinds = []) {
    self.hidden = hidden
    self.apart = apart
  }

  package func hides(_ kind: ControlKinds) -> Bool { hidden.contains(kind) }

  func hiding(_ kinds: ControlKinds) -> LabelPlacement {
    LabelPlacement(hidden: hidden.union(kinds), apart: apart)
  }
}
