import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// A row of a list.
struct ListRow {
  let row: ListRowCollection.Element
  let traits: ListRowTraits
  let look: ListLook
  let model: ListModel
  let state: ListRowState
  /// The states of the rows before and after.
  let previous: ListRowState?
  let next: ListRowState?

  @MainActor init(
    _ row: ListRowCollection.Element, of rows: ListRowCollection, look: ListLook, model: ListModel
  ) {
    self.row = row
    self.look = look
    self.model = model
    traits = ListRowTraits(of: row.subview)
    state = model.state(of: row.id)
    previous = rows.id(at: row.index - 1).map { model.state(of: $0) }
    next = rows.id(at: row.index + 1).map { model.state(of: $0) }
    traits.takeDrags()
    model.note(row, traits, in: state)
    state.ask(lineAbove: traits.separators.top)
    // In a list with a selection, that mark belongs to the row; the mark of an open link would be a
    // second one.
    state.open(model.selection == nil && traits.action?.isOpen ?? false)
    if traits.outline?.isExpanded != nil { model.common.noteOutline() }
  }
}

@MainActor extension ListRow: View {
  var body: some View {
    if isPlain {
      parts.modifier(
        PlainListRow(
          press: ListRowPress(id: row.id, model: model),
          accessibility: ListRowAccessibility(state: state, traits: traits, model: model),
          box: hasBox ? box : nil))
    } else {
      describingSwipes(
        makingRoom(
          havingMenu(
            swiping(
              lifted(
                openingMenu(
                  parts
                    .contentShape(Rectangle())
                    .overlay { ListInsertionLine(state: state, margin: look.boxMargin) })
              )
              .modifier(ListRowPress(id: row.id, model: model))))
        )
        .modifier(ListRowAccessibility(state: state, traits: traits, model: model)))
    }
  }

  // Functions are used because a modifier that may have no effect takes a node for itself and one
  // for its content.

  @ViewBuilder private func openingMenu(_ row: some View) -> some View {
    if let menu = traits.restingMenu(in: look) {
      row.modifier(ContextMenuRest(state: menu))
    } else {
      row
    }
  }

  @ViewBuilder private func lifted(_ row: some View) -> some View {
    if traits.isItem {
      row.modifier(ListRowItem(id: self.row.id, model: model))
    } else if traits.move != nil, look.lists.hasEditMode, !model.common.isEditing,
      model.menu == nil, traits.restingMenu(in: look) == nil
    {
      row.modifier(ListRowLift(id: self.row.id, model: model))
    } else {
      row
    }
  }

  @ViewBuilder private func makingRoom(_ row: some View) -> some View {
    if traits.order != nil, look.lists.drag.makesRoom {
      row.modifier(ListRowRoom(state: state))
    } else {
      row
    }
  }

  @ViewBuilder private func swiping(_ row: some View) -> some View {
    if traits.hasActions || traits.move != nil {
      row.modifier(
        ListRowSwipe(
          leading: traits.leadingActions, trailing: traits.trailingActions(in: model),
          state: state, model: model, box: box))
    } else if hasBox {
      row.clipShape(box)
    } else {
      row
    }
  }

  @ViewBuilder private func havingMenu(_ row: some View) -> some View {
    if model.menu != nil || model.look?.lists.hasMenusOfSwipeActions == true && traits.hasActions {
      row.contextMenu { ListRowMenu(traits: traits, state: state, model: model) }
        .modifier(ListRowMenuMark(row: ListRowPress(id: self.row.id, model: model), state: state))
    } else {
      row
    }
  }

  @ViewBuilder private func describingSwipes(_ row: some View) -> some View {
    if traits.leadingActions != nil || traits.trailingActions != nil {
      row.modifier(ListRowAccessibilityActions(traits: traits))
    } else {
      row
    }
  }

  /// True if the row can only be selected: most rows are like this, and cost a third of others.
  private var isPlain: Bool {
    !traits.hasActions && traits.order == nil && traits.insertion == nil && !traits.isItem
      && model.menu == nil && traits.restingMenu(in: look) == nil
  }

