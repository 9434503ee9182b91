@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The reason why an SVG file cannot be drawn.
struct SVGProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads the data of an SVG path: all commands of SVG 1.1, absolute and relative.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point, if the last command was of the same degree: S and T mirror it.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  private init(_ data: String) { bytes = Array(data.utf8) }

  static func path(_ data: String) throws(SVGProblem) -> Path {
    var reader = SVGPathReader(data)
    try reader.read()
    return reader.path
  }

  private mutating func read() throws(SVGProblem) {
    skipSeparators()
    while position < bytes.count {
      var command = bytes[position]
      position += 1
      if path.isEmpty, command | 0x20 != UInt8(ascii: "m") {
        throw SVGProblem("path data must start with M")
      }
      var isRepeated = false
      repeat {
        try draw(command, isRepeated)
        // Further points of a move are lines.
        if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        isRepeated = true
        skipSeparators()
      } while position < bytes.count && startsNumber(bytes[position])
    }
  }

  private mutating func draw(_ command: UInt8, _ isRepeated: Bool) throws(SVGProblem) {
    let origin = command >= UInt8(ascii: "a") ? current : .zero
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      current = try point(from: origin)
      start = current
      path.move(to: current)
    case UInt8(ascii: "L"): line(to: try point(from: origin))
    case UInt8(ascii: "H"): line(to: CGPoint(x: origin.x + (try number()), y: current.y))
    case UInt8(ascii: "V"): line(to: CGPoint(x: current.x, y: origin.y + (try number())))
    case UInt8(ascii: "C"):
      curve(try point(from: origin), try point(from: origin), try point(from: origin))
    case UInt8(ascii: "S"):
      curve(mirrored(cubic), try point(from: origin), try point(from: origin))
    case UInt8(ascii: "Q"): quadraticCurve(try point(from: origin), try point(from: origin))
    case UInt8(ascii: "T"): quadraticCurve(mirrored(quadratic), try point(from: origin))
    case UInt8(ascii: "A"): try arc(from: origin)
    case UInt8(ascii: "Z") where !isRepeated:
      path.closeSubpath()
      current = start
    default: throw SVGProblem("\"\(Character(UnicodeScalar(command)))\" is no path command")
    }
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    (cubicControl, current) = (control2, end)
  }

  private mutating func quadraticCurve(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    (quadraticControl, current) = (control, end)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func arc(from origin: CGPoint) throws(SVGProblem) {
    let radii = CGSize(width: abs(try number()), height: abs(try number()))
    let rotation = Angle.degrees(try number())
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(from: origin)
    path.addEllipticalArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    current = end
  }
}

// MARK: - Numbers

extension SVGPathReader {
  private mutating func point(from origin: CGPoint) throws(SVGProblem) -> CGPoint {
    CGPoint(x: origin.x + (try number()), y: origin.y + (try number()))
  }

  /// A digit of its own: `a1 1 0 01.5.5` has the flags 0 and 1.
  private mutating func flag() throws(SVGProblem) -> Bool {
    skipSeparators()
    guard position < bytes.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[position])
    else { throw SVGProblem("an arc's flag is neither 0 nor 1") }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(SVGProblem) -> CGFloat {
    skipSeparators()
    let first = position
    if position < bytes.count, isSign(bytes[position]) { position += 1 }
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, isSign(bytes[position]) { position += 1 }
      skipDigits()
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) < 1e6 else {
      throw SVGProblem(
        text.isEmpty ? "a number is missing in path data" : "\"\(text)\" is no usable number")
    }
    return CGFloat(number)
  }

  private mutating func skipDigits() {
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
  }

  private mutating func skipSeparators() {
    while position < bytes.count,
      [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ",")].contains(bytes[position])
    {
      position += 1
    }
  }

  private func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || isSign(byte) || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

extension Path {
  /// Adds an arc of an ellipse that starts at the current point, described by where it ends.
  ///
  /// Radii that are too small for both ends are enlarged; without a radius the arc is a line. The
  /// center is found on a unit circle, onto which the ellipse is mapped by undoing its rotation and
  /// radii.
  fileprivate mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    if start == end { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    var fromCircle = CGAffineTransform(rotationAngle: CGFloat(rotation.radians))
      .scaledBy(x: radii.width, y: radii.height)
    var (first, last) = (
      start.applying(fromCircle.inverted()), end.applying(fromCircle.inverted())
    )
    let half = first.distance(to: last) / 2
    if half > 1 {
      fromCircle = fromCircle.scaledBy(x: half, y: half)
      (first, last) = (
        start.applying(fromCircle.inverted()), end.applying(fromCircle.inverted())
      )
    }
    // The center is on the chord's bisector; of both candidates the flags choose one.
    let reach = max(0, 1 - min(half, 1) * min(half, 1)).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? reach : -reach
    let chord = first.direction(to: last)
    let middle = first.mixed(with: last, 0.5)
    let center = CGPoint(x: middle.x + side * chord.dy, y: middle.y - side * chord.dx)
    let startAngle = atan2(Double(first.y - center.y), Double(first.x - center.x))
    var turn = atan2(Double(last.y - center.y), Double(last.x - center.x)) - startAngle
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    addRelativeArc(
      center: center, radius: 1, startAngle: .radians(startAngle), delta: .radians(turn),
      transform: fromCircle)
  }
}
