import EspalierDrawing
import LayoutEngine

/// Shows the first of its children that fits the proposal, or else the last.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Pears from our own garden")
///       Text("Pears")
///     }
///
/// A child fits when its ideal size is not larger than the proposal on the axes that count. The
/// others are kept, with their state, but neither shown nor told that they appear.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  package let content: Content

  /// - Parameter axes: the axes on which a child must fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ContainerView {
  package var arrangement: ViewThatFitsRule { ViewThatFitsRule(axes: axes) }
}
