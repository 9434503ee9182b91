// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions that stand for views have their names.

import EspalierDrawing
import Foundation
import LayoutEngine

/// A layout tree written down like SwiftUI views, so that examples from elsewhere can be pasted.
///
/// Sketches are test arguments, each used by one test case: rules need not be sendable for that.
struct Sketch: @unchecked Sendable {
  var rule: any LayoutRule
  var children: [Sketch] = []
  var names: [String] = []
  var isMirrored = false
  /// False for a view that makes no node, such as an empty one.
  var exists = true

  func around(_ rule: any LayoutRule) -> Sketch { Sketch(rule: rule, children: [self]) }

  /// Lists the node's frame under `name`.
  func named(_ name: String) -> Sketch {
    var sketch = self
    sketch.names.append(name)
    return sketch
  }
}

@resultBuilder enum SketchBuilder {
  static func buildExpression(_ sketch: Sketch) -> [Sketch] { sketch.exists ? [sketch] : [] }
  static func buildExpression(_ sketches: [Sketch]) -> [Sketch] { sketches }
  static func buildBlock(_ parts: [Sketch]...) -> [Sketch] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Sketch]?) -> [Sketch] { part ?? [] }
  static func buildArray(_ parts: [[Sketch]]) -> [Sketch] { parts.flatMap { $0 } }
}

// MARK: Containers

func HStack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
  @SketchBuilder _ content: () -> [Sketch]
) -> Sketch {
  Sketch(rule: StackRule.row(alignment, spacing: spacing), children: content())
}

func VStack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
  @SketchBuilder _ content: () -> [Sketch]
) -> Sketch {
  Sketch(rule: StackRule.column(alignment, spacing: spacing), children: content())
}

func ZStack(alignment: Alignment = .center, @SketchBuilder _ content: () -> [Sketch]) -> Sketch {
  Sketch(rule: ZStackRule(alignment: alignment), children: content())
}

// MARK: Leaves

/// One axis of a leaf, which answers the proposal, or its ideal, between its bounds.
struct Dim: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var range: LengthRange

  init(integerLiteral length: Int) { range = LengthRange(CGFloat(length)) }
  init(floatLiteral length: Double) { range = LengthRange(length) }
  init(_ range: LengthRange) { self.range = range }

  static func fixed(_ length: CGFloat) -> Dim { Dim(LengthRange(length)) }

  static func flex(_ min: CGFloat, _ ideal: CGFloat, _ max: CGFloat) -> Dim {
    Dim(LengthRange(min: min, ideal: ideal, max: max))
  }
}

func L(_ name: String, w: Dim, h: Dim) -> Sketch {
  Sketch(rule: LeafRule(ClampedSize(width: w.range, height: h.range)), names: [name])
}

extension Sketch {
  /// A leaf between 5 and 40 wide, ideally 20, and at least 10 high, ideally 15.
  static var flexible: Sketch {
    Sketch(
      rule: LeafRule(
        ClampedSize(
          width: LengthRange(min: 5, ideal: 20, max: 40),
          height: LengthRange(min: 10, ideal: 15, max: .infinity))))
  }
}

