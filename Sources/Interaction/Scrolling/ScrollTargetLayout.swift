@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Makes the children of the outermost layout in this view the targets at which the scroll view
  /// around it comes to rest, and whose identities its position reports.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Makes this view a target at which the scroll view around it comes to rest, and whose identity
  /// its position reports.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}

private struct ScrollTargetModifier {
  let isLayout: Bool
  let isEnabled: Bool
}

extension ScrollTargetModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    let scrolling = element.graph.scrolling
    if isLayout {
      scrolling.targetLayouts.set(element, isEnabled)
    } else {
      scrolling.targets.set(element, isEnabled)
    }
  }
}

extension ScrollAreaNode {
  /// A view that the scroll view comes to rest at.
  struct Target {
    /// Its place in the content, in the coordinates of ``ScrollAreaNode/Place``.
    var rect: CGRect
    /// The view; nil if it is not made yet.
    var element: LayoutElement?
    /// The node that contains the source of the targets' identities.
    var scope: ViewNode
  }

  /// The targets that are made, from the leading edge on, in source order.
  final var targets: [Target] {
    var targets: [Target] = []
    for element in graph.scrolling.targetLayouts.all() where element.scrollElement === self.element
    {
      let layout = element.innermost
      targets += layout.shownChildren.map { target($0, within: layout.owner) }
    }
    for element in graph.scrolling.targets.all() where element.scrollElement === self.element {
      targets.append(target(element, within: self))
    }
    return targets
  }

  private func target(_ element: LayoutElement, within scope: ViewNode) -> Target {
    let rect = contentRect(CGRect(origin: .zero, size: element.size), of: element)
    return Target(rect: rect, element: element, scope: scope)
  }

  /// The places of targets that meet `rect`, including those that are not made yet.
  final func targetPlaces(in rect: CGRect) -> [CGRect] {
    var places = targets.map(\.rect)
    for layout in graph.scrolling.targetLayouts.all() where layout.scrollElement === element {
      guard let source = layout.innermost.owner.scrollTargets, let inner = source.targetElement
      else { continue }
      // The source's own coordinates start elsewhere, and may be mirrored; its extent is enough
      // here.
      let origin = contentRect(CGRect(origin: .zero, size: inner.size), of: inner).origin
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      places += source.targetPlaces(in: local).map { contentRect($0, of: inner) }
    }
    return places.filter { $0.touches(rect) }
  }
}

extension ScrollAreaNode.Target {
  /// The target's identity; nil if it was given none.
  @MainActor var id: AnyHashable? { element?.innermost.owner.identity(within: scope) }
}
