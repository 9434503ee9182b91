@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// Eight spokes of which the brightest circles once a second, following the time of the frame.
struct Spinner {
  let tint: Color?

  /// The number of places of the brightest spoke.
  static let spokes = 8
}

extension Spinner: View {
  var body: some View {
    // All spinners of a view are in step, and a picture of a known time is always the same.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    TimelineView(.periodic(from: start, by: 1 / Double(Self.spokes))) { context in
      Spokes(brightest: Self.place(at: context.date), tint: tint)
    }
  }

  /// The index of the brightest spoke, 0 being the one at the top, clockwise.
  static func place(at date: Date) -> Int {
    let seconds = date.timeIntervalSinceReferenceDate
    let turn = seconds - seconds.rounded(.down)
    // A date between two places belongs to the earlier one; a tiny addition makes up for rounding.
    return min(Int(turn * Double(spokes) + 1e-6), spokes - 1)
  }
}

private struct Spokes {
  let brightest: Int
  let tint: Color?
}

extension Spokes: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { UnboundedRule() }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    (0..<Spinner.spokes).flatMap { spoke -> [DisplayItem] in
      // The spokes that the brightest has left fade, one after the other.
      let age = (brightest - spoke + Spinner.spokes) % Spinner.spokes
      let opacity = 1 - 0.8 * Double(age) / Double(Spinner.spokes - 1)
      let style = style(context.environment).opacity(opacity)
      return context.environment.items(style, in: context.frame) { paint in
        [.fill(path(spoke, in: context.frame), paint, FillStyle())]
      }
    }
  }

  private func style(_ environment: EnvironmentValues) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return environment.hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
  }

  private func path(_ spoke: Int, in frame: CGRect) -> Path {
    let side = min(frame.width, frame.height)
    let width = side * 0.11
    let capsule = Path(
      roundedRect: CGRect(x: -width / 2, y: -side / 2, width: width, height: side * 0.26),
      cornerRadius: width / 2)
    let angle = Angle.degrees(360 * Double(spoke) / Double(Spinner.spokes))
    return capsule.applying(
      CGAffineTransform(translationX: frame.midX, y: frame.midY).rotated(by: angle.radians))
  }
}
