import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The actions of a swipe over a row at one edge.
struct SwipeActions {
  let edge: HorizontalEdge
  /// True if a swipe over most of the row performs the first action.
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
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let key: Any.Type =
      edge == .leading ? SwipeActions.LeadingTrait.self : SwipeActions.TrailingTrait.self
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())
    element.setTrait(ObjectIdentifier(key), actions)
    element.owner.traitsDidChange()
  }
}

/// Informs assistive programs of the swipe actions that a row's modifiers set; around the row's
/// description, so that they belong to the row and not to the texts in it.
struct ListRowAccessibilityActions {
  let traits: ListRowTraits
}

@MainActor extension ListRowAccessibilityActions: ViewModifier {
  func body(content: Content) -> some View {
    content.accessibilityActions {
      if let leading = traits.leadingActions { leading.content }
      if let trailing = traits.trailingActions { trailing.content }
    }
  }
}

extension ListRowTraits {
  /// The actions at the trailing edge.
  ///
  /// A row without any such actions that can be deleted has one that deletes it.
  @MainActor func trailingActions(in model: ListModel) -> SwipeActions? {
    if let trailingActions { return trailingActions }
    guard let deletion = delete else { return nil }
    return SwipeActions(
      edge: .trailing, allowsFullSwipe: true,
      content: AnyView(Button("Delete", role: .destructive) { model.delete(deletion) }))
  }
}

/// The part of a row with its background and its actions.
struct ListRowBox: Shape {
  let margin: CGFloat
  let spaceAbove: CGFloat
  let corners: RectangleCornerRadii

  nonisolated func path(in rect: CGRect) -> Path {
    let box = CGRect(
      x: rect.minX + margin, y: rect.minY + spaceAbove, width: max(rect.width - 2 * margin, 0),
      height: max(rect.height - spaceAbove, 0))
    return UnevenRoundedRectangle(cornerRadii: corners).path(in: box)
  }
}

/// Moves a row aside to show its actions.
struct ListRowSwipe {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  let state: ListRowState
  let model: ListModel
  let box: ListRowBox
}

@MainActor extension ListRowSwipe: ViewModifier {
  func body(content: Content) -> some View {
    let swipe = state.swipe
    content
      .offset(x: swipe.offset)
      .background(alignment: swipe.offset < 0 ? .trailing : .leading) {
        Group {
          if swipe.offset < 0, let trailing {
            SwipeButtons(actions: trailing, state: state, model: model)
              .frame(width: -swipe.offset)
          } else if swipe.offset > 0, let leading {
            SwipeButtons(actions: leading, state: state, model: model).frame(width: swipe.offset)
          }
        }
        .padding(.top, box.spaceAbove)
        .padding(.horizontal, box.margin)
      }
      .clipShape(box)
      .modifier(SwipeModifier(self))
  }

  /// True if there are actions at the edge that a swipe uncovers, or visible ones to hide.
  func accepts(_ distance: CGFloat) -> Bool {
    state.swipe.offset != 0 || (distance < 0 ? trailing : leading) != nil
  }

  /// Moves the row by a swipe from its present place.
  func follow(_ distance: CGFloat) {
    if state.swipe.start == nil {
      if model.openSwipe !== state { model.closeSwipe() }
      state.swipe.start = state.swipe.offset
    }
    var offset = (state.swipe.start ?? 0) + distance
    if leading == nil { offset = min(offset, 0) }
    if trailing == nil { offset = max(offset, 0) }
    state.swipe.offset = offset
  }

  /// Shows the actions, performs the first of them, or hides them.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the fingers when they left, in points per second: a flick shows or hides the actions.
  ///   - performs: false if what is performed by a swipe over most of the row is only shown.
  func settle(velocity: CGFloat = 0, performs: Bool = true) {
    state.swipe.start = nil
    let offset = state.swipe.offset
    let end = offset + velocity * Self.glide
    guard let actions = offset < 0 ? trailing : leading, (end < 0) == (offset < 0),
      abs(end) > SwipeButtons.width / 2
    else {
      return model.close(state)
    }
    let width = state.element?.size.width ?? .infinity
    if performs, actions.allowsFullSwipe, abs(offset) > 0.6 * width, let first = state.swipe.first {
      model.close(state)
      return first()
    }
    model.uncover(state, offset < 0 ? .trailing : .leading)
  }

