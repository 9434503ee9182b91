import EspalierCore
import EspalierDrawing

/// The rule by which a finger can pull content beyond its end, from where it springs back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, always, basedOnSize }

  private let behavior: Behavior

  /// The usual behavior: bounces along the axes that scroll.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(behavior: .automatic) }
  /// Bounces even where all of the content fits.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(behavior: .always) }
  /// Bounces where there is more content than fits.
  public static var basedOnSize: ScrollBounceBehavior {
    ScrollBounceBehavior(behavior: .basedOnSize)
  }
}

private enum HorizontalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private enum VerticalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension EnvironmentValues {
  /// The bounce behavior of scrollable views along the horizontal axis.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The bounce behavior of scrollable views along the vertical axis.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  func scrollBounceBehavior(_ axis: Axis) -> ScrollBounceBehavior {
    axis == .horizontal ? horizontalScrollBounceBehavior : verticalScrollBounceBehavior
  }
}

nonisolated extension View {
  /// Sets the way in which the scrollable views in this view bounce along the given axes.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
      })
  }
}
