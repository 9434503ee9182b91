import SwiftUI

// The views of the cases, under the short names that the cases use.

/// A leaf that takes the proposed length on each axis as far as its range allows.
struct L: View {
  let id: String
  let w: Length
  let h: Length

  init(_ id: String, w: Length, h: Length) {
    self.id = id
    self.w = w
    self.h = h
  }

  var body: some View {
    Answer { CGSize(width: w.answer(to: $0.width), height: h.answer(to: $0.height)) }.named(id)
  }
}

/// A leaf of fixed size with the spacing of a text in macOS's default font.
struct T: View {
  let id: String
  let size: CGSize

  init(_ id: String, _ width: CGFloat, _ height: CGFloat) {
    self.id = id
    size = CGSize(width: width, height: height)
  }

  var body: some View {
    Answer(spacing: ViewSpacing(text: 0, above: 4.7422, below: 8.1509)) { _ in size }.named(id)
  }
}

/// A leaf half as wide as proposed, 20 if nothing is, and 10 high.
struct Half: View {
  let id: String

  init(_ id: String) { self.id = id }

  var body: some View {
    Answer { CGSize(width: ($0.width ?? 40) / 2, height: 10) }.named(id)
  }
}

/// A leaf whose width times height is constant, as wide as proposed from 1 to 1000.
struct Area: View {
  let id: String
  let area: CGFloat
  let ideal: CGFloat

  init(_ id: String, _ area: CGFloat, ideal: CGFloat) {
    self.id = id
    self.area = area
    self.ideal = ideal
  }

  var body: some View {
    Answer { proposal in
      let width = Length.flex(1, ideal, 1000).answer(to: proposal.width)
      return CGSize(width: width, height: area / width)
    }.named(id)
  }
}

/// A leaf of 20x20 that answers 15x15 when it is proposed just that.
struct Odd: View {
  let id: String

  init(_ id: String) { self.id = id }

  var body: some View {
    Answer { proposal in
      let side: CGFloat = proposal == ProposedViewSize(width: 20, height: 20) ? 15 : 20
      return CGSize(width: side, height: side)
    }.named(id)
  }
}

/// A stand-in for a text of `lines` lines, 16 points each: it drops the lines that do not fit the proposed
/// height, except the first.
struct Para: View {
  let id: String
  let width: CGFloat
  let lines: Int

  init(_ id: String, _ width: CGFloat, lines: Int) {
    self.id = id
    self.width = width
    self.lines = lines
  }

  var body: some View {
    Answer { proposal in
      let fitting = ((proposal.height ?? .infinity) / 16).rounded(.down)
      return CGSize(width: width, height: 16 * min(max(fitting, 1), CGFloat(lines)))
    }.named(id)
  }
}

extension View {
  /// Names the view for `frames` of a case.
  func named(_ id: String) -> some View { accessibilityIdentifier(id) }
}

extension VerticalAlignment {
  /// A custom guide, at the top unless a view sets it.
  static let mid = VerticalAlignment(Mid.self)

  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}

/// The lengths that a leaf can have on one axis.
struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let minimum: CGFloat
  let ideal: CGFloat
  let maximum: CGFloat

  static func flex(_ minimum: CGFloat, _ ideal: CGFloat, _ maximum: CGFloat) -> Length {
    Length(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  init(integerLiteral length: Int) { self.init(floatLiteral: Double(length)) }

  init(floatLiteral length: Double) {
    self.init(minimum: length, ideal: length, maximum: length)
  }

  func answer(to proposal: CGFloat?) -> CGFloat {
    min(max(proposal ?? ideal, minimum), maximum)
  }
}

/// A leaf whose answers a closure gives.
private struct Answer: View {
  var spacing: ViewSpacing?
  let size: (ProposedViewSize) -> CGSize

  var body: some View {
    AnswerLayout(ownSpacing: spacing, size: size) { Color.clear }
  }
}

private struct AnswerLayout: Layout {
  let ownSpacing: ViewSpacing?
  let size: (ProposedViewSize) -> CGSize

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ownSpacing ?? ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    size(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
