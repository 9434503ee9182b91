import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

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
