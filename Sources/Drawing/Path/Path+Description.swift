import Foundation

extension Path: LosslessStringConvertible {
  /// The lines and curves in the notation of PDF: `0 0 m 10 0 l 10 10 l h`, with `q` for quadratic
  /// and `c` for cubic curves.
  public var description: String { description(of: \.shortest) }

  /// As `description`, with at most three decimals.
  package var brief: String { description(of: \.brief) }

  private func description(of number: (Double) -> String) -> String {
    var words: [String] = []
    func add(_ points: CGPoint..., letter: String) {
      for point in points { words += [number(Double(point.x)), number(Double(point.y))] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add(point, letter: "m")
      case .line(let point): add(point, letter: "l")
      case .quadCurve(let end, let control): add(control, end, letter: "q")
      case .curve(let end, let control1, let control2):
        add(control1, control2, end, letter: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// The path that a description stands for; nil where `string` is not one.
  public init?(_ string: String) {
    var outline = PathOutline()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): outline.move(to: point(0))
      case ("l", 2): outline.line(to: point(0))
      case ("q", 4): outline.quadCurve(to: point(1), control: point(0))
      case ("c", 6): outline.curve(to: point(2), point(0), point(1))
      case ("h", 0): outline.close()
      default: return nil
      }
      if word != "m", outline.currentPoint == nil { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(.outline(outline))
  }
}

extension Double {
  /// Whole numbers without a fraction, others with at most three decimals.
  package var brief: String {
    // Numbers too large to have decimals would only lose precision.
    abs(self) < 1e12 ? ((self * 1000).rounded() / 1000).shortest : shortest
  }

  /// The shortest text that reads back as the same number, without a fraction of zero.
  package var shortest: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}

extension CGFloat {
  /// Whole numbers without a fraction, others with at most three decimals.
  package var brief: String { Double(self).brief }
}

extension CGPoint {
  /// The form `x,y`.
  package var brief: String { "\(x.brief),\(y.brief)" }
}

extension CGSize {
  /// The form `widthxheight`.
  package var brief: String { "\(width.brief)x\(height.brief)" }
}

extension CGRect {
  /// The form `x,y widthxheight`.
  package var brief: String { "\(origin.brief) \(size.brief)" }
}
