import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Puts this view into a frame of fixed size; nil leaves a dimension to the view.
  ///
  /// A negative or infinite length is reported once and ignored.
  @inlinable public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Returns the view unchanged: a frame without a single length does nothing.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }

  /// Puts this view into a frame that takes lengths between a minimum and a maximum.
  ///
  /// The frame answers the proposal clamped to its limits; where a limit is missing the view's own
  /// answer serves. Limits must ascend from minimum over ideal to maximum; other orders are
  /// reported once.
  @inlinable public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
        minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
        alignment: alignment))
  }
}

/// A frame of fixed size.
///
/// It is public so that programs' compilers know the type of a framed view, which is otherwise looked up while they run.
public struct _FixedFrameModifier: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    FixedFrameRule(width: width, height: height, alignment: alignment)
  }

  package func configure(_ element: LayoutElement) {
    report(width, element)
    report(height, element)
  }

  private func report(_ length: CGFloat?, _ element: LayoutElement) {
    if let length, !(length >= 0 && length.isFinite) {
      element.graph.diagnostics.report(
        "Invalid frame dimension \(length): a length of .frame(width:height:) must be finite and not negative. "
          + "For a view that fills its container use .frame(maxWidth: .infinity).",
        at: element.owner.path)
    }
  }
}

private struct FrameLimits: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  var isAscending: Bool {
    let given = [min, ideal, max].compactMap { $0 }
    return zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
      && given.allSatisfy { $0 >= 0 } && min != .infinity
  }
}

/// A frame between limits; public as ``_FixedFrameModifier`` is.
public struct _FlexibleFrameModifier: ElementModifier {
  fileprivate let width: FrameLimits
  fileprivate let height: FrameLimits
  let alignment: Alignment

  @usableFromInline nonisolated init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
    minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    width = FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
    height = FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    FlexibleFrameRule(
      minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
      minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max,
      alignment: alignment)
  }

  package func configure(_ element: LayoutElement) {
    if width.isAscending && height.isAscending { return }
    element.graph.diagnostics.report(
      "Contradictory frame constraints: minimum, ideal and maximum must be in ascending order, not negative, and the "
        + "minimum finite. Check the lengths given to .frame(minWidth:…).", at: element.owner.path)
  }
}

extension ViewGraph {
  /// The axes along which a frame of the tree is given an ideal length above `length`, in points.
  package func axesWithIdeal(above length: CGFloat) -> Axis.Set {
    var axes: Axis.Set = []
    forEachElement { element, _ in
      if let frame = element.rule as? FlexibleFrameRule {
        axes.formUnion(frame.axesWithIdeal(above: length))
      }
    }
    return axes
  }
}
