import EspalierDrawing
import Foundation

/// The actions of a swipe over a row at one edge.
struct SwipeActions {
  let edge: HorizontalEdge
  /// True if a swipe over most of the row does the first action.
  let allowsFullSwipe: Bool
  let content: AnyView
}

extension SwipeActions {
  /// The traits for the actions at each edge.
  enum LeadingTrait {}
  enum TrailingTrait {}
}

nonisolated extension View {
  /// Shows buttons when a row is swiped from an edge, and in its context menu where there is a
  /// pointer.
  ///
  /// - Parameters:
  ///   - edge: the edge from which the buttons come.
  ///   - allowsFullSwipe: true if a swipe over most of the row performs the action of the
  ///     first button.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    nonisolated(unsafe) let content = content()
    return modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe) { AnyView(content) })
  }
}

private struct SwipeActionsModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: @MainActor () -> AnyView
}

extension SwipeActionsModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let key: Any.Type =
      edge == .leading ? SwipeActions.LeadingTrait.self : SwipeActions.TrailingTrait.self
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())
    element.setTrait(ObjectIdentifier(key), actions)
    element.owner.traitsDidChange()
  }
}

/// Gives a row its swipe actions, and tells assistive programs of them.
struct ListRowActions {
  let traits: ListRowTraits
  let state: ListRowState
  let model: ListModel
}

@MainActor extension ListRowActions: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if traits.hasActions || traits.move != nil {
      content
        .modifier(
          ListRowSwipe(
            leading: traits.leadingActions, trailing: traits.trailingActions ?? deletion,
            state: state, model: model)
        )
        .accessibilityActions {
          if let leading = traits.leadingActions { leading.content }
          if let trailing = traits.trailingActions ?? deletion { trailing.content }
          if let move = traits.move {
            Button("Move Up") { model.move(move, by: -1) }
            Button("Move Down") { model.move(move, by: 1) }
          }
        }
    } else {
      content
    }
  }

  /// The actions of a row that has no swipe actions of its own and can be deleted.
  private var deletion: SwipeActions? {
    guard let deletion = traits.delete else { return nil }
    return SwipeActions(
      edge: .trailing, allowsFullSwipe: true,
      content: AnyView(Button("Delete", role: .destructive) { model.delete(deletion) }))
  }
}

/// Moves a row aside to show its actions.
struct ListRowSwipe {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  let state: ListRowState
  let model: ListModel
}

@MainActor extension ListRowSwipe: ViewModifier {
  func body(content: Content) -> some View {
    let swipe = state.swipe
    content
      .offset(x: swipe.offset)
      .background(alignment: swipe.offset < 0 ? .trailing : .leading) {
        if swipe.offset < 0, let trailing {
          SwipeButtons(actions: trailing, state: state, model: model)
            .frame(width: -swipe.offset)
        } else if swipe.offset > 0, let leading {
          SwipeButtons(actions: leading, state: state, model: model).frame(width: swipe.offset)
        }
      }
      .clipped()
      .modifier(ListSwipeWheel(swipe: self))
      .modifier(
        GestureModifier(
          gesture: HorizontalPan { follow($0, isOver: $1) }, placement: .beforeContent,
          pointerKind: .touch))
  }

  /// Moves the row by a swipe from its present place.
  func follow(_ distance: CGFloat, isOver: Bool) {
    if state.swipe.start == nil {
      if model.openSwipe !== state { model.closeSwipe() }
      state.swipe.start = state.swipe.offset
    }
    var offset = (state.swipe.start ?? 0) + distance
    if leading == nil { offset = min(offset, 0) }
    if trailing == nil { offset = max(offset, 0) }
    state.swipe.offset = offset
    if isOver { settle() }
  }

  /// Shows the actions, does the first of them, or takes them back.
  private func settle() {
    state.swipe.start = nil
    let offset = state.swipe.offset
    guard let actions = offset < 0 ? trailing : leading, abs(offset) > SwipeButtons.width / 2 else {
      return model.close(state)
    }
    let width = state.element?.size.width ?? .infinity
    if actions.allowsFullSwipe, abs(offset) > 0.6 * width, let first = state.swipe.first {
      model.close(state)
      return first()
    }
    let open = SwipeButtons.width * CGFloat(max(state.swipe.count, 1))
    withAnimation(.spring(duration: 0.3)) { state.swipe.offset = offset < 0 ? -open : open }
    model.openSwipe = state
  }
}

/// The offset of a row that is swiped aside, and the buttons beside it.
struct RowSwipe {
  var offset: CGFloat = 0
  /// The offset of the row when the swipe under way began.
  var start: CGFloat?
  /// The number of buttons.
  var count = 1
  /// The action of the first button.
  var first: (() -> Void)?
}

/// The buttons that a swipe shows.
private struct SwipeButtons {
  let actions: SwipeActions
  let state: ListRowState
  let model: ListModel

  /// The width of each button at rest.
  static let width: CGFloat = 74
}

