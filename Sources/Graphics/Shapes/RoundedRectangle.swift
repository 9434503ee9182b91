import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A rectangle with rounded corners; the radii are points and shrink where two corners would meet.
@frozen public struct RoundedRectangle {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape, FlexibleShape {
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A rounded rectangle whose outline keeps its distance from the original in the corners too.
private struct InsetRoundedRectangle: InsettableShape, FlexibleShape {
  var base: RoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    if inner.isNull { return Path() }
    // The corners as they are drawn: an oval that is too large for the rectangle was shrunk.
    let radius = base.cornerSize
    let fit = min(1, rect.width / 2 / radius.width, rect.height / 2 / radius.height)
    let cornerSize = CGSize(
      width: max(radius.width * fit - amount, 0), height: max(radius.height * fit - amount, 0))
    return Path(roundedRect: inner, cornerSize: cornerSize, style: base.style)
  }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
