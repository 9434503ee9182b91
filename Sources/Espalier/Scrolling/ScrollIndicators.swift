import EspalierDrawing

/// Whether a scrollable view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Visibility { case automatic, visible, hidden, never }

  private let visibility: Visibility

  /// While the content moves, where the view does not ask for none.
  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .automatic)
  }
  /// While the content moves, whatever the view itself asks for.
  public static var visible: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .visible)
  }
  /// Not, unless that would be unusual for the input device; here that is never.
  public static var hidden: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .hidden)
  }
  public static var never: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .never)
  }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
  /// Whether scrollable views show their horizontal indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether scrollable views show their vertical indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  func scrollIndicatorVisibility(_ axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
  }
}

nonisolated extension View {
  /// Sets whether the scrollable views in this view show indicators along the given axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if axes.contains(.horizontal) {
          environment.horizontalScrollIndicatorVisibility = visibility
        }
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
      })
  }
}
