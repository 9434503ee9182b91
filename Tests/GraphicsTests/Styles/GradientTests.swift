import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct GradientTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func paint(_ style: some ShapeStyle) -> String {
    EnvironmentValues().paint(style, in: rect).description
  }

  /// The stops of a gradient from black to white, by way of `style`.
  private func stops(_ style: some ShapeStyle) throws -> [GradientStop] {
    let paint = EnvironmentValues().paint(style, in: rect)
    guard case .linearGradient(let stops, _, _) = paint else {
      throw Failure(message: "\(paint) is no linear gradient")
    }
    return stops
  }

  private struct Failure: Error {
    let message: String
  }

  // The radii are fractions of 20 and of 10 points.
  @Test func `an elliptical gradient takes its radii from the size`() {
    let colors: [Color] = [.black, .white]
    #expect(
      paint(EllipticalGradient(colors: colors))
        == "(elliptical #000000 0, #ffffff 1 at 10,5 r0x0 to r10x5)")
    #expect(
      paint(
        .ellipticalGradient(
          colors: colors, center: .topLeading, startRadiusFraction: 0.1, endRadiusFraction: 1))
        == "(elliptical #000000 0, #ffffff 1 at 0,0 r2x1 to r20x10)")
    #expect(
      paint(EllipticalGradient(colors: colors).opacity(0.2))
        == "(elliptical #00000033 0, #ffffff33 1 at 10,5 r0x0 to r10x5)")
    #expect(
      drawn(EllipticalGradient(colors: colors), in: .square)
        == "(fill (elliptical #000000 0, #ffffff 1 at 5,5 r0x0 to r5x5) 0,0 10x10)")
  }

  // Halfway from black to white is a lightness of 0.5 in Oklab, whose third power, 0.125, is the share of light, which sRGB
  // writes 1.055 × 0.125^(1/2.4) - 0.055 = 0.3886: 99 of 255.
  @Test func `perceptual gradients pass through colors that look halfway`() throws {
    let gradient = Gradient(colors: [.black, .white])
    let stops = try stops(gradient.colorSpace(.perceptual))
    #expect(stops.contains { $0.location == 0.5 && $0.color.description == "#636363" })
    #expect(try self.stops(gradient.colorSpace(.device)).count == 2)
    #expect(paint(Color.black.gradient.colorSpace(.device)) == paint(Color.black.gradient))
  }

  /// Between any two stops, the middle as it is drawn is within one of 255 steps of what the color space has there.
  @Test func `added stops are close enough to one another`() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let stops = try stops(Gradient(colors: [red, blue]).colorSpace(.perceptual))
    #expect(stops.count > 3)
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let middle = Double(stop.location + next.location) / 2
      let wanted = red.mix(with: blue, by: middle).resolve(in: EnvironmentValues())
      let greens = (stop.color.green + next.color.green) / 2
      let reds = (stop.color.red + next.color.red) / 2
      #expect(abs(reds - wanted.red) < 1.0 / 255)
      #expect(abs(greens - wanted.green) < 1.0 / 255)
      #expect(stop.location < next.location)
    }
  }

  @Test func `two stops at one place stay a hard edge`() throws {
    let stops = [(0.0, Color.black), (0.5, .black), (0.5, .white), (1, .white)]
      .map { Gradient.Stop(color: $0.1, location: $0.0) }
    let result = try self.stops(Gradient(stops: stops).colorSpace(.perceptual))
    #expect(result.map(\.location) == [0, 0.5, 0.5, 1])
  }

  private nonisolated static let recordedShades: [(Color, top: [Int], bottom: [Int])] = [
    (.blue, [45, 166, 255], [0, 136, 255]), (.orange, [255, 171, 86], [255, 141, 40]),
    (.green, [96, 220, 127], [52, 199, 89]), (.yellow, [255, 204, 0], [240, 185, 0]),
    (.brown, [201, 163, 135], [172, 127, 94]), (.mint, [53, 222, 204], [0, 200, 179]),
    (.indigo, [135, 123, 255], [97, 85, 245]), (.cyan, [54, 215, 249], [0, 192, 232]),
    (.gray, [174, 174, 179], [142, 142, 147]), (.pink, [255, 87, 125], [255, 45, 85]),
  ]

  // Top and bottom as recorded on macOS 26. The rule is a fit: one end is the color itself, the other one is off by at most
  // 2.4 of 255, so by two when painted.
  @Test(arguments: recordedShades)
  func `a color's gradient has the ends that were recorded`(
    color: Color, top: [Int], bottom: [Int]
  ) throws {
    let stops = try stops(color.gradient)
    func parts(_ stop: GradientStop) -> [Double] {
      [stop.color.red, stop.color.green, stop.color.blue].map { Double($0) * 255 }
    }
    let own = color == .yellow ? 0 : 1
    for (index, recorded) in [top, bottom].enumerated() {
      let tolerance = index == own ? 0.5 : 2.5
      for (part, expected) in zip(parts(stops[index]), recorded) {
        #expect(abs(part - Double(expected)) <= tolerance, "\(index): \(part) for \(expected)")
      }
    }
  }

  // Another recording, of gray, has a top of 165.
  @Test func `a gray's gradient gets lighter at the top, dark grays the more`() throws {
    func top(_ white: Double) throws -> Double {
      Double(try #require(stops(Color(white: white).gradient).first).color.red) * 255
    }
    #expect(abs(try top(128.0 / 255) - 165) < 4)
    #expect(try top(1) == 255)
  }

  // Leading is the left side for gradients in every language.
  @Test func `gradients ignore the layout direction`() {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    #expect(
      drawn(gradient.environment(\.layoutDirection, .rightToLeft), in: .square)
        == "(fill (linear #000000 0, #ffffff 1 from 0,5 to 10,5) 0,0 10x10)")
  }

  @Test func `NaN components and locations do no harm`() {
    let colors: [Color] = [Color(red: .nan, green: 0, blue: 0), .white]
    #expect(paint(Gradient(colors: colors).colorSpace(.perceptual)).hasPrefix("(linear #000000 0"))
    let stop = Gradient.Stop(color: .white, location: .nan)
    #expect(
      paint(Gradient(stops: [stop, stop]))
        == "(linear #ffffff 0, #ffffff 0 from 10,0 to 10,10)")
    #expect(paint(Gradient(colors: [])) == "(linear  from 10,0 to 10,10)")
  }
}
