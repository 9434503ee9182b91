@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// A container whose background views inside it set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The screen of a stack, or the column of a split view, that the view is in.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// All of a split view: seen between its columns, and behind those whose own background is translucent.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab or the page of a tab view that the view is in.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window that the view is in.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget: such a background is not shown, as desktops on Linux have no widgets of programs.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Sets the background of a container around this view, which fills all of it.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the views behind a container around this view, which fill all of it.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = ContainerBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(ContainerBackgroundsKey.self) { $0.views[container] = background }
  }
}

/// The views behind a container.
final class ContainerBackground: Sendable {
  private let alignment: Alignment
  private nonisolated(unsafe) let view: AnyView

  init(alignment: Alignment, view: AnyView) {
    self.alignment = alignment
    self.view = view
  }

  /// The views as large as their container, the bars around it included.
  var filling: some View {
    Color.clear.overlay(alignment: alignment) { view }.clipped().ignoresSafeArea()
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}

/// The backgrounds that views set for the containers around them.
struct ContainerBackgrounds {
  var views: [ContainerBackgroundPlacement: ContainerBackground] = [:]
  /// True if the screen on top of a stack has a background of its own.
  var hasScreen = false
}

extension ContainerBackgrounds: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hasScreen == rhs.hasScreen && lhs.views.count == rhs.views.count
      && lhs.views.allSatisfy { rhs.views[$0] === $1 }
  }
}

struct ContainerBackgroundsKey: PreferenceKey {
  static var defaultValue: ContainerBackgrounds { ContainerBackgrounds() }

  /// Keeps the background that the first of several views beside each other sets.
  static func reduce(value: inout ContainerBackgrounds, nextValue: () -> ContainerBackgrounds) {
    let next = nextValue()
    value.views.merge(next.views) { first, _ in first }
    value.hasScreen = value.hasScreen || next.hasScreen
  }
}

/// Shows the background that the views inside set for this container, as large as the proposal.
struct ContainerBackgroundModifier: ViewModifier {
  let container: ContainerBackgroundPlacement
  @State private var background: ContainerBackground?

  func body(content: Content) -> some View {
    ZStack {
      if let background { background.filling }
      content
    }
    .onPreferenceChange(ContainerBackgroundsKey.self) { [container] backgrounds in
      background = backgrounds.views[container]
    }
    .transformPreference(ContainerBackgroundsKey.self) { [container] in
      $0.views[container] = nil
    }
  }
}
