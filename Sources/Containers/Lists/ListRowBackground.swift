import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The background of a row: that of its modifier, or the style's color.
struct ListRowBackground: View {
  let row: ListRowCollection.Element
  let traits: ListRowTraits
  let look: ListLook
  let state: ListRowState
  let corners: ListRowCorners

  var body: some View {
    let radii = corners.radii
    if traits.background == nil, radii == RectangleCornerRadii() {
      color
    } else {
      ZStack { if let background = traits.background { background } else { color } }
        .clipShape(UnevenRoundedRectangle(cornerRadii: radii))
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var color: some View {
    if let color = look.arrangement.rowBackground {
      Rectangle().fill(color)
    } else if row.isShaded, !state.isMarked {
      // The mark of the selection is translucent: rows of either color have the same one.
      RoundedRectangle(cornerRadius: look.arrangement.bandRadius)
        .fill(ListShade.alternate)
        .padding(.horizontal, look.arrangement.selectionMargin)
    }
  }
}

/// The corners of a row: the first and the last row of a section have the corners of its box.
struct ListRowCorners {
  let row: ListRowCollection.Element
  let look: ListLook
  let previous: ListRowState?
  let next: ListRowState?

  @MainActor var radii: RectangleCornerRadii {
    if look.boxRadius == 0 { return RectangleCornerRadii() }
    let isAlone = look.rowSpacing > 0
    let top = row.isFirst || isAlone || previous?.isCarriedFirst ?? false ? look.boxRadius : 0
    let bottom = row.isLast || isAlone || next?.isCarriedLast ?? false ? look.boxRadius : 0
    return RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }
}

/// The mark of a row that is selected, on which a finger rests, or whose menu is open.
struct ListRowMark: View {
  let look: ListLook
  let state: ListRowState
  let previous: ListRowState?
  let next: ListRowState?
  let common: ListRowsState
  /// The corners of the row.
  let box: ListRowCorners
  /// True if the row before may end with a line, which the mark of a press covers as well as the row's own.
  let coversLineAbove: Bool

  var body: some View {
    if state.isMarked {
      UnevenRoundedRectangle(cornerRadii: corners(joinsMarks: true))
        .fill(background)
        .padding(.horizontal, look.arrangement.selectionMargin)
    } else if look.lists.pressesWholeRows, state.isPressed {
      // The color of selected rows.
      UnevenRoundedRectangle(cornerRadii: box.radii)
        .fill(look.lists.selection.background)
        .padding(.top, coversLineAbove ? -ListRowLayout.lineHeight : 0)
        .transition(
          .asymmetric(
            insertion: .opacity.animation(.linear(duration: 0.05).delay(Self.pressDelay)),
            removal: .opacity.animation(.easeOut(duration: 0.25))))
    } else if look.lists.outlinesMenuRows, state.hasOpenMenu {
      // A selected row beside this one has a mark of its own.
      UnevenRoundedRectangle(cornerRadii: corners(joinsMarks: false))
        .strokeBorder(emphasizedBackground, lineWidth: Self.menuLineWidth)
        .padding(.horizontal, look.arrangement.selectionMargin)
    }
  }

  /// The time that a finger rests before the row shows it, in seconds: one that scrolls the list is
  /// on a row for a moment, too.
  private static let pressDelay = 0.1

  /// The width of the line around a row whose menu is open, in points.
  private static let menuLineWidth: CGFloat = 2

  private var background: AnyShapeStyle {
    common.isEmphasized ? emphasizedBackground : AnyShapeStyle(look.lists.selection.background)
  }

  private var emphasizedBackground: AnyShapeStyle {
    look.lists.selection.focusedBackground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.selection)
  }

  /// Selected rows below each other have one mark, which has the corners of their box.
  private func corners(joinsMarks: Bool) -> RectangleCornerRadii {
    let radius = look.arrangement.selectionRadius
    let box = box.radii
    let top = max(joinsMarks && previous?.isMarked ?? false ? 0 : radius, box.topLeading)
    let bottom = max(joinsMarks && next?.isMarked ?? false ? 0 : radius, box.bottomLeading)
    return RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }
}