  private var parts: some View {
    ListRowLayout(
      insets: look.rowInsets(traits.insets), minimum: look.rowMinimum,
      spaceAbove: row.isFirst ? 0 : look.rowSpacing, backgroundMargin: look.boxMargin,
      separatorTrailing: look.arrangement.separatorTrailing,
      startsSeparatorAtText: look.arrangement.startsSeparatorsAtText, leadingWidth: outlineWidth,
      leadingIndent: outlineIndent + look.cellLeading
        - (hasEditControl ? 0 : look.lists.disclosure.overhang)
    ) {
      if hasBackground {
        ListRowBackground(row: row, traits: traits, look: look, state: state, corners: corners)
          .layoutValue(key: ListRowPart.self, value: .background)
      }
      if hasLineAbove {
        ListRowLine(tint: traits.tintAbove(isFirst: row.isFirst), own: state, next: nil)
          .layoutValue(key: ListRowPart.self, value: .lineAbove)
      }
      if hasLineBelow {
        ListRowLine(tint: traits.tintBelow(isLast: row.isLast), own: state, next: next)
          .layoutValue(key: ListRowPart.self, value: .lineBelow)
      }
      ListRowMark(
        look: look, state: state, previous: previous, next: next, common: model.common,
        box: corners, coversLineAbove: !row.isFirst && look.rowSpacing == 0
      )
      .layoutValue(key: ListRowPart.self, value: .mark)
      ListRowContent(subview: row.subview, look: look, state: state, model: model)
      if hasControls {
        ListRowControls(
          id: row.id, traits: traits, look: look, state: state, model: model,
          hasEditControl: hasEditControl)
      }
    }
  }

  static func _elementCount(within depth: Int) -> Int? { 1 }

  /// True if the section has a box, at which the content of its rows ends.
  private var hasBox: Bool { look.boxRadius > 0 }

  private var box: ListRowBox {
    ListRowBox(
      margin: look.boxMargin, spaceAbove: row.isFirst ? 0 : look.rowSpacing,
      corners: corners.radii)
  }

  private var corners: ListRowCorners {
    ListRowCorners(row: row, look: look, previous: previous, next: next)
  }

  private var hasEditControl: Bool {
    guard model.common.isEditing else { return false }
    return traits.delete != nil || model.selection?.allowsSeveral ?? false && state.value != nil
  }

  /// True if there is something beside the content.
  private var hasControls: Bool {
    traits.outline?.isExpanded != nil || traits.badge != nil || traits.action?.isLink == true
      || model.common.isEditing
  }

  private var outlineIndent: CGFloat {
    CGFloat(traits.outline?.level ?? 0) * look.lists.disclosure.indent
  }

  /// The width of the triangle before a row; where some rows have one, all leave space for it.
  private var outlineWidth: CGFloat {
    (hasEditControl ? ListEditControl.width(look.controlGrowth) : 0) + outlineIndent
      + (model.common.hasOutline ? look.lists.disclosure.room : 0)
  }

  private var hasBackground: Bool {
    traits.background != nil || look.arrangement.rowBackground != nil || row.isShaded
  }

  private var hasLineAbove: Bool {
    let own = traits.separators.top.visibility == .visible
    if row.isFirst { return own || traits.sectionSeparators.top.visibility == .visible }
    // Where rows have lines, the row before has this one.
    return own && !(look.arrangement.hasSeparators && look.rowSpacing == 0)
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
      let list = look.arrangement
      return list.hasSeparators && look.rowSpacing == 0 && (!row.isLast || list.separatesSections)
    }
  }
}

/// The element of a row that can only be selected: its shape, its presses and its description.
private struct PlainListRow {
  let press: ListRowPress
  let accessibility: ListRowAccessibility
  /// The part of the box of its section that the row has; nil where sections have none.
  let box: ListRowBox?
}

extension PlainListRow: ElementModifier {
  var changesAppearance: Bool { false }

