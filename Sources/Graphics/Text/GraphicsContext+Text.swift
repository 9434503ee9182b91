import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension GraphicsContext {
  /// A text with its styles looked up, to be measured and drawn.
  public struct ResolvedText {
    /// The shading of characters to which the text gives no style of their own.
    public var shading: Shading

    fileprivate let text: Text
    fileprivate let content: CanvasContent

    /// The size of the text broken into lines for a width and a height, in points.
    public func measure(in size: CGSize) -> CGSize { content.size(ProposedViewSize(size)) }

    /// The distance of the first line's baseline from the top of the text.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.guide(.firstTextBaseline, ProposedViewSize(size))
    }

    /// The distance of the last line's baseline from the top of the text.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.guide(.lastTextBaseline, ProposedViewSize(size))
    }
  }

  /// Looks up the text's styles in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      shading: .foreground, text: text, content: CanvasContent(text, environment, self))
  }

  /// Draws a text that is broken into lines for the width of `rect`, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.isDrawable else { return }
    let environment = foregroundEnvironment(text.shading)
    let content = CanvasContent(text.text, environment, self)
    var place = rect
    if environment.layoutDirection == .rightToLeft {
      place.origin.x = rect.maxX - text.measure(in: rect.size).width
      place.size.width = rect.width
    }
    append(content.items(in: place), shading: text.shading)
  }

  /// Draws a text in lines as long as they get, a point of it at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.content.size(.unspecified)
    let place = size.placed(at: point, anchor: anchor)
    guard place.isDrawable else { return }
    let environment = foregroundEnvironment(text.shading)
    append(CanvasContent(text.text, environment, self).items(in: place), shading: text.shading)
  }

  /// Draws a text that is broken into lines for the width of `rect`, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in lines as long as they get, a point of it at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// True if all four numbers are finite.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
