import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The control before a row while the list is edited on a phone: a mark that it is selected, or a
/// button that deletes it.
struct ListEditControl {
  let id: Subview.ID
  let traits: ListRowTraits
  /// The factor by which symbols grow with the text.
  let growth: CGFloat
  let state: ListRowState
  let model: ListModel
  /// True while a finger is on the circle.
  @GestureState private var isPressed = false

  /// The distance by which the row's content moves: the symbol and the room around it.
  static func width(_ growth: CGFloat) -> CGFloat { symbolWidth * growth + 18 }

  /// As recorded on iOS 26.
  private static let symbolWidth: CGFloat = 22
  /// The size at which the circle of a symbol has this width: 24 of 20.
  private static let fontSize: CGFloat = symbolWidth * 20 / 24
}

@MainActor extension ListEditControl: View {
  var body: some View {
    if model.selection?.allowsSeveral ?? false, state.value != nil {
      Image(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
        .font(.system(size: Self.fontSize * growth))
        .foregroundStyle(state.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: Self.symbolWidth * growth, height: Self.symbolWidth * growth)
        .padding(.leading, 1)
        // 44 points are Apple's least for a finger.
        .contentShape(Rectangle().inset(by: -11))
        .highPriorityGesture(sweep)
        .onChange(of: isPressed) { if !isPressed { model.endSweep() } }
        .accessibilityHidden(true)
    } else if traits.delete != nil {
      Image(systemName: "minus.circle.fill")
        .font(.system(size: Self.fontSize * growth))
        .foregroundStyle(.red)
        .frame(width: Self.symbolWidth * growth, height: Self.symbolWidth * growth)
        .padding(.leading, 1)
        .contentShape(Rectangle().inset(by: -8))
        ._onButtonGesture { open() }
        .accessibilityHidden(true)
    }
  }

  /// Selects the row, and those that the finger passes.
  private var sweep: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { [id, model] in model.sweep(id, from: $0.startLocation, to: $0.location) }
      .onEnded { [id, model] _ in
        // A finger that stayed on its row has tapped it.
        if model.sweep == nil { model.press(id, modifiers: []) }
      }
  }

  /// Shows the button that deletes the row, and those beside it.
  private func open() {
    model.closeSwipe()
    model.uncover(state, .trailing)
  }
}

/// The grip by which a row is dragged while the list is edited on a phone.
struct ListGrip {
  let id: Subview.ID
  /// The factor by which symbols grow with the text.
  let growth: CGFloat
  let model: ListModel
  /// True while a finger is on the grip.
  @GestureState private var isPressed = false
}

@MainActor extension ListGrip: View {
  var body: some View {
    VStack(spacing: 4 * growth) {
      ForEach(0..<3) { _ in
        Rectangle().fill(.tertiary).frame(width: 21.5 * growth, height: growth)
      }
    }
    .padding(.vertical, 12)
    // As recorded, they end 18 before the edge of the box, where content ends after 16.
    .padding(.trailing, 2)
    // The lines alone are narrower than a finger: 44 points are Apple's least.
    .contentShape(Rectangle().inset(by: -11))
    .highPriorityGesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .updating($isPressed) { _, isPressed, _ in isPressed = true }
        .onChanged { drag in
          // A row that is held by its grip stays in its column.
          let place = CGPoint(x: drag.startLocation.x, y: drag.location.y)
          model.drag(id, from: drag.startLocation, to: place)
        }
        .onEnded { _ in model.endDrag(id) }
    )
    // A touch that is cancelled has no end.
    .onChange(of: isPressed) {
      if !isPressed, model.carried?.id == id { model.endDrag(id, isCancelled: true) }
    }
    .accessibilityHidden(true)
  }
}

/// The line at the place of a row that is being dragged.
struct ListInsertionLine: View {
  let state: ListRowState
  /// The distance from the edges of the list to the box around the rows.
  let margin: CGFloat

  var body: some View {
    if let edge = state.insertion {
      VStack(spacing: 0) {
        if edge == .bottom { Spacer(minLength: 0) }
        Rectangle().fill(.tint).frame(height: 2)
        if edge == .top { Spacer(minLength: 0) }
      }
      .padding(.horizontal, margin)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}
