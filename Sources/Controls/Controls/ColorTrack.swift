import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A slider on a bar that shows the values of its places.
struct ColorTrack {
  let value: Binding<Double>
  let name: LocalizedStringKey
  let colors: [Color]
  @State private var width: CGFloat = 0

  private static let thickness: CGFloat = 14
}

@MainActor extension ColorTrack: View {
  var body: some View {
    let track = SliderTrackValue(value, 0...1, nil) { _ in }
    Capsule()
      .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      .background { Checkerboard().clipShape(Capsule()) }
      .overlay { Capsule().strokeBorder(.primary.opacity(0.15), lineWidth: 1) }
      .frame(height: Self.thickness)
      .overlay {
        ColorKnob(color: nil)
          .position(x: Self.thickness / 2 + track.fraction * room, y: Self.thickness / 2)
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .contentShape(Rectangle())
      .contentShape(.focusEffect, Capsule())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          if room > 0 { track.setFraction((drag.location.x - Self.thickness / 2) / room) }
        }
      )
      .onArrowKeys { isForward in
        track.setFraction(track.fraction + (isForward ? 0.02 : -0.02))
        return true
      }
      .sliderControl(track, step: { track.setFraction(track.fraction + $0) })
      .accessibilityLabel(Text(name))
      // Scales of colors run from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
  }

  /// The distance that the knob's middle can move.
  private var room: CGFloat { max(0, width - Self.thickness) }
}

/// The mark at the place that is chosen.
struct ColorKnob {
  /// The color of the knob; nil shows the views below.
  let color: Color?
}

@MainActor extension ColorKnob: View {
  var body: some View {
    Circle()
      .fill(color ?? .clear)
      .overlay { Circle().strokeBorder(.white, lineWidth: 2.5) }
      .overlay { Circle().stroke(.black.opacity(0.35), lineWidth: 0.5) }
      .frame(width: 16, height: 16)
      .shadow(color: .black.opacity(0.3), radius: 1, y: 0.5)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// Squares of white and gray, which show that the color above them is translucent.
struct Checkerboard {}

@MainActor extension Checkerboard: View {
  var body: some View {
    Color.white.overlay { CheckerboardShape().fill(Color(white: 0.8)) }
  }
}

private struct CheckerboardShape: Shape {
  private static let side: CGFloat = 5

  nonisolated func path(in rect: CGRect) -> Path {
    func count(_ length: CGFloat) -> Int { Int(min(200, (length / Self.side).rounded(.up))) }
    return Path { path in
      for row in 0..<count(rect.height) {
        for column in 0..<count(rect.width) where (row + column) % 2 == 1 {
          let square = CGRect(
            x: rect.minX + CGFloat(column) * Self.side, y: rect.minY + CGFloat(row) * Self.side,
            width: Self.side, height: Self.side)
          path.addRect(square.overlap(with: rect))
        }
      }
    }
  }
}
