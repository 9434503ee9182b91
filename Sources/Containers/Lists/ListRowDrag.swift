import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The row that a pointer carries.
struct CarriedRow {
  let id: Subview.ID
  /// The place of the pointer when it took the row.
  let start: CGPoint
  /// The top of the row in the window at that time.
  let top: CGFloat
  /// The distance by which other rows move to make room for it.
  let height: CGFloat
}

extension ListModel {
  /// Carries the picture of a row that is dragged, and shows where it would be inserted; near an
  /// edge of the list, rows beyond it come into view.
  func drag(_ id: Subview.ID, from start: CGPoint, to point: CGPoint) {
    if carried?.id != id { carry(id, from: start) }
    hold(id)
    if let element { element.graph[CarriedPicture.self].move(to: point) }
    mark(id, at: point)
    guard let row = existingState(of: id)?.element, !row.isRemoved else { return }
    row.graph[EdgeScroll.self].follow(point, axes: .vertical, in: row) { [weak self] point in
      self?.mark(id, at: point)
    }
  }

  /// Keeps a row that is dragged: it may leave the view, and is still informed of the end of the drag.
  func hold(_ id: Subview.ID) {
    guard held?.id != id, let row = existingState(of: id)?.element else { return }
    held?.release()
    held = row.graph[HeldRows.self].hold(row).map { (id, $0) }
  }

  /// Has the pointer carry the picture of a row, with those of the rows that move with it.
  private func carry(_ id: Subview.ID, from start: CGPoint) {
    guard let look, let element, let state = existingState(of: id),
      let frame = state.frameInWindow
    else { return }
    let picture = pictures(of: state, look) { $0.movement?.group == state.movement?.group }
    element.graph[CarriedPicture.self].begin(
      [.group(.opacity(look.lists.drag.opacity), picture)], at: start)
    carried = CarriedRow(
      id: id, start: start, top: frame.minY,
      height: frame.height + (state.place?.row == 0 ? look.rowSpacing : 0))
    if look.lists.drag.makesRoom { state.isCarried = true }
  }

  /// The picture of a row, on the Mac with those that are selected with it.
  func pictures(
    of state: ListRowState, _ look: ListLook, where isTaken: (ListRowState) -> Bool
  ) -> [DisplayItem] {
    let isSelected = !look.lists.drag.makesRoom && state.isSelected
    let rows = isSelected ? existing.map(\.state).filter { $0.isSelected && isTaken($0) } : [state]
    return rows.flatMap { $0.picture(look) }
  }

  /// Marks the place where a row would be inserted that is dropped at a point of the window.
  private func mark(_ id: Subview.ID, at point: CGPoint) {
    guard let source = existingState(of: id)?.movement, let group = source.group else {
      // The row was removed under the pointer, and will not be informed of the end.
      return stopDragging()
    }
    followPointer(to: point)
    let height = point.y
    var best: (state: ListRowState, index: Int, isBelow: Bool, distance: CGFloat)?
    for (_, state) in existing {
      guard let other = state.order, other.group == group, let index = other.index,
        let frame = state.frameAtRest
      else { continue }
      let distance = max(frame.minY - height, height - frame.maxY, 0)
      if best.map({ distance < $0.distance }) ?? true {
        best = (state, index, height > frame.midY, distance)
      }
    }
    endMarking()
    guard let best else { return }
    if look?.lists.drag.makesRoom == true {
      makeRoom(for: source, before: best.isBelow ? best.index + 1 : best.index)
    } else {
      best.state.insertion = best.isBelow ? .bottom : .top
      marked = best.state
    }
    // By the time of the drop, the collection may have changed.
    drop = { [weak state = best.state, isBelow = best.isBelow] in
      state?.order?.index.map { $0 + (isBelow ? 1 : 0) }
    }
  }

  /// Moves rows aside, so that there is room for a row before an offset of its collection.
  private func makeRoom(for row: ListMovement, before target: Int) {
    guard let height = carried?.height, let source = row.index else { return }
    withAnimation(.spring(duration: 0.3)) {
      for (id, state) in existing where id != carried?.id {
        guard let other = state.order, other.group == row.group, let index = other.index else {
          continue
        }
        if index > source && index < target {
          state.shift = -height
        } else {
          state.shift = index < source && index >= target ? height : 0
        }
      }
    }
  }

  /// Ends a drag; the rows move to the place where it ended.
  func endDrag(_ id: Subview.ID, isCancelled: Bool = false) {
    let target = drop?()
    withAnimation {
      stopDragging()
      if let target, !isCancelled { move(id, before: target) }
    }
  }

