import EspalierDrawing
import Foundation

/// Shows progress as a bar that fills from the leading edge, with the label above it and the value below.
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
  @Environment(\.platformStyle) private var platform
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      bar.frame(idealWidth: 100, minHeight: thickness, maxHeight: thickness)
      configuration.currentValueLabel
        .font(platform == .mac ? .subheadline : .caption)
        .foregroundStyle(.secondary)
    }
  }

  /// UIKit's bars are 4 points thick, AppKit's 6 and the small ones 4.
  private var thickness: CGFloat {
    switch (platform, controlSize) {
    case (.phone, _), (.mac, .mini), (.mac, .small): 4
    case (.mac, _): 6
    }
  }

  @ViewBuilder private var bar: some View {
    if let fraction = configuration.fractionCompleted {
      BarTrack(filled: 0..<fraction, tint: tint)
    } else if platform == .phone {
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
