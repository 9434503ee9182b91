@_spi(Espalier) import EspalierCore

/// The form of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  let cursor: Cursor

  /// An arrow.
  public static let `default` = PointerStyle(cursor: .arrow)
  /// A hand that points at a link.
  public static let link = PointerStyle(cursor: .pointingHand)
  /// A bar between characters.
  public static let horizontalText = PointerStyle(cursor: .text)
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
    element[CursorHandler.self] = StyledPointer(style?.cursor)
  }
}

private final class StyledPointer: CursorProvider {
  let cursor: Cursor?

  init(_ cursor: Cursor?) { self.cursor = cursor }
}
