import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// Shows progress as a spinner, or, on the Mac where the task's length is known, as a ring that
/// fills.
public struct CircularProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: the color of the spinner or of the filled part.
  public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.look.indicators) private var look
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack {
      Group {
        if look.fillsRings, let fraction = configuration.fractionCompleted {
          Ring(fraction: fraction, thickness: diameter * 5 / 32, tint: tint)
        } else {
          Spinner(tint: tint)
        }
      }
      .frame(width: diameter, height: diameter)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }

  private var diameter: CGFloat { look.spinners[controlSize] ?? 0 }
}

/// A ring that is filled clockwise from the top.
private struct Ring: View {
  let fraction: Double
  let thickness: CGFloat
  let tint: Color?

  var body: some View {
    ZStack {
      Circle().strokeBorder(.fill, lineWidth: thickness)
      RingPart(end: fraction)
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: thickness, lineCap: .round)
        )
        .padding(thickness / 2)
    }
  }
}

/// The part of a circle from the top clockwise; counterclockwise where reading runs from right to
/// left.
struct RingPart: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let end = end.clampedToUnit
    if end == 0 { return path }
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * end), clockwise: false)
    return path
  }
}
