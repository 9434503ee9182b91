import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Tabs as pages that a finger turns, with dots.
struct PagedTabs {
  let choice: TabSelection
  let axis: Axis
  let display: PageTabViewStyle.IndexDisplayMode
  @State private var drag: CGFloat = 0
  @State private var size = CGSize.zero
  @Environment(\.layoutDirection) private var direction
  @Environment(\.pageIndexBackground) private var background
}

@MainActor extension PagedTabs: View {
  var body: some View {
    Pile(position: position, axis: axis) {
      ForEach(choice.tabs) { tab in
        ZStack { tab.option.view }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(ContainerBackgroundModifier(container: .tabView))
          .pageLayer("page", isCovered: tab.id != choice.tabs[safe: choice.index]?.id) {
            handle($0)
          }
      }
    }
    // A finger may turn to the pages beside.
    .connecting {
      for index in choice.index - 1...choice.index + 1 { choice.tabs[safe: index]?.slot?.open() }
    }
    .clipped()
    .contentShape(Rectangle())
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .modifier(SwipeModifier(self))
    .modifier(GestureModifier(gesture: mouseDrag, pointerKind: .mouse))
    .overlay(alignment: .bottom) { if showsDots { dots } }
  }

  /// The place of the pages: between two while a finger turns them.
  private var position: CGFloat {
    let last = CGFloat(max(0, choice.tabs.count - 1))
    let position = CGFloat(choice.index) - drag / length
    // Beyond the ends pages follow the finger by a third.
    if position < 0 { return position / 3 }
    return position > last ? last + (position - last) / 3 : position
  }

  /// Converts a distance to one in the direction of the pages.
  private func distance(_ distance: CGFloat) -> CGFloat {
    axis == .horizontal && direction == .rightToLeft ? -distance : distance
  }

  /// Returns true if there is a page on the side that a pull by `distance` uncovers.
  private func canTurn(_ distance: CGFloat) -> Bool {
    choice.tabs.indices.contains(choice.index + (distance < 0 ? 1 : -1))
  }

  private var mouseDrag: some Gesture {
    AxisDragGesture(axis, minimumDistance: 10)
      .onChanged { drag = distance($0.translation[axis]) }
      .onOver { turn(by: $0.map { distance($0.predictedEndTranslation[axis]) } ?? 0) }
  }

  /// The length of a page along the axis.
  private var length: CGFloat { max(size[axis], 1) }

  private func turn(by distance: CGFloat) {
    let steps = distance < -length / 2 ? 1 : distance > length / 2 ? -1 : 0
    withAnimation(.easeOut(duration: 0.25)) {
      drag = 0
      choice.select(max(0, min(choice.index + steps, choice.tabs.count - 1)))
    }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    if choice.handle(event) { return true }
    guard event.phase != .up, event.modifiers.isEmpty else { return false }
    let (next, previous): (KeyEquivalent, KeyEquivalent) =
      axis == .vertical
      ? (.downArrow, .upArrow)
      : direction == .rightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    guard event.key == next || event.key == previous else { return false }
    let index = choice.index + (event.key == next ? 1 : -1)
    guard choice.tabs.indices.contains(index) else { return false }
    withAnimation(.easeOut(duration: 0.25)) { choice.select(index) }
    return true
  }

  private var showsDots: Bool {
    switch display {
    case .automatic: choice.tabs.count > 1
    case .always: true
    default: false
    }
  }

  private var dots: some View {
    HStack(spacing: 10) {
      ForEach(choice.tabs.indices, id: \.self) { index in
        TabButton(choice: choice, index: index) { _ in
          Circle()
            .fill(index == choice.index ? Color.white : Color.white.opacity(0.35))
            .frame(width: 8, height: 8)
            .shadow(color: .black.opacity(0.2), radius: 1)
        }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background {
      if background == .always || background == .interactive && drag != 0 {
        Capsule().fill(Color.black.opacity(0.2))
      }
    }
    .padding(.bottom, 16)
    .controlGroup(.tabList)
  }
}

extension PagedTabs: SwipeTarget {
  var swipeAxis: Axis { axis }

  /// At an end, the pages give way to what can be pulled around them; otherwise they follow the finger a little.
  func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool {
    if canTurn(self.distance(distance)) { return true }
    return !element.outward.dropFirst()
      .contains {
        guard let other = $0[SwipeHandler.self], other.swipeAxis == swipeAxis else { return false }
        return other.acceptsSwipe(distance, in: $0)
      }
  }

  func follow(_ swipe: Swipe, in element: LayoutElement) {
    switch swipe {
    case .pulled(let way): drag = distance(way)
    // The same distance that a drag gesture predicts.
    case .released(let way, let velocity): turn(by: distance(way + velocity / 4))
    case .stopped(let way): turn(by: distance(way))
    case .cancelled: turn(by: 0)
    }
  }
}

extension Collection {
  /// The element at a place, if there is one.
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
