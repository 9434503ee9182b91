import EspalierControls
import EspalierCore

/// The rows of forms of a platform's look.
struct FormLook: LookPart {
  /// The size of switches; nil keeps that of the environment.
  var switchSize: ControlSize?
  /// The controls that do not count for the height of their row, as recorded: they keep to the line
  /// of the label and reach beyond it.
  var overflowing: ControlKinds
  /// The controls that stand below their label where texts have an accessibility size: they are
  /// texts themselves.
  var stacking: ControlKinds = []
  /// True if the chosen options of pickers are less prominent than their labels.
  var fadesValues = false

  static let mac = FormLook(
    switchSize: .mini,
    overflowing: [.switches, .menuPickers, .steppers, .textFields, .colorPickers, .datePickers])

  static let phone = FormLook(
    switchSize: nil, overflowing: [.switches, .menuPickers, .steppers],
    stacking: [.menuPickers, .datePickers], fadesValues: true)
}

extension Look {
  var forms: FormLook { self[FormLook.self] }
}
