import EspalierDrawing
import Foundation

/// The lengths of controls, in points, for a platform and a control size.
///
/// The lengths of regular controls are as recorded on macOS 26.2 and iOS 26.0, those of bordered buttons on the phone for
/// all sizes; the other sizes of the Mac keep its control heights (16, 20, 24, 28, 36), which no table publishes.
struct ControlMetrics: Equatable {
  var platform: PlatformStyle
  var size: ControlSize

  /// The number for this control size.
  private func length(
    _ mini: CGFloat, _ small: CGFloat, _ regular: CGFloat, _ large: CGFloat, _ extraLarge: CGFloat
  ) -> CGFloat {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }

  var isMac: Bool { platform == .mac }

  /// The height of a control with a border.
  var height: CGFloat { isMac ? length(16, 20, 24, 28, 36) : length(28, 28, 34, 50, 50) }

  /// From a border to the label inside.
  var horizontalPadding: CGFloat { isMac ? length(8, 10, 12, 14, 18) : length(10, 10, 12, 20, 20) }

  /// From a border to the label inside; on the Mac it leaves a label of the control's font in a control of ``height``.
  var verticalPadding: CGFloat { isMac ? length(1, 2, 4, 6, 10) : length(5, 5, 7, 15, 15) }

  /// The corners of controls that are not capsules.
  var cornerRadius: CGFloat { isMac ? length(4, 5, 6, 8, 10) : length(8, 8, 10, 14, 14) }

  /// Whether a border of no chosen shape is round at the ends.
  var prefersCapsule: Bool { !isMac || size >= .large }

  /// The font of labels in a control; nil leaves the one of the surroundings.
  var font: Font? {
    if isMac {
      switch size {
      case .mini: return .system(size: 9)
      case .small: return .system(size: 11)
      case .regular, .large, .extraLarge: return nil
      }
    }
    return size <= .small ? .subheadline : nil
  }

  /// The font of labels beside a control: the body style's lines are a little higher than those of the default font.
  var labelFont: Font? { isMac ? font ?? .body : nil }

  /// The size of ``labelFont``, or of the default font.
  var labelFontSize: CGFloat { isMac ? length(9, 11, 13, 13, 13) : 17 }

  /// The side of a check box or the diameter of a radio button.
  var markSide: CGFloat { isMac ? length(12, 14, 16, 18, 22) : 22 }

  /// The distance between a check box or a radio button and its label.
  var markSpacing: CGFloat { isMac ? length(4, 4, 5, 6, 8) : 8 }

  var switchSize: CGSize {
    isMac
      ? CGSize(width: length(36, 45, 54, 63, 72), height: length(16, 20, 24, 28, 32))
      : CGSize(width: 66, height: 30)
  }

  /// From a switch's border to its knob.
  var switchGap: CGFloat { isMac ? length(1, 1.5, 2, 2, 2.5) : 2.5 }

  var switchKnobWidth: CGFloat { isMac ? length(20, 26, 32, 38, 44) : 38 }

  /// The size of a slider's knob.
  var knobSize: CGSize {
    isMac
      ? CGSize(width: length(14, 18, 22, 26, 30), height: length(10, 13, 16, 19, 22))
      : CGSize(width: 38, height: 24)
  }

  var trackThickness: CGFloat { isMac ? length(3, 4, 5, 6, 8) : 6 }

  /// The height of a slider.
  var sliderHeight: CGFloat { isMac ? knobSize.height : 31 }

  var stepperSize: CGSize {
    isMac
      ? CGSize(width: length(14, 17, 20, 23, 28), height: length(18, 22, 26, 30, 38))
      : CGSize(width: 94, height: 32)
  }

  /// The height of a bar of segments.
  var segmentedHeight: CGFloat { isMac ? height : 31 }

  /// How far inside the bar the mark of the selected segment is.
  var segmentGap: CGFloat { isMac ? 1 : 2 }
}

extension EnvironmentValues {
  var controlMetrics: ControlMetrics { ControlMetrics(platform: platformStyle, size: controlSize) }
}

nonisolated extension View {
  /// Gives labels in a control its font, unless someone chose another.
  func controlFont() -> some View {
    modifier(
      EnvironmentWriter { environment in
        if environment.font == nil, let font = environment.controlMetrics.font {
          environment.font = font
        }
      })
  }

  /// Gives labels beside a control their font, unless someone chose another.
  func controlLabelFont() -> some View {
    modifier(
      EnvironmentWriter { environment in
        if environment.font == nil, let font = environment.controlMetrics.labelFont {
          environment.font = font
        }
      })
  }
}
