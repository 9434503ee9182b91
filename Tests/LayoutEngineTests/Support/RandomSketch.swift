import EspalierDrawing
import Foundation
import LayoutEngine

/// Makes sketches from a seed, the same ones on every machine.
struct RandomSketch: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func length(_ range: ClosedRange<Int> = 0...60) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }

  mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: maybe(length(0...400)), height: maybe(length(0...400)))
  }

  // MARK: Sketches

  /// Stacks of rigid and unbounded leaves and of such stacks, which need no general algorithm.
  mutating func simple(_ depth: Int) -> Sketch {
    if depth > 0 && Int.random(in: 0..<4, using: &self) > 0 {
      return stack(depth) { $0.simple($1) }
    }
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return Spacer(minLength: maybe(length(0...20)))
    case 1: return Rectangle()
    case 2: return Rectangle().frame(minWidth: length(), minHeight: length())
    case 3: return Divider()
    default: return L("fixed", w: .fixed(length()), h: .fixed(length()))
    }
  }

  /// A sketch of any rule of the engine.
  mutating func any(_ depth: Int) -> Sketch {
    if depth == 0 { return leaf() }
    switch Int.random(in: 0..<10, using: &self) {
    case 0...4: return stack(depth) { $0.any($1) }
    case 5: return ZStack(alignment: alignment()) { children(depth) { $0.any($1) } }
    case 6:
      return any(depth - 1).overlay(alignment: alignment()) {
        children(min(depth, 2)) { $0.any($1) }
      }
    default: return wrapped(any(depth - 1))
    }
  }

  mutating func leaf() -> Sketch {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return Sketch(rule: Words(count: Int.random(in: 1...12, using: &self)))
    case 1:
      let count = Int.random(in: 1...12, using: &self)
      return Sketch(rule: Words(count: count, mindsHeight: true))
    case 2: return Circle()
    case 3: return T("text", length(), 16)
    case 4: return L("flexible", w: .flex(length(), 30, length(30...90)), h: .flex(0, 10, 50))
    default: return simple(0)
    }
  }

  private mutating func stack(
    _ depth: Int, _ child: (inout RandomSketch, Int) -> Sketch
  ) -> Sketch {
    let spacing = maybe(length(0...10))
    let children = children(depth, child)
    if Bool.random(using: &self) {
      let alignments: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .middle]
      let alignment = alignments[Int.random(in: 0..<alignments.count, using: &self)]
      return Sketch(rule: StackRule.row(alignment, spacing: spacing), children: children)
    }
    return Sketch(
      rule: StackRule.column(alignment().horizontal, spacing: spacing), children: children)
  }

  private mutating func children(
    _ depth: Int, _ child: (inout RandomSketch, Int) -> Sketch
  ) -> [Sketch] {
    (0..<Int.random(in: 0...5, using: &self)).map { _ in child(&self, depth - 1) }
  }

  private mutating func alignment() -> Alignment {
    let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .top]
    return all[Int.random(in: 0..<all.count, using: &self)]
  }

  mutating func wrapped(_ sketch: Sketch) -> Sketch {
    let wrap = Self.wrappings[Int.random(in: 0..<Self.wrappings.count, using: &self)]
    return wrap(&self, sketch)
  }

  private typealias Wrapping = @Sendable (inout RandomSketch, Sketch) -> Sketch

  /// The modifiers that sketches are wrapped in, an entry for each.
  private static let wrappings: [Wrapping] = [
    { $1.padding($0.length(-4...12)) },
    {
      $1.frame(
        width: $0.maybe($0.length()), height: $0.maybe($0.length()), alignment: $0.alignment())
    },
    {
      $1.frame(
        minWidth: $0.maybe($0.length()), idealWidth: $0.maybe($0.length()),
        maxWidth: $0.maybe($0.length(0...200)), minHeight: $0.maybe($0.length()),
        maxHeight: $0.maybe(.infinity), alignment: $0.alignment())
    },
    { $1.fixedSize(horizontal: .random(using: &$0), vertical: .random(using: &$0)) },
    { $1.aspectRatio($0.maybe(1.5), contentMode: $0.maybe(.fit) ?? .fill) },
    { $1.layoutPriority(Double($0.length(0...2))) },
    { $1.position(x: $0.length(), y: $0.length()) },
    { $1.offset(x: $0.length(), y: $0.length()) },
    { $1.alignmentGuide(.middle) { $0.height / 3 } },
    { $1.alignmentGuide(.leading) { $0.width / 4 } },
    { $1.opacity(0.5) },
  ]
}