/// A text of one line, of the default size on macOS.
func T(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Sketch {
  let size = CGSize(width: width, height: height)
  return Sketch(rule: LeafRule(ClampedSize(size), spacing: .systemText), names: [name])
}

extension ViewSpacing {
  static let systemText = ViewSpacing(text: 0, above: 4.7422, below: 8.1509)
}

func Rectangle() -> Sketch { Sketch(rule: UnboundedRule()) }

enum Color {
  static var red: Sketch { Rectangle() }
  static var blue: Sketch { Rectangle() }
  static var clear: Sketch { Rectangle() }
}

func Circle() -> Sketch {
  Asked { proposal in
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return CGSize(width: side, height: side)
  }
}

func Spacer(minLength: CGFloat? = nil) -> Sketch { Sketch(rule: SpacerRule(minLength: minLength)) }

func Divider() -> Sketch { Sketch(rule: DividerRule(thickness: 1)) }

func EmptyView() -> Sketch { Sketch(rule: UnboundedRule(), exists: false) }

/// A leaf that must be asked.
func Asked(_ size: @escaping (ProposedViewSize) -> CGSize) -> Sketch {
  Sketch(rule: AskedRule(size: size))
}

struct AskedRule: LayoutRule {
  var size: (ProposedViewSize) -> CGSize

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { size(proposal) }
}

/// Half of the proposed width, 40 when there is none; 10 high.
func Half(_ name: String) -> Sketch {
  Asked { CGSize(width: ($0.width ?? 40) / 2, height: 10) }.named(name)
}

/// As wide as proposed, between 1 and 1000; as high as the area asks for.
func Area(_ name: String, _ area: CGFloat, ideal: CGFloat) -> Sketch {
  Asked { proposal in
    let width = max(1, min(proposal.width ?? ideal, 1000))
    return CGSize(width: width, height: area / width)
  }.named(name)
}

/// 15 by 15 for exactly 20 by 20, else 20 by 20.
func Odd(_ name: String) -> Sketch {
  Asked {
    $0 == ProposedViewSize(width: 20, height: 20)
      ? CGSize(width: 15, height: 15) : CGSize(width: 20, height: 20)
  }.named(name)
}

/// A paragraph: as many lines of 16 points as fit into the height, at least one.
func Para(_ name: String, _ width: CGFloat, lines: Int) -> Sketch {
  Asked { proposal in
    let room = proposal.height.map { $0.isFinite ? max(Int($0 / 16), 1) : lines } ?? lines
    return CGSize(width: width, height: 16 * CGFloat(min(room, lines)))
  }.named(name)
}

// MARK: Modifiers

extension Sketch {
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Sketch {
    around(FixedFrameRule(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Sketch {
    around(
      FlexibleFrameRule(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  func padding(_ length: CGFloat) -> Sketch { padding(.all, length) }

  func padding(_ edges: Edge.Set = .all, _ length: CGFloat = 16) -> Sketch {
    around(PaddingRule(EdgeInsets(edges, length)))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    around(FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  enum ContentMode { case fit, fill }

  func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Sketch {
    around(AspectRatioRule(ratio: ratio, isFill: contentMode == .fill))
  }

  func position(x: CGFloat, y: CGFloat) -> Sketch { around(PositionRule(CGPoint(x: x, y: y))) }

  func offset(x: CGFloat, y: CGFloat) -> Sketch {
    around(OffsetRule(CGSize(width: x, height: y)))
  }

  func layoutPriority(_ priority: Double) -> Sketch { around(PriorityRule(priority)) }

  func opacity(_ opacity: Double) -> Sketch { around(TransparentRule()) }

  func overlay(
    alignment: Alignment = .center, @SketchBuilder _ content: () -> [Sketch]
  ) -> Sketch {
    layered(LayeredRule(alignment: alignment, isBackground: false), content())
  }

  func background(
    alignment: Alignment = .center, @SketchBuilder _ content: () -> [Sketch]
  ) -> Sketch {
    layered(LayeredRule(alignment: alignment, isBackground: true), content())
  }

  private func layered(_ rule: LayeredRule, _ others: [Sketch]) -> Sketch {
    Sketch(rule: rule, children: [self] + others)
  }

  func alignmentGuide(
    _ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    around(AlignmentGuideRule(guide.key, compute: compute))
  }

  func alignmentGuide(
    _ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> Sketch {
    around(AlignmentGuideRule(guide.key, compute: compute))
  }

  struct Environment { var layoutDirection: LayoutDirection }

  func environment(
    _ value: KeyPath<Environment, LayoutDirection>, _ direction: LayoutDirection
  ) -> Sketch {
    var sketch = self
    sketch.isMirrored = direction == .rightToLeft
    sketch.children = children.map { $0.environment(value, direction) }
    return sketch
  }
}