  /// Puts a row that is hidden while it is carried where its picture is: from there it goes to its
  /// place when it is put down.
  private func followPointer(to point: CGPoint) {
    guard let carried, let state = existingState(of: carried.id), state.isCarried,
      let frame = state.frameAtRest
    else { return }
    state.shift = carried.top + point.y - carried.start.y - frame.minY
  }

  /// Ends the drag of a row that was removed under the pointer: it is not informed of the end.
  func endDragOfRemovedRow() {
    guard let id = carried?.id ?? held?.id, existingState(of: id)?.movement?.index == nil else {
      return
    }
    stopDragging()
  }

  func stopDragging() {
    endMarking()
    held?.release()
    held = nil
    drop = nil
    element?.graph[EdgeScroll.self].end()
    guard carried != nil else { return }
    carried = nil
    element?.graph[CarriedPicture.self].end()
    for (_, state) in existing {
      state.shift = 0
      state.isCarried = false
    }
  }

  func endMarking() {
    marked?.insertion = nil
    marked = nil
  }
}

extension ListRowState {
  /// The frame of the row as it is seen; nil if it is not shown.
  var frameInWindow: CGRect? {
    guard let element, !element.isRemoved, !element.isLeftOut else { return nil }
    return element.map(to: nil).rect(CGRect(origin: .zero, size: element.size))
  }

  /// The frame of the row if it made no room for another one.
  fileprivate var frameAtRest: CGRect? { frameInWindow?.offsetBy(dx: 0, dy: -shift) }

  /// The picture of the row for a pointer to carry, in the coordinates of the window.
  @MainActor fileprivate func picture(_ look: ListLook) -> [DisplayItem] {
    guard let element, let frame = frameInWindow else { return [] }
    let items = element.partsOfRow(without: [.lineAbove, .lineBelow])
    guard let shadow = look.lists.drag.shadow else { return items }
    let box = box(in: frame, look)
    let outline = RoundedRectangle(cornerRadius: look.boxRadius).path(in: box)
    let color = (look.arrangement.rowBackground ?? look.arrangement.background)?.color
    let face = color.map {
      DisplayItem.fill(
        outline, .color($0.resolve(in: element.owner.environment)), FillStyle())
    }
    return [
      .group(
        .shadow(
          color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(shadow.opacity)),
          radius: shadow.radius,
          offset: CGSize(width: 0, height: shadow.radius / 2)),
        [.group(.clip(outline, FillStyle()), (face.map { [$0] } ?? []) + items)])
    ]
  }

  /// The picture of the row for a context menu that lifts it, without the mark of the press that has opened the menu.
  @MainActor func liftedPicture(_ look: ListLook) -> LiftedPicture? {
    guard let element, let frame = frameInWindow else { return nil }
    let items = element.partsOfRow(without: [.lineAbove, .lineBelow, .mark])
    let box = box(in: frame, look)
    let outline = Path(
      roundedRect: box, cornerRadius: max(look.boxRadius, LiftedPicture.cornerRadius))
    guard let shade = look.arrangement.rowBackground ?? look.arrangement.background else {
      return LiftedPicture(items, frame: box, outline: outline)
    }
    return LiftedPicture(items, frame: box, outline: outline, face: shade)
  }

  /// The part of the row's frame that its background takes.
  private func box(in frame: CGRect, _ look: ListLook) -> CGRect {
    let space = place?.row == 0 ? 0 : look.rowSpacing
    return CGRect(
      x: frame.minX + look.boxMargin, y: frame.minY + space,
      width: max(frame.width - 2 * look.boxMargin, 0), height: max(frame.height - space, 0))
  }
}

extension LayoutElement {
  /// The picture of the row that this element is, without some of its parts.
  fileprivate func partsOfRow(without hidden: Set<ListRowPart>) -> [DisplayItem] {
    func part(_ element: LayoutElement) -> ListRowPart? {
      element.trait(ObjectIdentifier(ListRowPart.self)) as? ListRowPart
    }
    let row = inward.first { $0.children.contains { part($0) != nil } }
    guard let row else { return picture }
    return row.children.filter { part($0).map { !hidden.contains($0) } ?? true }.flatMap(\.picture)
  }
}

/// Moves a row aside for another one that is carried, and hides the row that is.
struct ListRowRoom: ViewModifier {
  let state: ListRowState

  func body(content: Content) -> some View {
    content
      .opacity(state.isCarried ? 0 : 1)
      // A row that is put down is seen at once, and glides from where it was carried.
      .animation(nil, value: state.isCarried)
      .offset(y: state.shift)
  }
}
