import EspalierCore
import EspalierGraphics
import Foundation

/// The lengths of controls, in points, for a platform and a control size.
///
/// The lengths of regular controls are as recorded on macOS 26.2 and iOS 26.0, those of bordered
/// buttons on the phone for all sizes; the other sizes of the Mac keep its control heights (16, 20,
/// 24, 28, 36), which no table publishes.
package struct ControlMetrics: Equatable {
  /// The height of a control with a border.
  var height: CGFloat
  /// The distance from a border to the label inside.
  var horizontalPadding: CGFloat
  /// The distance from a border to the label inside; on the Mac it leaves a label of the control's font in a
  /// control of ``height``.
  var verticalPadding: CGFloat
  /// The corners of controls that are not capsules.
  var cornerRadius: CGFloat
  /// True if a border of no chosen shape is round at the ends.
  var prefersCapsule: Bool
  /// The font of labels in a control; nil leaves that of the surroundings.
  var font: Font?
  /// The font of labels beside a control: the body style's lines are a little higher than those of
  /// the default font.
  var labelFont: Font?
  /// The size of ``labelFont``, or of the default font.
  package var labelFontSize: CGFloat
  /// The layout priority of labels beside a control.
  var labelPriority: CGFloat

  /// The side of a check box or the diameter of a radio button.
  var markSide: CGFloat
  /// The spacing between a check box or a radio button and its label.
  var markSpacing: CGFloat

  var switchSize: CGSize
  /// The distance from a switch's border to its knob.
  var switchInset: CGFloat
  var switchKnobWidth: CGFloat

  /// The size of a slider's knob.
  var knobSize: CGSize
  var trackThickness: CGFloat
  /// The height of a slider.
  var sliderHeight: CGFloat

  var stepperSize: CGSize

  /// The height of a bar of segments.
  var segmentedHeight: CGFloat
  /// The inset of the selected segment's mark from the edge of the bar.
  var segmentInset: CGFloat
  /// The padding beside the title of a segment, as recorded on macOS.
  var segmentPadding: CGFloat
  /// The font of segments; nil leaves that of the surroundings.
  var segmentFont: Font?

  var wheelRowHeight: CGFloat
  /// The ideal width of a wheel.
  var wheelWidth: CGFloat

  var fieldHeight: CGFloat
  /// The distance from the border of a field to its text.
  var fieldHorizontalPadding: CGFloat
  var fieldVerticalPadding: CGFloat
  var fieldCornerRadius: CGFloat
  /// The radius of the corners of a border that is to be square: on the Mac such a border is now
  /// rounded.
  var squareFieldCornerRadius: CGFloat
}

extension ControlMetrics {
  static func mac(_ size: ControlSize) -> ControlMetrics {
    func length(
      _ mini: CGFloat, _ small: CGFloat, _ regular: CGFloat, _ large: CGFloat,
      _ extraLarge: CGFloat
    ) -> CGFloat {
      switch size {
      case .mini: mini
      case .small: small
      case .regular: regular
      case .large: large
      case .extraLarge: extraLarge
      }
    }
    let height = length(16, 20, 24, 28, 36)
    let knobHeight = length(10, 13, 16, 19, 22)
    let (padding, radius) = (length(1, 2, 4, 6, 10), length(4, 5, 6, 8, 10))
    let font: Font? =
      switch size {
      case .mini: .system(size: 9)
      case .small: .system(size: 11)
      case .regular, .large, .extraLarge: nil
      }
    return ControlMetrics(
      height: height, horizontalPadding: length(8, 10, 12, 14, 18),
      verticalPadding: padding, cornerRadius: radius,
      prefersCapsule: size >= .large, font: font, labelFont: font ?? .body,
      labelFontSize: length(9, 11, 13, 13, 13), labelPriority: 1,
      markSide: length(12, 14, 16, 18, 22), markSpacing: length(4, 4, 5, 6, 8),
      switchSize: CGSize(width: length(36, 45, 54, 63, 72), height: length(16, 20, 24, 28, 32)),
      switchInset: length(1, 1.5, 2, 2, 2.5), switchKnobWidth: length(20, 26, 32, 38, 44),
      knobSize: CGSize(width: length(14, 18, 22, 26, 30), height: knobHeight),
      trackThickness: length(3, 4, 5, 6, 8), sliderHeight: knobHeight,
      stepperSize: CGSize(width: length(14, 17, 20, 23, 28), height: length(18, 22, 26, 30, 38)),
      segmentedHeight: height, segmentInset: 1, segmentPadding: 10.5, segmentFont: font,
      wheelRowHeight: 22, wheelWidth: 120, fieldHeight: height, fieldHorizontalPadding: 6,
      fieldVerticalPadding: padding, fieldCornerRadius: radius - 1,
      squareFieldCornerRadius: radius - 1)
  }

  static func phone(_ size: ControlSize) -> ControlMetrics {
    func length(_ small: CGFloat, _ regular: CGFloat, _ large: CGFloat) -> CGFloat {
      switch size {
      case .mini, .small: small
      case .regular: regular
      case .large, .extraLarge: large
      }
    }
    return ControlMetrics(
      height: length(28, 34, 50), horizontalPadding: length(10, 12, 20),
      verticalPadding: length(5, 7, 15), cornerRadius: length(8, 10, 14), prefersCapsule: true,
      font: size <= .small ? .subheadline : nil, labelFont: nil, labelFontSize: 17,
      labelPriority: 0, markSide: 22, markSpacing: 8,
      switchSize: CGSize(width: 66, height: 30), switchInset: 2.5, switchKnobWidth: 38,
      knobSize: CGSize(width: 38, height: 24), trackThickness: 6, sliderHeight: 31,
      stepperSize: CGSize(width: 94, height: 32), segmentedHeight: 31, segmentInset: 2,
      segmentPadding: 8, segmentFont: .system(size: 13, weight: .medium), wheelRowHeight: 32,
      wheelWidth: 320, fieldHeight: 34, fieldHorizontalPadding: 7.5, fieldVerticalPadding: 4,
      fieldCornerRadius: 4, squareFieldCornerRadius: 0)
  }
}

nonisolated extension View {
  /// Gives labels in a control its font, unless another is set.
  func controlFont() -> some View {
    modifier(EnvironmentWriter { $0.setControlFont() })
  }

  /// Gives labels beside a control their font, unless another is set.
  package func controlLabelFont() -> some View {
    modifier(
      EnvironmentWriter { environment in
        if environment.font == nil, let font = environment.controlMetrics.labelFont {
          environment.font = font
        }
      })
  }
}

extension EnvironmentValues {
  /// Gives labels in a control its font, unless another is set.
  mutating func setControlFont() {
    if font == nil, let font = controlMetrics.font { self.font = font }
  }
}
