@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The form of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case cursor(Cursor)
    case column(HorizontalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private init(cursor: Cursor) { self.init(.cursor(cursor)) }

  /// An arrow.
  public static let `default` = PointerStyle(cursor: .arrow)
  /// A hand that points at a link.
  public static let link = PointerStyle(cursor: .pointingHand)
  /// A bar between characters.
  public static let horizontalText = PointerStyle(cursor: .text)
  /// A bar between the characters of vertical lines.
  public static let verticalText = PointerStyle(cursor: .verticalText)
  /// A lens with a plus sign.
  public static let zoomIn = PointerStyle(cursor: .zoomIn)
  /// A lens with a minus sign.
  public static let zoomOut = PointerStyle(cursor: .zoomOut)
  /// A cross for selecting a rectangle.
  public static let rectSelection = PointerStyle(cursor: .crosshair)
  /// An open hand over something that can be grabbed.
  public static let grabIdle = PointerStyle(cursor: .openHand)
  /// A closed hand that drags something.
  public static let grabActive = PointerStyle(cursor: .closedHand)
  /// Arrows to the left and right.
  public static let columnResize = PointerStyle(cursor: .resizeLeftRight)
  /// Arrows up and down.
  public static let rowResize = PointerStyle(cursor: .resizeUpDown)

  /// Arrows in the directions in which a column can be resized; an empty set stands for both.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(.column(directions))
  }

  /// Arrows in the directions in which a row can be resized; an empty set stands for both.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: PointerStyle(cursor: .resizeUp)
    case .down: PointerStyle(cursor: .resizeDown)
    default: rowResize
    }
  }

  /// Arrows in the directions in which an edge or a corner of a frame can be moved; an empty set stands for both.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(.frame(position, directions))
  }

  func cursor(_ direction: LayoutDirection) -> Cursor {
    let leadsLeft = direction == .leftToRight
    switch kind {
    case .cursor(let cursor): return cursor
    case .column(let directions):
      switch directions {
      case .leading: return leadsLeft ? .resizeLeft : .resizeRight
      case .trailing: return leadsLeft ? .resizeRight : .resizeLeft
      default: return .resizeLeftRight
      }
    case .frame(let position, let directions):
      let cursors = position.cursors(leadsLeft: leadsLeft)
      switch directions {
      case .outward: return cursors.outward
      case .inward: return cursors.inward
      default: return cursors.both
      }
    }
  }
}

extension FrameResizePosition {
  /// The pointers that move the edge or the corner away from the frame, into it, and both.
  fileprivate func cursors(leadsLeft: Bool) -> (outward: Cursor, inward: Cursor, both: Cursor) {
    switch self {
    case .top: (.resizeUp, .resizeDown, .resizeUpDown)
    case .bottom: (.resizeDown, .resizeUp, .resizeUpDown)
    case .leading where leadsLeft, .trailing where !leadsLeft:
      (.resizeLeft, .resizeRight, .resizeLeftRight)
    case .leading, .trailing: (.resizeRight, .resizeLeft, .resizeLeftRight)
    case .topLeading where leadsLeft, .topTrailing where !leadsLeft:
      (.resizeUpLeft, .resizeDownRight, .resizeFallingDiagonal)
    case .topLeading, .topTrailing: (.resizeUpRight, .resizeDownLeft, .resizeRisingDiagonal)
    case .bottomLeading where leadsLeft, .bottomTrailing where !leadsLeft:
      (.resizeDownLeft, .resizeUpRight, .resizeRisingDiagonal)
    case .bottomLeading, .bottomTrailing: (.resizeDownRight, .resizeUpLeft, .resizeFallingDiagonal)
    }
  }
}

nonisolated extension View {
  /// Sets the form of the pointer over this view; nil leaves it to the views around.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}

private struct PointerStyleModifier {
  let style: PointerStyle?
}

extension PointerStyleModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element[CursorHandler.self] = StyledPointer(style, element)
  }
}

private final class StyledPointer: CursorProvider {
  private let style: PointerStyle?
  private weak var element: LayoutElement?

  init(_ style: PointerStyle?, _ element: LayoutElement) {
    self.style = style
    self.element = element
  }

  var cursor: Cursor? {
    style?.cursor(element?.owner.environment.layoutDirection ?? .leftToRight)
  }
}