  /// Hides what the content paints outside of the box, such as a picture without insets in its corners.
  func draw(_ context: DrawContext) -> ElementDrawing {
    let drawing = context.children()
    guard let box, let row = context.element.children.first else { return drawing }
    let outline = box.path(in: context.frame)
    let origin = context.origin
    // Most content lies inside, and is painted as it is.
    let isInside = row.children.allSatisfy { part in
      part.isBesideContent
        || outline.holdsCorners(of: part.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    return isInside ? drawing : drawing.grouped(.clip(outline, FillStyle()))
  }

  func configure(_ element: LayoutElement) {
    element.setContentShape(.interaction, Rectangle())
    press.configure(element)
    accessibility.configure(element)
  }
}

extension LayoutElement {
  /// True for the background of a row, its lines and its controls.
  fileprivate var isBesideContent: Bool { trait(ObjectIdentifier(ListRowPart.self)) != nil }
}

extension Path {
  /// True if a rectangle lies inside of the path, which is convex: then its corners do.
  fileprivate func holdsCorners(of rect: CGRect) -> Bool {
    // A hair inside, because points on an edge need not count.
    let inner = rect.insetBy(dx: min(0.01, rect.width / 2), dy: min(0.01, rect.height / 2))
    return [inner.minX, inner.maxX].allSatisfy { x in
      [inner.minY, inner.maxY].allSatisfy { y in contains(CGPoint(x: x, y: y)) }
    }
  }
}

/// The parts of a row beside its content.
private struct ListRowControls: View {
  let id: Subview.ID
  let traits: ListRowTraits
  let look: ListLook
  let state: ListRowState
  let model: ListModel
  let hasEditControl: Bool

  var body: some View {
    if let badge = traits.badge {
      ListBadge(
        text: badge, own: traits.badgeProminence, look: look, state: state, common: model.common
      )
      .layoutValue(key: ListRowPart.self, value: .badge)
    }
    if let outline = traits.outline, let isExpanded = outline.isExpanded {
      ListTriangle(
        isExpanded: isExpanded.wrappedValue, look: look, state: state, common: model.common,
        takesFocus: state.value == nil || !state.isSelectable
      ) {
        model.toggle(outline, at: id)
      }
      .layoutValue(
        key: ListRowPart.self, value: look.lists.disclosure.isLeading ? .leading : .trailing)
    }
    // While rows are edited they lead nowhere: their grips stand there.
    if let action = traits.action, action.isMarked, !model.common.isEditing {
      ListChevronMark().layoutValue(key: ListRowPart.self, value: .accessory)
    }
    if hasEditControl {
      ListEditControl(
        id: id, traits: traits, growth: look.controlGrowth, state: state, model: model
      )
      .layoutValue(key: ListRowPart.self, value: .leading)
    }
    if model.common.isEditing, traits.move != nil {
      ListGrip(id: id, growth: look.controlGrowth, model: model).layoutValue(
        key: ListRowPart.self, value: .trailing)
    }
  }
}

/// The triangle of a row that opens and closes those below it.
private struct ListTriangle: View {
  let isExpanded: Bool
  let look: ListLook
  let state: ListRowState
  let common: ListRowsState
  /// True if keys reach the mark, because they cannot select the row.
  let takesFocus: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    let (mark, growth) = (look.lists.disclosure, look.controlGrowth)
    ListDisclosure(
      isExpanded: isExpanded, takesFocus: takesFocus,
      name: { [weak state] in state?.subview?.element?.spokenText ?? "" }, toggle: toggle
    ) {
      DisclosureMark(isExpanded: isExpanded)
        .font(.system(size: mark.symbolSize * growth, weight: .semibold))
        .foregroundStyle(style)
        .frame(width: mark.size.width * growth, height: mark.size.height * growth)
        .contentShape(Rectangle().inset(by: -4))
    }
    // The row itself is expanded and collapsed by assistive programs.
    .accessibilityHidden(!takesFocus)
  }

  private var style: AnyShapeStyle {
    if look.isProminent(state, common) { return AnyShapeStyle(.white) }
    return look.lists.disclosure.isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
  }
}

/// The line between a row and the next one.
private struct ListRowLine: View {
  let tint: Color?
  let own: ListRowState
  let next: ListRowState?

  var body: some View {
    if !own.isMarked, next.map({ $0.lineAbove.visibility != .hidden && !$0.isMarked }) ?? true {
      let tint = tint ?? next?.lineAbove.tint
      Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator))
    }
  }
}

/// The content of a row, which is white on the color of the selection.
private struct ListRowContent: View {
  let subview: Subview
  let look: ListLook
  let state: ListRowState
  let model: ListModel

  var body: some View {
    let isProminent = look.isProminent(state, model.common)
    let row = PressedRow(state: state, model: model)
    subview.resolvedInPlace.modifier(
      EnvironmentWriter { environment in
        environment.pressedRow = row
        guard isProminent else { return }
        environment.backgroundProminence = .increased
        // The label color is white there, and its own on fields and in menus.
        environment.pushForeground([Color.primary])
      })
  }
}
