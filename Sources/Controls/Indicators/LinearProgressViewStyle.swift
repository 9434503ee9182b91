import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// Shows progress as a bar that fills from the leading edge, with the label above it and the value
/// below.
///
/// For a task of unknown length a part of the bar moves along it; on the phone the bar is empty.
public struct LinearProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: the color of the filled part.
  public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.look.indicators) private var look
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack(alignment: .leading, spacing: look.barSpacing) {
      configuration.label
      bar.frame(idealWidth: 100, minHeight: thickness, maxHeight: thickness)
        .padding(.vertical, room)
      value.foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var value: some View {
    if let font = look.valueFont {
      configuration.currentValueLabel.font(font)
    } else {
      configuration.currentValueLabel
    }
  }

  private var isSmall: Bool { controlSize <= .small }

  private var thickness: CGFloat { isSmall ? look.smallBarThickness : look.barThickness }

  private var room: CGFloat { isSmall ? look.smallBarRoom : look.barRoom }

  @ViewBuilder private var bar: some View {
    if let fraction = configuration.fractionCompleted {
      BarTrack(filled: 0..<fraction, tint: tint)
    } else if !look.movesBars {
      BarTrack(filled: 0..<0, tint: tint)
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 30)) {
        BarTrack(filled: Self.movingPart(at: $0.date), tint: tint)
      }
    }
  }

  /// A third of the bar, which runs to the end and back in two seconds.
  private static func movingPart(at date: Date) -> Range<Double> {
    let phase = date.timeIntervalSinceReferenceDate / 2
    let turn = phase - phase.rounded(.down)
    let place = 1 - abs(2 * turn - 1)
    // Slower at the ends.
    let start = (1 - cos(place * .pi)) / 2 * 2 / 3
    return start..<start + 1.0 / 3
  }
}