  /// The time, in seconds, for which a row that is flicked would go on.
  private static let glide: CGFloat = 0.1
}

/// The offset of a row that is swiped aside, and the buttons beside it.
struct RowSwipe {
  /// The distance from the leading edge: positive where the row stands aside for leading buttons.
  var offset: CGFloat = 0
  /// The offset of the row when the swipe under way began.
  var start: CGFloat?
  /// The number of buttons.
  var count = 1
  /// The width of the widest label.
  var labelWidth: CGFloat = 0
  /// The action of the first button.
  var first: (() -> Void)?
}

/// The buttons that a swipe shows.
private struct SwipeButtons {
  let actions: SwipeActions
  let state: ListRowState
  let model: ListModel

  /// The least width of each button at rest.
  static let width: CGFloat = 74
  /// The least distance from a label to the edge of its button.
  static let padding: CGFloat = 6
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
        // A row that was opened by a button, and not by a swipe, shows its actions only now.
        if model.openSwipe === state, state.swipe.start == nil {
          model.uncover(state, actions.edge)
        }
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
      // Larger labels would leave no space for a second one in the width of a phone.
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .fixedSize()
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        if let row { row.model.fit(row.state, label: $0) }
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .clipped()
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
  /// Moves a row aside as far as its actions at an edge are wide.
  func uncover(_ state: ListRowState, _ edge: HorizontalEdge) {
    let button = max(SwipeButtons.width, state.swipe.labelWidth + 2 * SwipeButtons.padding)
    let all = button * CGFloat(max(state.swipe.count, 1))
    let width = min(all, state.element?.size.width ?? .infinity)
    withAnimation(.spring(duration: 0.3)) {
      state.swipe.offset = edge == .trailing ? -width : width
    }
    openSwipe = state
  }

  /// Makes the buttons of a row so wide that a label has space.
  fileprivate func fit(_ state: ListRowState, label: CGFloat) {
    guard label > state.swipe.labelWidth else { return }
    state.swipe.labelWidth = label
    let isAtRest = openSwipe === state && state.swipe.start == nil && state.swipe.offset != 0
    if isAtRest { uncover(state, state.swipe.offset < 0 ? .trailing : .leading) }
  }

  /// Moves a row back over its actions.
  func close(_ state: ListRowState) {
    (state.swipe.start, state.swipe.labelWidth) = (nil, 0)
    if state.swipe.offset != 0 {
      withAnimation(.spring(duration: 0.3)) { state.swipe.offset = 0 }
    }
    if openSwipe === state { openSwipe = nil }
  }

  func closeSwipe() { if let openSwipe { close(openSwipe) } }
}

// MARK: - Input

@MainActor extension ListRowSwipe: SwipeTarget {
  var swipeAxis: Axis { .horizontal }

  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool {
    accepts(logical(distance, in: element))
  }

  /// Converts a distance to one from the leading edge: where lines begin at the right, fingers that
  /// move to the right uncover the trailing actions.
  private func logical(_ distance: CGFloat, in element: LayoutElement) -> CGFloat {
    element.owner.environment.layoutDirection == .rightToLeft ? -distance : distance
  }

  func follow(_ swipe: Swipe, in element: LayoutElement) {
    switch swipe {
    case .pulled(let distance): follow(logical(distance, in: element))
    case .released(let distance, let velocity):
      follow(logical(distance, in: element))
      settle(velocity: logical(velocity, in: element))
    case .stopped(let distance):
      follow(logical(distance, in: element))
      settle(performs: false)
    case .cancelled: settle(performs: false)
    }
  }
}
