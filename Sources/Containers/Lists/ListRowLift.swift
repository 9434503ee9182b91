@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Lifts a row of a phone whose context menu the finger has opened.
final class ListRowLifter: LiftResponder, ElementComponent {
  private var row: ListRowPress
  private var start = CGPoint.zero

  private init(_ row: ListRowPress) { self.row = row }

  /// Lets menus in or around a row lift it.
  static func follow(_ row: ListRowPress, in element: LayoutElement) {
    let lifter = element.component(ListRowLifter(row))
    lifter.row = row
    element[LiftHandler.self] = lifter
  }

  func lift(from start: CGPoint) -> Bool {
    guard let state = row.model.existingState(of: row.id), state.movement != nil, !state.isItem,
      row.model.look?.lists.hasEditMode == true, !row.model.common.isEditing
    else { return false }
    self.start = start
    return true
  }

  func carry(to point: CGPoint, in graph: ViewGraph) {
    row.model.drag(row.id, from: start, to: point)
  }

  func release(at point: CGPoint?, in graph: ViewGraph) {
    row.model.endDrag(row.id, isCancelled: point == nil)
  }
}

/// Lifts a row of a phone on which a finger rests, so that it can be dragged to another place.
///
/// It goes before the press that selects the row, and after the controls in the row.
struct ListRowLift: ViewModifier {
  let id: Subview.ID
  let model: ListModel
  @GestureState private var isLifted = false

  func body(content: Content) -> some View {
    content
      .gesture(
        LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .updating($isLifted) { value, isLifted, _ in
            if case .second = value { isLifted = true }
          }
          .onChanged { value in
            if case .second(_, let drag?) = value {
              model.drag(id, from: drag.startLocation, to: drag.location)
            }
          }
          .onEnded { _ in model.endDrag(id) }
      )
      // A gesture that is cancelled has no end.
      .onChange(of: isLifted) { if !isLifted { model.endDrag(id, isCancelled: true) } }
  }
}
