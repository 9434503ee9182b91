@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The filled shapes of an SVG file, in a square of 16 by 16.
///
/// Only what icons consist of is read: paths, circles, ellipses, rectangles and polygons, groups,
/// `fill-rule` and `transform`. Anything else is a problem rather than a picture that lacks
/// something.
struct SVGIcon: Sendable {
  struct Shape: Sendable {
    var path: Path
    var style: FillStyle
  }

  private(set) var shapes: [Shape] = []

  /// The length of the sides of the square that icons are drawn in.
  static let side: CGFloat = 16

  init(_ text: String) throws(SVGProblem) {
    var transforms: [CGAffineTransform] = []
    for tag in try SVGTag.all(in: text) {
      let outer = transforms.last ?? .identity
      switch tag.name {
      case "/svg", "/g":
        if !transforms.isEmpty { transforms.removeLast() }
      case "svg", "g":
        let own = tag.name == "svg" ? try Self.fitting(tag) : try tag.transform()
        if !tag.isEmpty { transforms.append(own.concatenating(outer)) }
      case let name where name.hasPrefix("/") || ["title", "desc"].contains(name): break
      default:
        let transform = try tag.transform().concatenating(outer)
        let rule = tag.attributes["fill-rule"] ?? "nonzero"
        shapes.append(
          Shape(
            path: try tag.path().applying(transform), style: FillStyle(eoFill: rule == "evenodd")))
      }
    }
    if shapes.isEmpty { throw SVGProblem("there is no shape in it") }
  }

  /// Maps the file's view box onto the square.
  private static func fitting(_ tag: SVGTag) throws(SVGProblem) -> CGAffineTransform {
    guard let text = tag.attributes["viewBox"] else { return .identity }
    let box = try tag.numbers(text)
    guard box.count == 4, box[2] > 0, box[3] > 0 else {
      throw SVGProblem("its viewBox is not four numbers")
    }
    let scale = side / max(box[2], box[3])
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (side - box[2] * scale) / 2 - box[0] * scale,
      ty: (side - box[3] * scale) / 2 - box[1] * scale)
  }
}

/// A tag of an SVG file with its attributes.
private struct SVGTag {
  var name: String
  var attributes: [String: String]
  /// True if the tag ends itself, as `<path/>` does.
  var isEmpty: Bool

  static func all(in text: String) throws(SVGProblem) -> [SVGTag] {
    var tags: [SVGTag] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...].dropFirst()
      let end = rest.hasPrefix("!--") ? "-->" : ">"
      guard let close = rest.range(of: end) else { throw SVGProblem("a tag does not end") }
      let content = rest[..<close.lowerBound]
      rest = rest[close.upperBound...]
      if content.hasPrefix("!") || content.hasPrefix("?") { continue }
      tags.append(try SVGTag(content))
    }
    return tags
  }

  private init(_ content: Substring) throws(SVGProblem) {
    isEmpty = content.hasSuffix("/")
    var rest = isEmpty ? content.dropLast() : content
    name = String(rest.prefix { !$0.isWhitespace })
    attributes = [:]
    rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else {
        throw SVGProblem("<\(name)> has an attribute without a value")
      }
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[equals...].dropFirst().drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { throw SVGProblem("the attribute \(key) of <\(name)> is not in quotes") }
      attributes[String(key)] = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst().drop { $0.isWhitespace }
    }
  }

  func path() throws(SVGProblem) -> Path {
    if let stroke = attributes["stroke"], stroke != "none" {
      throw SVGProblem("<\(name)> is stroked, but icons are filled shapes")
    }
    switch name {
    case "path": return try SVGPathReader.path(attributes["d"] ?? "")
    case "polygon": return try SVGPathReader.path("M" + (attributes["points"] ?? "") + "Z")
    case "circle":
      let radius = try length("r")
      return Path(ellipseIn: try box(radius, radius))
    case "ellipse": return Path(ellipseIn: try box(try length("rx"), try length("ry")))
    case "rect":
      let frame = CGRect(
        x: try length("x"), y: try length("y"), width: try length("width"),
        height: try length("height"))
      let (rx, ry) = (attributes["rx"], attributes["ry"])
      if rx == nil, ry == nil { return Path(frame) }
      let corner = CGSize(
        width: min(try length(rx == nil ? "ry" : "rx"), frame.width / 2),
        height: min(try length(ry == nil ? "rx" : "ry"), frame.height / 2))
      return Path(roundedRect: frame, cornerSize: corner, style: .circular)
    default: throw SVGProblem("<\(name)> is not among the elements that icons may have")
    }
  }

  private func box(_ rx: CGFloat, _ ry: CGFloat) throws(SVGProblem) -> CGRect {
    CGRect(x: try length("cx") - rx, y: try length("cy") - ry, width: 2 * rx, height: 2 * ry)
  }

  private func length(_ key: String) throws(SVGProblem) -> CGFloat {
    guard let text = attributes[key] else { return 0 }
    guard let value = Double(text), abs(value) < 1e6 else {
      throw SVGProblem("\(key)=\"\(text)\" of <\(name)> is no usable number")
    }
    return CGFloat(value)
  }

  func numbers(_ text: String) throws(SVGProblem) -> [CGFloat] {
    var numbers: [CGFloat] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = Double(word), abs(number) < 1e6 else {
        throw SVGProblem("\"\(word)\" in <\(name)> is no usable number")
      }
      numbers.append(CGFloat(number))
    }
    return numbers
  }

  /// The product of the functions in `transform`, of which the last is applied first.
  func transform() throws(SVGProblem) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for call in (attributes["transform"] ?? "").split(separator: ")") {
      let halves = call.split(separator: "(", maxSplits: 1)
      if halves.count < 2, call.allSatisfy({ $0 == "," || $0.isWhitespace }) { continue }
      let function = halves[0].filter { $0.isLetter }
      let numbers = try numbers(halves.count == 2 ? String(halves[1]) : "")
      guard let step = Self.transform(String(function), numbers) else {
        throw SVGProblem("\"\(call))\" of <\(name)> is no transform that icons may have")
      }
      result = step.concatenating(result)
    }
    return result
  }

  private static func transform(_ function: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    switch (function, numbers.count) {
    case ("matrix", 6):
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): .rotation(.degrees(Double(numbers[0])), around: .zero)
    case ("rotate", 3):
      .rotation(.degrees(Double(numbers[0])), around: CGPoint(x: numbers[1], y: numbers[2]))
    default: nil
    }
  }
}
