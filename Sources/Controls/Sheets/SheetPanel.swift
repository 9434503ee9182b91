@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The views of a sheet, on its card.
struct SheetPanel<Content: View> {
  let form: SheetForm
  let content: Content
  /// The state of a presenter that follows the options of the views; nil for other presenters.
  var given: SheetState?
  @State private var own = SheetState()
  @Environment(\.look.sheets) private var look
  @Environment(\.floatingLayer) private var layer
  @Environment(\.self) private var environment
}

@MainActor extension SheetPanel: View {
  var body: some View {
    let isUsable = state.leavesBehindUsable(environment)
    let isDisabled = state.isDismissDisabled
    Group {
      switch look.form(form) {
      case .card: CardSheet(state: state) { panelContent }
      case .drawer: DrawerSheet(state: state) { panelContent }
      case .cover: CoverSheet(state: state) { panelContent }
      }
    }
    .connecting {
      layer?.isCloseDisabled = isDisabled
      if let layer, layer.leavesBehindUsable != isUsable { layer.leavesBehindUsable = isUsable }
    }
  }

  private var state: SheetState { given ?? own }

  /// The views below each other; those of a card can be reached where it is larger than the window.
  private var stacked: AnyView {
    switch look.form(form) {
    case .card: AnyView(OverflowScroll { VStack { content } })
    case .drawer, .cover: AnyView(VStack { content })
    }
  }

  private var panelContent: some View {
    environment.presentationSurroundings.addBars(stacked)
      .presentedEnvironment()
      .onPreferenceChange(PresentationOptionsKey.self) { options in
        MainActor.assumeIsolated { state.take(options) }
      }
  }
}

/// The background of a sheet.
struct SheetBackground {
  let state: SheetState
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look.sheets) private var look
}

@MainActor extension SheetBackground: View {
  @ViewBuilder var body: some View {
    if let background = state.background {
      Color.clear.overlay(alignment: background.alignment) { background.view }
    } else {
      colorScheme == .dark ? look.background.dark : look.background.light
    }
  }
}

/// A card in a window.
private struct CardSheet<Content: View> {
  let state: SheetState
  @ViewBuilder let content: Content
  @Environment(\.floatingLayer) private var layer
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The corner radius of macOS 26's windows without a toolbar.
  private static var cornerRadius: CGFloat { 16 }
}

@MainActor extension CardSheet: View {
  var body: some View {
    let isShown = layer?.motion?.isShown ?? true
    let shape = RoundedRectangle(cornerRadius: state.cornerRadius ?? Self.cornerRadius)
    SheetCardLayout(sizing: state.sizing) {
      content
        .background { SheetBackground(state: state) }
        .clipShape(shape)
        .background {
          shape
            .fill(state.background == nil ? PanelColor.fill(colorScheme) : .clear)
            .shadow(color: .black.opacity(colorScheme == .dark ? 0.55 : 0.3), radius: 20, y: 8)
        }
        .overlay { shape.strokeBorder(.primary.opacity(0.12), lineWidth: 0.5) }
        .contentShape(shape)
        .containerShape(shape)
        .controlGroup(.dialog)
        .scaleEffect(isShown || reducesMotion ? 1 : 0.94)
        .opacity(isShown ? 1 : 0)
    }
  }
}

/// A card that comes up from the bottom of a phone.
private struct DrawerSheet<Content: View> {
  let state: SheetState
  @ViewBuilder let content: Content
  @Environment(\.floatingLayer) private var layer
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.self) private var environment

  /// The corner radius of a sheet, as recorded on iOS 26.
  private static var cornerRadius: CGFloat { 39 }
  /// Lower sheets are detached from the edges of the window, at this distance.
  private static var inset: CGFloat { 8 }
}

