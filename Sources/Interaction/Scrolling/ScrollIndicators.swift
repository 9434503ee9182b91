import EspalierCore
import EspalierDrawing

/// The visibility of the indicators with which a scrollable view shows its offset.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Visibility { case automatic, visible, hidden, never }

  private let visibility: Visibility

  /// Shown while the content moves, unless the view itself hides them.
  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .automatic)
  }
  /// Shown while the content moves, whatever the view itself sets.
  public static var visible: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .visible)
  }
  /// Hidden, unless that would be unusual for the input device, which never applies here.
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
  /// The visibility of scrollable views' horizontal indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of scrollable views' vertical indicators.
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
