import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A tab that a person drags along the lines of a sidebar.
struct DraggedTab: Equatable {
  /// The place of the tab in the sidebar.
  let index: Int
  let distance: CGFloat
}

/// Lets people drag a tab among the others of its section, where their choices are kept.
///
/// The lines on the way make room for it; the new order counts when it is dropped.
struct TabReordering: ViewModifier {
  let choice: TabSelection
  let index: Int
  let arrangement: TabArrangement?
  /// The tab of the sidebar that is dragged now.
  let dragged: DraggedTab?
  /// The drag of the tab, which says so.
  let drag: AnyGesture<DragGesture.Value>

  /// The height of the line of a tab in a sidebar.
  static let lineHeight: CGFloat = 32

  @ViewBuilder func body(content: Content) -> some View {
    if arrangement != nil, choice.tabs[index].isMovable(in: .sidebar) {
      let isDragged = dragged?.index == index
      content
        .offset(y: offset)
        .animation(dragged == nil || isDragged ? nil : .snappy(duration: 0.2), value: offset)
        .opacity(isDragged ? 0.8 : 1)
        .zIndex(isDragged ? 1 : 0)
        .highPriorityGesture(
          drag.onEnded { drop(DraggedTab(index: index, distance: $0.translation.height)) })
    } else {
      content
    }
  }

  /// The places of the tabs that people may move in the section of a dragged tab.
  private func places(of tab: DraggedTab) -> [Int] {
    guard let section = choice.tabs[safe: tab.index]?.section as String?? else { return [] }
    return choice.tabs.indices.filter {
      choice.tabs[$0].section == section && choice.tabs[$0].isMovable(in: .sidebar)
    }
  }

  /// The place that is nearest to a dragged tab.
  private func target(of tab: DraggedTab) -> Int {
    let line = CGFloat(tab.index) + tab.distance / Self.lineHeight
    return places(of: tab).min { abs(CGFloat($0) - line) < abs(CGFloat($1) - line) } ?? tab.index
  }

  /// The distance of the tab from its place.
  private var offset: CGFloat {
    guard let tab = dragged else { return 0 }
    if tab.index == index { return tab.distance }
    let (places, target) = (places(of: tab), target(of: tab))
    guard let place = places.firstIndex(of: index) else { return 0 }
    let step =
      tab.index < index && index <= target ? -1 : target <= index && index < tab.index ? 1 : 0
    guard let next = places[safe: place + step] else { return 0 }
    return CGFloat(next - index) * Self.lineHeight
  }

  private func drop(_ tab: DraggedTab) {
    var places = places(of: tab)
    guard let from = places.firstIndex(of: tab.index),
      let to = places.firstIndex(of: target(of: tab)), from != to
    else { return }
    places.insert(places.remove(at: from), at: to)
    arrangement?.setOrder(places.compactMap { choice.tabs[$0].name }, of: choice.tabs[tab.index])
  }
}

extension TabArrangement {
  /// Keeps the order of the tabs that belong to the section of `tab`, or to none.
  @MainActor func setOrder(_ names: [String], of tab: TabEntry) {
    if let section = tab.sectionID {
      binding.wrappedValue[section: section].tabOrder = names
    } else {
      binding.wrappedValue.order = names
    }
  }
}
