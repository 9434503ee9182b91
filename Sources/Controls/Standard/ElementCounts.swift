// For a container, a control is one view, whatever a style makes of it: rows that consist of
// controls are counted without being made, so that a list of a million labels makes only those in
// view.
@_spi(Espalier) import EspalierCore
import EspalierInteraction

extension Button { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension ColorPicker { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension DatePicker { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Gauge { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension GroupBox { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Label { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension LabeledContent { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Link { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Menu { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension ProgressView { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension ScrollView { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension SecureField { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Slider { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Stepper { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension TextEditor { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension TextField { public static func _elementCount(within depth: Int) -> Int? { 1 } }

extension Toggle { public static func _elementCount(within depth: Int) -> Int? { 1 } }
