import Foundation
import SwiftUI
import Testing

/// The results of arithmetic are the same however it is compiled: `CONTRIBUTING.md` says how this test runs in release.
@MainActor struct SameBytesTests {
  @Test func `a drawing has the bytes that were recorded in debug and in release`() throws {
    let drawing = try ImageRenderer(content: Assorted()).svgData()
    // Fowler, Noll and Vo's hash of 64 bits.
    let digest = drawing.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { digest, byte in
      (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(digest == 0x2C77_5260_6E9C_BF08, "\(String(decoding: drawing, as: UTF8.self))")
  }
}

/// Layouts, figures and colors that take much arithmetic, and no font.
private struct Assorted: View {
  private let red = Color(red: 0.9, green: 0.2, blue: 0.1)
  private let blue = Color(red: 0.1, green: 0.4, blue: 0.8)
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let star = Path { path in
    for corner in 0..<7 {
      let angle = Double(corner) * 6 * .pi / 7
      let point = CGPoint(x: 30 + 30 * sin(angle), y: 30 - 30 * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }

  var body: some View {
    Grid(horizontalSpacing: 10 / 3, verticalSpacing: 10 / 7) {
      GridRow {
        circle.subtracting(star)
        circle.intersection(star)
        star.trimmedPath(from: 1 / 7, to: 5 / 7).strokedPath(
          StrokeStyle(lineWidth: 3, dash: [7, 3]))
      }
      .frame(width: 60, height: 60)
      GridRow {
        red.mix(with: blue, by: 1 / 3, in: .perceptual)
        Rectangle().fill(
          .linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottomTrailing))
        Rectangle().fill(blue.gradient).rotationEffect(.degrees(10 / 3)).scaleEffect(0.7)
      }
      HStack(spacing: 1 / 3) {
        ForEach(1..<8) { number in
          let progress = Spring(duration: 0.5, bounce: 0.3)
            .value(target: 1.0, initialVelocity: 0.2, time: Double(number) / 11)
          Capsule().frame(height: 30 * progress).layoutPriority(number % 3 == 0 ? 1 : 0)
            .frame(minWidth: CGFloat(number), maxWidth: number % 3 == 0 ? 20 / 3 : nil)
        }
      }
      .gridCellColumns(3)
    }
    .frame(width: 200, height: 200)
  }
}
