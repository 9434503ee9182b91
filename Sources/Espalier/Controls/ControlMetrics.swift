import EspalierDrawing
import Foundation

/// The lengths of controls, in points, for a platform and a control size.
///
/// The heights of the Mac are those of macOS 26, those of the phone of iOS 26; neither is published as a table.
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
  var horizontalPadding: CGFloat { isMac ? length(6, 8, 10, 12, 16) : length(10, 10, 12, 20, 20) }

  /// Leaves a label of the control's font in a control of ``height``.
  var verticalPadding: CGFloat { isMac ? length(1, 2, 4, 6, 10) : length(4, 4, 6, 14, 14) }

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

  /// The side of a check box or the diameter of a radio button.
  var markSide: CGFloat { isMac ? length(10, 12, 14, 16, 20) : 22 }

  var switchSize: CGSize {
    isMac
      ? CGSize(width: length(28, 34, 42, 50, 58), height: length(13, 16, 20, 24, 28))
      : CGSize(width: 64, height: 28)
  }

  /// The size of a slider's knob.
  var knobSize: CGSize {
    isMac
      ? CGSize(width: length(14, 18, 22, 26, 30), height: length(10, 13, 16, 19, 22))
      : CGSize(width: 38, height: 24)
  }

  var trackThickness: CGFloat { isMac ? length(3, 4, 6, 6, 8) : 6 }

  var stepperSize: CGSize {
    isMac
      ? CGSize(width: length(11, 13, 16, 18, 22), height: length(16, 20, 24, 28, 36))
      : CGSize(width: 94, height: 32)
  }

  /// The distance between a control and its label.
  var labelSpacing: CGFloat { isMac ? length(4, 5, 6, 6, 8) : 8 }
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
}
