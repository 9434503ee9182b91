import Foundation

extension PathOutline.Figure {
  /// The figure without lines and curves that are points; one of them if there is nothing else.
  var withoutPoints: PathOutline.Figure {
    var result = self
    result.segments.removeAll { $0.startDirection == nil }
    if result.segments.isEmpty { result.segments = Array(segments.prefix(1)) }
    return result
  }

  /// The painted pieces of the line, or all of it where the pattern says nothing.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [PathOutline.Figure] {
    let total = pattern.reduce(0, +)
    guard segments.first?.startDirection != nil, total > 0, total.isFinite, phase.isFinite,
      pattern.allSatisfy({ $0 >= 0 })
    else { return [self] }
    let lengths = segments.map(\.length)
    // A pattern too fine to see would take forever to lay out.
    guard lengths.reduce(0, +) / total < 100_000 else { return [self] }

    var dash = DashWalk(pattern: pattern, phase: phase)
    var pieces: [PathOutline.Figure] = []
    var piece = PathOutline.Figure()
    let startsPainted = dash.isPainted
    for (segment, length) in zip(segments, lengths) {
      var done: CGFloat = 0
      while dash.left < length - done {
        let end = done + dash.left
        if dash.isPainted {
          piece.segments.append(segment.part(fromLength: done, to: end))
          pieces.append(piece)
        }
        done = end
        dash.advance()
        piece = PathOutline.Figure()
      }
      if dash.isPainted, length > done {
        piece.segments.append(segment.part(fromLength: done, to: length))
      }
      dash.left -= length - done
    }
    // A dash that goes on past the start of a closed figure is one piece.
    if isClosed, startsPainted, !piece.segments.isEmpty, !pieces.isEmpty {
      pieces[0].segments = piece.segments + pieces[0].segments
    } else if !piece.segments.isEmpty {
      pieces.append(piece)
    }
    return pieces.map(\.withoutPoints)
  }
}

/// A position in a dash pattern that repeats without end.
private struct DashWalk {
  let pattern: [CGFloat]
  /// Counts dashes and gaps; even ones are painted, also where the pattern's length is odd.
  private var index = 0
  /// The length that is left of the current dash or gap.
  var left: CGFloat

  var isPainted: Bool { index % 2 == 0 }

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    left = pattern[0]
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    var skipped = phase.truncatingRemainder(dividingBy: period)
    if skipped < 0 { skipped += period }
    while skipped >= left {
      skipped -= left
      advance()
    }
    left -= skipped
  }

  mutating func advance() {
    index += 1
    left = pattern[index % pattern.count]
  }
}
