import EspalierDrawing
import Foundation

/// A row of a list.
struct ListRow {
  let row: ListRowCollection.Element
  let traits: ListRowTraits
  let look: ListLook
  let model: ListModel
  let state: ListRowState
  /// What the row after it shares with its parts.
  let next: ListRowState?

  @MainActor init(_ row: ListRowCollection.Element, look: ListLook, model: ListModel) {
    self.row = row
    self.look = look
    self.model = model
    traits = ListRowTraits(of: row.subview)
    state = model.state(of: row.id)
    next = row.next.map { model.state(of: $0) }
    let hidesLineAbove = traits.separators.top.visibility == .hidden
    if state.hidesLineAbove != hidesLineAbove { state.hidesLineAbove = hidesLineAbove }
    if traits.outline?.isExpanded != nil, !model.common.hasOutline {
      model.common.hasOutline = true
    }
  }
}

@MainActor extension ListRow: View {
  var body: some View {
    ListRowLayout(
      insets: look.rowInsets(traits.insets), minimum: look.rowMinimum,
      spaceAbove: row.isFirst ? 0 : look.rowSpacing, backgroundMargin: look.boxMargin,
      separatorTrailing: look.separatorTrailing, leadingWidth: outlineWidth,
      leadingIndent: outlineIndent
    ) {
      ListRowBackground(row: row, traits: traits, look: look)
        .layoutValue(key: ListRowPart.self, value: .background)
      if hasLineAbove {
        ListRowLine(tint: traits.separators.top.tint, own: state, next: nil)
          .layoutValue(key: ListRowPart.self, value: .lineAbove)
      }
      if hasLineBelow {
        ListRowLine(tint: traits.separators.bottom.tint, own: state, next: next)
          .layoutValue(key: ListRowPart.self, value: .lineBelow)
      }
      row.subview
      if let isExpanded = traits.outline?.isExpanded {
        ListTriangle(isExpanded: isExpanded, look: look)
          .layoutValue(key: ListRowPart.self, value: look.isMac ? .leading : .trailing)
      }
      if let badge = traits.badge {
        badge.foregroundStyle(.secondary).layoutValue(key: ListRowPart.self, value: .trailing)
      }
    }
  }

  static func _elementCount(within depth: Int) -> Int? { 1 }

  private var outlineIndent: CGFloat {
    CGFloat(traits.outline?.level ?? 0) * (look.isMac ? 13 : 16)
  }

  /// Triangles stand before the rows on the Mac, where all rows make room for them.
  private var outlineWidth: CGFloat {
    outlineIndent + (look.isMac && model.common.hasOutline ? 9 : 0)
  }

  private var hasLineAbove: Bool {
    let section = row.isFirst ? traits.sectionSeparators.top.visibility : .automatic
    return section == .visible || traits.separators.top.visibility == .visible && row.isFirst
  }

  private var hasLineBelow: Bool {
    if row.isLast {
      switch traits.sectionSeparators.bottom.visibility {
      case .hidden: return false
      case .visible: return true
      case .automatic: break
      }
    }
    switch traits.separators.bottom.visibility {
    case .hidden: return false
    case .visible: return true
    case .automatic:
      return look.hasSeparators && look.rowSpacing == 0 && (!row.isLast || look.separatesSections)
    }
  }
}

/// The triangle of a row that opens and closes those below it.
private struct ListTriangle: View {
  let isExpanded: Binding<Bool>
  let look: ListLook

  var body: some View {
    Image(systemName: "chevron.right")
      .font(.system(size: look.isMac ? 9 : 13, weight: .semibold))
      .foregroundStyle(look.isMac ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      .frame(width: look.isMac ? 6.5 : 16, height: look.isMac ? 16 : 22)
      .contentShape(Rectangle().inset(by: -4))
      ._onButtonGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
      .accessibilityHidden(true)
  }
}

/// The line between a row and the next one.
private struct ListRowLine: View {
  let tint: Color?
  let own: ListRowState
  let next: ListRowState?

  var body: some View {
    if !own.isSelected, next.map({ !$0.hidesLineAbove && !$0.isSelected }) ?? true {
      Rectangle()
        .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
        .frame(height: 1)
        .accessibilityHidden(true)
    }
  }
}

/// What is behind a row: what its modifier says, or the style's color.
private struct ListRowBackground: View {
  let row: ListRowCollection.Element
  let traits: ListRowTraits
  let look: ListLook

  var body: some View {
    ZStack {
      if let background = traits.background {
        background
      } else if let color = look.rowBackground {
        Rectangle().fill(color)
      } else if look.alternates, row.index % 2 == 1 {
        Rectangle().fill(ListShade.alternate)
      }
    }
    .clipShape(UnevenRoundedRectangle(cornerRadii: corners))
    .accessibilityHidden(true)
  }

  /// The first and the last row of a section have the corners of its box.
  private var corners: RectangleCornerRadii {
    let isAlone = look.rowSpacing > 0
    let top = row.isFirst || isAlone ? look.boxRadius : 0
    let bottom = row.isLast || isAlone ? look.boxRadius : 0
    return RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }
}

extension ListShade {
  /// `NSColor.alternatingContentBackgroundColors`.
  fileprivate static let alternate = ListShade(0xF4F5F5, 0x292929)
}
