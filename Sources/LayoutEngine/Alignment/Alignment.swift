import EspalierDrawing
import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A custom alignment with its own guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, .custom, id) }

  /// The alignment with a guide of the horizontal axis.
  package init(key: AlignmentKey) { self.key = key }

  private init(_ place: AlignmentKey.Place, _ id: any AlignmentID.Type) {
    key = AlignmentKey(.horizontal, place, id)
  }

  public static let leading = HorizontalAlignment(.start, Leading.self)
  public static let center = HorizontalAlignment(.center, HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(.end, Trailing.self)

  /// The beginning of the text that is nearest to the leading edge; only texts set it.
  package static let firstText = HorizontalAlignment(.firstText, FirstText.self)

  /// Merges the explicit values of a container's children into one.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combineExplicit(values)
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A custom alignment with its own guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, .custom, id) }

  /// The alignment with a guide of the vertical axis.
  package init(key: AlignmentKey) { self.key = key }

  private init(_ place: AlignmentKey.Place, _ id: any AlignmentID.Type) {
    key = AlignmentKey(.vertical, place, id)
  }

  public static let top = VerticalAlignment(.start, Top.self)
  public static let center = VerticalAlignment(.center, VerticalCenter.self)
  public static let bottom = VerticalAlignment(.end, Bottom.self)

  /// The baseline of the topmost text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline, FirstTextBaseline.self)

  /// The baseline of the lowest text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline, LastTextBaseline.self)

  /// Merges the explicit values of a container's children into one.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combineExplicit(values)
  }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline =
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline =
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension AlignmentKey {
  func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var merged: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &merged)
      count += 1
    }
    return merged
  }
}

// The guides that every view has. Containers of several children do not merge the edges and centers; of the
// baselines they take the first and the last one.

private protocol UnmergedID: AlignmentID {}

extension UnmergedID {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

private enum Leading: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum FirstText: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

private enum Top: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: UnmergedID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}