@MainActor extension DrawerSheet: View {
  var body: some View {
    let isShown = layer?.motion?.isShown ?? true
    let (height, offset) = state.place(environment)
    let inset = isFree ? Self.inset : 0
    let (shape, bottom) = (outline, state.safeArea.bottom)
    let length = max(0, height + bottom - inset)
    let grows = state.grows(in: layer)
    // A view that reads the size of the window is as large as the window, even while the sheet is
    // pulled beyond it.
    Color.clear
      .onGeometryChange(for: WindowRoom.self) {
        WindowRoom(size: $0.size)
      } action: {
        state.window = $0.size
      }
      .modifier(SafeAreaReader(state: state))
      .overlay(alignment: .bottom) {
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .top) { if showsIndicator { DragIndicator() } }
          .safeAreaPadding(.bottom, isFree ? 0 : bottom)
          .background { SheetBackground(state: state) }
          .clipShape(shape)
          .contentShape(shape)
          .containerShape(shape)
          .highPriorityGesture(
            dragging, including: !isCover && resizes ? .all : .subviews
          )
          // A finger scrolls what is inside, and pulls the sheet where that has come to its end.
          .modifier(
            SwipeModifier(isCover || resizes ? nil : SheetPull(state: state) { settle($0) })
          )
          .modifier(
            GestureModifier(
              gesture: dragging, mask: isCover || resizes || scrolls ? .subviews : .all,
              pointerKind: .mouse)
          )
          .controlGroup(.dialog)
          .frame(height: length.isFinite ? length : nil)
          .padding(.horizontal, inset)
          .padding(.bottom, inset)
          .modifier(
            SlideEffect(points: offset, share: isShown || reducesMotion || grows ? 0 : 1)
          )
          .opacity(isShown || !reducesMotion ? 1 : 0)
      }
      .modifier(
        SheetZoom(
          shown: isShown || reducesMotion || !grows ? 1 : 0, source: state.zoom,
          insets: EdgeInsets(
            top: state.window.height - inset - length + offset, leading: inset,
            bottom: inset - offset, trailing: inset),
          cornerRadius: state.cornerRadius ?? Self.cornerRadius)
      )
      .ignoresSafeArea()
  }

  private var isCover: Bool { state.adaptation == .fullScreenCover }

  private var isFree: Bool {
    let heights = state.heights(environment)
    return state.current(environment).detent != .large
      && (heights.count > 1 || heights[0].detent != .large)
  }

  private var outline: UnevenRoundedRectangle {
    let usual = isCover ? 0 : Self.cornerRadius
    let radius = state.cornerRadius ?? usual
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: isFree ? radius : 0,
      bottomTrailingRadius: isFree ? radius : 0, topTrailingRadius: radius)
  }

  private var showsIndicator: Bool {
    switch state.indicator {
    case .visible: true
    case .hidden: false
    case .automatic: state.heights(environment).count > 1
    }
  }

  private var dragging: some Gesture {
    AxisDragGesture(.vertical, minimumDistance: 8, coordinateSpace: .global)
      .onChanged { state.drag(by: $0.translation.height) }
      .onOver { settle($0?.predictedEndTranslation.height ?? 0) }
  }

  private var resizes: Bool { state.resizesFirst(environment) }

  private var scrolls: Bool { state.contentInteraction == .scrolls }

  private func settle(_ predicted: CGFloat) {
    if state.endDrag(predicted: predicted, environment) { layer?.close() }
  }
}

/// The pull of a finger on a sheet, where nothing below the finger scrolls in that direction.
private struct SheetPull {
  let state: SheetState
  let settle: @MainActor (CGFloat) -> Void
}

extension SheetPull: SwipeTarget {
  var swipeAxis: Axis { .vertical }

  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool { true }

  func follow(_ swipe: Swipe, in element: LayoutElement) {
    switch swipe {
    case .pulled(let distance): state.drag(by: distance)
    case .released(let distance, let velocity):
      state.drag(by: distance)
      // The same distance that a drag gesture predicts.
      settle(distance + velocity / 4)
    case .stopped, .cancelled: settle(0)
    }
  }
}

/// The size of a window.
private struct WindowRoom: Equatable {
  let size: CGSize
}

/// Reports the unsafe parts of the window to a sheet.
struct SafeAreaReader: ViewModifier {
  let state: SheetState

  func body(content: Content) -> some View {
    content.background {
      Color.clear.onGeometryChange(for: EdgeInsets.self) {
        $0.safeAreaInsets
      } action: {
        state.safeArea = $0
      }
    }
  }
}

/// The mark by which a sheet can be dragged.
private struct DragIndicator: View {
  var body: some View {
    Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
      .accessibilityHidden(true)
  }
}

/// A sheet that covers a phone's window.
private struct CoverSheet<Content: View> {
  let state: SheetState
  @ViewBuilder let content: Content
  @Environment(\.floatingLayer) private var layer
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

@MainActor extension CoverSheet: View {
  var body: some View {
    let isShown = layer?.motion?.isShown ?? true
    let grows = state.grows(in: layer)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { SheetBackground(state: state).ignoresSafeArea() }
      .contentShape(Rectangle())
      .controlGroup(.dialog)
      .modifier(SlideEffect(share: isShown || reducesMotion || grows ? 0 : 1.2))
      .modifier(
        SheetZoom(
          shown: isShown || reducesMotion || !grows ? 1 : 0, source: state.zoom,
          insets: EdgeInsets(
            top: -state.safeArea.top, leading: -state.safeArea.leading,
            bottom: -state.safeArea.bottom, trailing: -state.safeArea.trailing),
          cornerRadius: 0)
      )
      .opacity(isShown || !reducesMotion ? 1 : 0)
      .modifier(SafeAreaReader(state: state))
  }
}
