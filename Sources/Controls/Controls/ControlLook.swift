import EspalierCore
import EspalierGraphics
import Foundation

/// The controls of a platform's look.
struct ControlLook: LookPart {
  private let sizes: [ControlSize: ControlMetrics]
  /// True if labels of buttons, and gray borders of those that have a tint, are tinted.
  var tintsButtons: Bool
  /// The opacity of a button without a border while it is pressed.
  var pressedOpacity: Double
  /// The greatest number of lines in a control for which no other is set.
  var lineLimit: Int?
  /// True if a toggle that looks like a button has a border while it is off.
  var bordersIdleToggles: Bool
  /// The color of a switch that is on, unless a tint is set; nil is the tint.
  var switchColor: Color?
  /// The spacing between toggles one above the other, as recorded; nil is the usual spacing.
  var toggleSpacing: CGFloat?
  /// True if segments share the whole width.
  var segmentsFill: Bool
  /// The font of options on a wheel; nil leaves that of the surroundings.
  var wheelFont: Font?
  /// Labels at the ends of a slider, which are less prominent where they have a font of their own.
  var sliderEndFont: Font?
  var stepper: StepperForm
  /// True if a stepper makes a step as it is pressed, false if when the press ends.
  var stepsWhenPressed: Bool
  /// True if the value of a stepper can be typed.
  var stepperHasField: Bool
  var colorWell: ColorWellForm
  var compactDate: CompactDateForm

  enum StepperForm { case stacked, sideBySide }

  enum ColorWellForm { case bordered, round }

  enum CompactDateForm { case field, buttons }

  /// The lengths of controls of a size.
  func metrics(_ size: ControlSize) -> ControlMetrics { sizes[size] ?? .mac(.regular) }

  private static func sizes(
    _ metrics: (ControlSize) -> ControlMetrics
  ) -> [ControlSize: ControlMetrics] {
    Dictionary(uniqueKeysWithValues: ControlSize.allCases.map { ($0, metrics($0)) })
  }

  static let mac = ControlLook(
    sizes: sizes(ControlMetrics.mac), tintsButtons: false, pressedOpacity: 0.7, lineLimit: 1,
    bordersIdleToggles: true, switchColor: nil, toggleSpacing: 6, segmentsFill: false,
    wheelFont: nil, sliderEndFont: .footnote, stepper: .stacked,
    stepsWhenPressed: true, stepperHasField: true, colorWell: .bordered, compactDate: .field)

  static let phone = ControlLook(
    sizes: sizes(ControlMetrics.phone), tintsButtons: true, pressedOpacity: 0.3, lineLimit: nil,
    bordersIdleToggles: false, switchColor: .green, toggleSpacing: nil, segmentsFill: true,
    wheelFont: .title3, sliderEndFont: nil, stepper: .sideBySide,
    stepsWhenPressed: false, stepperHasField: false, colorWell: .round, compactDate: .buttons)
}

extension Look {
  var controls: ControlLook { self[ControlLook.self] }
}
