@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The condition under which the bar of a phone's tab view becomes small.
///
/// A small bar is the icon of the chosen tab; the view beside the bar stands in its row then. A press on the icon, and
/// scrolling in the other direction, bring the whole bar back.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, down, up }

  private let kind: Kind

  /// The platform's rule: the bar stays as it is.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// The bar stays as it is.
  public static let never = TabBarMinimizeBehavior(kind: .never)
  /// The bar becomes small when people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .down)
  /// The bar becomes small when people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .up)

  /// True if the bar becomes small, false if it becomes whole, nil if it stays as it is.
  func change(from old: CGFloat, to new: CGFloat) -> Bool? {
    let isDown = new > old
    return switch kind {
    case .automatic, .never: nil
    // At the top, where content is pulled beyond its end, nothing is hidden below the bar.
    case .down: new <= 0 ? false : isDown
    case .up: new <= 0 ? nil : !isDown
    }
  }

  var minimizes: Bool { kind == .down || kind == .up }
}

nonisolated extension View {
  /// Sets the condition under which the bars of the tab views inside become small, on a phone.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EnvironmentWriter { $0.tabBarMinimizeBehavior = behavior })
  }
}

extension EnvironmentValues {
  private enum MinimizeKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }

  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[MinimizeKey.self] }
    set { self[MinimizeKey.self] = newValue }
  }
}

/// Makes the bar of tabs small or whole while people scroll in one of the tabs.
struct TabScrollModifier {
  let behavior: TabBarMinimizeBehavior
  let change: @MainActor (_ isMinimized: Bool) -> Void
}

extension TabScrollModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    TabScrollNode(view, inputs)
  }
}

private final class TabScrollNode<C: View>: WrappingNode<C, TabScrollModifier>, LayoutReader {
  private weak var area: ScrollAreaNode?
  private var last: CGFloat?

  override func didMake() { graph.add(self) }

  override func detach() {
    super.detach()
    graph.remove(self)
  }

  func readLayout() -> Bool {
    guard modifier.behavior.minimizes, let area = findArea() else { return false }
    let geometry = area.geometry
    // A pull beyond the end goes back by itself.
    let end = geometry.contentSize.height - geometry.containerSize.height
    let new = min(geometry.contentOffset.y + geometry.contentInsets.top, max(0, end))
    guard let old = last else {
      last = new
      return false
    }
    // A movement smaller than a finger's tremble has no direction.
    if abs(new - old) < 1 { return false }
    last = new
    if let isMinimized = modifier.behavior.change(from: old, to: new) {
      graph.afterLayout { [modifier] in modifier.change(isMinimized) }
    }
    return false
  }

  /// The outermost scroll view of the tab, whose views live where they were declared and are only shown here.
  private func findArea() -> ScrollAreaNode? {
    if let area, !area.isDetached, area.element?.isLeftOut == false { return area }
    var elements = collectedElements
    while !elements.isEmpty {
      for element in elements where !element.isLeftOut {
        guard let found = element.owner as? ScrollAreaNode, found.axes.contains(.vertical) else {
          continue
        }
        (area, last) = (found, nil)
        return found
      }
      elements = elements.flatMap(\.children)
    }
    return nil
  }
}