@MainActor extension SwipeButtons: View {
  var body: some View {
    Group(subviews: actions.content) { buttons in
      HStack(spacing: 0) {
        let places = Array(buttons.indices)
        ForEach(actions.edge == .trailing ? places.reversed() : places, id: \.self) { place in
          buttons[place]
        }
      }
      .onAppear {
        state.swipe.count = buttons.count
        state.swipe.first = buttons.first?.containerValues.swipeAction
      }
    }
    .environment(\.swipeState, SwipeStateReference(state: state, model: model))
    .controlContext(.swipeActions)
  }
}

/// The row that swipe buttons belong to.
private struct SwipeStateReference {
  let state: ListRowState
  let model: ListModel
}

extension SwipeStateReference: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.state === rhs.state }
}

private enum SwipeStateKey: EnvironmentKey {
  static var defaultValue: SwipeStateReference? { nil }
}

extension EnvironmentValues {
  fileprivate var swipeState: SwipeStateReference? {
    get { self[SwipeStateKey.self] }
    set { self[SwipeStateKey.self] = newValue }
  }
}

private enum SwipeActionKey: ContainerValueKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension ContainerValues {
  /// The action of a button that a swipe shows.
  fileprivate var swipeAction: (() -> Void)? {
    get { self[SwipeActionKey.self] }
    set { self[SwipeActionKey.self] = newValue }
  }
}

extension ControlContext {
  /// The buttons that a swipe over a row shows.
  @MainActor fileprivate static let swipeActions = ControlContext("swipe actions")
    .buttonStyle(SwipeButtonStyle())
    .labelStyle(.iconOnly)
    .explicitStyles(.inside)
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.swipeState) private var row
  @Environment(\.hasTint) private var hasTint

  var body: some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .contentShape(Rectangle())
      ._onButtonGesture { act() }
      .control(.button) { act() }
      .containerValue(\.swipeAction) { configuration.trigger() }
  }

  private var color: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray)
  }

  private func act() {
    if let row { row.model.close(row.state) }
    configuration.trigger()
  }
}

extension ListModel {
  /// Moves a row back over its actions.
  func close(_ state: ListRowState) {
    state.swipe.start = nil
    if state.swipe.offset != 0 {
      withAnimation(.spring(duration: 0.3)) { state.swipe.offset = 0 }
    }
    if openSwipe === state { openSwipe = nil }
  }

  func closeSwipe() { if let openSwipe { close(openSwipe) } }
}

// MARK: - Input

/// A movement of a finger across rather than along a list.
private struct HorizontalPan {
  let action: (_ distance: CGFloat, _ isOver: Bool) -> Void
}

extension HorizontalPan: PrimitiveGesture {
  typealias Value = CGFloat

  static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<CGFloat> {
    HorizontalPanRecognizer(gesture.action)
  }
}

private final class HorizontalPanRecognizer: _GestureRecognizer<CGFloat> {
  private let action: (CGFloat, Bool) -> Void
  private var start: CGPoint?
  private var told: CGFloat?
  private var isOver = false

  /// The distance that a finger moves before it either swipes or scrolls.
  private static let slop: CGFloat = 10

  init(_ action: @escaping (CGFloat, Bool) -> Void) { self.action = action }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, _) = event.kind else { return }
    guard let start else {
      if step == .began { self.start = event.location }
      return
    }
    let (across, along) = (event.location.x - start.x, event.location.y - start.y)
    if phase.isUndecided {
      if abs(along) > Self.slop || step == .ended { return phase = .failed }
      if abs(across) <= Self.slop { return }
    }
    phase = step == .ended ? .ended(across) : .active(across)
  }

  override func deliver() {
    switch phase {
    case .active(let distance):
      if told != distance { action(distance, false) }
      told = distance
    case .ended(let distance):
      if !isOver { action(distance, true) }
      isOver = true
    case .failed:
      if let told, !isOver { action(told, true) }
      isOver = true
    case .possible: break
    }
  }
}

/// Swipes with two fingers on a touch pad.
private struct ListSwipeWheel {
  let swipe: ListRowSwipe
}

extension ListSwipeWheel: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let responder = element.component(SwipeWheelResponder(swipe))
    responder.swipe = swipe
    element[WheelHandler.self] = responder
  }
}

private final class SwipeWheelResponder: WheelResponder, ElementComponent {
  var swipe: ListRowSwipe
  private var distance: CGFloat?

  init(_ swipe: ListRowSwipe) { self.swipe = swipe }

  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool {
    switch event.phase {
    case .began, .changed:
      guard distance != nil || abs(event.delta.width) > abs(event.delta.height) else {
        return false
      }
      let sum = (distance ?? 0) + event.delta.width
      distance = sum
      swipe.follow(sum, isOver: false)
      return true
    case .ended:
      guard let sum = distance else { return false }
      distance = nil
      swipe.follow(sum, isOver: true)
      return true
    case .step, .momentum: return false
    }
  }
}
