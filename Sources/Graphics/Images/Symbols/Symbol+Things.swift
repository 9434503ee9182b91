@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Things for which there is no icon.
extension Symbol {
  static let things: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    all["timer"] = timer
    all["fork.knife"] = cutlery
    all["bed.double"] = bed(isFilled: false)
    all["bed.double.fill"] = bed(isFilled: true)
    all["cross"] = outlined(cross, 114, 114)
    all["cross.fill"] = filled(cross, 114, 114)
    all["swift"] =
      Symbol(CGSize(width: 110, height: 110), [SymbolLayer(parts: [.fill(swift)])]).boxed
    all["figure.walk"] = walker
    all["figure.stand"] = stander
    for name in ["scribble", "scribble.variable"] {
      all[name] = Symbol(136, 90, [.line(scribble)]).boxed
    }
    all["hand.raised.fill"] = hand
    all["hand.raised.fingers.spread.fill"] = hand
    for name in ["hand.wave", "hand.wave.fill"] { all[name] = wavingHand }
    for name in ["hands.clap", "hands.clap.fill"] { all[name] = clappingHands }
    all["camera.aperture"] = aperture
    all["line.3.horizontal"] = Symbol(
      116, 84, [.line(lines([[(5, 6), (111, 6)], [(5, 42), (111, 42)], [(5, 78), (111, 78)]]))])
    all["waveform"] = waveform
    all["slider.vertical.3"] = sliders
    for isFilled in [false, true] {
      all["circle.grid.2x1" + (isFilled ? ".fill" : "")] = dots(2, 1, isFilled)
      all["circle.grid.2x2" + (isFilled ? ".fill" : "")] = dots(2, 2, isFilled)
      all["circle.grid.3x3" + (isFilled ? ".fill" : "")] = dots(3, 3, isFilled)
    }
    for name in ["hands.sparkles", "hands.sparkles.fill"] { all[name] = sparklingHands }
    for percent in [0, 25, 50, 75, 100] { all["battery.\(percent)percent"] = battery(percent) }
    all["battery.100percent.bolt"] = chargingBattery
    for (name, isWaning, light) in moonPhases {
      all["moonphase." + name] = moon(isWaning: isWaning, light: light)
    }
    return all
  }()

  /// A cross of four broad arms.
  private static let cross = closed([
    (39, 4), (75, 4), (75, 39), (110, 39), (110, 75), (75, 75), (75, 110), (39, 110), (39, 75),
    (4, 75), (4, 39), (39, 39),
  ])

  private static let timer: Symbol = {
    let hands = lines([[(61.5, 4), (61.5, 24)], [(61.5, 61.5), (30, 34)]])
    let hub = disc(CGPoint(x: 61.5, y: 61.5), 8)
    return Symbol(
      circleSize, circleSize, [.line(arc(turn: 0, length: 0.86)), .line(hands), .fill(hub)])
  }()

  private static let cutlery: Symbol = {
    let tines = lines([[(8, 6), (8, 36)], [(26, 6), (26, 118)], [(44, 6), (44, 36)]])
    let neck = Path { path in
      path.move(to: CGPoint(x: 8, y: 36))
      path.addCurve(
        to: CGPoint(x: 44, y: 36), control1: CGPoint(x: 8, y: 62), control2: CGPoint(x: 44, y: 62))
    }
    let handle = lines([[(92, 6), (92, 118)]])
    return Symbol(
      104, 124, [.line(tines), .line(neck), .line(blade), .fill(blade), .line(handle)])
  }()

  /// A bird that dives to the right: back, tail, belly and both wings.
  private static let swift = Path { path in
    func curve(
      _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
      path.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }
    path.move(to: CGPoint(x: 66, y: 2))
    curve(94, 20, 108, 50, 100, 76)
    curve(112, 92, 108, 106, 106, 108)
    curve(98, 95, 88, 96, 80, 100)
    curve(52, 112, 18, 100, 2, 74)
    curve(24, 90, 48, 92, 66, 82)
    curve(44, 66, 24, 44, 12, 26)
    curve(28, 40, 46, 54, 54, 58)
    curve(42, 46, 30, 30, 24, 20)
    curve(44, 40, 62, 54, 80, 64)
    curve(84, 46, 80, 22, 66, 2)
    path.closeSubpath()
  }

  private static let walker: Symbol = {
    let body = lines([
      [(44, 40), (38, 76), (58, 96), (62, 130)], [(37, 78), (26, 104), (10, 128)],
      [(46, 40), (22, 50), (14, 72)], [(48, 42), (60, 62), (78, 68)],
    ])
    return Symbol(84, 136, [.fill(disc(CGPoint(x: 50, y: 14), 12)), .line(body, width: 10)]).boxed
  }()

  private static let stander: Symbol = {
    let body = lines([
      [(36, 36), (36, 80)], [(28, 38), (28, 130)], [(44, 38), (44, 130)], [(14, 42), (10, 82)],
      [(58, 42), (62, 82)], [(14, 42), (22, 36), (50, 36), (58, 42)],
    ])
    return Symbol(72, 136, [.fill(disc(CGPoint(x: 36, y: 14), 12)), .line(body, width: 10)]).boxed
  }()

  private static let scribble = Path { path in
    path.move(to: CGPoint(x: 6, y: 40))
    path.addCurve(
      to: CGPoint(x: 40, y: 60), control1: CGPoint(x: 50, y: -20), control2: CGPoint(x: 62, y: 12))
    path.addCurve(
      to: CGPoint(x: 84, y: 58), control1: CGPoint(x: 12, y: 120), control2: CGPoint(x: 62, y: 92))
    path.addCurve(
      to: CGPoint(x: 98, y: 68), control1: CGPoint(x: 116, y: 4), control2: CGPoint(x: 112, y: 40))
    path.addCurve(
      to: CGPoint(x: 130, y: 64), control1: CGPoint(x: 88, y: 92), control2: CGPoint(x: 112, y: 92))
  }

  private static let waveform: Symbol = {
    let heights: [CGFloat] = [20, 56, 88, 104, 64, 92, 40, 20]
    let bars = heights.enumerated().map { index, height in
      let x = 6 + CGFloat(index) * 17.7
      return Part.line(lines([[(x, 58 - height / 2), (x, 58 + height / 2)]]))
    }
    return Symbol(136, 116, bars)
  }()

  private static let blade = Path { path in
    path.move(to: CGPoint(x: 92, y: 6))
    path.addCurve(
      to: CGPoint(x: 70, y: 70), control1: CGPoint(x: 74, y: 16), control2: CGPoint(x: 66, y: 46))
    path.addLine(to: CGPoint(x: 92, y: 70))
    path.closeSubpath()
  }

  private static func bed(isFilled: Bool) -> Symbol {
    let mattress = rounded(6, 52, 130, 34, 10)
    let frame: [Part] = [
      .line(lines([[(6, 70), (6, 98)], [(136, 70), (136, 98)]])),
      .line(
        Path { path in
          path.move(to: CGPoint(x: 18, y: 48))
          path.addLine(to: CGPoint(x: 18, y: 22))
          path.addQuadCurve(to: CGPoint(x: 32, y: 8), control: CGPoint(x: 18, y: 8))
          path.addLine(to: CGPoint(x: 110, y: 8))
          path.addQuadCurve(to: CGPoint(x: 124, y: 22), control: CGPoint(x: 124, y: 8))
          path.addLine(to: CGPoint(x: 124, y: 48))
        }),
    ]
    let pillows = [rounded(32, 30, 34, 20, 7), rounded(76, 30, 34, 20, 7)]
    let soft = isFilled ? [Part.fill(mattress), .line(mattress)] : [.line(mattress)]
    return Symbol(
      142, 104,
      frame + soft + pillows.flatMap { isFilled ? [Part.fill($0)] : [.line($0, width: 7)] })
  }

  /// Four fingers, a thumb and the palm.
  private static let hand: Symbol = {
    let palm = Path { path in
      path.move(to: CGPoint(x: 28, y: 62))
      path.addLine(to: CGPoint(x: 98, y: 62))
      path.addCurve(
        to: CGPoint(x: 64, y: 124), control1: CGPoint(x: 98, y: 100),
        control2: CGPoint(x: 92, y: 124))
      path.addCurve(
        to: CGPoint(x: 28, y: 90), control1: CGPoint(x: 44, y: 124),
        control2: CGPoint(x: 36, y: 108))
      path.closeSubpath()
    }
    let fingers = lines([
      [(36, 68), (36, 22)], [(54, 68), (54, 12)], [(72, 68), (72, 15)], [(90, 70), (90, 30)],
    ])
    let thumb = lines([[(34, 104), (10, 74)]])
    return Symbol(104, 128, [.fill(palm), .line(fingers, width: 14), .line(thumb, width: 14)])
  }()

  private static let wavingHand: Symbol = {
    let tilted = hand.applying(CGAffineTransform(rotationAngle: -0.35))
    let waves = lines([[(10, 92), (22, 114), (42, 122)], [(112, -30), (130, -16), (134, 6)]])
    return Symbol(.zero, tilted.layers + [SymbolLayer(parts: [.line(waves)])]).boxed
  }()

  private static let sparklingHands: Symbol = {
    let sparks = [(12, 18, 14), (96, -30, 17), (126, -4, 11)].map { x, y, radius in
      Part.fill(spark(CGPoint(x: x, y: y), CGFloat(radius)))
    }
    return Symbol(.zero, pressedHands + [SymbolLayer(parts: sparks)]).boxed
  }()

  /// A star of four points.
  private static func spark(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path { path in
      for index in 0..<4 {
        let angle = Double(index) * .pi / 2
        let tip = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
        if index == 0 { path.move(to: tip) }
        let next = angle + .pi / 2
        path.addQuadCurve(
          to: CGPoint(x: center.x + radius * sin(next), y: center.y - radius * cos(next)),
          control: center)
      }
      path.closeSubpath()
    }
  }

  private static let clappingHands: Symbol = {
    let claps = lines([[(40, -36), (46, -22)], [(66, -42), (66, -28)], [(92, -36), (86, -22)]])
    return Symbol(.zero, pressedHands + [SymbolLayer(parts: [.line(claps)])]).boxed
  }()

  /// Two hands, one before the other.
  private static let pressedHands: [SymbolLayer] = {
    let smaller = hand.scaled(by: 0.8)
    let behind = smaller.mirrored.applying(
      CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 34, y: -14))
    let front = smaller.applying(CGAffineTransform(rotationAngle: -0.3))
    let edges = front.layers.flatMap(\.parts).map { $0.broadened(by: 12).area }
    let covered = behind.layers.map { SymbolLayer(parts: $0.parts, level: 1, gaps: edges) }
    return covered + front.layers
  }()

  /// Six blades in a circle.
  private static let aperture: Symbol = {
    let blades = (0..<6).map { blade in
      let turn = Double(blade) / 6
      return Path.line(
        from: onCircle(57.5, turn: turn), to: onCircle(28, turn: turn + 0.24))
    }
    return Symbol(
      circleSize, circleSize, [.line(arc(turn: 0, length: 1))] + blades.map { .line($0) })
  }()

  private static let sliders: Symbol = {
    let knobs: [(x: CGFloat, y: CGFloat)] = [(16, 72), (58, 36), (100, 84)]
    let parts = knobs.flatMap { x, y -> [Part] in
      let rail = lines([[(x, 6), (x, y - 13)], [(x, y + 13), (x, 112)]])
      return [.line(rail), .line(disc(CGPoint(x: x, y: y), 11))]
    }
    return Symbol(116, 118, parts)
  }()

  /// Rows of equal circles.
  private static func dots(_ columns: Int, _ rows: Int, _ isFilled: Bool) -> Symbol {
    let pitch = 114 / CGFloat(columns)
    let parts = (0..<columns * rows).map { index in
      let (column, row) = (CGFloat(index % columns) + 0.5, CGFloat(index / columns) + 0.5)
      let center = CGPoint(x: pitch * column, y: pitch * row)
      return isFilled
        ? Part.fill(disc(center, pitch / 2 - 4)) : .line(disc(center, pitch / 2 - 8))
    }
    return Symbol(114, pitch * CGFloat(rows), parts)
  }
}
